import { Pin } from "lucide-react";
import { readKept } from "#domain/directory/pinned-entries.ts";
import { type PortalCategory, portalsAt, readUrls } from "#domain/job-portals/job-portals.ts";
import { pinnedEntriesKey, pinnedPortalsKey } from "#domain/storage-keys.ts";
import { pinsToAdd } from "#domain/tracker/pins.ts";
import type { TrackerRecord } from "#domain/tracker/record.schema.ts";
import { newRecord } from "#domain/tracker/record.ts";
import { passFocusOn } from "#web/lib/focus.ts";
import { useStored } from "#web/lib/storage.ts";
import { Button } from "#web/ui/button.tsx";
import { addAll } from "./actions.ts";

/** Offers to add the pins of other tools to the tracker. The pins stay in those tools. */
export function AddPins({ records }: { records: TrackerRecord[] }) {
  const urls = readUrls(useStored(pinnedPortalsKey));
  const entries = readKept(useStored(pinnedEntriesKey));
  const { length: count } = pinsToAdd(urls, [], entries, records);
  if (count === 0) return;
  const named = count === 1 ? "your pin" : `your ${count} pins`;
  const add = async () => {
    const pins = pinsToAdd(urls, urls.length > 0 ? portalsAt(await portals(), urls) : [], entries, records);
    const now = new Date();
    const added = pins.map((pin) => newRecord(crypto.randomUUID(), pin, { stage: "saved" }, now));
    await addAll(added, `Added ${named}`);
  };
  return (
    <Button ref={passFocusOn} variant="secondary" onClick={add}>
      <Pin aria-hidden="true" className="size-4" />
      Add {named}
    </Button>
  );
}

/** The portals, which have names for the pinned addresses. Empty without a connection. */
async function portals(): Promise<PortalCategory[]> {
  try {
    return (await import("#content/job-portals.json")).default as PortalCategory[];
  } catch {
    return [];
  }
}

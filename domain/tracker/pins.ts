import type { KeptEntry } from "../directory/pinned-entries.ts";
import type { Portal } from "../job-portals/job-portals.ts";
import { screens } from "../screens.ts";
import type { TrackerRecord } from "./record.schema.ts";
import type { Saveable } from "./saveable.ts";
import { addressKey } from "./saved-keys.ts";

/** Directories whose entries can be tracked. The others are for looking things up. */
const kinds: Partial<Record<KeptEntry["directory"], Saveable["kind"]>> = {
  certifications: "certification",
  projects: "project",
};

/**
 * Entries that are pinned in other tools and not in the tracker, in the form that the Save buttons
 * use. A portal that is not among `portals` is named after its host.
 */
export function pinsToAdd(
  portalUrls: string[],
  portals: Portal[],
  entries: KeptEntry[],
  records: TrackerRecord[],
): Saveable[] {
  const names = new Map(portals.map(({ name, url }) => [url, name]));
  const pinned = [
    ...portalUrls.map((url): Saveable => {
      const title = names.get(url) ?? new URL(url).hostname;
      return { kind: "portal", title, url, source: "Job Portals" };
    }),
    ...entries.flatMap(({ directory, name, url }): Saveable[] => {
      const kind = kinds[directory];
      return kind ? [{ kind, title: name, url, source: screens[directory].title }] : [];
    }),
  ];
  if (pinned.length === 0) return [];
  const known = new Set(records.map(({ url }) => addressKey(url)));
  return pinned.filter(({ url }) => !known.has(addressKey(url)));
}

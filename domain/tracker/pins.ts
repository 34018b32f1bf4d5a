import type { KeptEntry } from "../directory/pinned-entries.ts";
import type { Portal } from "../job-portals/job-portals.ts";
import { screens } from "../screens.ts";
import type { TrackerRecord } from "./record.schema.ts";
import { addressKey } from "./record.ts";
import type { Saveable } from "./saveable.ts";

/** Directories whose entries one can be busy with. The others are for looking things up. */
const kinds: Partial<Record<KeptEntry["directory"], Saveable["kind"]>> = {
  certifications: "certification",
  projects: "project",
};

/**
 * What other tools have pinned and the tracker has no record of, as their Save buttons save it. A
 * portal without a name among `portals` has that of its host.
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

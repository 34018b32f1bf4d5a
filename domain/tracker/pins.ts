import type { KeptEntry } from "../directory/pinned-entries.ts";
import type { Portal } from "../job-portals/job-portals.ts";
import { screens } from "../screens.ts";
import { parseUrl } from "../text/url.ts";
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
 * use. A portal that is not among `portals` is named after its host. A portal of which a search was
 * saved, "Baker: Naukri", is in the tracker.
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
  const searches = records.filter(({ kind, title }) => kind === "portal" && title.includes(": "));
  const isSearched = (page: string) => searches.some(({ url }) => leadsTo(page, url));
  return pinned.filter(({ kind, url }) => !known.has(addressKey(url)) && !(kind === "portal" && isSearched(url)));
}

/** Whether a search is on a portal's own page or below it: "/baker-jobs" below "/". */
function leadsTo(page: string, search: string): boolean {
  const [pageAt, searchAt] = [parseUrl(page), parseUrl(search)];
  if (!pageAt || !searchAt || pageAt.search || pageAt.host !== searchAt.host) return false;
  const front = pageAt.pathname.replace(/index\.\w+$/, "");
  return front.endsWith("/") ? searchAt.pathname.startsWith(front) : searchAt.pathname === front;
}

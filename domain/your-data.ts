import { checklistKey } from "./checklist.ts";
import { doneCertificationsKey, pinnedEntriesKey, plannedCertificationsKey, visitedEntriesKey } from "./directory.ts";
import { pinnedPortalsKey, visitedPortalsKey } from "./job-portals.ts";
import { savedSearchesKey } from "./job-search.ts";
import { promptVariantsKey } from "./prompts.ts";

/** Everything that we may keep in a visitor's browser; what is not in this table is not stored. */
export const storedThings = [
  { key: "theme", title: "Theme", about: "Light, dark, or like your system." },
  {
    key: checklistKey,
    title: "Checklist progress",
    about: "The items you ticked. Forgotten 30 days after your last change.",
  },
  { key: savedSearchesKey, title: "Saved job searches", about: "Up to 20 searches, and when you last opened each." },
  { key: pinnedPortalsKey, title: "My portals", about: "The addresses of the job portals you pinned." },
  { key: visitedPortalsKey, title: "Visited portals", about: "The addresses of the job portals you opened from here." },
  { key: pinnedEntriesKey, title: "Pinned entries", about: "What you pinned in the directories." },
  { key: visitedEntriesKey, title: "Opened entries", about: "The twelve that you opened last from each directory." },
  { key: plannedCertificationsKey, title: "Planned certifications", about: "The certifications you plan to take." },
  { key: doneCertificationsKey, title: "Certifications done", about: "The certifications you have taken." },
  { key: promptVariantsKey, title: "Saved prompts", about: "Up to 50 prompts with the words you filled in." },
];

/** What the browser holds, by key; only keys of the table. */
export type Stored = Record<string, string>;

const site = "zero-to-offer";
const longestFile = 5_000_000;

export function exportFile(stored: Stored, now: number): string {
  return JSON.stringify({ site, saved: new Date(now).toISOString(), data: ours(stored) }, null, 2);
}

/** What an exported file holds; undefined when it is not one of ours. Unknown keys and values that are no text are dropped. */
export function readExportFile(file: string): Stored | undefined {
  if (file.length > longestFile) return undefined;
  try {
    const read = JSON.parse(file);
    if (read.site === site && typeof read.data === "object" && read.data !== null) return ours(read.data);
  } catch {
    return undefined;
  }
}

function ours(data: object): Stored {
  const keys = new Set(storedThings.map(({ key }) => key));
  return Object.fromEntries(Object.entries(data).filter(([key, text]) => keys.has(key) && typeof text === "string"));
}

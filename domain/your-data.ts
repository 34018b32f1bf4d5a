import {
  checklistKey,
  doneCertificationsKey,
  jobPostingKey,
  pinnedEntriesKey,
  pinnedPortalsKey,
  plannedCertificationsKey,
  portfolioDraftKey,
  promptVariantsKey,
  recentsKey,
  savedSearchesKey,
  setAsideTermsKey,
  sheetProgressKey,
  themeKey,
  visitedEntriesKey,
  visitedPortalsKey,
  wantedJobKey,
} from "./storage-keys.ts";

/**
 * Everything that we may keep in a visitor's browser; what is not in this table is not stored. The
 * keys are the tools' own.
 */
export const storedThings = [
  { key: themeKey, title: "Theme", about: "Light, dark, or like your system." },
  { key: recentsKey, title: "Recently opened", about: "The last six things you opened from the search." },
  {
    key: checklistKey,
    title: "Checklist progress",
    about: "The items you ticked. Forgotten 30 days after your last change.",
  },
  {
    key: savedSearchesKey,
    title: "Saved job searches",
    about: "Up to 20 searches, and when you last opened each.",
  },
  { key: wantedJobKey, title: "The job you look for", about: "The role, the city and the country you typed last." },
  { key: jobPostingKey, title: "Job posting", about: "The posting that you compared last with your resume." },
  {
    key: setAsideTermsKey,
    title: "Set aside in job matches",
    about: "Up to 500 requirements of which you said that they do not matter.",
  },
  { key: pinnedPortalsKey, title: "My portals", about: "The addresses of the job portals you pinned." },
  {
    key: visitedPortalsKey,
    title: "Visited portals",
    about: "The addresses of the job portals you opened from here.",
  },
  {
    key: portfolioDraftKey,
    title: "Portfolio in the making",
    about: "What was read from your resume, and your edits. Kept until you start over.",
  },
  { key: promptVariantsKey, title: "Saved prompts", about: "Up to 50 prompts with the words you filled in." },
  {
    key: sheetProgressKey,
    title: "Cheat sheets read",
    about: "The sections you have read, and where you stopped.",
  },
  { key: pinnedEntriesKey, title: "Pinned entries", about: "What you pinned in the directories." },
  { key: visitedEntriesKey, title: "Opened entries", about: "The twelve that you opened last from each directory." },
  { key: plannedCertificationsKey, title: "Planned certifications", about: "The certifications you plan to take." },
  { key: doneCertificationsKey, title: "Certifications done", about: "The certifications you have taken." },
];

/** Stored texts by key. Only keys of the table above occur. */
export type Stored = Record<string, string>;

/** The size of a stored text in UTF-8: "512 bytes", or from 1000 bytes on "1.5 kB". */
export function sizeText(text: string): string {
  const bytes = new TextEncoder().encode(text).length;
  return bytes < 1000 ? `${bytes} bytes` : `${(bytes / 1000).toFixed(1)} kB`;
}

/** A stored text for people to read: JSON is indented, anything else is unchanged. */
export function readableText(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

const site = "zero-to-offer";
const longestFile = 5_000_000;

/** The export file, which readExportFile() reads. `now` is in ms since 1970. */
export function exportFile(stored: Stored, now: number): string {
  return JSON.stringify({ site, saved: new Date(now).toISOString(), data: ours(stored) }, null, 2);
}

/**
 * The data of an export file; undefined when the file is not ours. Unknown keys and values that are
 * not text are dropped.
 */
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

import {
  checklistKey,
  doneCertificationsKey,
  jobPostingKey,
  offlineKey,
  pinnedEntriesKey,
  pinnedPortalsKey,
  plannedCertificationsKey,
  portfolioDraftKey,
  profileKey,
  promptVariantsKey,
  recentsKey,
  resumeVersionsKey,
  savedSearchesKey,
  setAsideTermsKey,
  sheetProgressKey,
  slashKey,
  themeKey,
  trackerGlanceKey,
  trackerKey,
  visitedEntriesKey,
  visitedPortalsKey,
  wantedJobKey,
} from "./storage-keys.ts";
import { hex } from "./text/text.ts";

/** Something that may be kept under a key. */
export type StoredThing = {
  key: string;
  title: string;
  about: string;
  /** Where it is; without it, in the browser's local storage. */
  place?: "database" | "caches";
  /** It is made anew out of something else that is kept, so a file does without it. */
  isDerived?: true;
};

/**
 * Everything that we may keep in a visitor's browser; what is not in this table is not stored. The
 * keys are the tools' own.
 */
export const storedThings: StoredThing[] = [
  { key: themeKey, title: "Theme", about: "Light, dark, or like your system." },
  { key: slashKey, title: "The “/” key", about: "That you switched it off for the search of a page." },
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
  {
    key: profileKey,
    title: "Profile",
    about: "Your role, place, name, time zone, skills, languages and links, which the tools start from.",
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
  {
    key: resumeVersionsKey,
    title: "Versions of your resume",
    about: "Drafts that you kept under a name, such as “for Acme”.",
    place: "database",
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
  {
    key: trackerKey,
    title: "Application Tracker",
    about: "Your applications with their history, notes, contacts and postings, and which ones were deleted.",
    place: "database",
  },
  {
    key: trackerGlanceKey,
    title: "Tracker at a glance",
    about: "Which addresses are in the tracker and what comes next, for the other pages.",
    isDerived: true,
  },
  {
    key: offlineKey,
    title: "Copy for offline use",
    about:
      "The site itself, pages you opened, and the last lists of contests and hackathons, so that they work without a network. Made again when you come back.",
    place: "caches",
    isDerived: true,
  },
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
const format = 2;
const longestFile = 50_000_000;

/** The SHA-256 of a text, in hexadecimal. */
async function sha256(text: string): Promise<string> {
  return hex(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}

/**
 * The export file, which readExportFile() reads: what is stored, how many entries each thing has,
 * and a checksum of all of it. `now` is in ms since 1970.
 */
export async function exportFile(stored: Stored, now: number): Promise<string> {
  const data = ours(stored);
  const counts = Object.fromEntries(Object.entries(data).map(([key, text]) => [key, countOf(text)]));
  const saved = new Date(now).toISOString();
  return JSON.stringify({ site, format, saved, counts, sha256: await sha256(JSON.stringify(data)), data }, null, 2);
}

/** How many entries a stored text has: those of a list or an object, else one. */
function countOf(text: string): number {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? Object.keys(value).length : 1;
  } catch {
    return 1;
  }
}

export const fileRefusals = {
  foreign: "Please choose a data file that you exported here.",
  newer: "This file was exported by a newer version of this site. Reload the page, then import it again.",
  damaged: "This file is damaged: it is not what was exported. Nothing here was changed.",
};

/** What a file holds, or why nothing of it is taken. */
export type FileRead = { things: Stored; refusal?: never } | { refusal: keyof typeof fileRefusals; things?: never };

/**
 * Reads an export file. Unknown keys and values that are not text are dropped from files of the
 * first format, which had no checksum. Any other file is taken whole or not at all.
 */
export async function readExportFile(file: string): Promise<FileRead> {
  if (file.length > longestFile) return { refusal: "foreign" };
  let read: { site?: unknown; format?: unknown; counts?: unknown; sha256?: unknown; data?: unknown } | null;
  try {
    read = JSON.parse(file);
  } catch {
    return { refusal: file.includes(`"site": "${site}"`) ? "damaged" : "foreign" };
  }
  if (read?.site !== site || typeof read.data !== "object" || read.data === null) return { refusal: "foreign" };
  const things = ours(read.data);
  if (read.format === undefined) return { things };
  if (typeof read.format === "number" && read.format > format) return { refusal: "newer" };
  const isWhole =
    read.format === format &&
    read.sha256 === (await sha256(JSON.stringify(read.data))) &&
    JSON.stringify(read.counts) ===
      JSON.stringify(Object.fromEntries(Object.entries(read.data).map(([key, text]) => [key, countOf(String(text))])));
  return isWhole ? { things } : { refusal: "damaged" };
}

function ours(data: object): Stored {
  const keys = new Set(storedThings.filter(({ isDerived }) => !isDerived).map(({ key }) => key));
  return Object.fromEntries(Object.entries(data).filter(([key, text]) => keys.has(key) && typeof text === "string"));
}

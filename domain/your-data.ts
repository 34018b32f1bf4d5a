/**
 * Everything that we may keep in a visitor's browser; what is not in this table is not stored. The
 * keys are the tools' own.
 */
export const storedThings = [
  { key: "theme", title: "Theme", about: "Light, dark, or like your system." },
  { key: "palette_recents_v1", title: "Recently opened", about: "The last six things you opened from the search." },
  {
    key: "ultimate_it_checklist_v1",
    title: "Checklist progress",
    about: "The items you ticked. Forgotten 30 days after your last change.",
  },
  {
    key: "saved_job_searches_v1",
    title: "Saved job searches",
    about: "Up to 20 searches, and when you last opened each.",
  },
  { key: "wanted_job_v1", title: "The job you look for", about: "The role, the city and the country you typed last." },
  { key: "pinned_portals_v1", title: "My portals", about: "The addresses of the job portals you pinned." },
  {
    key: "visited_portals_v1",
    title: "Visited portals",
    about: "The addresses of the job portals you opened from here.",
  },
  {
    key: "portfolio_draft_v1",
    title: "Portfolio in the making",
    about: "What was read from your resume, and your edits. Kept until you start over.",
  },
  { key: "prompt_variants_v1", title: "Saved prompts", about: "Up to 50 prompts with the words you filled in." },
  {
    key: "cheat_sheet_progress_v1",
    title: "Cheat sheets read",
    about: "The sections you have read, and where you stopped.",
  },
  { key: "pinned_entries_v1", title: "Pinned entries", about: "What you pinned in the directories." },
  { key: "visited_entries_v1", title: "Opened entries", about: "The twelve that you opened last from each directory." },
  { key: "planned_certifications_v1", title: "Planned certifications", about: "The certifications you plan to take." },
  { key: "done_certifications_v1", title: "Certifications done", about: "The certifications you have taken." },
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

import { type Screen, screenList } from "./screens.ts";

const hub = "cheat-sheets/";

/** Whether the screen with this name is one sheet. */
export function isSheet(screen: string): boolean {
  return screen.startsWith(hub);
}

/** The screens that are one sheet each, in their order. */
export const sheetScreens: Screen[] = screenList.filter(({ name }) => isSheet(name));

/** The file name of a sheet: the screen "cheat-sheets/dsa-python" has "dsa-python". */
export function sheetName(screen: string): string {
  return screen.slice(hub.length);
}

/** The subject of a sheet: the title "DSA in Python Interview Cheat Sheet" has "DSA in Python". */
export function sheetTitle(title: string): string {
  return title.replace(" Interview Cheat Sheet", "");
}

/** `blocks` is how many code blocks the tests run. */
export type SheetCounts = { sections: number; questions: number; blocks: number };

/**
 * A section as the search sees it. `words` has every word once, in lower case, with code and
 * output.
 */
export type SheetSection = { sheet: string; id: string; title: string; group: string; lead: string; words: string };

/**
 * Sections that contain every word of the query, also as a part of a longer word. A title that
 * begins with the query comes first. Then titles with more of the query's words come before titles
 * with fewer.
 */
export function findSections(sections: SheetSection[], query: string): SheetSection[] {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  const start = wanted.join(" ");
  return sections
    .map((section) => ({ section, title: section.title.toLowerCase() }))
    .filter(({ section, title }) => wanted.every((word) => title.includes(word) || section.words.includes(word)))
    .map(({ section, title }) => ({
      section,
      rank: wanted.filter((word) => title.includes(word)).length + (title.startsWith(start) ? wanted.length : 0),
    }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ section }) => section);
}

export const sheetProgressKey = "cheat_sheet_progress_v1";

/** For each sheet: the section where the visitor stopped, and all sections that were read. */
export type SheetProgress = Record<string, { last: string; read: string[] }>;

/** Reads the stored progress. A text of another shape means that nothing was read. */
export function readProgress(stored: string | null): SheetProgress {
  try {
    const progress = JSON.parse(stored ?? "{}");
    return Object.fromEntries(
      Object.entries(progress).filter((entry): entry is [string, SheetProgress[string]] => isProgress(entry[1])),
    );
  } catch {
    return {};
  }
}

function isProgress(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { last, read } = value as { last?: unknown; read?: unknown };
  return typeof last === "string" && Array.isArray(read) && read.every((id) => typeof id === "string");
}

/** The progress after a section was read. The section and its sheet become the last ones read. */
export function withSectionRead(progress: SheetProgress, sheet: string, section: string): SheetProgress {
  const read = new Set(progress[sheet]?.read).add(section);
  return { ...withoutSheet(progress, sheet), [sheet]: { last: section, read: [...read] } };
}

/** The progress without one sheet. */
export function withoutSheet(progress: SheetProgress, sheet: string): SheetProgress {
  return Object.fromEntries(Object.entries(progress).filter(([name]) => name !== sheet));
}

import { type Screen, screenList } from "./screens.ts";

const hub = "cheat-sheets/";

/** Whether a screen, by its name, is one sheet. */
export function isSheet(screen: string): boolean {
  return screen.startsWith(hub);
}

/** The screens that are one sheet each, in the order of the list. */
export const sheetScreens: Screen[] = screenList.filter(({ name }) => isSheet(name));

/** The name of a sheet's file, from its screen's: "cheat-sheets/dsa-python" is "dsa-python". */
export function sheetName(screen: string): string {
  return screen.slice(hub.length);
}

/** What a sheet is about, from its screen's title: "DSA in Python Interview Cheat Sheet" is "DSA in Python". */
export function sheetTitle(title: string): string {
  return title.replace(" Interview Cheat Sheet", "");
}

/** `blocks` are those that the tests execute. */
export type SheetCounts = { sections: number; questions: number; blocks: number };

/** What the search knows of a section: `words` has every word of it once, in lower case, code and output included. */
export type SheetSection = { sheet: string; id: string; title: string; group: string; lead: string; words: string };

/**
 * The sections that contain every word of the query, as part of a word or of a piece of code. A word in the title counts
 * more than one in the name of the group, that more than one in the text; a title that begins with the query comes before
 * all others, else the order stays.
 */
export function findSections(sections: SheetSection[], query: string): SheetSection[] {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  const start = wanted.join(" ");
  return sections
    .map((section) => ({ section, rank: rankOf(section, wanted, start) }))
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ section }) => section);
}

/** -1 when a word is nowhere in the section. */
function rankOf({ title, group, words }: SheetSection, wanted: string[], start: string): number {
  const places = [title, group, words].map((text) => text.toLowerCase());
  let rank = places[0]?.startsWith(start) ? 4 * wanted.length : 0;
  for (const word of wanted) {
    const place = places.findIndex((text) => text.includes(word));
    if (place < 0) return -1;
    rank += [4, 1, 0][place] ?? 0;
  }
  return rank;
}

export const sheetProgressKey = "cheat_sheet_progress_v1";

/** By sheet: the section where the visitor stopped, and all that were read. */
export type SheetProgress = Record<string, { last: string; read: string[] }>;

/** What is kept under the key; anything that is not of the expected shape counts as nothing read. */
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

/** The progress after a section has been read: it is the last one, counts once, and its sheet is the last one. */
export function withSectionRead(progress: SheetProgress, sheet: string, section: string): SheetProgress {
  const read = new Set(progress[sheet]?.read).add(section);
  return { ...withoutSheet(progress, sheet), [sheet]: { last: section, read: [...read] } };
}

/** The progress without a sheet. */
export function withoutSheet(progress: SheetProgress, sheet: string): SheetProgress {
  return Object.fromEntries(Object.entries(progress).filter(([name]) => name !== sheet));
}

import { type Screen, type ScreenName, screenList } from "./screens.ts";

const hub = "cheat-sheets/";

/** Whether the screen with this name is one sheet. */
export function isSheet(screen: string): screen is SheetScreen {
  return screen.startsWith(hub);
}

/** The screens that are one sheet each, in their order. */
export const sheetScreens = screenList.filter((screen): screen is Screen & { name: SheetScreen } =>
  isSheet(screen.name),
);

export type SheetScreen = Extract<ScreenName, `${typeof hub}${string}`>;

/** What a sheet says of itself, in three lines of a phone: its front matter has the same text. */
export const sheetDescriptions: Record<SheetScreen, string> = {
  "cheat-sheets/c":
    "C17 from syntax to threads: memory rules, pitfalls and answered interview questions. The examples are compiled.",
  "cheat-sheets/java":
    "Java 17 with marks up to 27: syntax, streams, threads, the JVM, pitfalls and answered questions. The code was run.",
  "cheat-sheets/cpp":
    "Modern C++ up to C++20: RAII, templates, containers, ranges, threads, pitfalls and questions. The code is compiled.",
  "cheat-sheets/python":
    "Python for interviews: syntax, collections, classes, typing, concurrency, pitfalls, questions. The code was run.",
  "cheat-sheets/javascript":
    "JavaScript for interviews: types, closures, this, promises, modules, pitfalls and questions. The code was run.",
  "cheat-sheets/html-css":
    "HTML and CSS for interviews: semantics, forms, accessibility, the cascade, flexbox, grid and answered questions.",
  "cheat-sheets/sql":
    "SQL for interviews: joins, NULL logic, window functions, recursion, indexes, plans, transactions and questions.",
  "cheat-sheets/dsa-python":
    "Data structures and algorithms in Python: templates that were run, their cost, pitfalls and practice problems.",
  "cheat-sheets/github":
    "Git and GitHub for interviews: branches, rebase, conflicts, undo recipes, pull requests, Actions and questions.",
};

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
 * Sections that contain every word of the query, also as a part of a longer word. A word in the
 * title counts more than one in the name of the group, and that more than one in the text. A title
 * that begins with the query comes first.
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

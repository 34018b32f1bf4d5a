import { type Screen, type ScreenName, screenList } from "./screens.ts";

const hub = "cheat-sheets/";

/** Whether a screen, by its name, is one sheet. */
export function isSheet(screen: string): screen is SheetScreen {
  return screen.startsWith(hub);
}

/** The screens that are one sheet each, in the order of the list. */
export const sheetScreens = screenList.filter((screen): screen is Screen & { name: SheetScreen } =>
  isSheet(screen.name),
);

export type SheetScreen = Extract<ScreenName, `${typeof hub}${string}`>;

/** What a sheet says of itself, at most 160 characters: its front matter has the same text. */
export const sheetDescriptions: Record<SheetScreen, string> = {
  "cheat-sheets/c":
    "C17 from syntax to threads, with memory rules, pitfalls and answered interview questions. The examples are compiled with warnings as errors.",
  "cheat-sheets/java":
    "Java 17 with marks for 21, from syntax to streams, threads and the JVM, with pitfalls and answered interview questions. The examples have been run.",
  "cheat-sheets/cpp":
    "Modern C++ up to C++20 with RAII, templates, containers, ranges, threads, pitfalls and answered interview questions. The examples are compiled.",
  "cheat-sheets/python":
    "Python for interviews and daily work. Syntax, collections, classes, typing, concurrency, pitfalls and answered questions, with code that was run.",
  "cheat-sheets/javascript":
    "JavaScript for interviews and daily work. Types, closures, this, promises, modules, pitfalls and answered questions, with code that was run.",
  "cheat-sheets/html-css":
    "HTML and CSS for interviews and daily work: semantics, forms, accessibility, cascade, flexbox, grid, responsive layout and answered questions.",
  "cheat-sheets/sql":
    "SQL for interviews and daily work: joins, NULL logic, window functions, recursive queries, indexes, plans, transactions and answered questions.",
  "cheat-sheets/dsa-python":
    "Data structures and algorithms in Python. Patterns as run templates with cost, pitfalls and three practice problems each, plus answered questions.",
  "cheat-sheets/github":
    "Git and GitHub for interviews and daily work: branches, rebase, conflicts, undo recipes, reflog, pull requests, Actions and answered questions.",
};

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
 * The sections that contain every word of the query, as part of a word or of a piece of code. A section whose title has
 * more of the query's words comes first, and one whose title begins with the query before all others; else the order stays.
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

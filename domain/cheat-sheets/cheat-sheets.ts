import { type Screen, type ScreenName, screenList } from "../screens.ts";

const hub = "cheat-sheets/";

/** Whether the screen with this name is a cheat sheet. */
export function isSheet(screen: string): screen is SheetScreen {
  return screen.startsWith(hub);
}

/** The screens of the cheat sheets, in the order of screens.ts. */
export const sheetScreens = screenList.filter((screen): screen is Screen & { name: SheetScreen } =>
  isSheet(screen.name),
);

export type SheetScreen = Extract<ScreenName, `${typeof hub}${string}`>;

/**
 * Each sheet's description. It fits three lines on a phone. The sheet's front matter has the same
 * text.
 */
export const sheetDescriptions: Record<SheetScreen, string> = {
  "cheat-sheets/c":
    "C17 from syntax to threads: memory rules, pitfalls and answered interview questions. All of the examples compile.",
  "cheat-sheets/java":
    "Java 17 with marks up to 27: syntax, streams, threads, the JVM, pitfalls and answered questions. The code is tested.",
  "cheat-sheets/cpp":
    "Modern C++ up to C++20: RAII, templates, containers, ranges, threads, pitfalls and questions. The code is compiled.",
  "cheat-sheets/python":
    "Python for interviews: syntax, collections, classes, typing, concurrency, pitfalls, questions. The code is tested.",
  "cheat-sheets/javascript":
    "JavaScript for interviews: types, closures, this, promises, modules, pitfalls and questions. The code is tested.",
  "cheat-sheets/html-css":
    "HTML and CSS for interviews: semantics, forms, accessibility, the cascade, flexbox, grid and answered questions.",
  "cheat-sheets/sql":
    "SQL for interviews: joins, NULL logic, window functions, recursion, indexes, plans, transactions and questions.",
  "cheat-sheets/dsa-python":
    "Data structures and algorithms in Python: templates that were run, their cost, pitfalls and practice problems.",
  "cheat-sheets/github":
    "Git and GitHub for interviews: branches, rebase, conflicts, undo recipes, pull requests, Actions and questions.",
};

/** The file name of a sheet: "dsa-python" for the screen "cheat-sheets/dsa-python". */
export function sheetName(screen: string): string {
  return screen.slice(hub.length);
}

/** The subject of a sheet: "DSA in Python" for the title "DSA in Python Interview Cheat Sheet". */
export function sheetTitle(title: string): string {
  return title.replace(" Interview Cheat Sheet", "");
}

/** `blocks` is how many code blocks the tests run. */
export type SheetCounts = { sections: number; questions: number; blocks: number };

/** For each sheet: the section where the visitor stopped, and all sections that were read. */
type SheetProgress = Record<string, { last: string; read: string[] }>;

/** Reads the stored progress. Unreadable text counts as no progress. */
export function readProgress(stored: string | null): SheetProgress {
  return readEntries(stored, isProgress);
}

function isProgress(value: unknown): value is SheetProgress[string] {
  if (typeof value !== "object" || value === null) return false;
  const { last, read } = value as { last?: unknown; read?: unknown };
  return typeof last === "string" && isListOf(read, "string");
}

/** The progress after reading a section. The section and its sheet become the last ones read. */
export function withSectionRead(progress: SheetProgress, sheet: string, section: string): SheetProgress {
  const read = new Set(progress[sheet]?.read).add(section);
  return { ...withoutSheet(progress, sheet), [sheet]: { last: section, read: [...read] } };
}

/** The kept entries of all sheets except one. */
export function withoutSheet<Kept>(kept: Record<string, Kept>, sheet: string): Record<string, Kept> {
  return Object.fromEntries(Object.entries(kept).filter(([name]) => name !== sheet));
}

/** An unfinished quiz: the ids of its questions, and whether each answered question was known. */
export type Quiz = { asked: string[]; known: boolean[] };

/** The stored quizzes, by sheet. Unreadable entries are left out. */
export function readQuizzes(stored: string | null): Record<string, Quiz> {
  return readEntries(stored, isQuiz);
}

function isQuiz(value: unknown): value is Quiz {
  if (typeof value !== "object" || value === null) return false;
  const { asked, known } = value as { asked?: unknown; known?: unknown };
  return isListOf(asked, "string") && isListOf(known, "boolean") && known.length > 0 && known.length < asked.length;
}

function isListOf(value: unknown, type: "string" | "boolean"): value is unknown[] {
  return Array.isArray(value) && value.every((item) => typeof item === type);
}

function readEntries<Kept>(stored: string | null, isKept: (value: unknown) => value is Kept): Record<string, Kept> {
  try {
    const entries = Object.entries<unknown>(JSON.parse(stored ?? "{}"));
    return Object.fromEntries(entries.filter((entry): entry is [string, Kept] => isKept(entry[1])));
  } catch {
    return {};
  }
}

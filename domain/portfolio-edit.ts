import type { PortfolioData } from "./portfolio.schema.ts";
import { emptyPortfolio, navigationItems } from "./portfolio.ts";
import { type Portfolio, type PortfolioDesign, portfolioDesigns } from "./portfolio-bundle.ts";

/** How sure the reader is of a value, 0 to 1, by its path ("settings.name", "sections.experience.items.0.company"). */
export type Confidence = Record<string, number>;

/** What the visitor works on, and where it came from. */
export type Draft = Portfolio & { confidence: Confidence; source: "pdf" | "json" };

/** Below this the visitor is asked to look: the reader gives about 0.6 to what only its place on the page speaks for. */
const certain = 0.7;

/** The confidence of what the visitor typed or confirmed. */
const theirs = 1;

/** Every list that entries can be added to, with an empty entry of it. */
const blanks = {
  "navigation.items": { name: "", url: "" },
  "sections.hero.ctaButtons": { text: "", url: "" },
  "sections.about.skills.items": "",
  "sections.projects.items": { title: "", description: "", tags: [], previewUrl: "", repoUrl: "" },
  "sections.projects.items.tags": "",
  "sections.experience.items": { position: "", company: "", description: "" },
  "sections.education.items": { degree: "", period: "", institution: "" },
  "sections.achievements.items": { title: "", description: "" },
  "sections.social.items": { platform: "linkedin", url: "" },
} as const;

export type ListPath = Exclude<keyof typeof blanks, `${string}.tags`>;

export type Edit =
  | { kind: "set"; path: string; value: string | string[] | boolean }
  | { kind: "confirm"; path: string }
  | { kind: "add"; list: ListPath }
  | { kind: "remove"; list: ListPath; index: number }
  | { kind: "move"; list: ListPath; from: number; to: number }
  | { kind: "design"; design: PortfolioDesign }
  | { kind: "replace"; draft: Draft };

export const platforms = { linkedin: "LinkedIn", github: "GitHub", twitter: "Twitter" };

/** The first draft of what was read or imported. */
export function newDraft(data: unknown, source: Draft["source"], confidence: Confidence = {}): Draft {
  return { data: asPortfolio(data), design: "editorial", confidence, source };
}

/** The value at a path; undefined where there is none. */
export function valueAt(data: PortfolioData, path: string): unknown {
  return path.split(".").reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], data);
}

/**
 * One edit. What it touches counts as certain afterwards; certainties move with their entries. A list that gets its first
 * entry switches its section on. The menu follows the sections for as long as the visitor has not changed it.
 */
export function applyEdit(draft: Draft, edit: Edit): Draft {
  const next = switchedOn(draft, editedDraft(draft, edit), edit);
  if (touchesMenu(edit)) return { ...next, confidence: sure(next.confidence, menu) };
  const entries = navigationItems(next.data);
  const isSame = JSON.stringify(entries) === JSON.stringify(navigationItems(draft.data));
  if (isSame || edit.kind === "replace" || draft.confidence[menu] === theirs) return next;
  return { ...next, data: withValue(next.data, menu, entries) };
}

const menu = "navigation.items";

const touchesMenu = (edit: Edit) =>
  ("path" in edit && edit.path.startsWith(menu)) || ("list" in edit && edit.list === menu);

function editedDraft(draft: Draft, edit: Edit): Draft {
  const { data, confidence } = draft;
  switch (edit.kind) {
    case "replace":
      return edit.draft;
    case "design":
      return { ...draft, design: edit.design };
    case "confirm":
      return { ...draft, confidence: sure(confidence, edit.path) };
    case "set":
      return { ...draft, data: withValue(data, edit.path, edit.value), confidence: sure(confidence, edit.path) };
    case "add": {
      const items = listAt(data, edit.list);
      return {
        ...draft,
        data: withValue(data, edit.list, [...items, structuredClone(blanks[edit.list])]),
        confidence: { ...confidence, [`${edit.list}.${items.length}`]: theirs },
      };
    }
    case "remove":
    case "move": {
      const items = listAt(data, edit.list);
      const places = items.map((_, index) => index);
      const [taken] = places.splice(edit.kind === "move" ? edit.from : edit.index, 1);
      if (edit.kind === "move" && taken !== undefined) places.splice(edit.to, 0, taken);
      return {
        ...draft,
        data: withValue(
          data,
          edit.list,
          places.map((place) => items[place]),
        ),
        confidence: reordered(confidence, edit.list, places),
      };
    }
  }
}

function switchedOn(before: Draft, after: Draft, edit: Edit): Draft {
  const list = edit.kind === "add" ? edit.list : edit.kind === "set" ? edit.path : "";
  if (!list.endsWith(".items") || listAt(before.data, list).length > 0 || listAt(after.data, list).length === 0)
    return after;
  return { ...after, data: withValue(after.data, list.replace(/items$/, "enabled"), true) };
}

const listAt = (data: PortfolioData, list: string) => valueAt(data, list) as unknown[];

function withValue(data: PortfolioData, path: string, value: unknown): PortfolioData {
  return replaced(data, path.split("."), value) as PortfolioData;
}

function replaced(part: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(part)) return part.with(Number(key), replaced(part[Number(key)], rest, value));
  const record = part as Record<string, unknown>;
  return { ...record, [key]: replaced(record[key], rest, value) };
}

/* What the reader was not sure of */

/** What was known about a value and its parts, and doubts about its entry, give way to certainty. */
function sure(confidence: Confidence, path: string): Confidence {
  const others = Object.entries(confidence).filter(
    ([other, value]) => !isWithin(other, path) && !(isWithin(path, other) && value < theirs),
  );
  return { ...Object.fromEntries(others), [path]: theirs };
}

const isWithin = (path: string, place: string) => path === place || path.startsWith(`${place}.`);

/** `places` names, for each entry of the list as it is now, where it was before. */
function reordered(confidence: Confidence, list: string, places: number[]): Confidence {
  const moved = Object.entries(confidence).flatMap(([path, value]) => {
    if (!path.startsWith(`${list}.`)) return [[path, value] as const];
    const [index = "", ...rest] = path.slice(list.length + 1).split(".");
    const now = places.indexOf(Number(index));
    return now < 0 ? [] : [[[list, now, ...rest].join("."), value] as const];
  });
  return Object.fromEntries(moved);
}

/** The fields that the visitor should look at: of a list of words the whole list, of a profile its address. */
export function uncertainFields({ data, confidence }: Draft): Set<string> {
  const doubtful = Object.entries(confidence).filter(([, value]) => value < certain);
  return new Set(
    doubtful.map(([path]) => {
      if (/\.(skills\.items|tags)\.\d+$/.test(path)) return path.replace(/\.\d+$/, "");
      return typeof valueAt(data, path) === "object" && /\d$/.test(path) ? `${path}.url` : path;
    }),
  );
}

/** Whether a value is empty because the source did not say it, not because the visitor made it so. */
export function isMissing({ data, confidence }: Draft, path: string): boolean {
  const value = valueAt(data, path);
  const isEmpty = value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
  return isEmpty && !Object.entries(confidence).some(([at, sureness]) => sureness === theirs && isWithin(path, at));
}

/* Undo */

const mostSteps = 100;
const samePauseMs = 1500;

export type History = { past: Draft[]; present: Draft; future: Draft[]; typing?: { path: string; at: number } };

export const newHistory = (present: Draft): History => ({ past: [], present, future: [] });

/** Typing on in one field, without a pause of 1.5 seconds, is one step. The last 100 steps are kept. `now` is in ms. */
export function edited(history: History, edit: Edit, now: number): History {
  const { past, present, typing } = history;
  const goesOn = edit.kind === "set" && typing?.path === edit.path && now - typing.at < samePauseMs;
  return {
    past: goesOn ? past : [...past, present].slice(-mostSteps),
    present: applyEdit(present, edit),
    future: [],
    ...(edit.kind === "set" && typeof edit.value !== "boolean" && { typing: { path: edit.path, at: now } }),
  };
}

/** One step back; without one, nothing changes. Typing on afterwards is a step of its own. */
export function undone({ past, present, future }: History): History {
  const before = past.at(-1);
  return before
    ? { past: past.slice(0, -1), present: before, future: [present, ...future] }
    : { past, present, future };
}

/** One undone step again; without one, nothing changes. */
export function redone({ past, present, future: [after, ...future] }: History): History {
  return after ? { past: [...past, present], present: after, future } : { past, present, future: [] };
}

/* Across a reload */

/** What was kept of a draft; undefined for anything else. */
export function draftFrom(text: string): Draft | undefined {
  try {
    const { data, design, confidence, source } = JSON.parse(text);
    if (typeof data !== "object" || data === null) return;
    const numbers = Object.entries(confidence ?? {}).filter(
      (entry): entry is [string, number] => typeof entry[1] === "number",
    );
    return {
      data: asPortfolio(data),
      design: Object.hasOwn(portfolioDesigns, design) ? design : "editorial",
      confidence: Object.fromEntries(numbers),
      source: source === "json" ? "json" : "pdf",
    };
  } catch {
    return;
  }
}

/** Anything as portfolio data: what has the right form stays, what is missing or of another form is empty. */
export function asPortfolio(value: unknown): PortfolioData {
  const data = fitted(value, emptyPortfolio(), "") as PortfolioData;
  const items = data.sections.social.items.filter(({ platform }) => Object.hasOwn(platforms, platform));
  return withValue(data, "sections.social.items", items);
}

function fitted(value: unknown, pattern: unknown, path: string): unknown {
  if (Array.isArray(pattern)) {
    const blank: unknown = blanks[path as keyof typeof blanks];
    return Array.isArray(value) ? value.map((item) => fitted(item, blank, path)) : [];
  }
  if (typeof pattern !== "object" || pattern === null) return typeof value === typeof pattern ? value : pattern;
  const given = (typeof value === "object" ? value : undefined) as Record<string, unknown> | null | undefined;
  return Object.fromEntries(
    Object.entries(pattern).map(([key, part]) => [key, fitted(given?.[key], part, path ? `${path}.${key}` : key)]),
  );
}

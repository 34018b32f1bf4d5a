import { dayMs } from "../time.ts";
import { type ChecklistItem, type ChecklistSection, itemsOf } from "./checklist.ts";

const lifetime = 30 * dayMs;

/** The ids of ticked items. */
export type Checked = ReadonlySet<string>;

/**
 * The stored text: {"timestamp": ms since 1970, "checked": {ID: true}}. Each save starts the 30
 * days again.
 */
export function progressText(checked: Checked, now: number): string {
  return JSON.stringify({ timestamp: now, checked: Object.fromEntries([...checked].map((id) => [id, true])) });
}

/**
 * Reads stored progress. Text that is unreadable or older than 30 days counts as no progress. Items
 * that are no longer in the checklist are dropped.
 */
export function readProgress(stored: string | null, sections: ChecklistSection[], now: number): Checked {
  const saved = parseProgress(stored ?? "");
  return saved && now - saved.timestamp <= lifetime ? known(saved.checked, sections) : new Set();
}

/** Ticks that were cleared after 30 days, and the time of the last tick; undefined for none. */
export function clearedProgress(stored: string | null, sections: ChecklistSection[], now: number) {
  const saved = parseProgress(stored ?? "");
  if (!saved || now - saved.timestamp <= lifetime) return undefined;
  const checked = known(saved.checked, sections);
  return checked.size > 0 ? { checked, last: saved.timestamp } : undefined;
}

/** Progress from an exported file of any age; undefined when the file is not one of ours. */
export function importProgress(file: string, sections: ChecklistSection[]): Checked | undefined {
  const saved = parseProgress(file);
  return saved && known(saved.checked, sections);
}

/**
 * Puts the ticks of two stored texts together, with the later time. Expired ticks do not come back.
 */
export function joinedProgress(here: string, coming: string, now: number): string {
  const live = [here, coming].map(parseProgress).filter((saved) => saved && now - saved.timestamp <= lifetime);
  if (live.length === 0) return here;
  const timestamp = Math.max(...live.map((saved) => saved?.timestamp ?? 0));
  return JSON.stringify({ timestamp, checked: Object.assign({}, ...live.map((saved) => saved?.checked)) });
}

function parseProgress(text: string): { timestamp: number; checked: object } | undefined {
  try {
    const { timestamp, checked } = JSON.parse(text);
    if (Number.isFinite(timestamp) && typeof checked === "object" && checked !== null) return { timestamp, checked };
  } catch {
    return undefined;
  }
}

function known(checked: object, sections: ChecklistSection[]): Checked {
  const ticked = new Map(Object.entries(checked));
  const ids = sections.flatMap(itemsOf).map(({ id }) => id);
  return new Set(ids.filter((id) => ticked.get(id) === true));
}

/** A new set in which one item is ticked or unticked. */
export function withTick(checked: Checked, id: string, isTicked: boolean): Checked {
  const next = new Set(checked);
  if (isTicked) next.add(id);
  else next.delete(id);
  return next;
}

/** Undoes an import: its changes are reverted, but ticks made or removed since then stay. */
export function withoutImport(checked: Checked, before: Checked, imported: Checked): Checked {
  const next = new Set(checked);
  for (const id of imported) if (!before.has(id)) next.delete(id);
  for (const id of before) if (!imported.has(id)) next.add(id);
  return next;
}

type Progress = { done: number; total: number; percent: number };

/** The percentage is rounded down, so 100 means everything, but 0 means nothing. */
export function progressOf(sections: ChecklistSection[], checked: Checked): Progress {
  const items = sections.flatMap(itemsOf);
  const done = items.filter(({ id }) => checked.has(id)).length;
  const percent = items.length ? Math.floor((done / items.length) * 100) : 0;
  return { done, total: items.length, percent: done > 0 ? Math.max(percent, 1) : 0 };
}

/** The first three unticked items. */
export function nextThree(sections: ChecklistSection[], checked: Checked): { section: string; item: ChecklistItem }[] {
  return sections
    .flatMap((section) => itemsOf(section).map((item) => ({ section: section.title, item })))
    .filter(({ item }) => !checked.has(item.id))
    .slice(0, 3);
}

/** The whole checklist as Markdown with task list marks. */
export function checklistMarkdown(title: string, sections: ChecklistSection[], checked: Checked): string {
  const lines = sections.flatMap((section, index) => [
    "",
    `## ${index + 1}. ${section.title}`,
    ...section.groups.flatMap((group) => [
      "",
      ...(group.title ? [`### ${group.title}`, ""] : []),
      ...(group.items ?? []).map(({ id, text }) => `- [${checked.has(id) ? "x" : " "}] ${text}`),
      ...(group.bullets ?? []).map((text) => `- ${text}`),
    ]),
  ]);
  return [`# ${title}`, ...lines, ""].join("\n");
}

import { slug } from "./text/text.ts";

/**
 * The id is frozen in the content file. When the text is edited later, people keep their progress.
 */
export type ChecklistItem = {
  id: string;
  text: string;
  /** The name of our screen that helps with the item. "ats-resume-builder" is our other site. */
  screen?: string;
};

/** A group has either items to tick or bullets to read. */
export type ChecklistGroup = { title?: string; items?: ChecklistItem[]; bullets?: string[] };

export type ChecklistSection = { title: string; description: string; groups: ChecklistGroup[] };

/**
 * The item's id: slug of the section title, slug of the group title if any, index in the group, and
 * the first 32 characters of the text's slug.
 */
export function checklistItemId(section: string, group: string | undefined, index: number, text: string): string {
  return [slug(section), ...(group ? [slug(group)] : []), index, slug(text).slice(0, 32)].join("-");
}

/** All items of a section that can be ticked. */
export function itemsOf(section: ChecklistSection): ChecklistItem[] {
  return section.groups.flatMap(({ items = [] }) => items);
}

export const checklistKey = "ultimate_it_checklist_v1";
const lifetime = 30 * 24 * 60 * 60 * 1000;

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
 * Progress that is older than 30 days or unreadable is empty. Items that left the checklist are
 * dropped.
 */
export function readProgress(stored: string | null, sections: ChecklistSection[], now: number): Checked {
  const saved = parseProgress(stored ?? "");
  return saved && now - saved.timestamp <= lifetime ? known(saved.checked, sections) : new Set();
}

/** Progress from an exported file of any age; undefined when the file is not one of ours. */
export function importProgress(file: string, sections: ChecklistSection[]): Checked | undefined {
  const saved = parseProgress(file);
  return saved && known(saved.checked, sections);
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
export function toggled(checked: Checked, id: string): Checked {
  const next = new Set(checked);
  if (!next.delete(id)) next.add(id);
  return next;
}

export type Progress = { done: number; total: number; percent: number };

/** The percentage is rounded down, so 100 means everything. */
export function progressOf(sections: ChecklistSection[], checked: Checked): Progress {
  const items = sections.flatMap(itemsOf);
  const done = items.filter(({ id }) => checked.has(id)).length;
  return { done, total: items.length, percent: items.length ? Math.floor((done / items.length) * 100) : 0 };
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

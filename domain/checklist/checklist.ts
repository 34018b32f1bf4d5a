import { slug } from "../text/text.ts";

/**
 * The id is frozen in the content file. When the text is edited later, people keep their progress.
 */
export type ChecklistItem = {
  id: string;
  text: string;
  /** The name of the screen that helps with the item. "ats-resume-builder" is our other site. */
  screen?: string;
  /** The id of the prompt that helps, if the screen is the list of prompts. */
  prompt?: string;
};

/** A group has either items to tick or bullets to read. */
type ChecklistGroup = { title?: string; items?: ChecklistItem[]; bullets?: string[] };

export type ChecklistSection = { title: string; description: string; groups: ChecklistGroup[] };

/**
 * The item's id: slug of the section title, slug of the group title if any, index in the group, and
 * the first 32 characters of the text's slug.
 */
export function checklistItemId(section: string, group: string | undefined, index: number, text: string): string {
  return [...idStart(section, group), index, slug(text).slice(0, 32)].join("-");
}

/**
 * Whether an id has the form of checklistItemId(). The index and text may come from an older
 * version.
 */
export function isChecklistItemId(id: string, section: string, group: string | undefined): boolean {
  return new RegExp(`^${idStart(section, group).join("-")}-\\d+-[a-z0-9-]{1,32}$`).test(id);
}

function idStart(section: string, group: string | undefined): string[] {
  return group ? [slug(section), slug(group)] : [slug(section)];
}

/** All items of a section that can be ticked. */
export function itemsOf(section: ChecklistSection): ChecklistItem[] {
  return section.groups.flatMap(({ items = [] }) => items);
}

import { dayMs } from "../time.ts";
import type { LinkSign, LinkState } from "./link-state.ts";
import type { LinkedList } from "./linked-lists.ts";

/** The path at which the site publishes the health of its links. */
export const publishedLinksPath = "/data/link-health.json";

/** The published facts about a row's address. */
export type LinkNote = {
  sign: LinkSign;
  /** The day of the first bad check: "2026-11-12". */
  since: string | null;
  /**
   * The address that the note is about. If the row's address has changed, the note does not apply.
   */
  url: string | null;
  movedTo: string | null;
};

export type DirectoryLinks = {
  /** How many rows are in each state. */
  counts: Partial<Record<LinkState | "unchecked", number>>;
  /** The ids of the rows by the day of their last check. */
  checked: Record<string, string[]>;
  /** The ids of repositories by the month of their last push: "2026-10". */
  pushed?: Record<string, string[]> | undefined;
  /** Notes by row id. */
  notes: Record<string, LinkNote>;
};

export type PublishedLinks = {
  license: "CC0-1.0";
  /** When the last pass ended; null before the first. */
  lastPass: string | null;
  directories: Partial<Record<LinkedList, DirectoryLinks>>;
};

/** A weekly pass counts as missing when it is a day late. */
const overdueAfterMs = 8 * dayMs;

/** Whether the weekly pass is missing. Before the first pass, no pass is missing. */
export function isOverdue(lastPass: string | null, now: number): boolean {
  return lastPass !== null && now - Date.parse(lastPass) > overdueAfterMs;
}

export const nothingPublished: PublishedLinks = { license: "CC0-1.0", lastPass: null, directories: {} };

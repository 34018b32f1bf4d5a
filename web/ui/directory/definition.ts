import type { Category, DirectoryName, Facet, Row } from "#domain/directory/directory.ts";
import type { KeptEntry } from "#domain/directory/pinned-entries.ts";
import type { Tone } from "../badge.tsx";

export type DirectoryFacet = Facet & {
  /** Only values with a name are offered as choices; the rare others stand on the cards. */
  offersNamed?: true;
  /**
   * Its values stand on the cards too: all of them, or those named here, in other words where a
   * lone badge needs them.
   */
  badges?: true | Record<string, Tone | { label: string; tone?: Tone }>;
};

/** What makes a directory: one such object and the shared page are a screen. */
export type Directory = {
  name: DirectoryName;
  title: string;
  /** Says what is there; gets the number of entries. */
  intro: (total: string) => string;
  /** What the entries are called: "AI tools". */
  noun: string;
  searchLabel: string;
  categories: Category[];
  /** What they are, where another word says it better. */
  categoriesLabel?: string;
  categoryTitle: (category: string) => string;
  facets: DirectoryFacet[];
  /** Fields to sort by, beside the name. */
  sorts?: { value: string; label: string }[];
  /** A fact that stands under the name. */
  byline?: string;
  /** What stands under the description. */
  remark?: (row: Row) => string | false;
  /** Choices worth a name. */
  collections?: { label: string; chosen: Record<string, string[]> }[];
};

export function keptEntry({ name: directory }: Directory, { id, name, url }: Row): KeptEntry {
  return { directory, id, name, url };
}

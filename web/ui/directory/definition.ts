import type { Category, DirectoryName, DirectoryRow, Facet } from "#domain/directory/directory.ts";
import type { KeptEntry } from "#domain/directory/pinned-entries.ts";

export type DirectoryFacet = Facet & {
  /** It stands above the rows; the others wait behind "More filters". */
  isDecisive?: true;
  /** Its values say little alone: a chosen one is shown with the facet's label. */
  isNamedWithLabel?: true;
  /** Only values with a name are offered as choices; the rare others stand on the cards. */
  offersNamed?: true;
  /**
   * Its values stand with the entries too: all of them, or those named here, in other words where a
   * lone one needs them. A color says something: "good" costs or needs nothing, "warn" stands in
   * the way. Facts without a color are plain text.
   */
  facts?: true | Record<string, Fact>;
};

type FactTone = "good" | "warn" | "plain";
type Fact = FactTone | { label: string; tone?: FactTone };

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
  remark?: (row: DirectoryRow) => string | false;
  /** Choices worth a name. */
  collections?: { label: string; chosen: Record<string, string[]> }[];
};

export function keptEntry({ name: directory }: Directory, { id, name, url }: DirectoryRow): KeptEntry {
  return { directory, id, name, url };
}

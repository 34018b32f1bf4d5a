import type { Category, DirectoryName, DirectoryRow, Facet } from "#domain/directory/directory.ts";
import type { KeptEntry } from "#domain/directory/pinned-entries.ts";

export type DirectoryFacet = Facet & {
  /** Always visible. The other facets are behind "More filters". */
  isDecisive?: true;
  /** A chosen value is shown with the facet's label, since it says little alone. */
  isNamedWithLabel?: true;
  /** Only values in `names` are offered as filters. Others may still appear on the cards. */
  offersNamed?: true;
  /**
   * The values that are shown on the entries: all, or those listed here, with another label if
   * needed. "good" marks what costs or needs nothing, "warn" an obstacle. "plain" is text without
   * color.
   */
  facts?: true | Record<string, Fact>;
};

type FactTone = "good" | "warn" | "plain";
type Fact = FactTone | { label: string; tone?: FactTone };

/** The definition of a directory. DirectoryPage renders it. */
export type Directory = {
  name: DirectoryName;
  title: string;
  /** The text below the title. Gets the number of entries. */
  intro: (total: string) => string;
  /** What the entries are called: "AI tools". */
  noun: string;
  searchLabel: string;
  categories: Category[];
  /** The heading of the categories, if not "Categories". */
  categoriesLabel?: string;
  categoryTitle: (category: string) => string;
  facets: DirectoryFacet[];
  /** Fields to sort by, beside the name. */
  sorts?: { value: string; label: string }[];
  /** The field that is shown beside the name. */
  byline?: string;
  /** The text below the description. */
  remark?: (row: DirectoryRow) => string | false;
  /** Named sets of filters. */
  collections?: { label: string; chosen: Record<string, string[]> }[];
};

/** The part of a row that is stored with a pin or a visit. */
export function keptEntry({ name: directory }: Directory, { id, name, url }: DirectoryRow): KeptEntry {
  return { directory, id, name, url };
}

import type { Category, DirectoryName, DirectoryRow, Facet } from "#domain/directory/directory.ts";
import type { KeptEntry } from "#domain/directory/pinned-entries.ts";

export type DirectoryFacet = Facet & {
  /** This facet is always visible. Other facets are behind "More filters". */
  isDecisive?: true;
  /** A chosen value is shown with the facet's label, because the value alone says little. */
  isNamedWithLabel?: true;
  /**
   * Only the values in `names` are offered as filters. Other values may still appear on the cards.
   */
  offersNamed?: true;
  /**
   * The values that the cards show: all values, or those listed here. A listed value may have
   * another label. "good" marks what costs or requires nothing, "warn" marks an obstacle, and
   * "plain" is text without color.
   */
  facts?: true | Record<string, Fact>;
};

type FactTone = "good" | "warn" | "plain";
type Fact = FactTone | { label: string; tone?: FactTone };

/** The definition of a directory. DirectoryPage renders it. */
export type Directory = {
  name: DirectoryName;
  title: string;
  /** The text below the title. `total` is the number of entries. */
  intro: (total: string) => string;
  /** What the entries are called: "AI tools". */
  noun: string;
  searchLabel: string;
  categories: Category[];
  /** The heading of the categories. The default is "Categories". */
  categoriesLabel?: string;
  categoryTitle: (category: string) => string;
  facets: DirectoryFacet[];
  /** The fields to sort by, besides the name. */
  sorts?: { value: string; label: string }[];
  /** The field that is shown next to the name. */
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

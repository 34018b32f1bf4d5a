import type { DirectoryRow, Facet, Query } from "./directory.ts";

/** Addresses by row id. A row whose address has changed since is not affected. */
type Addresses = Record<string, string>;

/** Rows that the health of their links hides or moves. */
export type LinkPlaces = {
  /** Dead links. They are shown under the filter "Gone" only. */
  gone: Addresses;
  /** Links that do not answer, or lead to an archived repository. They come last. */
  demoted: Addresses;
};

/** A facet that works in the page's address but is not offered among the others. */
export const linkFacet: Facet = { key: "link", label: "Link", names: { gone: "Gone" } };

/** Whether the query asks for the rows with dead links alone. */
export function wantsGone({ chosen }: Query): boolean {
  return chosen[linkFacet.key]?.includes("gone") ?? false;
}

const isIn = (addresses: Addresses, { id, url }: DirectoryRow) => addresses[id] === url;

/** The rows with dead links if the query asks for them, otherwise the rows with other links. */
export function byLink(rows: DirectoryRow[], query: Query, places: LinkPlaces | undefined): DirectoryRow[] {
  if (!places) return rows;
  const wanted = wantsGone(query);
  return rows.filter((row) => isIn(places.gone, row) === wanted);
}

/** Moves the rows of `demoted` to the end. */
export function demotedLast(rows: DirectoryRow[], places: LinkPlaces | undefined): DirectoryRow[] {
  if (!places) return rows;
  return rows.toSorted((a, b) => Number(isIn(places.demoted, a)) - Number(isIn(places.demoted, b)));
}

/** Whether `places` hides or moves one of the rows. */
export function isTouched(rows: DirectoryRow[], { gone, demoted }: LinkPlaces): boolean {
  return rows.some((row) => isIn(gone, row) || isIn(demoted, row));
}

import type { DirectoryRow, Facet, Query } from "./directory.ts";

/** Addresses by row id. A row that has another address by now is not affected. */
type Addresses = Record<string, string>;

/** Where rows stand because of their links. */
export type LinkPlaces = {
  /** Shown under the filter "Gone" only. */
  gone: Addresses;
  /** Shown last. */
  sunk: Addresses;
};

/** Stands in the page's address, but is not offered among the other facets. */
export const linkFacet: Facet = { key: "link", label: "Link", names: { gone: "Gone" } };

export function wantsGone({ chosen }: Query): boolean {
  return chosen[linkFacet.key]?.includes("gone") ?? false;
}

const isIn = (addresses: Addresses, { id, url }: DirectoryRow) => addresses[id] === url;

/** The rows whose links are gone where those are wanted, else the others. */
export function byLink(rows: DirectoryRow[], query: Query, places: LinkPlaces | undefined): DirectoryRow[] {
  if (!places) return rows;
  const wanted = wantsGone(query);
  return rows.filter((row) => isIn(places.gone, row) === wanted);
}

/** The rows whose links do not answer, or lead to an archived repository, stand last. */
export function sunkLast(rows: DirectoryRow[], places: LinkPlaces | undefined): DirectoryRow[] {
  if (!places) return rows;
  return rows.toSorted((a, b) => Number(isIn(places.sunk, a)) - Number(isIn(places.sunk, b)));
}

/** Whether one of the rows stands elsewhere because of its link. */
export function isTouched(rows: DirectoryRow[], { gone, sunk }: LinkPlaces): boolean {
  return rows.some((row) => isIn(gone, row) || isIn(sunk, row));
}

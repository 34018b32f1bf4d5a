import type { DirectoryName, DirectoryRow, Facet, Gone, Query, SearchResult } from "#domain/directory/directory.ts";
import { goneNamed } from "#domain/directory/gone.ts";
import { foundWithoutFilters, hiddenByFilters } from "#domain/directory/hidden.ts";
import type { LinkPlaces } from "#domain/directory/link-places.ts";
import { ownNouns } from "#domain/directory/nouns.ts";
import { createIndex, type DirectoryIndex, findRows } from "#domain/directory/search.ts";
import { ownValue } from "#domain/own-value.ts";

/** A query to a directory. Rows `from` to `to` (exclusive) are returned. */
type Question = {
  directory: DirectoryName;
  facets: Facet[];
  query: Query;
  from: number;
  to: number;
  places?: LinkPlaces | undefined;
};

const files = import.meta.glob<DirectoryRow[]>(
  [
    "#content/certifications.json",
    "#content/projects.json",
    "#content/ai-tools.json",
    "#content/public-apis.json",
    "#content/open-source.json",
    "#content/toolkit.json",
  ],
  { import: "default" },
);

const gone = import.meta.glob<Gone[]>("#content/gone.json", { import: "default", eager: true });

const indexes = new Map<DirectoryName, Promise<DirectoryIndex>>();

async function load(name: DirectoryName): Promise<DirectoryIndex> {
  const [, rows] = Object.entries(files).find(([file]) => file.endsWith(`/${name}.json`)) ?? [];
  if (!rows) throw new Error(`There are no rows for ${name}`);
  return createIndex(await rows(), ownNouns[name]);
}

/** Adds to each row its pages in other directories. */
async function withRelated(directory: DirectoryName, rows: DirectoryRow[]): Promise<DirectoryRow[]> {
  const { default: related } = await import("virtual:related-entries");
  return rows.map((row) => {
    const relatedPages = ownValue(related[directory], row.id);
    return relatedPages ? { ...row, relatedPages } : row;
  });
}

/** Searches a directory. The first question loads all its rows. */
export async function answer({ directory, facets, query, from, to, places }: Question): Promise<SearchResult> {
  const index = indexes.get(directory) ?? load(directory);
  indexes.set(directory, index);
  index.catch(() => indexes.delete(directory)); // the next question tries again
  const found = findRows(await index, facets, query, from, to, places);
  const rows = await withRelated(directory, found.rows);
  const named = goneNamed(Object.values(gone).flat(), directory, query.search);
  const hidden = hiddenByFilters(await index, facets, query, places);
  const unfiltered = found.matches === 0 ? foundWithoutFilters(await index, facets, query, places) : 0;
  return {
    ...found,
    rows,
    ...(named.length > 0 && { gone: named }),
    ...(hidden !== undefined && { hidden }),
    ...(unfiltered > 0 && { unfiltered }),
  };
}

import { words } from "../text/search.ts";
import { bestKnown, type Facet, type Query } from "./directory.ts";
import type { LinkPlaces } from "./link-places.ts";
import { chosenCount } from "./query.ts";
import { type DirectoryIndex, findRows } from "./search.ts";

/** The entry that was searched by name, if the chosen filters hide it. */
export function hiddenByFilters(
  index: DirectoryIndex,
  facets: Facet[],
  query: Query,
  places?: LinkPlaces,
): string | undefined {
  if (chosenCount(query) === 0) return undefined;
  const best = (chosen: Query["chosen"]) =>
    findRows(index, facets, { ...query, chosen, sort: bestKnown }, 0, 1, places).rows[0];
  const named = best({});
  if (!named || words(named.name) !== words(query.search)) return undefined;
  return best(query.chosen)?.id === named.id ? undefined : named.name;
}

/** How many entries a search without a result finds without the chosen filters. */
export function foundWithoutFilters(index: DirectoryIndex, facets: Facet[], query: Query, places?: LinkPlaces): number {
  if (chosenCount(query) === 0 || query.search.trim() === "") return 0;
  return findRows(index, facets, { ...query, chosen: {} }, 0, 0, places).matches;
}

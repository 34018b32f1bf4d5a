import { maxSearchLength } from "../limits.ts";
import { bestKnown, type Facet, type Query } from "./directory.ts";

/** Reads the parameters of any address. Missing ones and an unknown sort get their defaults. */
export function queryFromParams(params: URLSearchParams, facets: Facet[], sorts: string[], category?: string): Query {
  const chosen = facets.flatMap(({ key }) => {
    const values = (params.get(key) ?? "").split(",").filter(Boolean).slice(0, 50);
    return values.length > 0 ? [[key, values] as const] : [];
  });
  return {
    search: (params.get("q") ?? "").slice(0, maxSearchLength),
    category,
    chosen: Object.fromEntries(chosen),
    sort: sorts.find((sort) => sort === params.get("sort")) ?? bestKnown,
  };
}

/**
 * The query as address parameters; defaults are undefined. The category is left out, since it is in
 * the path.
 */
export function queryToParams(query: Query, facets: Facet[]): Record<string, string | undefined> {
  return {
    q: query.search.trim() || undefined,
    sort: query.sort === bestKnown ? undefined : query.sort,
    ...Object.fromEntries(facets.map(({ key }) => [key, query.chosen[key]?.join(",") || undefined])),
  };
}

/** Whether the query has only a category, so the prerendered page already shows its result. */
export function isPlain({ search, chosen, sort }: Query): boolean {
  return search.trim() === "" && Object.values(chosen).every((values) => values.length === 0) && sort === bestKnown;
}

/** The number of chosen values. */
export function chosenCount({ chosen }: Query): number {
  return Object.values(chosen).flat().length;
}

/** Whether exactly these values are chosen, in any order. */
export function choosesExactly({ chosen }: Query, values: Query["chosen"]): boolean {
  return listOf(chosen) === listOf(values);
}

const listOf = (chosen: Query["chosen"]) =>
  Object.entries(chosen)
    .flatMap(([key, values]) => values.map((value) => `${key}=${value}`))
    .sort()
    .join();

/** The query with one facet value chosen or unchosen. */
export function toggled(query: Query, key: string, value: string): Query {
  const before = query.chosen[key] ?? [];
  const values = before.includes(value) ? before.filter((other) => other !== value) : [...before, value];
  return { ...query, chosen: { ...query.chosen, [key]: values } };
}

/** The query without these values. */
export function without(query: Query, values: Query["chosen"]): Query {
  const left = Object.entries(query.chosen).map(([key, chosen]) => [
    key,
    chosen.filter((value) => !values[key]?.includes(value)),
  ]);
  return { ...query, chosen: Object.fromEntries(left) };
}

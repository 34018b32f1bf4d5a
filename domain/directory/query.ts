import { maxSearchLength } from "../limits.ts";
import { bestKnown, type Facet, type Query } from "./directory.ts";

/** Reads any address. What it does not say is as at the start; an unknown sort is none. */
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

/** The query as an address's parameters, without its category, which is a part of the path; undefined where it is as at the start. */
export function queryToParams(query: Query, facets: Facet[]): Record<string, string | undefined> {
  return {
    q: query.search.trim() || undefined,
    sort: query.sort === bestKnown ? undefined : query.sort,
    ...Object.fromEntries(facets.map(({ key }) => [key, query.chosen[key]?.join(",") || undefined])),
  };
}

/** True when the query asks for nothing beyond its category, in the order of the prerendered page. */
export function isPlain({ search, chosen, sort }: Query): boolean {
  return search.trim() === "" && Object.values(chosen).every((values) => values.length === 0) && sort === bestKnown;
}

/** The query with a value of a facet chosen, or no longer. */
export function toggled(query: Query, key: string, value: string): Query {
  const before = query.chosen[key] ?? [];
  const values = before.includes(value) ? before.filter((other) => other !== value) : [...before, value];
  return { ...query, chosen: { ...query.chosen, [key]: values } };
}

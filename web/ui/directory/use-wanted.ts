import { useCallback, useMemo, useState } from "react";
import type { Query } from "#domain/directory/directory.ts";
import { linkFacet } from "#domain/directory/link-places.ts";
import { queryFromParams, queryToParams, toggled } from "#domain/directory/query.ts";
import { useAddress } from "#web/lib/url-state.ts";
import type { Directory } from "./definition.ts";

/** Compact rows are for wide screens: narrow ones show cards anyway. */
export type View = "grid" | "compact";

/** What the visitor wants to see: the query, how many pages of its rows, and how. */
export type Wanted = { query: Query; pages: number; view: View };

/** An address may ask for this many pages at once: more would take a slow phone seconds. */
const mostPages = 10;

/**
 * It starts from the address, which then follows a little behind the typing. Another query starts
 * at its first page.
 */
export function useWanted(directory: Directory, category: string | undefined) {
  const [changed, setChanged] = useState<Wanted>();
  const [params] = useAddress(changed && addressParams(directory, changed));
  const opened = useMemo(() => readParams(directory, category, params), [directory, category, params]);
  const ask = useCallback(
    (next: (query: Query) => Query) =>
      setChanged((current = opened) => ({ ...current, query: next(current.query), pages: 1 })),
    [opened],
  );
  const wanted = changed ?? opened;
  return {
    ...wanted,
    params,
    change: (query: Query) => ask(() => query),
    toggle: useCallback((facet: string, value: string) => ask((query) => toggled(query, facet, value)), [ask]),
    show: (next: Partial<Omit<Wanted, "query">>) => setChanged({ ...wanted, ...next }),
  };
}

function readParams(directory: Directory, category: string | undefined, params: URLSearchParams): Wanted {
  const sorts = ["name", ...(directory.sorts ?? []).map(({ value }) => value)];
  const pages = Math.trunc(Number(params.get("pages"))) || 1;
  return {
    query: queryFromParams(params, [...directory.facets, linkFacet], sorts, category),
    pages: Math.min(Math.max(pages, 1), mostPages),
    view: params.get("view") === "grid" ? "grid" : "compact",
  };
}

function addressParams(directory: Directory, { query, pages, view }: Wanted): Record<string, string | undefined> {
  return {
    ...queryToParams(query, [...directory.facets, linkFacet]),
    pages: pages > 1 ? String(Math.min(pages, mostPages)) : undefined,
    view: view === "compact" ? undefined : view,
  };
}

/** The same wishes for another category: the part of the address after "?", with it, or "". */
export function addressTail(directory: Directory, query: Query, view: View): string {
  const said = Object.entries(addressParams(directory, { query, view, pages: 1 })).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return said.length > 0 ? `?${new URLSearchParams(said)}` : "";
}

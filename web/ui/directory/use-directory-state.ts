import { useCallback, useMemo, useState } from "react";
import type { Query } from "#domain/directory/directory.ts";
import { linkFacet } from "#domain/directory/link-places.ts";
import { queryFromParams, queryToParams, toggled } from "#domain/directory/query.ts";
import { useAddress } from "#web/lib/url-state.ts";
import type { Directory } from "./definition.ts";

/** Narrow screens show cards in either view. */
export type View = "grid" | "compact";

/** The state of a directory's page: the query, the number of pages shown, and the view. */
type DirectoryState = { query: Query; pages: number; view: View };

/** The most pages that an address can open. More pages would take a slow phone seconds. */
const maxPages = 10;

/**
 * The state of a directory's page. It starts from the address, and then updates the address with a
 * delay. A new query starts with one page.
 */
export function useDirectoryState(directory: Directory, category: string | undefined) {
  const [changed, setChanged] = useState<DirectoryState>();
  const [params] = useAddress(changed && addressParams(directory, changed));
  const opened = useMemo(() => readParams(directory, category, params), [directory, category, params]);
  const ask = useCallback(
    (next: (query: Query) => Query) =>
      setChanged((current = opened) => ({ ...current, query: next(current.query), pages: 1 })),
    [opened],
  );
  const state = changed ?? opened;
  return {
    ...state,
    params,
    change: (query: Query) => ask(() => query),
    /** Changes the search text after a wait. Other changes made during the wait are kept. */
    search: (next: Query) => ask((query) => (query === state.query ? next : { ...query, search: next.search })),
    toggle: useCallback((facet: string, value: string) => ask((query) => toggled(query, facet, value)), [ask]),
    show: (next: Partial<Omit<DirectoryState, "query">>) => setChanged({ ...state, ...next }),
  };
}

function readParams(directory: Directory, category: string | undefined, params: URLSearchParams): DirectoryState {
  const sorts = ["name", ...(directory.sorts ?? []).map(({ value }) => value)];
  const pages = Math.trunc(Number(params.get("pages"))) || 1;
  return {
    query: queryFromParams(params, [...directory.facets, linkFacet], sorts, category),
    pages: Math.min(Math.max(pages, 1), maxPages),
    view: params.get("view") === "grid" ? "grid" : "compact",
  };
}

function addressParams(
  directory: Directory,
  { query, pages, view }: DirectoryState,
): Record<string, string | undefined> {
  return {
    ...queryToParams(query, [...directory.facets, linkFacet]),
    pages: pages > 1 ? String(Math.min(pages, maxPages)) : undefined,
    view: view === "compact" ? undefined : view,
  };
}

/** The query string that keeps query and view in another category, with its "?". It may be "". */
export function addressTail(directory: Directory, query: Query, view: View): string {
  const params = Object.entries(addressParams(directory, { query, view, pages: 1 })).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return params.length > 0 ? `?${new URLSearchParams(params)}` : "";
}

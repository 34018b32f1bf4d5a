import { type ReactNode, Suspense, useRef, useState } from "react";
import type { DirectoryRow, Query, SearchResult } from "#domain/directory/directory.ts";
import { chosenCount, without } from "#domain/directory/query.ts";
import { maxSearchLength } from "#domain/limits.ts";
import { ActiveFilters } from "./active-filters.tsx";
import { askAhead, askDirectory } from "./ask-directory.ts";
import { CategoryLinks } from "./category-links.tsx";
import { Collections } from "./collections.tsx";
import type { Directory } from "./definition.ts";
import { FilterButton, FilterPanel } from "./filter-panel.tsx";
import { Results } from "./results.tsx";
import { SortMenu } from "./sort-menu.tsx";
import { TypedSearch } from "./typed-search.tsx";
import { addressTail, useDirectoryState } from "./use-directory-state.ts";
import { useEnterRows } from "./use-enter-rows.ts";
import { useFirstAnswer } from "./use-first-answer.ts";
import { useFound } from "./use-found.ts";
import { useLinks } from "./use-links.ts";
import { ViewButton } from "./view-button.tsx";

type Props = {
  directory: Directory;
  category: string | undefined;
  first: SearchResult;
  actions: ((row: DirectoryRow) => ReactNode) | undefined;
  above: ((query: Query) => ReactNode) | undefined;
};

/** The search, filters and rows. The address contains all choices. */
export function Finder({ directory, category, first, actions, above }: Props) {
  const { query, pages, view, params, change, search, toggle, show } = useDirectoryState(directory, category);
  const links = useLinks(directory.name);
  const { painted, ...answer } = useFound(directory, first, query, pages, links?.places);
  useFirstAnswer(params, !answer.isStale || answer.isLate || answer.isFailed);
  if (answer.found.unknown && !answer.isStale) change(without(query, answer.found.unknown));
  const [areFiltersOpen, setAreFiltersOpen] = useState(false);
  const searchBox = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLElement>(null);
  const keys = useEnterRows(list, answer.isStale && !answer.isFailed ? undefined : query.search);
  const clear = () => change({ ...query, search: "", chosen: {} });
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <TypedSearch
          ref={searchBox}
          value={query.search}
          onChange={(typed) => {
            const next = { ...query, search: typed };
            askAhead(directory, next, links?.places, () => search(next));
          }}
          {...keys}
          onFocus={() => askDirectory(directory, query, 0, 0).catch(() => {})} // loads all rows before the first keystroke
          placeholder={directory.searchLabel}
          maxLength={maxSearchLength}
          className="min-w-0 flex-[1_1_18rem]"
        />
        <FilterButton
          isOpen={areFiltersOpen}
          count={chosenCount(query)}
          onClick={() => setAreFiltersOpen(!areFiltersOpen)}
        />
        <SortMenu directory={directory} query={query} onChange={change} />
        <ViewButton view={view} onChange={(next) => show({ view: next })} />
      </div>
      <FilterPanel
        isOpen={areFiltersOpen}
        matches={answer.isLate ? undefined : answer.found.matches}
        onClose={() => setAreFiltersOpen(false)}
        directory={directory}
        chosen={query.chosen}
        counts={painted.found.counts}
        all={first.counts}
        onToggle={toggle}
      />
      <Collections directory={directory} query={query} onChange={change} />
      {above?.(query)}
      <div className="mt-5 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-8">
        <Suspense>
          <CategoryLinks
            directory={directory}
            current={category}
            counts={painted.found.counts.category ?? {}}
            tail={addressTail(directory, painted.query, view)}
          />
        </Suspense>
        <Results
          ref={list}
          directory={directory}
          view={view}
          hasCategory={category === undefined}
          actions={actions}
          {...answer}
          below={painted.found.rows}
          filters={
            <>
              <ActiveFilters directory={directory} query={query} onToggle={toggle} onClear={clear} />
              {links?.filter(query, toggle)}
            </>
          }
          links={links}
          pages={pages}
          onMore={() => show({ pages: pages + 1 })}
          onClear={clear}
          onUnfilter={() => change({ ...query, chosen: {} })}
          onLeave={() => searchBox.current?.focus()}
        />
      </div>
    </>
  );
}

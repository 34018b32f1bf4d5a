import { LayoutGrid, List, SlidersHorizontal } from "lucide-react";
import { type ReactNode, Suspense, useRef, useState } from "react";
import { bestKnown, type DirectoryRow, type Query, type SearchResult } from "#domain/directory/directory.ts";
import { chosenCount } from "#domain/directory/query.ts";
import { maxSearchLength } from "#domain/limits.ts";
import { formatNumber } from "#web/lib/number.ts";
import { Button } from "../button.tsx";
import { Chip } from "../chip.tsx";
import { ChoiceMenu } from "../choice-menu.tsx";
import { SearchBox } from "../search-box.tsx";
import { ActiveFilters } from "./active-filters.tsx";
import { CategoryLinks } from "./category-links.tsx";
import type { Directory } from "./definition.ts";
import { Facets } from "./facets.tsx";
import { Results } from "./results.tsx";
import { enterRows } from "./row-keys.ts";
import { askAhead, askDirectory, useFound } from "./use-found.ts";
import { useLinks } from "./use-links.ts";
import { addressTail, useWanted } from "./use-wanted.ts";

const filtersId = "filters";

type Props = {
  directory: Directory;
  category: string | undefined;
  first: SearchResult;
  actions: ((row: DirectoryRow) => ReactNode) | undefined;
  above: ((query: Query) => ReactNode) | undefined;
};

/** Search, filters and rows. All that a visitor chooses is in the address. */
export function Finder({ directory, category, first, actions, above }: Props) {
  const { query, pages, view, change, toggle, show } = useWanted(directory, category);
  const links = useLinks(directory.name);
  const { painted, ...answer } = useFound(directory, first, query, pages, links?.places);
  const [areFiltersOpen, setAreFiltersOpen] = useState(false);
  const searchBox = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLElement>(null);
  const count = chosenCount(query);
  const clear = () => change({ ...query, search: "", chosen: {} });
  const OtherView = view === "grid" ? List : LayoutGrid;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <SearchBox
          ref={searchBox}
          value={query.search}
          onChange={(search) => {
            const next = { ...query, search };
            askAhead(directory, next, links?.places);
            change(next);
          }}
          onKeyDown={(event) => enterRows(event, list.current)}
          onFocus={() => askDirectory(directory, query, 0, 0).catch(() => {})} // all rows are there when the first key is hit
          placeholder={directory.searchLabel}
          maxLength={maxSearchLength}
          className="min-w-0 flex-[1_1_18rem]"
        />
        <Button
          variant="secondary"
          aria-expanded={areFiltersOpen}
          aria-controls={filtersId}
          onClick={() => setAreFiltersOpen(!areFiltersOpen)}
          className="lg:hidden"
        >
          <SlidersHorizontal aria-hidden="true" className="size-4" />
          Filters{count > 0 && ` (${count})`}
        </Button>
        <ChoiceMenu
          label="Sort:"
          value={query.sort}
          choices={[
            { value: bestKnown, label: query.search ? "Best match" : "Best known" },
            { value: "name", label: "Name" },
            ...(directory.sorts ?? []),
          ]}
          onChange={(sort) => change({ ...query, sort })}
        />
        <Button
          variant="secondary"
          aria-label={view === "grid" ? "Show as a compact list" : "Show as a grid"}
          onClick={() => show({ view: view === "grid" ? "compact" : "grid" })}
          className="w-11 px-0! max-lg:hidden"
        >
          <OtherView aria-hidden="true" className="size-5" />
        </Button>
      </div>
      <div id={filtersId} className={`mt-4 ${areFiltersOpen ? "" : "max-lg:hidden"}`}>
        <Suspense>
          <Facets
            directory={directory}
            chosen={query.chosen}
            counts={painted.found.counts}
            all={first.counts}
            onToggle={toggle}
          />
        </Suspense>
        {areFiltersOpen && (
          <div className="sticky bottom-3 z-10 mt-5 lg:hidden">
            <Button className="w-full shadow-float" onClick={() => setAreFiltersOpen(false)}>
              Show {formatNumber(answer.found.matches)} {directory.noun}
            </Button>
          </div>
        )}
      </div>
      {directory.collections && (
        <div className="mt-4 flex flex-wrap gap-2">
          {directory.collections.map(({ label, chosen }) => {
            const isChosen = JSON.stringify(chosen) === JSON.stringify(query.chosen);
            return (
              <Chip key={label} pressed={isChosen} onClick={() => change({ ...query, chosen: isChosen ? {} : chosen })}>
                {label}
              </Chip>
            );
          })}
        </div>
      )}
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
          onLeave={() => searchBox.current?.focus()}
        />
      </div>
    </>
  );
}

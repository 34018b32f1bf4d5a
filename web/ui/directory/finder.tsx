import { LayoutGrid, List, SlidersHorizontal } from "lucide-react";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { bestKnown, type Found, type Query, type Row } from "#domain/directory/directory.ts";
import { maxSearchLength } from "#domain/limits.ts";
import { Button } from "../button.tsx";
import { Chip } from "../chip.tsx";
import { ChoiceMenu } from "../choice-menu.tsx";
import { SearchBox } from "../search-box.tsx";
import type { Directory } from "./definition.ts";
import { Results } from "./results.tsx";
import { enterRows } from "./row-keys.ts";
import { SideFilters } from "./side-filters.tsx";
import { askAhead, askDirectory, useFound } from "./use-found.ts";
import { addressTail, useWanted } from "./use-wanted.ts";

type Props = {
  directory: Directory;
  category: string | undefined;
  first: Found;
  actions: ((row: Row) => ReactNode) | undefined;
  above: ((query: Query) => ReactNode) | undefined;
};

/** Search, filters and rows. All that a visitor chooses is in the address. */
export function Finder({ directory, category, first, actions, above }: Props) {
  const { query, pages, view, change, toggle, show } = useWanted(directory, category);
  const { painted, ...answer } = useFound(directory, first, query, pages);
  const [areFiltersOpen, setAreFiltersOpen] = useState(false);
  const searchBox = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLElement>(null);
  useSlashKey(searchBox);

  const chosenCount = Object.values(query.chosen).flat().length;
  const OtherView = view === "grid" ? List : LayoutGrid;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <SearchBox
          ref={searchBox}
          value={query.search}
          onChange={(search) => {
            askAhead(directory, { ...query, search }); // the engine searches while the letter is painted
            change({ search });
          }}
          onKeyDown={(event) => enterRows(event, list.current)}
          onFocus={() => askDirectory(directory, query, 0, 0).catch(() => {})} // all rows are there when the first key is hit
          placeholder={directory.searchLabel}
          aria-keyshortcuts="/"
          maxLength={maxSearchLength}
          className="min-w-0 flex-[1_1_18rem]"
        />
        <Button
          variant="secondary"
          aria-expanded={areFiltersOpen}
          onClick={() => setAreFiltersOpen(!areFiltersOpen)}
          className="lg:hidden"
        >
          <SlidersHorizontal aria-hidden="true" className="size-4" />
          Filters{chosenCount > 0 && ` (${chosenCount})`}
        </Button>
        <ChoiceMenu
          label="Sort:"
          value={query.sort}
          choices={[
            { value: bestKnown, label: query.search ? "Best match" : "Best known" },
            { value: "name", label: "Name" },
            ...(directory.sorts ?? []),
          ]}
          onChange={(sort) => change({ sort })}
        />
        <Button
          variant="secondary"
          aria-label={view === "grid" ? "Show as a compact list" : "Show as a grid"}
          onClick={() => show({ view: view === "grid" ? "compact" : "grid" })}
          className="w-11 px-0! max-sm:hidden"
        >
          <OtherView aria-hidden="true" className="size-5" />
        </Button>
      </div>
      {directory.collections && (
        <div className="mt-3 flex flex-wrap gap-2">
          {directory.collections.map(({ label, chosen }) => {
            const isChosen = JSON.stringify(chosen) === JSON.stringify(query.chosen);
            return (
              <Chip key={label} pressed={isChosen} onClick={() => change({ chosen: isChosen ? {} : chosen })}>
                {label}
              </Chip>
            );
          })}
        </div>
      )}
      {above?.(query)}
      <div className="mt-5 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-8">
        <Suspense>
          <SideFilters
            directory={directory}
            category={category}
            chosen={query.chosen}
            counts={painted.found.counts}
            tail={addressTail(directory, painted.query, view)}
            isOpen={areFiltersOpen}
            onToggle={toggle}
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
          pages={pages}
          onMore={() => show({ pages: pages + 1 })}
          onClear={() => change({ search: "", chosen: {} })}
          onLeave={() => searchBox.current?.focus()}
        />
      </div>
    </>
  );
}

/** Follows the keyboard: "/" leads into the search box, unless somebody is typing. */
function useSlashKey(box: React.RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest("input, textarea, select");
      if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      box.current?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [box]);
}

import { type ReactNode, useCallback, useMemo, useState } from "react";
import { agenda } from "#domain/tracker/agenda.ts";
import { matching, type Sort, sortedRecords, sorts, stageCounts } from "#domain/tracker/list.ts";
import type { TrackerRecord } from "#domain/tracker/record.schema.ts";
import { useAfterPaint } from "#web/lib/after-paint.ts";
import { formatNumber } from "#web/lib/number.ts";
import { useUrlState } from "#web/lib/url-state.ts";
import { Button } from "#web/ui/button.tsx";
import { MoreButton } from "#web/ui/more-button.tsx";
import { EmptyState } from "#web/ui/panel.tsx";
import { SearchBox } from "#web/ui/search-box.tsx";
import { Agenda } from "./agenda.tsx";
import { Board } from "./board.tsx";
import { DueList } from "./due-list.tsx";
import { filters, RecordFilters, type View, ViewChoice } from "./record-filters.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import { Table } from "./table.tsx";

const pageSize = 25;
/** How many rows are painted first when the page opens. A screen shows about as many. */
const firstRows = 6;
/** How many rows are painted first after a new search. A phone shows as many below the field. */
const firstFound = 4;

type Props = {
  records: TrackerRecord[];
  now: number;
  /** The id of the record that was added last. */
  added: string | undefined;
  onOpen: (record: TrackerRecord) => void;
  /** The button that adds a record. */
  children: ReactNode;
};

/**
 * The records as a table, a board or an agenda. The search is private, so the address does not
 * contain it.
 */
export function Records({ records, now, added, onOpen, children }: Props) {
  const [params, setParams] = useUrlState();
  const [query, setQuery] = useState("");
  const paintedQuery = useAfterPaint<string | null>(query, null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [limit, setLimit] = useState(pageSize);
  const paramAmong = <Value extends string>(key: string, values: readonly Value[]) =>
    values.find((value) => value === params.get(key));
  const view: View = paramAmong("view", ["board", "agenda"]) ?? "table";
  const stage = paramAmong(
    "stage",
    filters.map(({ value }) => value),
  );
  const sort = paramAmong(
    "sort",
    sorts.map(({ id }) => id),
  );
  const listQuery = useMemo(
    () =>
      ({
        stage: (view === "table" && stage) || "all",
        sort: sort ?? "changed",
        isReversed: params.has("reversed"),
      }) as const,
    [view, stage, sort, params],
  );
  const ordered = useMemo(() => sortedRecords(records, listQuery, now), [records, listQuery, now]);
  const found = useMemo(() => matching(ordered, query, listQuery.stage), [ordered, query, listQuery.stage]);
  const counts = useMemo(() => stageCounts(records), [records]);
  const chosen = useMemo(() => found.filter(({ id }) => selected.has(id)), [found, selected]);

  const sortBy = useCallback(
    (next: Sort) =>
      setParams({ sort: next, reversed: listQuery.sort === next && !listQuery.isReversed ? "1" : undefined }),
    [setParams, listQuery],
  );
  const select = useCallback((ids: string[], isSelected: boolean) => {
    setSelected((before) => {
      const after = new Set(before);
      for (const id of ids) {
        if (isSelected) after.add(id);
        else after.delete(id);
      }
      return after;
    });
  }, []);

  const listed = view === "agenda" ? new Set(agenda(found, now).map(({ record }) => record)).size : found.length;
  const isWhole = paintedQuery === query;
  const waiting = paintedQuery === null ? firstRows : firstFound;
  const shown = found.slice(0, isWhole ? limit : waiting);
  return (
    <>
      {view !== "agenda" && <DueList records={records} now={now} onOpen={onOpen} />}
      <section aria-label="Applications">
        <div className="flex flex-wrap items-center gap-3">
          {children}
          <ViewChoice view={view} setParams={setParams} />
          <SearchBox
            value={query}
            onChange={(text) => {
              setQuery(text);
              setLimit(pageSize);
            }}
            placeholder="Search everything..."
            className="min-w-40 flex-1"
          />
        </div>
        {view === "table" && (
          <RecordFilters stage={listQuery.stage} sort={listQuery.sort} counts={counts} setParams={setParams} />
        )}
        <p role="status" className="mt-3 text-sm font-semibold">
          {formatNumber(listed)} of {formatNumber(records.length)}
        </p>
        {found.length === 0 ? (
          <EmptyState title="Nothing found" text="Try another word, or another stage.">
            <Button
              variant="secondary"
              onClick={() => {
                setQuery("");
                setParams({ stage: undefined });
              }}
            >
              Show all
            </Button>
          </EmptyState>
        ) : (
          <>
            {view === "table" && (
              <>
                {chosen.length > 0 && <SelectionBar records={chosen} onDone={() => setSelected(new Set())} />}
                <Table
                  records={shown}
                  query={query}
                  now={now}
                  order={listQuery}
                  onSort={sortBy}
                  selected={selected}
                  onSelect={select}
                  onOpen={onOpen}
                />
                {found.length > limit && (
                  <div className="mt-5 text-center">
                    <MoreButton onMore={() => setLimit(limit + 4 * pageSize)}>
                      Show more ({formatNumber(found.length - limit)} left)
                    </MoreButton>
                  </div>
                )}
              </>
            )}
            {view === "board" && <Board records={found} now={now} added={added} onOpen={onOpen} />}
            {view === "agenda" && <Agenda records={found} now={now} onOpen={onOpen} />}
          </>
        )}
      </section>
    </>
  );
}

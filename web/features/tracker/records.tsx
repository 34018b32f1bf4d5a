import { type ReactNode, useCallback, useDeferredValue, useMemo, useState } from "react";
import { listed, type Sort, type StageFilter, sorts, stageCounts } from "#domain/tracker/list.ts";
import type { TrackerRecord } from "#domain/tracker/record.schema.ts";
import { stages } from "#domain/tracker/stages.ts";
import { formatNumber } from "#web/lib/number.ts";
import { useUrlState } from "#web/lib/url-state.ts";
import { Button } from "#web/ui/button.tsx";
import { ChoiceChips } from "#web/ui/choice-chips.tsx";
import { SelectField } from "#web/ui/field.tsx";
import { MoreButton } from "#web/ui/more-button.tsx";
import { EmptyState } from "#web/ui/panel.tsx";
import { SearchBox } from "#web/ui/search-box.tsx";
import { Agenda } from "./agenda.tsx";
import { Board } from "./board.tsx";
import { DueList } from "./due-list.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import { Table } from "./table.tsx";

const views = [
  { value: "table", label: "Table" },
  { value: "board", label: "Board" },
  { value: "agenda", label: "Agenda" },
] as const;
type View = (typeof views)[number]["value"];

const filters: { value: StageFilter; label: string }[] = [
  { value: "all", label: "All" },
  { value: "open", label: "Open" },
  ...stages.map(({ id, label }) => ({ value: id, label })),
];

const pageSize = 25;
/** The rows that fit on a screen. They are painted before the others. */
const firstRows = 6;

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
 * The records as a table, a board or an agenda. The search is private: it is not in the address.
 */
export function Records({ records, now, added, onOpen, children }: Props) {
  const [params, setParams] = useUrlState();
  const [query, setQuery] = useState("");
  const paintedQuery = useDeferredValue<string | null>(query, null);
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
        query,
        stage: (view === "table" && stage) || "all",
        sort: sort ?? "changed",
        isReversed: params.has("reversed"),
      }) as const,
    [query, view, stage, sort, params],
  );
  const found = useMemo(() => listed(records, listQuery, now), [records, listQuery, now]);
  const counts = useMemo(() => stageCounts(records), [records]);
  const chosen = useMemo(() => found.filter(({ id }) => selected.has(id)), [found, selected]);

  const sortBy = (next: Sort) =>
    setParams({ sort: next, reversed: listQuery.sort === next && !listQuery.isReversed ? "1" : undefined });
  const showStage = (value: string) => setParams({ stage: value === "all" ? undefined : value });
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

  const shown = found.slice(0, paintedQuery === query ? limit : firstRows);
  return (
    <>
      {view !== "agenda" && <DueList records={records} now={now} onOpen={onOpen} />}
      <section aria-label="Applications">
        <div className="flex flex-wrap items-center gap-3">
          {children}
          <ChoiceChips
            label="View"
            value={view}
            choices={views}
            onChange={(value) => setParams({ view: value === "table" ? undefined : value })}
          />
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
          <div className="mt-3">
            <div className="hidden sm:block">
              <ChoiceChips
                label="Stage"
                value={listQuery.stage}
                choices={filters.map(({ value, label }) => ({ value, label: `${label} ${counts[value]}` }))}
                onChange={showStage}
              />
            </div>
            <div className="grid grid-cols-2 gap-3 md:hidden">
              <SelectField
                label="Show"
                value={listQuery.stage}
                onChange={(event) => showStage(event.target.value)}
                className="sm:hidden"
              >
                {filters.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label} ({counts[value]})
                  </option>
                ))}
              </SelectField>
              <SelectField
                label="Sort by"
                value={listQuery.sort}
                onChange={(event) => setParams({ sort: event.target.value, reversed: undefined })}
                className="sm:mt-3"
              >
                {sorts.map(({ id, label }) => (
                  <option key={id} value={id}>
                    {label}
                  </option>
                ))}
              </SelectField>
            </div>
          </div>
        )}
        <p role="status" className="mt-3 text-sm font-semibold">
          {formatNumber(found.length)} of {formatNumber(records.length)}
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

import { memo } from "react";
import { type Sort, type StageFilter, sorts } from "#domain/tracker/list.ts";
import { stages } from "#domain/tracker/stages.ts";
import type { useUrlState } from "#web/lib/url-state.ts";
import { ChoiceChips } from "#web/ui/choice-chips.tsx";
import { SelectField } from "#web/ui/field.tsx";

const views = [
  { value: "table", label: "Table" },
  { value: "board", label: "Board" },
  { value: "agenda", label: "Agenda" },
] as const;
export type View = (typeof views)[number]["value"];

export const filters: { value: StageFilter; label: string }[] = [
  { value: "all", label: "All" },
  { value: "open", label: "Open" },
  ...stages.map(({ id, label }) => ({ value: id, label })),
];

type SetParams = ReturnType<typeof useUrlState>[1];

/** The choice between table, board and agenda. */
export const ViewChoice = memo(function ViewChoice({ view, setParams }: { view: View; setParams: SetParams }) {
  const show = (value: View) => setParams({ view: value === "table" ? undefined : value });
  return <ChoiceChips label="View" value={view} choices={views} onChange={show} />;
});

type Props = { stage: StageFilter; sort: Sort; counts: Record<StageFilter, number>; setParams: SetParams };

/** The stage filter as chips. A phone shows the stage filter and the order as lists. */
export const RecordFilters = memo(function RecordFilters({ stage, sort, counts, setParams }: Props) {
  const showStage = (value: string) => setParams({ stage: value === "all" ? undefined : value });
  return (
    <div className="mt-3">
      <div className="hidden sm:block">
        <ChoiceChips
          label="Stage"
          value={stage}
          choices={filters.map(({ value, label }) => ({ value, label: `${label} ${counts[value]}` }))}
          onChange={showStage}
        />
      </div>
      <div className="grid grid-cols-2 gap-3 md:hidden">
        <SelectField
          label="Show"
          value={stage}
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
          value={sort}
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
  );
});

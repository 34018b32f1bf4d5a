import { ArrowDown, ArrowUp } from "lucide-react";
import { memo, type ReactNode, useState } from "react";
import { fullTitle } from "#domain/tracker/details.ts";
import type { Order, Sort } from "#domain/tracker/list.ts";
import type { TrackerRecord } from "#domain/tracker/record.schema.ts";
import { dayText } from "#web/lib/date.ts";
import { move } from "./actions.ts";
import { rowSlots } from "./row-slots.ts";
import { StageSelect } from "./stage-select.tsx";
import { NextStepText } from "./step-line.tsx";

type Props = {
  records: TrackerRecord[];
  /** The search whose results are the records. */
  query: string;
  now: number;
  order: Order;
  onSort: (sort: Sort) => void;
  selected: ReadonlySet<string>;
  onSelect: (ids: string[], isSelected: boolean) => void;
  onOpen: (record: TrackerRecord) => void;
};

export const selectAllId = "select-all";

const cell = "border-b border-line px-2 py-2 text-left";

/**
 * Styles for a narrow window. A row is as wide as the window. The stage is below the title. The
 * table's head has one line, which explains its buttons.
 */
const narrow = {
  block: "max-[24rem]:block",
  row: "max-[24rem]:grid max-[24rem]:grid-cols-[2.75rem_minmax(0,1fr)]",
  head: "max-[24rem]:flex max-[24rem]:items-center max-[24rem]:border-b max-[24rem]:border-line",
  sort: "max-[24rem]:w-auto max-[24rem]:border-b-0",
  checkbox: "max-[24rem]:row-span-2",
  title: "max-[24rem]:border-b-0",
  stage: "max-[24rem]:w-auto max-[24rem]:pt-0",
};

/** The records as a sortable table with checkboxes. */
export function Table({ records, query, now, order, onSort, selected, onSelect, onOpen }: Props) {
  const [slotOf] = useState(rowSlots);
  const header = { order, onSort };
  return (
    <table className={`mt-4 w-full table-fixed text-[0.9375rem] ${narrow.block}`}>
      <caption className="sr-only">Applications</caption>
      <thead className={`text-sm ${narrow.block}`}>
        <tr className={narrow.head}>
          <th scope="col" className={`${cell} ${narrow.sort} w-11`}>
            <Checkbox
              id={selectAllId}
              label="Select all shown"
              checked={records.length > 0 && records.every(({ id }) => selected.has(id))}
              onChange={(isSelected) =>
                onSelect(
                  records.map(({ id }) => id),
                  isSelected,
                )
              }
            />
          </th>
          <SortHeader
            {...header}
            sort="title"
            className={`${narrow.sort} max-[24rem]:before:mr-3 max-[24rem]:before:font-normal max-[24rem]:before:content-['Sort_by']`}
          >
            Title
          </SortHeader>
          <SortHeader {...header} sort="organization" className="max-md:hidden">
            Company
          </SortHeader>
          <SortHeader {...header} sort="stage" className={`w-36 ${narrow.sort}`}>
            Stage
          </SortHeader>
          <SortHeader {...header} sort="next" className="max-md:hidden">
            Next step
          </SortHeader>
          <SortHeader {...header} sort="applied" className="w-36 max-lg:hidden">
            Applied
          </SortHeader>
        </tr>
      </thead>
      <tbody className={narrow.block}>
        {records.map((record) => (
          <Row
            key={slotOf(query, record)}
            record={record}
            now={now}
            isSelected={selected.has(record.id)}
            onSelect={onSelect}
            onOpen={onOpen}
          />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = Pick<Props, "now" | "onSelect" | "onOpen"> & { record: TrackerRecord; isSelected: boolean };

const Row = memo(function Row({ record, now, isSelected, onSelect, onOpen }: RowProps) {
  const { id, title, organization, applied } = record;
  const name = fullTitle(record);
  return (
    <tr data-record={id} className={`scroll-mb-24 ${narrow.row} ${isSelected ? "bg-tint" : ""}`}>
      <td className={`${cell} ${narrow.checkbox}`}>
        <Checkbox label={`Select ${name}`} checked={isSelected} onChange={(checked) => onSelect([id], checked)} />
      </td>
      <td className={`${cell} ${narrow.title}`}>
        <button
          type="button"
          onClick={() => onOpen(record)}
          className="block min-h-6 text-left font-semibold wrap-anywhere hover:text-accent hover:underline"
        >
          <span className="line-clamp-3">{title}</span>
        </button>
        <span className="block text-sm wrap-anywhere text-muted md:hidden">{organization}</span>
        <span className="block text-sm wrap-anywhere md:hidden">
          <NextStepText record={record} now={now} />
        </span>
      </td>
      <td className={`${cell} wrap-anywhere max-md:hidden`}>{organization}</td>
      <td className={`${cell} ${narrow.stage}`}>
        <StageSelect label={`Stage of ${name}`} value={record} onMove={(to) => move([record], to)} />
      </td>
      <td className={`${cell} wrap-anywhere max-md:hidden`}>
        <NextStepText record={record} now={now} />
      </td>
      <td className={`${cell} max-lg:hidden`}>{dayText(applied)}</td>
    </tr>
  );
});

type HeaderProps = Pick<Props, "order" | "onSort"> & { sort: Sort; className?: string; children: ReactNode };

const SortHeader = memo(function SortHeader({ order, onSort, sort, className = "", children }: HeaderProps) {
  const isSorted = order.sort === sort;
  const Arrow = order.isReversed ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (order.isReversed ? "descending" : "ascending") : undefined}
      className={`${cell} ${className}`}
    >
      <button
        type="button"
        onClick={() => onSort(sort)}
        className="inline-flex min-h-6 items-center gap-1 font-semibold text-muted hover:text-accent"
      >
        {children}
        {isSorted && <Arrow aria-hidden="true" className="size-4" />}
      </button>
    </th>
  );
});

type CheckboxProps = { id?: string; label: string; checked: boolean; onChange: (checked: boolean) => void };

/**
 * A checkbox with a large touch target. Its label is an attribute: the browser would paint a hidden
 * text as a separate layer in each row.
 */
function Checkbox({ id, label, checked, onChange }: CheckboxProps) {
  return (
    <label className="-m-1 grid size-9 cursor-pointer place-items-center">
      <input
        id={id}
        aria-label={label}
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-4.5 accent-accent"
      />
    </label>
  );
}

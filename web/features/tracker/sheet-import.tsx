import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { readCsv } from "#domain/text/csv.ts";
import type { TrackerRecord } from "#domain/tracker/record.schema.ts";
import { sortedOut } from "#domain/tracker/repeats.ts";
import { recordOfRow } from "#domain/tracker/sheet.ts";
import { columns, guessMapping, type Mapping } from "#domain/tracker/sheet-columns.ts";
import { dayOrder, readRows } from "#domain/tracker/sheet-rows.ts";
import { restoreFocus } from "#web/lib/focus.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/field.tsx";
import { FileButton } from "#web/ui/file-button.tsx";
import { addAll } from "./actions.ts";
import { dayHabit } from "./day-habit.ts";
import { SheetPreview } from "./sheet-preview.tsx";
import { SheetSummary } from "./sheet-summary.tsx";
import type { ChosenStages } from "./unknown-stages.tsx";

type Sheet = { headers: string[]; rows: string[][] };

/** Imports a CSV file. The visitor first assigns each column to a field, then adds the rows. */
export function SheetImport({ records }: { records: TrackerRecord[] }) {
  const [sheet, setSheet] = useState<Sheet>();
  const [mapping, setMapping] = useState<Mapping>([]);
  const [chosen, setChosen] = useState<ChosenStages>({});
  const [isDayFirst, setIsDayFirst] = useState<boolean>();
  const [isAllWanted, setIsAllWanted] = useState(false);
  const [problem, setProblem] = useState("");
  const opener = useRef<HTMLSpanElement>(null);

  const close = () => {
    flushSync(() => setSheet(undefined)); // removes the focused button before restoring the focus
    restoreFocus(() => opener.current?.querySelector("button") ?? null);
  };

  const read = (text: string) => {
    setProblem("");
    setIsAllWanted(false);
    setChosen({});
    setIsDayFirst(undefined);
    const found = parse(text);
    setSheet(found);
    setMapping(found ? guessMapping(found.headers, found.rows) : []);
    if (!found) setProblem(text.includes("\0") ? notText : notSheet);
  };

  const found = dayOrder(sheet?.rows ?? [], mapping, dayHabit());
  const order = found.isGuess ? { ...found, isDayFirst: isDayFirst ?? found.isDayFirst } : found;
  const rows = sheet ? readRows(sheet.rows, mapping, dayHabit(), order.isDayFirst) : [];
  const now = Date.now();
  // Each row is a millisecond older than the row above, so that the list keeps the sheet's order.
  const made = rows.map(({ cells, days }, at) => {
    const stage = chosen[cells.stage.toLowerCase()] || cells.stage;
    return recordOfRow({ cells: { ...cells, stage }, days }, crypto.randomUUID(), new Date(now - at));
  });
  const leftOut = mapping.filter((column) => column === "").length;
  const sorted = sortedOut(made, records);
  const added = isAllWanted ? made : sorted.fresh;

  return (
    <>
      <span ref={opener} className="contents">
        <FileButton label="Import a sheet (CSV)" accept=".csv,.tsv,.txt,text/csv" onText={read} />
      </span>
      {problem && (
        <p role="alert" className="basis-full font-medium text-bad">
          {problem}
        </p>
      )}
      {sheet && (
        <section aria-labelledby="sheet-title" className="basis-full card p-5">
          <h3 id="sheet-title" className="text-lg">
            What are these columns?
          </h3>
          <div className="mt-3 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
            {sheet.headers.map((header, at) => (
              <SelectField
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no id, only a position
                key={at}
                className="min-w-0"
                label={<span className="line-clamp-3 wrap-anywhere">{header || `Column ${at + 1}`}</span>}
                hint={<span className="line-clamp-1 wrap-anywhere">{sheet.rows.find((row) => row[at])?.[at]}</span>}
                value={mapping[at] ?? ""}
                onChange={(event) => setMapping(mapping.with(at, event.target.value as Mapping[number]))}
              >
                <option value="">Leave out</option>
                {columns.map(({ id, label }) => (
                  <option key={id} value={id}>
                    {label}
                  </option>
                ))}
              </SelectField>
            ))}
          </div>
          {leftOut > 0 && (
            <p className="mt-4">{leftOut === 1 ? "1 column is left out." : `${leftOut} columns are left out.`}</p>
          )}
          {!mapping.includes("title") && (
            <p className="mt-4 font-semibold text-warn">
              No column is the job title. Choose it above, or the company stands in its place.
            </p>
          )}
          <SheetPreview rows={rows} order={order} onOrder={setIsDayFirst} chosen={chosen} onChoose={setChosen} />
          <SheetSummary
            rows={sheet.rows.length}
            sorted={sorted}
            isAllWanted={isAllWanted}
            onAllWanted={setIsAllWanted}
          />
          <div className="mt-3 flex flex-wrap gap-2">
            <Button
              disabled={added.length === 0}
              onClick={async () => {
                const noun = added.length === 1 ? "application" : "applications";
                if (await addAll(added, `Added: ${added.length} ${noun}`)) close();
              }}
            >
              Add {added.length}
            </Button>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
          </div>
        </section>
      )}
    </>
  );
}

const maxColumns = 60;
const notSheet =
  "This is not a sheet with a line of headings and rows below. Export it as CSV, up to 5 MB, and try again.";
const notText = "This is not a text file, whatever its name says. Export your sheet as CSV, then try again.";

function parse(text: string): Sheet | undefined {
  if (text.includes("\0")) return;
  const [headers = [], ...rows] = readCsv(text).map((row) => row.slice(0, maxColumns));
  return headers.length > 1 && rows.length > 0 ? { headers, rows } : undefined;
}

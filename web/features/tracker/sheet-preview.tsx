import { eitherWayDates, type ReadStage, readStages, type SheetRow, unreadDates } from "#domain/tracker/sheet-rows.ts";
import { stageLabel } from "#domain/tracker/stages.ts";
import { fullDayText } from "#web/lib/date.ts";
import { ChoiceChips } from "#web/ui/choice-chips.tsx";
import { type ChosenStages, UnknownStages } from "./unknown-stages.tsx";

const maxShown = 12;

type Props = {
  rows: SheetRow[];
  /** Whether the day comes before the month. `isGuess` if the sheet's dates allow both. */
  order: { isDayFirst: boolean; isGuess: boolean };
  onOrder: (isDayFirst: boolean) => void;
  chosen: ChosenStages;
  onChoose: (chosen: ChosenStages) => void;
};

const orders = [
  { value: "day", label: "Day first" },
  { value: "month", label: "Month first" },
] as const;

/** Shows how we read the dates and stages of a sheet, before its rows are added. */
export function SheetPreview({ rows, order, onOrder, chosen, onChoose }: Props) {
  const all = readStages(rows);
  const stages = all.filter(({ move }) => move !== undefined);
  const unknown = all.filter(({ move }) => move === undefined).slice(0, maxShown);
  const eitherWay = eitherWayDates(rows);
  const unread = rows.flatMap(unreadDates).map(({ text }) => text);
  return (
    <div className="mt-4 space-y-3 text-[0.9375rem]">
      {unread.length > 0 && (
        <p className="wrap-anywhere">
          <strong>
            {unread.length === 1 ? "1 date" : `${unread.length} dates`} could not be read: {shortList(unread)}.
          </strong>{" "}
          The field stays empty, and what the sheet says is kept in the notes.
        </p>
      )}
      {eitherWay.map(({ text, day }) => (
        <p key={text}>
          The date “{text}” is read as {fullDayText(day)}, and the others of its column in the same order.
        </p>
      ))}
      {eitherWay.length > 0 && order.isGuess && (
        <ChoiceChips
          label="Order of day and month"
          value={order.isDayFirst ? "day" : "month"}
          choices={orders}
          onChange={(value) => onOrder(value === "day")}
        />
      )}
      {unknown.length > 0 && <UnknownStages stages={unknown} chosen={chosen} onChoose={onChoose} />}
      {stages.length > 0 && (
        <div>
          <h4 className="font-semibold">How stages are read</h4>
          <ul className="mt-1 grid gap-x-6 gap-y-1 sm:grid-cols-2">
            {stages.slice(0, maxShown).map((stage) => (
              <li key={stage.text} className="wrap-anywhere">
                {stageText(stage)}
              </li>
            ))}
          </ul>
          {stages.length > maxShown && <p className="mt-1 text-muted">and {stages.length - maxShown} more</p>}
        </div>
      )}
    </div>
  );
}

/** "No offer (2) → Rejected" */
function stageText({ text, rows, move }: ReadStage): string {
  const name = rows > 1 ? `${text} (${rows})` : text;
  return `${name} → ${move && stageLabel({ outcome: "", ...move })}`;
}

function shortList(texts: string[]): string {
  const distinct = [...new Set(texts)];
  const shown = distinct.slice(0, maxShown).map((text) => `“${text.slice(0, 60)}”`);
  return [shown.join(", "), distinct.length > maxShown && "and more"].filter(Boolean).join(" ");
}

import { eitherWayDates, type ReadStage, readStages, type SheetRow, unreadDates } from "#domain/tracker/sheet-rows.ts";
import { stageLabel } from "#domain/tracker/stages.ts";
import { dayText } from "#web/lib/date.ts";
import { type ChosenStages, UnknownStages } from "./unknown-stages.tsx";

const maxShown = 12;

type Props = { rows: SheetRow[]; chosen: ChosenStages; onChoose: (chosen: ChosenStages) => void };

/** Shows how the dates and stages of a sheet are read, before its rows are added. */
export function SheetPreview({ rows, chosen, onChoose }: Props) {
  const all = readStages(rows);
  const stages = all.filter(({ move }) => move !== undefined);
  const unknown = all.filter(({ move }) => move === undefined).slice(0, maxShown);
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
      {eitherWayDates(rows).map(({ text, day }) => (
        <p key={text}>
          The date “{text}” is read as {dayText(day)}, and the others of its column in the same order.
        </p>
      ))}
      {unknown.length > 0 && <UnknownStages stages={unknown} chosen={chosen} onChoose={onChoose} />}
      {stages.length > 0 && (
        <div>
          <h4 className="font-semibold">How stages are read</h4>
          <ul className="mt-1 grid gap-x-6 gap-y-1 sm:grid-cols-2">
            {stages.slice(0, maxShown).map((stage) => (
              <li key={stage.said} className="wrap-anywhere">
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
function stageText({ said, rows, move }: ReadStage): string {
  const name = rows > 1 ? `${said} (${rows})` : said;
  return `${name} → ${move && stageLabel({ outcome: "", ...move })}`;
}

function shortList(texts: string[]): string {
  const distinct = [...new Set(texts)];
  const shown = distinct.slice(0, maxShown).map((text) => `“${text.slice(0, 60)}”`);
  return [shown.join(", "), distinct.length > maxShown && "and more"].filter(Boolean).join(" ");
}

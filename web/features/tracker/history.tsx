import { dayOf } from "#domain/time.ts";
import type { TrackerRecord } from "#domain/tracker/record.schema.ts";
import { stageLabel } from "#domain/tracker/stages.ts";
import { dayText, readableMoment } from "#web/lib/date.ts";

/**
 * The stages of a record with their days, and the messages that the visitor sent. If the visitor
 * entered the day of applying, that day is shown.
 */
export function History({ record: { history, sent, applied } }: { record: TrackerRecord }) {
  const first = history.find(({ stage }) => stage === "applied");
  const whenOf = (entry: TrackerRecord["history"][number]) => {
    if (entry === first && applied && applied !== dayOf(new Date(entry.at))) return dayText(applied);
    return entry.at ? readableMoment(entry.at) : "imported, day not known";
  };
  return (
    <section aria-labelledby="history-title">
      <h3 id="history-title" className="text-[0.9375rem]">
        History
      </h3>
      <ol className="mt-1.5 space-y-1 text-[0.9375rem]">
        {history.map((entry) => (
          <li key={`${entry.at} ${entry.stage}`}>
            {stageLabel(entry)} <span className="text-muted">· {whenOf(entry)}</span>
          </li>
        ))}
        {sent.map(({ what, on }) => (
          <li key={`${on} ${what}`}>
            {what === "follow-up" ? "Followed up" : "Said thank you"}{" "}
            <span className="text-muted">· {dayText(on)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

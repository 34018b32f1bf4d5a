import type { TrackerRecord } from "#domain/tracker/record.schema.ts";
import { stageLabel } from "#domain/tracker/stages.ts";
import { dayText, readableMoment } from "#web/lib/date.ts";

/** The stages of a record with their days, and the messages that were sent. */
export function History({ record: { history, sent } }: { record: TrackerRecord }) {
  return (
    <section aria-labelledby="history-title">
      <h3 id="history-title" className="text-[0.9375rem]">
        History
      </h3>
      <ol className="mt-1.5 space-y-1 text-[0.9375rem]">
        {history.map((entry) => (
          <li key={`${entry.at} ${entry.stage}`}>
            {stageLabel(entry)}{" "}
            <span className="text-muted">· {entry.at ? readableMoment(entry.at) : "imported, day not known"}</span>
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

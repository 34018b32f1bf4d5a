import { dayOf } from "#domain/time.ts";
import { agenda } from "#domain/tracker/agenda.ts";
import type { TrackerRecord } from "#domain/tracker/record.schema.ts";
import { dayText } from "#web/lib/date.ts";
import { StepLine } from "./step-line.tsx";

type Props = { records: TrackerRecord[]; now: number; onOpen: (record: TrackerRecord) => void };

const maxShown = 200;

/** All steps that have a date, grouped by day. */
export function Agenda({ records, now, onOpen }: Props) {
  const planned = agenda(records, now).slice(0, maxShown);
  const today = dayOf(new Date(now));
  const days = Map.groupBy(planned, ({ step }) => (step.on < today ? "" : step.on));
  if (planned.length === 0)
    return (
      <p className="mt-6 text-muted">
        Nothing is planned here. Give a record a next step with a day, and it stands here.
      </p>
    );
  return [...days].map(([day, steps]) => (
    <section key={day} aria-label={day ? dayText(day) : "Overdue"} className="mt-6">
      <h2 className="text-lg">{day ? dayText(day) : "Overdue"}</h2>
      <ul>
        {steps.map(({ record, step }) => (
          <StepLine key={`${record.id} ${step.kind}`} record={record} step={step} hasDay={!day} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  ));
}

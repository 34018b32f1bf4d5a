import { CalendarPlus, Trash2 } from "lucide-react";
import { Link } from "wouter";
import { trackerEvents } from "#domain/tracker/events.ts";
import type { TrackerRecord } from "#domain/tracker/record.schema.ts";
import { addToCalendar } from "#web/lib/calendar-file.ts";
import { Button, buttonStyle } from "#web/ui/button.tsx";
import { handedOver, outreachFor, PrepareLink } from "./step-line.tsx";

/** The links and buttons of a record, apart from its form. */
export function RecordActions({ record, now, onDelete }: { record: TrackerRecord; now: number; onDelete: () => void }) {
  const { kind, organization, title, stage } = record;
  const events = trackerEvents([record], now);
  return (
    <div className="flex flex-wrap gap-2 border-t border-line pt-5">
      {kind === "job" && organization && (
        <Link
          to={outreachFor(record)}
          state={handedOver(record)}
          className={buttonStyle({ variant: "secondary", size: "small" })}
        >
          Write to somebody there
        </Link>
      )}
      <PrepareLink stage={stage} />
      {events.length > 0 && (
        <Button variant="secondary" size="small" onClick={() => addToCalendar(title, events)}>
          <CalendarPlus aria-hidden="true" className="size-4" />
          Add to calendar
        </Button>
      )}
      <Button variant="secondary" size="small" onClick={onDelete}>
        <Trash2 aria-hidden="true" className="size-4" />
        Delete
      </Button>
    </div>
  );
}

import type { MouseEvent } from "react";
import { Link } from "wouter";
import { screens } from "#domain/screens.ts";
import { calendarDayName } from "#domain/text/date-format.ts";
import type { Planned } from "#domain/tracker/agenda.ts";
import { type NextStep, nextStep } from "#domain/tracker/next-steps.ts";
import type { TrackerRecord } from "#domain/tracker/record.schema.ts";
import { dayOf } from "#domain/tracker/record.ts";
import { readableMoment, reader } from "#web/lib/date.ts";
import { catchFocus } from "#web/lib/focus.ts";
import { Button, buttonStyle } from "#web/ui/button.tsx";
import { finishStep, postpone } from "./actions.ts";

/** "Tomorrow" or "Sat, Nov 28" for a day such as "2026-11-28". */
export function dayText(day: string): string {
  return day && calendarDayName(day, dayOf(new Date()), reader.locale);
}

/** The day of a step, with the time where it has one. */
function timeOf({ on, at }: NextStep): string {
  return at ? readableMoment(at) : dayText(on);
}

/** The next step and its day; a day that has come stands out. */
export function NextStepText({ record, today }: { record: TrackerRecord; today: string }) {
  const step = nextStep(record, today);
  if (!step) return null;
  return (
    <>
      {step.what}
      {step.on && (
        <span className={step.on <= today ? "font-semibold text-warn" : "text-muted"}>
          {" · "}
          <span className="whitespace-nowrap">{timeOf(step)}</span>
        </span>
      )}
    </>
  );
}

type StepProps = Planned & { hasDay: boolean; onOpen: (record: TrackerRecord) => void };

/** A step with its record, and what can be done about it. */
export function StepLine({ record, step, hasDay, onOpen }: StepProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3">
      <p className="min-w-0">
        <span className="block font-semibold">
          {step.what}
          {(hasDay || step.at) && <span className="font-normal whitespace-nowrap text-muted"> · {timeOf(step)}</span>}
        </span>
        <button
          type="button"
          onClick={() => onOpen(record)}
          className="min-h-6 text-left text-[0.9375rem] wrap-anywhere text-accent underline underline-offset-3"
        >
          {[record.title, record.organization].filter(Boolean).join(", ")}
        </button>
      </p>
      <span className="flex flex-wrap gap-2">
        <StepActions record={record} step={step} />
      </span>
    </li>
  );
}

const doneLabels: Partial<Record<NextStep["kind"], string>> = {
  close: "Close it",
  event: "Close it",
  deadline: "I applied",
};

/** The keyboard goes on in the line beside, since this one goes. */
async function goOn({ currentTarget }: MouseEvent, work: Promise<void>) {
  const line = currentTarget.closest("li");
  const beside = line?.nextElementSibling ?? line?.previousElementSibling;
  await work;
  catchFocus(() => beside?.querySelector("button") ?? null);
}

function StepActions({ record, step }: Planned) {
  const { kind } = step;
  const about = `: ${step.what}, ${record.title}`;
  return (
    <>
      {(kind === "follow-up" || kind === "thank-you") && record.organization && (
        <Link
          to={`${outreachFor(record)}&message=${kind}`}
          state={{ recipient: onlyContact(record) }}
          className={buttonStyle({ variant: "secondary", size: "small" })}
        >
          Write it<span className="sr-only">{about}</span>
        </Link>
      )}
      {(kind === "follow-up" || kind === "close" || kind === "own") && (
        <Button variant="secondary" size="small" onClick={(event) => goOn(event, postpone(record, step))}>
          In a week<span className="sr-only">{about}</span>
        </Button>
      )}
      {kind !== "interview" && (
        <Button size="small" onClick={(event) => goOn(event, finishStep(record, step))}>
          {doneLabels[kind] ?? "Done"}
          <span className="sr-only">{about}</span>
        </Button>
      )}
    </>
  );
}

/** Names of people go into no address; of several contacts we do not know whom the step is about. */
const onlyContact = ({ contacts }: TrackerRecord) => (contacts.length === 1 ? contacts[0]?.name : undefined);

/** The outreach generator with the company and the role filled in. */
export function outreachFor({ organization: company, title: role }: TrackerRecord): string {
  return `${screens.outreach.path}?${new URLSearchParams({ company, ...(role && { role }) })}`;
}

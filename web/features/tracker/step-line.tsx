import type { MouseEvent } from "react";
import { Link } from "wouter";
import { type Before, followUpNumber } from "#domain/outreach/follow-up-kinds.ts";
import { withoutLegalForm } from "#domain/outreach/legal-form.ts";
import { screens } from "#domain/screens.ts";
import { isWebUrl } from "#domain/text/links.ts";
import { dayOf } from "#domain/time.ts";
import type { Planned } from "#domain/tracker/agenda.ts";
import { fullTitle } from "#domain/tracker/details.ts";
import { followUps, mayFollowUp, type NextStep, nextStep } from "#domain/tracker/next-steps.ts";
import type { TrackerRecord } from "#domain/tracker/record.schema.ts";
import type { Stage } from "#domain/tracker/stages.ts";
import { timeOf } from "#web/lib/date.ts";
import { besideRow, restoreFocus } from "#web/lib/focus.ts";
import { Button, buttonStyle } from "#web/ui/button.tsx";
import { ExternalLink } from "#web/ui/external-link.tsx";
import { finishStep, move, postpone } from "./actions.ts";

/** A separator. The space before it does not break, so it never starts a line. */
const dot = "\u00a0· ";

/** The next step of a record and its day. The day is highlighted if it is due. */
export function NextStepText({ record, now }: { record: TrackerRecord; now: number }) {
  const step = nextStep(record, now);
  if (!step) return null;
  return (
    <>
      {step.what}
      {step.on && (
        <span className={step.on <= dayOf(new Date(now)) ? "font-semibold text-warn" : "text-muted"}>
          {dot}
          <span className="whitespace-nowrap">{timeOf(step)}</span>
        </span>
      )}
    </>
  );
}

type StepProps = Planned & { hasDay: boolean; onOpen: (record: TrackerRecord) => void };

/** The line of a step, with its record and its buttons. */
export function StepLine({ record, step, hasDay, onOpen }: StepProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3">
      <p className="min-w-0">
        <span className="block font-semibold">
          {step.what}
          {(hasDay || step.at) && (
            <span className="font-normal text-muted">
              {dot}
              <span className="whitespace-nowrap">{timeOf(step)}</span>
            </span>
          )}
        </span>
        <button
          type="button"
          onClick={() => onOpen(record)}
          className="min-h-6 text-left text-[0.9375rem] wrap-anywhere text-accent underline underline-offset-3"
        >
          {fullTitle(record)}
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

/** Waits for the work, which removes the line. Then focuses the next line. */
async function runAndFocusNext({ currentTarget }: MouseEvent, work: Promise<unknown>) {
  const beside = besideRow(currentTarget.closest("li"));
  await work;
  restoreFocus(beside);
}

function StepActions({ record, step }: Planned) {
  const { kind, isOver, isAhead } = step;
  const message = messageOf({ record, step });
  const about = `: ${step.what}, ${record.title}`;
  return (
    <>
      {isWebUrl(record.url) && (
        <ExternalLink href={record.url} className={buttonStyle({ variant: "secondary", size: "small" })}>
          Open<span className="sr-only">{about}</span>
        </ExternalLink>
      )}
      {message && record.kind === "job" && record.organization && (
        <Link
          to={`${outreachFor(record)}&message=${message}`}
          state={handedOver(record)}
          className={buttonStyle({ variant: "secondary", size: "small" })}
        >
          Write it<span className="sr-only">{about}</span>
        </Link>
      )}
      {(kind === "follow-up" || kind === "close" || kind === "own") && (
        <Button variant="secondary" size="small" onClick={(event) => runAndFocusNext(event, postpone(record, step))}>
          In a week<span className="sr-only">{about}</span>
        </Button>
      )}
      {kind === "deadline" && isOver && (
        <Button
          variant="secondary"
          size="small"
          onClick={(event) => runAndFocusNext(event, move([record], { stage: "applied" }))}
        >
          {doneLabels.deadline}
          <span className="sr-only">{about}</span>
        </Button>
      )}
      {(kind === "interview" || kind === "offer") && <PrepareLink stage={kind} about={about} />}
      {kind !== "interview" && !isAhead && (
        <Button size="small" onClick={(event) => runAndFocusNext(event, finishStep(record, step))}>
          {isOver ? "Close it" : (doneLabels[kind] ?? "Done")}
          <span className="sr-only">{about}</span>
        </Button>
      )}
    </>
  );
}

const prepares: Partial<Record<Stage, { to: string; text: string }>> = {
  interview: { to: screens["cheat-sheets"].path, text: "Cheat sheets" },
  offer: { to: `${screens.prompts.path}?category=Compensation`, text: "Prompts for an offer" },
};

/** A link that helps during a stage: cheat sheets for an interview, pay prompts for an offer. */
export function PrepareLink({ stage, about = "" }: { stage: Stage; about?: string }) {
  const help = prepares[stage];
  if (!help) return null;
  return (
    <Link to={help.to} className={buttonStyle({ variant: "secondary", size: "small" })}>
      {help.text}
      {about && <span className="sr-only">{about}</span>}
    </Link>
  );
}

/** The message that a step needs. The step "close" allows a follow-up that was not sent yet. */
function messageOf({ record, step: { kind } }: Planned) {
  if (kind === "thank-you") return kind;
  const isFollowUp = kind === "follow-up" || (kind === "close" && mayFollowUp(record));
  return isFollowUp && followUpNumber(followUps(record).length);
}

/**
 * The state for the outreach generator that the address does not contain: the days of applying and
 * of the last follow-up, and the contact's name. With several contacts, it has no name, because we
 * do not know which contact to choose.
 */
export function handedOver(record: TrackerRecord) {
  const { contacts, applied } = record;
  return {
    recipient: contacts.length === 1 ? contacts[0]?.name : undefined,
    ...(applied && { applied }),
    written: followUps(record).at(-1)?.on,
  };
}

const befores: Partial<Record<Stage, Before>> = {
  applied: "applied",
  "in-touch": "in-touch",
  interview: "in-touch",
  offer: "in-touch",
};

/**
 * The address of the outreach generator with the company and the role. It also contains what
 * happened before, so that a follow-up mentions only that.
 */
export function outreachFor({ organization: company, title: role, stage }: TrackerRecord): string {
  const before = befores[stage];
  const target = { company: withoutLegalForm(company), ...(role && { role }), ...(before && { before }) };
  return `${screens.outreach.path}?${new URLSearchParams(target)}`;
}

import { CalendarPlus } from "lucide-react";
import type { KeyboardEvent, MouseEvent } from "react";
import platforms from "#content/contest-platforms.json";
import { type Contest, platformName } from "#domain/contests/contests.ts";
import { contestEvents } from "#domain/contests/events.ts";
import {
  contestClock,
  contestDay,
  contestDuration,
  contestHours,
  contestState,
  runningText,
} from "#domain/contests/times.ts";
import type { Saveable } from "#domain/tracker/saveable.ts";
import { addToCalendar } from "#web/lib/calendar-file.ts";
import { reader } from "#web/lib/date.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { ExternalLink } from "#web/ui/external-link.tsx";
import { lazyCode } from "#web/ui/lazy-code.ts";
import { LazyPart } from "#web/ui/lazy-part.tsx";

export const expectedId = "expected";

const saveButton = lazyCode(async () => ({ default: (await import("#web/ui/save-button.tsx")).SaveToTracker }));

type Props = { contest: Contest; now: Date; level: "h2" | "h3"; hasDay: boolean };

/** The browser skips rows that are out of view. The margin leaves room for focus outlines. */
const skippable = "[content-visibility:auto] [contain-intrinsic-size:auto_8rem] [overflow-clip-margin:0.5rem]";

/** The row of a contest. Its link covers the whole row. The buttons lie above the link. */
export function ContestRow({ contest, now, level: Heading, hasDay }: Props) {
  const day = contestDay(contest, now.getTime(), reader);
  const duration = contestDuration(contest);
  return (
    <li
      className={`${skippable} relative grid gap-x-6 gap-y-1 border-b border-line py-3.5 transition-colors hover:bg-tint/60 sm:grid-cols-[minmax(0,1fr)_auto] sm:px-3 lg:grid-cols-[13.5rem_minmax(0,1fr)_auto] lg:items-center xl:grid-cols-[17.5rem_minmax(0,1fr)_auto]`}
    >
      <p className="text-[0.9375rem] tabular-nums max-lg:col-start-1 max-lg:row-start-2">
        {hasDay && day !== "TBD" && (
          <span className="font-semibold lg:block">
            {day}
            <span className="lg:hidden">, </span>
          </span>
        )}
        {contestHours(contest, now.getTime(), reader)}
        {duration && <span className="whitespace-nowrap text-muted"> · {duration}</span>}
      </p>
      <div className="min-w-0">
        <Heading className="text-[1.0625rem]">
          <ExternalLink href={contest.href} onKeyDown={openOnSpace} className="after:absolute after:inset-0">
            {contest.event}
          </ExternalLink>
        </Heading>
        <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-muted">
          {platformName(contest.resource, platforms)}
          {contestState(contest, now) === "running" && <Badge tone="lime">{runningText(contest)}</Badge>}
          {contest.predicted && (
            <a href={`#${expectedId}`} onClick={goToExpected} className="relative z-10">
              <Badge tone="warn">Expected</Badge>
            </a>
          )}
        </p>
      </div>
      <div className="flex items-center justify-between gap-3 sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:flex-col sm:items-end sm:justify-center lg:col-start-3 lg:row-span-1 lg:flex-row lg:items-center">
        <span className="text-[0.9375rem] font-semibold whitespace-nowrap text-accent">
          {contestClock(contest, now)}
        </span>
        <span className="relative z-10 flex flex-wrap justify-end gap-2">
          {day !== "TBD" && (
            <Button
              variant="secondary"
              size="small"
              onClick={() => addToCalendar(contest.event, contestEvents([contest], platforms))}
            >
              <CalendarPlus aria-hidden="true" className="size-4" />
              <span>
                Add<span className="max-sm:sr-only"> to calendar</span>
              </span>
            </Button>
          )}
          <LazyPart
            code={saveButton}
            props={{ thing: savedContest(contest) }}
            fallback={<span className="h-9 w-20" />}
          />
        </span>
      </div>
    </li>
  );
}

/** The record that the tracker stores for a contest. Its next step has the contest's time. */
function savedContest(contest: Contest): Saveable {
  const { event: title, href, resource, predicted } = contest;
  const [first] = contestEvents([contest], platforms);
  return {
    kind: "contest",
    title,
    url: href,
    organization: platformName(resource, platforms),
    source: "Live Coding Contests",
    ...(first && {
      event: { start: first.start.toISOString(), end: first.end.toISOString(), isExpected: predicted },
    }),
  };
}

/** Focuses the note. The address gets no fragment, because visitors share the address. */
function goToExpected(event: MouseEvent) {
  const note = document.getElementById(expectedId);
  if (!note) return;
  event.preventDefault();
  note.focus();
}

/** Opens the link when Space is pressed. Browsers open a link only for Enter. */
function openOnSpace(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== " ") return;
  event.preventDefault();
  event.currentTarget.click();
}

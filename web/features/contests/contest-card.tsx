import { CalendarPlus, Clock } from "lucide-react";
import type { KeyboardEvent } from "react";
import platforms from "#content/contest-platforms.json";
import { type Contest, platformName } from "#domain/contests/contests.ts";
import { contestEvents } from "#domain/contests/events.ts";
import { contestClock, contestState, contestTimes } from "#domain/contests/times.ts";
import { slug } from "#domain/text/text.ts";
import { download } from "#web/lib/download.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { ExternalLink } from "#web/ui/external-link.tsx";

/** The link covers the whole card; the calendar button lies above it. */
export function ContestCard({ contest, now }: { contest: Contest; now: Date }) {
  const { start, end } = contestTimes(contest);
  const isRunning = contestState(contest, now) === "running";
  return (
    <li className="relative flex flex-col card p-5 shadow-card transition-[border-color,box-shadow] hover:border-accent hover:shadow-float">
      <p className="flex flex-wrap items-center gap-2">
        <Badge>{platformName(contest.resource, platforms)}</Badge>
        {isRunning && <Badge tone="lime">Running now</Badge>}
        {contest.predicted && <Badge tone="warn">Expected</Badge>}
      </p>
      <h2 className="mt-3 text-lg">
        <ExternalLink
          href={contest.href}
          onKeyDown={openOnSpace}
          className="after:absolute after:inset-0 after:rounded-card"
        >
          {contest.event}
        </ExternalLink>
      </h2>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-[0.9375rem]">
        <dt className="text-muted">Starts</dt>
        <dd>{start}</dd>
        {end && (
          <>
            <dt className="text-muted">Ends</dt>
            <dd>{end}</dd>
          </>
        )}
      </dl>
      {contest.predicted && (
        <p className="mt-2 text-sm text-muted">Follows the platform's usual rhythm; not announced yet.</p>
      )}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-4">
        <span className="inline-flex items-center gap-1.5 text-[0.9375rem] font-semibold text-accent">
          <Clock aria-hidden="true" className="size-4" />
          {contestClock(contest, now)}
        </span>
        {start !== "TBD" && (
          <Button variant="secondary" size="small" onClick={() => addToCalendar(contest)}>
            <CalendarPlus aria-hidden="true" className="size-4" />
            Add to calendar
          </Button>
        )}
      </div>
    </li>
  );
}

/** Enter is what links do by themselves; the card answers to Space as well. */
function openOnSpace(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== " ") return;
  event.preventDefault();
  event.currentTarget.click();
}

async function addToCalendar(contest: Contest) {
  const { calendarText } = await import("#domain/calendar.ts");
  download(
    `${slug(contest.event) || "contest"}.ics`,
    calendarText(contest.event, contestEvents([contest], platforms)),
    "text/calendar",
  );
}

import { dateFormats } from "../text/date-format.ts";

type Times = { start_time: string | null; end_time: string | null };

/**
 * Start and end in the visitor's time zone. A missing or unreadable start is 'TBD'. The end is
 * given only when it differs from the start.
 */
export function contestTimes({ start_time, end_time }: Times, timeZone?: string): { start: string; end?: string } {
  const start = readableTime(start_time, timeZone);
  return end_time && end_time !== start_time ? { start, end: readableTime(end_time, timeZone) } : { start };
}

/** "Sun, Nov 22, 2026, 8:00 AM GMT+5:30", or 'TBD' for a missing or unreadable time. */
function readableTime(iso: string | null, timeZone?: string): string {
  const time = instant(iso);
  if (time === undefined) return "TBD";
  return timeFormat(timeZone).format(time);
}

const timeFormat = dateFormats({
  weekday: "short",
  year: "numeric",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
});

export type ContestState = "upcoming" | "running" | "over" | "unknown";

/**
 * A contest runs from its start to its end. Without a readable end, it is over once it has started.
 */
export function contestState({ start_time, end_time }: Times, now: Date): ContestState {
  const start = instant(start_time);
  if (start === undefined) return "unknown";
  if (now.getTime() < start) return "upcoming";
  return now.getTime() < (instant(end_time) ?? start) ? "running" : "over";
}

/**
 * "Starts in 2d 3h", "Running now, 35m left", "Over" or "TBD". Shows the two largest units; minutes
 * are rounded up.
 */
export function contestClock(contest: Times, now: Date): string {
  const until = (iso: string | null) => span((instant(iso) ?? now.getTime()) - now.getTime());
  switch (contestState(contest, now)) {
    case "upcoming":
      return `Starts in ${until(contest.start_time)}`;
    case "running":
      return `Running now, ${until(contest.end_time)} left`;
    case "over":
      return "Over";
    case "unknown":
      return "TBD";
  }
}

function span(ms: number): string {
  const minutes = Math.ceil(ms / 60_000);
  const parts = [
    [Math.floor(minutes / 1440), "d"],
    [Math.floor(minutes / 60) % 24, "h"],
    [minutes % 60, "m"],
  ] as const;
  const first = parts.findIndex(([count]) => count > 0);
  return parts
    .slice(first, first + 2)
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count}${unit}`)
    .join(" ");
}

/** An ISO time as ms since 1970; undefined when it is missing or cannot be read. */
export function instant(iso: string | null): number | undefined {
  const time = iso === null ? Number.NaN : Date.parse(iso);
  return Number.isNaN(time) ? undefined : time;
}

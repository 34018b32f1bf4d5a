import { clockTime, dayName, type Reader } from "../text/date-format.ts";

type Times = { start_time: string | null; end_time: string | null };
type Expected = { predicted?: boolean };

/** The day as dayName() says it; 'TBD' for a missing or unreadable start. `now` is in ms. */
export function contestDay({ start_time }: Pick<Times, "start_time">, now: number, reader?: Reader): string {
  const start = instant(start_time);
  return start === undefined ? "TBD" : dayName(start, now, reader);
}

/**
 * "8:00 AM – 9:30 AM"; 'TBD' for a missing or unreadable start. The end is left out when it is
 * unknown or equals the start. Its day is added when it differs. `now` is in ms.
 */
export function contestHours({ start_time, end_time }: Times, now: number, reader?: Reader): string {
  const [start, end] = [instant(start_time), instant(end_time)];
  if (start === undefined) return "TBD";
  const from = clockTime(start, reader);
  if (!end_time || end === start) return from;
  if (end === undefined) return `${from} – TBD`;
  const day = dayName(end, now, reader);
  return `${from} – ${day === dayName(start, now, reader) ? "" : `${day}, `}${clockTime(end, reader)}`;
}

/** How long a contest takes: "1h 30m", "2d". Undefined when that is unknown or zero. */
export function contestDuration({ start_time, end_time }: Times): string | undefined {
  const [start, end] = [instant(start_time), instant(end_time)];
  return start !== undefined && end !== undefined && end > start ? span(end - start) : undefined;
}

type ContestState = "upcoming" | "running" | "over" | "unknown";

/**
 * A contest runs from its start to its end. Without a readable end, it is over once it has started.
 */
export function contestState({ start_time, end_time }: Times, now: Date): ContestState {
  const start = instant(start_time);
  if (start === undefined) return "unknown";
  if (now.getTime() < start) return "upcoming";
  return now.getTime() < (instant(end_time) ?? start) ? "running" : "over";
}

/** What is said while a contest runs. One that nobody has announced only should. */
export const runningText = ({ predicted }: Expected) => (predicted ? "Should be running" : "Running now");

/**
 * "Starts in 2d 3h", "35m left", "Over" or "TBD". Shows the two largest units; minutes are rounded
 * up.
 */
export function contestClock(contest: Times, now: Date): string {
  const until = (iso: string | null) => span((instant(iso) ?? now.getTime()) - now.getTime());
  switch (contestState(contest, now)) {
    case "upcoming":
      return `Starts in ${until(contest.start_time)}`;
    case "running":
      return `${until(contest.end_time)} left`;
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

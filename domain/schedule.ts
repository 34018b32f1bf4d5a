import { dayMs } from "./time.ts";

/**
 * A repeating date: at an interval of days from a known start, or once a year. Times are in UTC,
 * and January is month 0.
 */
export type Schedule =
  | { everyDays: number; start: number; edition?: number }
  | { everyYear: { month: number; day: number; hour: number } };

type Occurrence = { start: Date; edition: number };

/**
 * The dates within `horizonDays` after `now`, and the last date before. `edition` counts on from
 * the known edition. It is the year for yearly dates, and 0 for events that are not numbered.
 */
export function occurrences(schedule: Schedule, now: Date, horizonDays: number): Occurrence[] {
  const last = now.getTime() + horizonDays * dayMs;
  if ("everyYear" in schedule) {
    const { month, day: date, hour } = schedule.everyYear;
    return [-1, 0, 1]
      .map((offset) => now.getUTCFullYear() + offset)
      .map((year) => ({ start: new Date(Date.UTC(year, month, date, hour)), edition: year }))
      .filter(({ start }) => start.getTime() <= last);
  }
  const period = schedule.everyDays * dayMs;
  const first = Math.floor((now.getTime() - schedule.start) / period);
  const count = Math.floor((last - schedule.start) / period) - first + 1;
  return Array.from({ length: count }, (_, n) => ({
    start: new Date(schedule.start + (first + n) * period),
    edition: schedule.edition === undefined ? 0 : schedule.edition + first + n,
  }));
}

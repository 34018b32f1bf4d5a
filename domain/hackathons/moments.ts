import { dateFormats } from "../text/date-format.ts";
import { dayMs, dayOf, hourMs } from "../time.ts";
import type { Hackathon } from "./hackathons.ts";

/**
 * When a moment is over, as ms since 1970: a bare day ends at midnight UTC, an instant is its own
 * end.
 */
export function endOf(moment: string): number {
  return Date.parse(moment) + (isBareDay(moment) ? dayMs : 0);
}

/** Whether a moment is a day without a time: "2026-11-22". */
export function isBareDay(moment: string): boolean {
  return moment.length === 10;
}

/** The last day before a deadline in the visitor's zone. At midnight, that is the day before. */
export function lastDay(deadline: string): string {
  return isBareDay(deadline) ? deadline : dayOf(new Date(Date.parse(deadline) - 1));
}

/** When a moment is over everywhere on Earth. A bare day is, twelve hours after it ends in UTC. */
function endEverywhere(moment: string): number {
  return endOf(moment) + (isBareDay(moment) ? 12 * hourMs : 0);
}

/**
 * Whether a hackathon is over everywhere on Earth. A row without machine-readable dates is never
 * over.
 */
export function isOver(
  { starts, ends, deadline }: Pick<Hackathon, "starts" | "ends" | "deadline">,
  now: Date,
): boolean {
  const last = ends ?? starts ?? deadline;
  return last !== null && endEverywhere(last) < now.getTime();
}

/** Days for which a hackathon that is over stays in the archive. */
export const archiveDays = 365;

/** Whether registration is over everywhere on Earth. */
export function isClosed({ deadline }: Pick<Hackathon, "deadline">, now: Date): boolean {
  return deadline !== null && endEverywhere(deadline) < now.getTime();
}

/**
 * "Closes in 2 days" in the last two weeks before the deadline, "Registration closed" after it,
 * otherwise undefined. The days to a bare day are counted on the visitor's calendar.
 */
export function closingText({ deadline }: Pick<Hackathon, "deadline">, now: Date): string | undefined {
  if (!deadline) return undefined;
  if (isClosed({ deadline }, now)) return "Registration closed";
  const left = Date.parse(deadline) - (isBareDay(deadline) ? Date.parse(dayOf(now)) : now.getTime());
  const days = Math.floor(left / dayMs);
  if (days >= 14) return undefined;
  if (isBareDay(deadline) && days < 2) return days <= 0 ? "Closes today" : "Closes tomorrow";
  if (days >= 2) return `Closes in ${days} days`;
  const hours = Math.floor(left / hourMs);
  return hours === 0 ? "Closes within the hour" : `Closes in ${hours} ${hours === 1 ? "hour" : "hours"}`;
}

/**
 * The days of an event in a time zone: "September 5 – 7 2026". Handles one day, two months and two
 * years.
 */
export function dateText(starts: string, ends: string | null, timeZone = "UTC"): string {
  const [first, last] = [dayParts(starts, timeZone), dayParts(ends ?? starts, timeZone)];
  if (first.year !== last.year)
    return `${first.month} ${first.day} ${first.year} – ${last.month} ${last.day} ${last.year}`;
  if (first.month !== last.month) return `${first.month} ${first.day} – ${last.month} ${last.day} ${first.year}`;
  if (first.day !== last.day) return `${first.month} ${first.day} – ${last.day} ${first.year}`;
  return `${first.month} ${first.day} ${first.year}`;
}

const dayFormat = dateFormats({ year: "numeric", month: "long", day: "numeric" });

function dayParts(moment: string, timeZone: string) {
  const parts = dayFormat(isBareDay(moment) ? "UTC" : timeZone).formatToParts(new Date(moment));
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? "";
  return { year: part("year"), month: part("month"), day: part("day") };
}

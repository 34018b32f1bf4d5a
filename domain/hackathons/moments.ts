import { dateFormats } from "../text/date-format.ts";
import type { Hackathon } from "./hackathons.ts";

const hour = 60 * 60 * 1000;
export const day = 24 * hour;

/** A bare day ends with it, UTC; an instant is its own end. */
export function endOf(moment: string): number {
  return Date.parse(moment) + (isBareDay(moment) ? day : 0);
}

export function isBareDay(moment: string): boolean {
  return moment.length === 10;
}

/**
 * A bare day lasts twelve hours longer than in UTC, until it is over everywhere on Earth. An
 * instant is its own end.
 */
function endEverywhere(moment: string): number {
  return endOf(moment) + (isBareDay(moment) ? 12 * hour : 0);
}

/**
 * Its source's dates lie behind us, everywhere on Earth. A row that has texts only is never over.
 */
export function isOver(
  { starts, ends, deadline }: Pick<Hackathon, "starts" | "ends" | "deadline">,
  now: Date,
): boolean {
  const last = ends ?? starts ?? deadline;
  return last !== null && endEverywhere(last) < now.getTime();
}

/** Nobody can register any more, wherever they are. */
export function isClosed({ deadline }: Pick<Hackathon, "deadline">, now: Date): boolean {
  return deadline !== null && endEverywhere(deadline) < now.getTime();
}

/**
 * "Closes in 2 days" within two weeks of the deadline, "Registration closed" after it, else
 * undefined.
 */
export function closingText({ deadline }: Pick<Hackathon, "deadline">, now: Date): string | undefined {
  if (!deadline) return undefined;
  if (isClosed({ deadline }, now)) return "Registration closed";
  const left = endOf(deadline) - now.getTime();
  const days = Math.floor(left / day);
  if (days >= 14) return undefined;
  if (isBareDay(deadline) && days < 2) return days <= 0 ? "Closes today" : "Closes tomorrow";
  if (days >= 2) return `Closes in ${days} days`;
  const hours = Math.floor(left / hour);
  return hours === 0 ? "Closes within the hour" : `Closes in ${hours} ${hours === 1 ? "hour" : "hours"}`;
}

/**
 * "September 5 – 7 2026" for an event's days in a zone; one day, two months and two years are told
 * apart.
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

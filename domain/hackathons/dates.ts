import { dateFormats } from "../text/date-format.ts";
import { alphabetically } from "../text/text.ts";
import { type Hackathon, notSpecified } from "./hackathons.ts";

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const monthNames = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
const isoDay = /^\d{4}-\d\d-\d\d/;
const monthAndDay =
  /^(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?![\d:])(.*)$/i;
/** What has no date sorts as if it were here. */
export const never = Date.UTC(2099, 0, 1);

/**
 * The first day that a date text names, as ms since 1970 in UTC. Accepted: ISO yyyy-mm-dd; ranges
 * like 'Month 5 – 7 2025' (the start counts; the year is the text's, one less when the range ends
 * in an earlier month, or else this one); any other date that names its year. Everything else, and
 * 'Not Specified', counts as the year 2099.
 */
export function hackathonTime(text: string, now: Date): number {
  const trimmed = text.trim();
  const [iso] = isoDay.exec(trimmed) ?? [];
  if (iso) return valid(Date.parse(iso));
  const range = monthAndDay.exec(trimmed);
  if (range) {
    const [, name = "", day = "", rest = ""] = range;
    const month = monthOf(name);
    return valid(Date.UTC(yearOf(rest, month, now), month, Number(day)));
  }
  return /\b\d{4}\b/.test(trimmed) ? valid(Date.parse(trimmed)) : never;
}

function valid(time: number): number {
  return Number.isNaN(time) ? never : time;
}

function monthOf(name: string): number {
  return months.indexOf(name.slice(0, 3).toLowerCase());
}

function yearOf(rest: string, startMonth: number, now: Date): number {
  const years = rest.match(/\b\d{4}\b/g) ?? [];
  const [, endName] = /[–—-]\s*([a-z]{3})/i.exec(rest) ?? [];
  const endsEarlier = years.length === 1 && endName !== undefined && monthOf(endName) < startMonth;
  const year = years[0] ? Number(years[0]) : now.getUTCFullYear();
  return endsEarlier && monthOf(endName) >= 0 ? year - 1 : year;
}

export function isSpecified(text: string): boolean {
  return text.trim() !== "" && text !== notSpecified;
}

/**
 * Ascending by Hackathon Date, else by Registration Deadline; those without a date come last, the
 * one whose usual months are nearest first.
 */
export function sortedHackathons(rows: Hackathon[], now: Date): Hackathon[] {
  const key = (row: Hackathon) =>
    hackathonTime(isSpecified(row.hackathon_date) ? row.hackathon_date : row.registration_deadline, now);
  return rows
    .map((row) => ({ row, time: key(row), wait: monthsUntil(row.usual_months, now) }))
    .sort((a, b) => a.time - b.time || a.wait - b.wait || alphabetically(a.row.name, b.row.name))
    .map(({ row }) => row);
}

const seasons: Record<string, string> = { Spring: "Mar-May", Summer: "Jun-Aug", Autumn: "Sep-Nov", Winter: "Dec-Feb" };

/** Whole months until the next of its usual months: 0 for this month, 12 for all year round, 13 where nobody knows. */
export function monthsUntil(usualMonths: string | null, now: Date): number {
  if (!usualMonths) return unknownWait;
  if (/monthly|year-round/i.test(usualMonths)) return yearRound;
  const current = now.getUTCMonth();
  const waits = usualMonths.split(",").flatMap((part) => {
    const [first = "", last = first] = (seasons[part.trim()] ?? part.trim()).split("-");
    const [from, to] = [monthOf(first), monthOf(last)];
    if (from < 0 || to < 0) return [];
    const isWithin = from <= to ? from <= current && current <= to : from <= current || current <= to;
    return isWithin ? 0 : (from - current + 12) % 12;
  });
  return Math.min(unknownWait, ...waits);
}

const yearRound = 12;
const unknownWait = 13;

/** Under which heading it stands: those with a date first, then by the month in which it usually comes next. */
export function hackathonGroup(row: Hackathon, now: Date): string {
  if (hasDate(row)) return "With a date";
  const wait = monthsUntil(row.usual_months, now);
  if (wait === unknownWait) return "Not dated yet";
  return wait === yearRound ? "All year round" : `Usually in ${monthNames[(now.getUTCMonth() + wait) % 12]}`;
}

/** It says when it is, or until when one registers. */
export function hasDate({ hackathon_date, registration_deadline }: Hackathon): boolean {
  return isSpecified(hackathon_date) || isSpecified(registration_deadline);
}

/**
 * The hackathon's date, or 'Registration ends: date' when there is only a deadline, else 'Date
 * TBD'.
 */
export function dateLine({ hackathon_date, registration_deadline }: Hackathon): string {
  if (isSpecified(hackathon_date)) return hackathon_date;
  return isSpecified(registration_deadline) ? `Registration ends: ${registration_deadline}` : "Date TBD";
}

/** "Oct – Nov" where no date is known. */
export function usualMonths(row: Hackathon): string | undefined {
  if (hasDate(row)) return undefined;
  return row.usual_months?.replace(/([A-Z]..)-/g, "$1 – ");
}

/** The deadline's text, where there is one. */
export function deadlineOf({ registration_deadline }: Hackathon): string | undefined {
  return isSpecified(registration_deadline) ? registration_deadline : undefined;
}

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

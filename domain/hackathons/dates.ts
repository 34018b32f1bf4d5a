import { monthOf, shortMonthNames } from "../time.ts";
import { type Hackathon, notSpecified } from "./hackathons.ts";

const isoDay = /^\d{4}-\d\d-\d\d/;
const monthAndDay = new RegExp(
  String.raw`^(${shortMonthNames.join("|")})[a-z]*\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?![\d:])(.*)$`,
  "i",
);
/** Rows without a date are sorted as if they were in 2099. */
export const never = Date.UTC(2099, 0, 1);

/**
 * The first day that a date text names, as ms since 1970 in UTC. Accepted are ISO yyyy-mm-dd,
 * ranges like 'Month 5 – 7 2025', and other dates with a year. A range counts from its start. The
 * year is the one in the text (one less if the range ends in an earlier month), or this year. 'Not
 * Specified' and everything else count as 2099.
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
  return /\b\d{4}\b/.test(trimmed) ? valid(inUtc(trimmed)) : never;
}

/** A date without a zone is a day in UTC. Parsed alone, it would be a day of the machine's zone. */
function inUtc(text: string): number {
  const time = Date.parse(`${text} UTC`);
  return Number.isNaN(time) ? Date.parse(text) : time;
}

function valid(time: number): number {
  return Number.isNaN(time) ? never : time;
}

function yearOf(rest: string, startMonth: number, now: Date): number {
  const years = rest.match(/\b\d{4}\b/g) ?? [];
  const [, endName] = /[–—-]\s*([a-z]{3})/i.exec(rest) ?? [];
  const endsEarlier = years.length === 1 && endName !== undefined && monthOf(endName) < startMonth;
  const year = years[0] ? Number(years[0]) : now.getUTCFullYear();
  return endsEarlier && monthOf(endName) >= 0 ? year - 1 : year;
}

/** Whether a date text is more than blank and not 'Not Specified'. */
export function isSpecified(text: string): boolean {
  return text.trim() !== "" && text !== notSpecified;
}

/** Whether the row has a date or a registration deadline. */
export function hasDate({ hackathon_date, registration_deadline }: Hackathon): boolean {
  return isSpecified(hackathon_date) || isSpecified(registration_deadline);
}

/** The hackathon's date; 'Registration ends: date' with only a deadline; else 'Date TBD'. */
export function dateLine({ hackathon_date, registration_deadline }: Hackathon): string {
  if (isSpecified(hackathon_date)) return hackathon_date;
  return isSpecified(registration_deadline) ? `Registration ends: ${registration_deadline}` : "Date TBD";
}

/** The usual months, "Oct – Nov", of a row without a date. */
export function usualMonths(row: Hackathon): string | undefined {
  if (hasDate(row)) return undefined;
  return row.usual_months?.replace(/([A-Z]..)-/g, "$1 – ");
}

/** The deadline's text, if there is one. */
export function deadlineOf({ registration_deadline }: Hackathon): string | undefined {
  return isSpecified(registration_deadline) ? registration_deadline : undefined;
}

import { monthOf, shortMonthNames } from "../time.ts";

type Dates = { startDate?: string | null; endDate?: string | null };

const date = String.raw`(?:[a-z]{3,9}\.?,?\s+|\d{1,2}[/.])?\d{4}`;
const periods = new RegExp(
  String.raw`^\s*(${date})(?:\s*(?:[–—-]|\bto\b)\s*(${date}|present|current|now|today))?\s*$`,
  "i",
);

/**
 * The dates of a text that is nothing but a date or a period; a single date is its end. Other texts
 * have none.
 */
export function datesOf(period: string): Dates | undefined {
  const [, first, second] = period.match(periods) ?? [];
  if (!first) return;
  if (!second) return { endDate: isoDate(first) };
  return { startDate: isoDate(first), ...(/\d/.test(second) && { endDate: isoDate(second) }) };
}

function isoDate(text: string): string {
  const [year = ""] = text.match(/\d{4}/) ?? [];
  const month = monthOf(text) + 1 || Number(text.match(/^(\d{1,2})[/.]/)?.[1]);
  return month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, "0")}` : year;
}

/** 2015-09 as "Sep 2015"; other forms stay as they are. */
export function readableDate(iso?: string | null): string {
  const [, year, month] = iso?.match(/^(\d{4})(?:-(\d{2}))?/) ?? [];
  return year ? [shortMonthNames[Number(month) - 1] ?? [], year].flat().join(" ") : (iso ?? "");
}

/**
 * "Sep 2015 – Jun 2017"; without an end it lasts until now, without a start it is the end alone.
 */
export function periodOf({ startDate, endDate }: Dates): string {
  if (!startDate) return readableDate(endDate);
  return `${readableDate(startDate)} – ${readableDate(endDate) || "Present"}`;
}

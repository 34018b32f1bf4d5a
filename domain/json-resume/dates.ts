import { isNow } from "../resume/dates.ts";
import { endsOf } from "../resume/periods.ts";
import { monthOf, shortMonthNames } from "../time.ts";

type Dates = { startDate?: string | null; endDate?: string | null };

const date = /^(?:[a-z]{3,9}\.?,?\s+|\d{1,2}[/.])?\d{4}$/i;

/**
 * The dates of a text that is nothing but a date or a period; a single date is the end. A period
 * until now has no end. Undefined for other texts.
 */
export function datesOf(period: string): Dates | undefined {
  const { start, end } = endsOf(period.trim());
  if (start === "") return date.test(end) ? { endDate: isoDate(end) } : undefined;
  if (!date.test(start)) return;
  if (isNow(end)) return { startDate: isoDate(start) };
  return date.test(end) ? { startDate: isoDate(start), endDate: isoDate(end) } : undefined;
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

/** A period: "Sep 2015 – Jun 2017". Without an end it lasts until now. Without a start, the end. */
export function periodOf({ startDate, endDate }: Dates): string {
  if (!startDate) return readableDate(endDate);
  return `${readableDate(startDate)} – ${readableDate(endDate) || "Present"}`;
}

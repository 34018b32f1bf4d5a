import { findDates, isDateStart, isNow } from "./dates.ts";
import { isAfter, pointOf, rightToLeft } from "./points.ts";

const ends =
  /^(.*?(?:19|20)\d\d(?:[-./](?:0[1-9]|1[0-2])(?:[-./][0-3]\d)?(?!\d))?)\s*(?:-{1,3}|[–—~→]|(?<=\s)(?:(?:up )?to|until|till|bis|au?|à|ate|até|hasta|al|tot|t\/m|do|til)(?=\s))\s*(\S.*)$/i;

const oneYear =
  /^(\p{L}+\.?)\s*(?:-{1,3}|[–—~→]|\b(?:to|bis|à|au?|a|até|hasta|al|tot|til)\b)\s*(\p{L}+\.?,? (?:de )?(\d{4}))$/iu;

/** "since June 2023", "2023 –": a period without an end. */
const openPeriod = /^(?:(?:since|seit|depuis|desde) (\S.*)|(.*\d{4})\s*(?:-{1,3}|[–—]))$/i;

/**
 * The start and end of a period, as written. A single date is the end. In "Jan – Sept 2024", both
 * have the year. A period that lasts until now ends at its word for now, or at "Present".
 */
export function endsOf(period: string): { start: string; end: string } {
  const [, month = "", until = "", year = ""] = oneYear.exec(period) ?? [];
  if (isDateStart(`${month} ${year}`)) return { start: `${month} ${year}`, end: until };
  const [, since, from] = openPeriod.exec(period) ?? [];
  const begun = since ?? from ?? "";
  if (begun !== "" && isDateStart(begun)) return { start: begun, end: "Present" };
  const [, start = "", end = ""] = ends.exec(period) ?? [];
  if (start === "") return { start: "", end: period };
  // In "to date", the word "date" alone would say nothing.
  return { start, end: isNow(end) && /\bdate$/i.test(end) ? "Present" : end };
}

/**
 * Whether a period may be read wrongly: it has several dates, or ends before it begins. Beside text
 * from right to left, the ends may be swapped.
 */
export function isDoubtful(period: string, beside: string): boolean {
  const { start, end } = endsOf(period);
  const [from, to] = [pointOf(start), pointOf(end)];
  const isBackward = from && to && isAfter(from, to) && !rightToLeft.test(beside);
  return isBackward || findDates(period).length > 1;
}

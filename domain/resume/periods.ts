import { isDateStart } from "./dates.ts";

const ends =
  /^(.*?(?:19|20)\d\d(?:[-./](?:0[1-9]|1[0-2])(?:[-./][0-3]\d)?(?!\d))?)\s*(?:-{1,3}|[–—~→]|\b(?:to|until|till|bis|au?|ate|até|hasta|al|tot|do|til)\b)\s*(\S.*)$/i;

const oneYear =
  /^(\p{L}+\.?)\s*(?:-{1,3}|[–—~→]|\b(?:to|bis|à|au?|a|até|hasta|al|tot|til)\b)\s*(\p{L}+\.?,? (?:de )?(\d{4}))$/iu;

/**
 * The start and end of a period, as written. A single date is the end. In "Jan – Sept 2024", both
 * have the year.
 */
export function endsOf(period: string): { start: string; end: string } {
  const [, month = "", until = "", year = ""] = oneYear.exec(period) ?? [];
  if (isDateStart(`${month} ${year}`)) return { start: `${month} ${year}`, end: until };
  const [, start = "", end = ""] = ends.exec(period) ?? [];
  return start === "" ? { start: "", end: period } : { start, end };
}

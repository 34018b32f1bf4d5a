import { monthNames } from "../time.ts";

/** How to read dates: the visitor's order of day and month, and today's day. */
export type DayHabit = { isDayFirst: boolean; today: string };

const numbered = /^(\d{1,2})([/.-])\s?(\d{1,2})[/.-]\s?(\d{4}|\d{2})(?!\d)/;
const end = String.raw`(?!\d|:|\s?[ap]\.?m)`; // the "10" of "10:30" and "10 pm" is not a year
const dayThenMonth = new RegExp(
  String.raw`^(?:[a-z]{3,9},? )?(\d{1,2})(?:st|nd|rd|th)?[-\s./]*([a-zä]{3,9})(?![a-z])[-\s.,'/]*(\d{4}|\d{2})?${end}`,
  "i",
);
const monthThenDay = new RegExp(
  String.raw`^(?:[a-z]{3,9},? )?([a-z]{3,9})(?:\. ?| +)(\d{1,2})(?:st|nd|rd|th)?(?!\d)[\s.,']*(\d{4}|\d{2})?${end}`,
  "i",
);

/**
 * The ISO form, such as "2026-11-22", of a written date; "" if it is ambiguous or unreadable. Years
 * of two digits are in this century. A day without a year is the newest one up to `latest`.
 */
export function dayOfText(text: string, isDayFirst: boolean, latest: string): string {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/.exec(text);
  if (iso) return validDay(iso[1], iso[2], iso[3]);
  if (isSerial(text)) return new Date(Date.UTC(1899, 11, 30 + Math.floor(Number(text)))).toISOString().slice(0, 10);
  const [, first, separator, second, year] = numbered.exec(text) ?? [];
  if (first) return isDayFirst || separator === "." ? validDay(year, second, first) : validDay(year, first, second);
  const dayFirst = dayThenMonth.exec(text);
  if (dayFirst) return namedDay(dayFirst[1], dayFirst[2], dayFirst[3], latest);
  const monthFirst = monthThenDay.exec(text);
  return monthFirst ? namedDay(monthFirst[2], monthFirst[1], monthFirst[3], latest) : "";
}

/** Whether a cell is a day as spreadsheets count it, from 1900 on: 46000 is December 9, 2025. */
function isSerial(text: string): boolean {
  return /^[345]\d{4}(?:\.\d+)?$/.test(text);
}

const germanMonths = "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(" ");

/** The number of a month by its beginning, in English or German; -1 for none. */
function monthAt(name: string): number {
  const begins = (month: string) => month.toLowerCase().startsWith(name.toLowerCase());
  const inEnglish = monthNames.findIndex(begins);
  return inEnglish < 0 ? germanMonths.findIndex(begins) : inEnglish;
}

function namedDay(day: string | undefined, name = "", year: string | undefined, latest: string): string {
  const index = monthAt(name);
  if (index < 0) return "";
  const month = String(index + 1);
  if (year) return validDay(year, month, day);
  // Nine years, so that one of them has a February 29.
  const years = Array.from({ length: 9 }, (_, back) => String(Number(latest.slice(0, 4)) - back));
  return years.map((one) => validDay(one, month, day)).find((found) => found && found <= latest) ?? "";
}

function validDay(year = "", month = "", day = ""): string {
  const text = `${year.padStart(4, "20")}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : "";
}

/**
 * Whether the day comes before the month in most of these dates: a number above 12 is a day.
 * Undefined if they could be either.
 */
export function dayFirstIn(cells: string[]): boolean | undefined {
  const pairs = cells.map((cell) => /^(\d{1,2})[/-](\d{1,2})[/-](?:\d{4}|\d{2})(?!\d)/.exec(cell) ?? []);
  const dayFirst = pairs.filter(([, first]) => isPastTwelve(first)).length;
  const monthFirst = pairs.filter(([, , second]) => isPastTwelve(second)).length;
  return dayFirst === monthFirst ? undefined : dayFirst > monthFirst;
}

function isPastTwelve(number: string | undefined): boolean {
  return Number(number) > 12 && Number(number) <= 31;
}

/** Whether a date would be a different day with the month first. */
export function isEitherWay(text: string): boolean {
  const [dayFirst, monthFirst] = [dayOfText(text, true, ""), dayOfText(text, false, "")];
  return dayFirst !== "" && monthFirst !== "" && dayFirst !== monthFirst;
}

/** Whether at least half of a column's filled cells are dates. A bare number may also be a pay. */
export function holdsDays(cells: string[]): boolean {
  const filled = cells.filter((cell) => isFilled(cell) && !isSerial(cell));
  const days = filled.filter((cell) => dayOfText(cell, true, "2400-12-31") || dayOfText(cell, false, ""));
  return days.length > 0 && days.length * 2 >= filled.length;
}

/** Whether a cell is filled. "-", "N/A" and "TBD" count as empty. */
export function isFilled(cell: string): boolean {
  return !/^(\W*|n\/?a|none|nil|tbd|tba)$/i.test(cell);
}

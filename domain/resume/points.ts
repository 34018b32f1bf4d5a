/** Scripts that run from right to left. In them, a period may be printed end first. */
export const rightToLeft = /[\u0590-\u08ff]/;

/** A month (1 to 12) of a year, or a year alone. */
export type Point = { year: number; month?: number };

/** The beginnings of month names without accents, January first, in the reader's languages. */
const months = [
  "jan|jaen|gen|ene|sty",
  "feb|fev|fevr|lut",
  "mar|maa|mae|mrt",
  "apr|abr|avr|kwi",
  "may|mai|maj|mag|mei",
  "jun|juin|giu|cze",
  "jul|juil|lug|lip",
  "aug|ago|aou|sie",
  "sep|set|wrz",
  "oct|okt|ott|out|paz",
  "nov|lis",
  "dec|dez|dic|des(?!de)|gru",
].map((starts) => new RegExp(`\\b(?:${starts})\\p{L}*`, "u"));

const plainLetters = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The month that a date names; undefined where it names no year. */
export function pointOf(date: string): Point | undefined {
  const text = plainLetters(date);
  const year = Number(/(?:19|20)\d\d/.exec(text)?.[0] ?? shortYear(text));
  if (!year) return undefined;
  const month = namedMonth(text) || numericMonth(text);
  return month ? { year, month } : { year };
}

const namedMonth = (plain: string) => months.findIndex((month) => month.test(plain)) + 1;

/** "Jan '20" */
function shortYear(text: string): string {
  const [, digits] = /\p{L}\.? ?['’](\d\d)\b/u.exec(text) ?? [];
  return digits ? `20${digits}` : "";
}

/** "03/2020", "1.3.2020", "2020-03" */
function numericMonth(text: string): number {
  const [, before, after] = /(\d{1,2})[-/.](?:19|20)\d\d|(?:19|20)\d\d[-/.](\d\d)(?!\d)/.exec(text) ?? [];
  const month = Number(before ?? after ?? 0);
  return month <= 12 ? month : 0;
}

/** Whether one point is certainly after another. Without a month, only a later year is. */
export function isAfter(one: Point, other: Point): boolean {
  if (one.year !== other.year) return one.year > other.year;
  return one.month !== undefined && other.month !== undefined && one.month > other.month;
}

export type DateStyle = "month and year" | "numbers" | "year first" | "year only" | "season";

/** How a date is written; undefined if it names no year ("today"). */
export function styleOf(date: string): DateStyle | undefined {
  const point = pointOf(date);
  if (!point) return undefined;
  if (/\b(?:spring|summer|autumn|fall|winter|q[1-4]|h[12])\b/i.test(date)) return "season";
  if (point.month === undefined) return "year only";
  if (namedMonth(plainLetters(date))) return "month and year";
  return /^\D*(?:19|20)\d\d[-/.]\d\d(?!\d)/.test(date) ? "year first" : "numbers";
}

import { dayMs } from "../time.ts";

/**
 * Makes a function that returns a formatter for a reader. Formatters are slow to make, so each is
 * made once, on first use. Without a time zone, a formatter has the machine's.
 */
export function dateFormats(options: Intl.DateTimeFormatOptions) {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (timeZone?: string, locale = "en-US"): Intl.DateTimeFormat => {
    const key = `${locale} ${timeZone}`;
    const format = made.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone });
    made.set(key, format);
    return format;
  };
}

/** The reader of a date. The defaults are American English and the machine's time zone. */
export type Reader = { timeZone?: string; locale?: string };

const parts = dateFormats({ year: "numeric", month: "2-digit", day: "2-digit" });
const weekday = dateFormats({ weekday: "short", month: "short", day: "numeric" });
const withYear = dateFormats({ weekday: "short", month: "short", day: "numeric", year: "numeric" });
const clock = dateFormats({ hour: "numeric", minute: "2-digit" });

const names = new Map([
  [-1, "Yesterday"],
  [0, "Today"],
  [1, "Tomorrow"],
]);

/**
 * "Today", "Tomorrow", "Yesterday", otherwise "Sun, Nov 29", with the year if it is not this year.
 * Times are in ms since 1970.
 */
export function dayName(time: number, now: number, reader?: Reader): string {
  return nameOf(isoDay(time, reader), isoDay(now, reader), reader?.locale);
}

/** The name of a calendar day such as "2026-11-29", in the machine's time zone. */
export function calendarDayName(day: string, now: number, locale?: string): string {
  return nameOf(day, isoDay(now), locale);
}

/** A calendar day with its year: "Sun, Nov 29, 2026". */
export function fullDayName(day: string, locale?: string): string {
  return withYear("UTC", locale).format(Date.parse(day));
}

const inSentence = dateFormats({ month: "long", day: "numeric" });
const inSentenceWithYear = dateFormats({ month: "long", day: "numeric", year: "numeric" });

/** A calendar day in a sentence: "November 29", with the year if it is not this year. */
export function sentenceDayName(day: string, now: number, locale?: string): string {
  const format = day.slice(0, 4) === isoDay(now).slice(0, 4) ? inSentence : inSentenceWithYear;
  return format("UTC", locale).format(Date.parse(day));
}

function nameOf(day: string, today: string, locale?: string): string {
  const time = Date.parse(day);
  const format = day.slice(0, 4) === today.slice(0, 4) ? weekday : withYear;
  return names.get((time - Date.parse(today)) / dayMs) ?? format("UTC", locale).format(time);
}

/** "2026-11-29" in the reader's zone. */
function isoDay(time: number, reader?: Reader): string {
  return parts(reader?.timeZone, "en-CA").format(time);
}

/** "8:00 AM" */
export function clockTime(time: number, reader?: Reader): string {
  return clock(reader?.timeZone, reader?.locale).format(time);
}

/** "just now" for the last two minutes, otherwise day and time: "yesterday, 8:00 AM". */
export function momentName(time: number, now: number, reader?: Reader): string {
  if (time <= now && now - time < 120_000) return "just now";
  const day = dayName(time, now, reader);
  return `${[...names.values()].includes(day) ? day.toLowerCase() : day}, ${clockTime(time, reader)}`;
}

const numbers = dateFormats({ day: "numeric", month: "numeric" });

/** Whether dates in numbers have the day before the month, as in India but not in the US. */
export function isDayFirst(locale: string | undefined): boolean {
  const order = numbers(undefined, locale).formatToParts(0);
  return order.findIndex(({ type }) => type === "day") < order.findIndex(({ type }) => type === "month");
}

import { profileKey } from "#domain/storage-keys.ts";
import {
  calendarDayName,
  dateFormats,
  dayName,
  fullDayName,
  momentName,
  type Reader,
  sentenceDayName,
} from "#domain/text/date-format.ts";
import { readStored } from "./storage.ts";

/**
 * How to write dates for this visitor: in English, with the date order and the clock of the
 * visitor's region. The time zone comes from the profile, or else from the browser.
 */
export const reader: Reader = {
  locale: localeOf(navigator.language),
  get timeZone() {
    try {
      const { zone } = JSON.parse(readStored(profileKey) ?? "{}");
      return zone ? zoneFormat(zone) && zone : undefined;
    } catch {
      return undefined; // a zone that this browser does not know
    }
  },
};

/**
 * A region without its own English locale, such as Peru, gets international English, which puts the
 * day before the month.
 */
function localeOf(language: string): string {
  try {
    const locale = `en-${new Intl.Locale(language).maximize().region ?? "US"}`;
    return locale === "en-US" || Intl.DateTimeFormat(locale).resolvedOptions().locale === locale ? locale : "en-001";
  } catch {
    return "en-US";
  }
}

const zoneFormat = dateFormats({ timeZoneName: "short" });

/** The short name of the visitor's time zone: "IST", "GMT+1". */
export function zoneName(): string {
  return (
    zoneFormat(reader.timeZone, reader.locale)
      .formatToParts()
      .find(({ type }) => type === "timeZoneName")?.value ?? ""
  );
}

/**
 * Creates the date formatters before their first use, in a separate task. On a phone the first
 * formatter takes tens of milliseconds, and this spends them while a response is on its way.
 */
export function prepareDates(): void {
  setTimeout(() => momentName(0, Date.now(), reader));
}

/**
 * "just now", "yesterday, 6:00 PM" or "Sat, Nov 21, 6:00 PM" in the visitor's zone. Null gives "not
 * yet", and undefined gives "".
 */
export function readableMoment(iso: string | null | undefined): string {
  if (iso === undefined) return "";
  const time = Date.parse(iso ?? "");
  return Number.isNaN(time) ? "not yet" : momentName(time, Date.now(), reader);
}

/** "Tomorrow" or "Sat, Nov 28" for a day such as "2026-11-28", and "" for "". */
export function dayText(day: string): string {
  return day && calendarDayName(day, Date.now(), reader.locale);
}

/** "Sat, Nov 28, 2026" for a day such as "2026-11-28". */
export function fullDayText(day: string): string {
  return fullDayName(day, reader.locale);
}

/** "November 28" for a day such as "2026-11-28". Other text gives "". */
export function dayInSentence(day: string): string {
  return Number.isNaN(Date.parse(day)) ? "" : sentenceDayName(day, Date.now(), reader.locale);
}

/** The day of a step, with its time if it has one: "today, 4:30 PM". */
export function timeOf({ on, at }: { on: string; at?: string }): string {
  return at ? readableMoment(at) : dayText(on);
}

/** "Today" or "Sat, Nov 21" in the visitor's zone, from ms since 1970. An invalid date gives "". */
export function readableDay(time: number): string {
  return Number.isNaN(new Date(time).getTime()) ? "" : dayName(time, Date.now(), reader);
}

import { profileKey } from "#domain/storage-keys.ts";
import { calendarDayName, dateFormats, dayName, momentName, type Reader } from "#domain/text/date-format.ts";
import { readStored } from "./storage.ts";

/**
 * English as it is written in the visitor's region: in India the day stands before the month, in
 * Germany a day has 24 hours. The zone is that of the profile, else the browser's.
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

function localeOf(language: string): string {
  try {
    return `en-${new Intl.Locale(language).maximize().region ?? "US"}`;
  } catch {
    return "en-US";
  }
}

const zoneFormat = dateFormats({ timeZoneName: "short" });

/** The visitor's time zone as clocks call it: "IST", "GMT+1". */
export function zoneName(): string {
  return (
    zoneFormat(reader.timeZone, reader.locale)
      .formatToParts()
      .find(({ type }) => type === "timeZoneName")?.value ?? ""
  );
}

/**
 * Makes the formatters in a task of its own, ahead of their first use: while an answer is on the
 * way a phone has the tens of milliseconds that the first one takes.
 */
export function prepareDates(): void {
  setTimeout(() => momentName(0, Date.now(), reader));
}

/**
 * "just now", "yesterday, 6:00 PM" or "Sat, Nov 21, 6:00 PM" in the visitor's zone; "not yet" for
 * what has not happened, nothing for what is not known.
 */
export function readableMoment(iso: string | null | undefined): string {
  if (iso === undefined) return "";
  const time = Date.parse(iso ?? "");
  return Number.isNaN(time) ? "not yet" : momentName(time, Date.now(), reader);
}

/** "Tomorrow" or "Sat, Nov 28" for a day such as "2026-11-28". */
export function dayText(day: string): string {
  return day && calendarDayName(day, Date.now(), reader.locale);
}

/** The day of a step, with the time where it has one: "today, 4:30 PM". */
export function timeOf({ on, at }: { on: string; at?: string }): string {
  return at ? readableMoment(at) : dayText(on);
}

/**
 * "Today" or "Sat, Nov 21" in the visitor's zone, from ms since 1970; nothing for a number that is
 * no time.
 */
export function readableDay(time: number): string {
  return Number.isNaN(new Date(time).getTime()) ? "" : dayName(time, Date.now(), reader);
}

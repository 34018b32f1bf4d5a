import { dateFormats } from "#domain/text/date-format.ts";

const momentFormat = dateFormats({
  year: "numeric",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
});

const dayFormat = dateFormats({ dateStyle: "medium" });

/**
 * Makes the formatter in a task of its own, ahead of its first use: while an answer is on the way a phone has the tens of
 * milliseconds that the first one takes.
 */
export function prepareDates(): void {
  setTimeout(momentFormat);
}

/** "Nov 21, 2026, 6:00 PM GMT+1" in the visitor's zone; "not yet" for what has not happened, nothing for what is not known. */
export function readableMoment(iso: string | null | undefined): string {
  if (iso === undefined) return "";
  const time = new Date(iso ?? Number.NaN);
  return Number.isNaN(time.getTime()) ? "not yet" : momentFormat().format(time);
}

/** "Nov 21, 2026" in the visitor's zone, from ms since 1970; nothing for a number that is no time. */
export function readableDay(time: number): string {
  return Number.isNaN(new Date(time).getTime()) ? "" : dayFormat().format(time);
}

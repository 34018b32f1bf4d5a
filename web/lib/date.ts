import { dateFormats } from "#domain/date-format.ts";

const momentFormat = dateFormats({
  year: "numeric",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
});

/** "Nov 21, 2026, 6:00 PM GMT+1" in the visitor's zone, or a dash for no time. */
export function readableMoment(iso: string | null): string {
  const time = new Date(iso ?? Number.NaN);
  if (Number.isNaN(time.getTime())) return "–";
  return momentFormat().format(time);
}

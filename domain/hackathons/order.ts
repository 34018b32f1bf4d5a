import { alphabetically } from "../text/text.ts";
import { monthNames } from "../time.ts";
import { hackathonTime, hasDate, isSpecified } from "./dates.ts";
import type { Hackathon } from "./hackathons.ts";
import { goesOn, monthsUntil, unknownWait, wholeYear, yearRound } from "./usual-months.ts";

/**
 * Sorted by hackathon date; without one, by registration deadline. Rows with neither come last, in
 * the order of their next usual month. What goes on in the next month comes first. Late in a month,
 * what is usual for it alone comes after the other months: it takes place again in a year.
 */
export function sortedHackathons(rows: Hackathon[], now: Date): Hackathon[] {
  const key = (row: Hackathon) =>
    hackathonTime(isSpecified(row.hackathon_date) ? row.hackathon_date : row.registration_deadline, now);
  const waitOf = ({ usual_months }: Hackathon) => (goesOn(usual_months, now) ? -1 : monthsUntil(usual_months, now));
  return rows
    .map((row) => ({ row, time: key(row), wait: waitOf(row) }))
    .sort((a, b) => a.time - b.time || a.wait - b.wait || alphabetically(a.row.name, b.row.name))
    .map(({ row }) => row);
}

/** The heading that lists the row: "Dates announced", or its next usual month. */
export function hackathonGroup(row: Hackathon, now: Date): string {
  if (hasDate(row)) return "Dates announced";
  if (goesOn(row.usual_months, now)) return "Usually going on now";
  const wait = monthsUntil(row.usual_months, now);
  if (wait === unknownWait) return "Not dated yet";
  return wait === yearRound ? "All year round" : `Usually in ${monthNames[(now.getUTCMonth() + wait) % 12]}`;
}

/** What one has to know about the group of a row: in its usual month, it may be over. */
export function groupNote(row: Hackathon, now: Date): string | undefined {
  if (hasDate(row) || ![0, wholeYear].includes(monthsUntil(row.usual_months, now))) return undefined;
  const note = "The dates of this year are not known.";
  return goesOn(row.usual_months, now)
    ? `${note} Check the official site.`
    : `${note} Some may be over: check the official site.`;
}

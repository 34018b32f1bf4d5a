import type { Details } from "#domain/tracker/details.ts";
import { type Move, newRecord } from "#domain/tracker/record.ts";

/** Noon of a day in the time zone of the test. */
export const noon = (day: string) => new Date(`${day}T12:00`);

let count = 0;

/** A record that was created on a day. */
export function record(details: Partial<Details> = {}, move: Move = { stage: "saved" }, day = "2026-11-01") {
  return newRecord(`record-${count++}`, { title: "Data Analyst", ...details }, move, noon(day));
}

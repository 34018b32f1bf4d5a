import { usualMonths } from "./dates.ts";
import type { Hackathon } from "./hackathons.ts";
import { isClosed, isOver } from "./moments.ts";

/**
 * Whether one may be able to register: not for what has only a usual month, and not after the
 * deadline or the event.
 */
export function isRegistering(row: Hackathon, now: Date): boolean {
  return !usualMonths(row) && !isClosed(row, now) && !isOver(row, now);
}

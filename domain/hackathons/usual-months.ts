import { monthOf } from "../time.ts";

const seasons: Record<string, string> = { Spring: "Mar-May", Summer: "Jun-Aug", Fall: "Sep-Nov", Winter: "Dec-Feb" };

/** From this day on, what usually takes place this month is probably over. */
const lateInMonth = 21;

/**
 * Whole months until the next usual month: 0 for this month, 13 for year-round, 14 if unknown. Late
 * in a month, what is usual for it waits for its next one, which may be 12 months away.
 */
export function monthsUntil(usualMonths: string | null, now: Date): number {
  const wait = waitFrom(usualMonths, now);
  if (wait > 0 || now.getUTCDate() < lateInMonth || goesOn(usualMonths, now)) return wait;
  return 1 + waitFrom(usualMonths, nextMonth(now));
}

/** Whole months from the month of `now`, whatever its day. */
function waitFrom(usualMonths: string | null, now: Date): number {
  if (!usualMonths) return unknownWait;
  if (/monthly|year-round/i.test(usualMonths)) return yearRound;
  const current = now.getUTCMonth();
  const waits = usualMonths.split(",").flatMap((part) => {
    const [first = "", last = first] = (seasons[part.trim()] ?? part.trim()).split("-");
    const [from, to] = [monthOf(first), monthOf(last)];
    if (from < 0 || to < 0) return [];
    const isWithin = from <= to ? from <= current && current <= to : from <= current || current <= to;
    return isWithin ? 0 : (from - current + 12) % 12;
  });
  return Math.min(unknownWait, ...waits);
}

/** Whether the usual months are this one and the next: what goes on is not over. */
export function goesOn(usualMonths: string | null, now: Date): boolean {
  return waitFrom(usualMonths, now) === 0 && waitFrom(usualMonths, nextMonth(now)) === 0;
}

const nextMonth = (now: Date) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1));

export const yearRound = 13;
export const unknownWait = 14;
/** In months: what is usual for the month that ends. */
export const wholeYear = 12;

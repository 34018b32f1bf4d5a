import { monthOf } from "../time.ts";

const seasons: Record<string, string> = { Spring: "Mar-May", Summer: "Jun-Aug", Fall: "Sep-Nov", Winter: "Dec-Feb" };

/** Whole months until the next usual month: 0 for this month, 12 for year-round, 13 if unknown. */
export function monthsUntil(usualMonths: string | null, now: Date): number {
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
  const nextMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1));
  return monthsUntil(usualMonths, now) === 0 && monthsUntil(usualMonths, nextMonth) === 0;
}

export const yearRound = 12;
export const unknownWait = 13;

import type { Context } from "hono";
import type { AppEnv } from "./env.ts";
import type { CachedList } from "./list-cache.ts";
import { takeShared } from "./rate-limit.ts";
import { answerVersion, type Versioned, versioned } from "./versioned.ts";

/**
 * A list as JSON. It may be kept for a minute, shown for ten more while a newer one is fetched, and
 * for a day while we do not answer.
 */
export function answerList<Json>(c: Context<AppEnv>, list: Versioned) {
  return answerVersion<Json>(c, list, {
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": "public, max-age=60, stale-while-revalidate=600, stale-if-error=86400",
  });
}

/** A calendar made from a list. Programs that subscribe to it may keep it for an hour. */
export async function answerCalendar<List>(
  c: Context<AppEnv>,
  cached: CachedList<List>,
  question: string,
  make: (list: List) => string,
) {
  return answerVersion<never>(c, await calendarOf(c, cached, question, make), {
    "Content-Type": "text/calendar; charset=utf-8",
    "Cache-Control": "public, max-age=3600, stale-if-error=86400",
  });
}

/** Of each list the calendars of the last twenty different questions are kept. */
const maxCalendars = 20;

/**
 * Making a calendar takes tens of milliseconds, so each is made once per list, and new ones count
 * against a limit.
 */
async function calendarOf<List>(
  c: Context<AppEnv>,
  { list, calendars }: CachedList<List>,
  question: string,
  make: (list: List) => string,
): Promise<Versioned> {
  const known = calendars.get(question);
  if (known) return known;
  await takeShared(c, "calendar", "Too many calendars are asked for. Please try again in a minute.");
  const made = await versioned(make(list));
  const [oldest] = calendars.keys();
  if (calendars.size >= maxCalendars && oldest !== undefined) calendars.delete(oldest);
  calendars.set(question, made);
  return made;
}

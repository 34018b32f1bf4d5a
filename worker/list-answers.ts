import type { Context } from "hono";
import type { AppEnv } from "./env.ts";
import type { CachedList } from "./list-cache.ts";
import { countRequest } from "./rate-limit.ts";
import { answerVersion, type Versioned, versioned } from "./versioned.ts";

/**
 * Answers with a list as JSON. Caches may keep the list for a minute. They may serve it for ten
 * more minutes while they fetch a new one, and for a day while the site is down.
 */
export function answerList<Json>(c: Context<AppEnv>, list: Versioned) {
  return answerVersion<Json>(c, list, {
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": "public, max-age=60, stale-while-revalidate=600, stale-if-error=86400",
  });
}

const textTypes = { ics: "text/calendar", rss: "application/rss+xml" };

/** Answers with a calendar or feed made from a list. Subscribers may cache it for an hour. */
export async function answerText<List>(
  c: Context<AppEnv>,
  cached: CachedList<List>,
  type: keyof typeof textTypes,
  question: string,
  make: (list: List) => string,
) {
  return answerVersion<never>(c, await textOf(c, cached, `${type} ${question}`, make), {
    "Content-Type": `${textTypes[type]}; charset=utf-8`,
    "Cache-Control": "public, max-age=3600, stale-if-error=86400",
  });
}

/** Each list keeps the texts of its latest queries, at most this many. */
const maxTexts = 20;

/**
 * Making a calendar takes tens of milliseconds. So each text is made once per list, and each new
 * text counts against the rate limits.
 */
async function textOf<List>(
  c: Context<AppEnv>,
  { list, texts }: CachedList<List>,
  question: string,
  make: (list: List) => string,
): Promise<Versioned> {
  const known = texts.get(question);
  if (known) return known;
  await countRequest(c, "calendar", "Too many calendars are asked for. Please try again in a minute.");
  const made = await versioned(make(list));
  const [oldest] = texts.keys();
  if (texts.size >= maxTexts && oldest !== undefined) texts.delete(oldest);
  texts.set(question, made);
  return made;
}

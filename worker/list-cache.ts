import type { Context } from "hono";
import { site } from "#domain/site.ts";
import { storageDeadlines, within } from "./deadline.ts";
import type { AppEnv } from "./env.ts";
import { unavailable } from "./errors.ts";
import { type Versioned, versioned } from "./versioned.ts";

export type CachedList<List> = {
  readAt: number;
  answer: Versioned;
  list: List;
  /** The calendars and feeds that were made from this list, by query. */
  texts: Map<string, Versioned>;
};

type Options<Key extends string, List> = {
  /** Part of the address under which a location's cache stores the list. */
  name: string;
  keys: readonly Key[];
  load(c: Context<AppEnv>, key: Key, now: Date): Promise<List>;
  /** The error message if there is neither a known list nor a working database. */
  refusal: string;
};

/** The platform's default cache. The browser's types lack it. */
const locationCache = () => (caches as CacheStorage & { default: Cache }).default;

const isolateMs = 10_000;
const locationSeconds = 30;
const breakMs = 5_000;

/**
 * Two caches in front of the database. An isolate caches a list for 10 seconds, and a Cloudflare
 * location caches it for 30 seconds. Lists change every few hours, and a row that was changed by
 * hand still appears within a minute. If the database fails or takes longer than 1.5 s, the last
 * known list is the answer, and the database gets no query for five seconds. If several requests
 * find an old list at the same time, each of them reads the new list: on Workers, a request must
 * not await a promise of another request.
 */
export function listCache<Key extends string, List>({ name, keys, load, refusal }: Options<Key, List>) {
  const isolate = new Map<Key, CachedList<List>>();
  const failedAt = new Map<Key, number>();
  const addressOf = (key: Key) => `${site.origin}/api/list-cache/${name}/${key}`;

  async function read(c: Context<AppEnv>, key: Key): Promise<CachedList<List>> {
    const now = Date.now();
    const known = isolate.get(key);
    if (known && now - known.readAt < isolateMs) return known;
    try {
      if (now - (failedAt.get(key) ?? 0) < breakMs) throw new Error(`The list ${name} has just failed`);
      const found = (await readLocation(key, now)) ?? (await readDatabase(c, key, now));
      isolate.set(key, found);
      failedAt.delete(key);
      return found;
    } catch (error) {
      if (!failedAt.has(key) || now - (failedAt.get(key) ?? 0) >= breakMs) {
        console.error(error);
        failedAt.set(key, now);
      }
      if (known) return known;
      throw unavailable(refusal);
    }
  }

  async function readDatabase(c: Context<AppEnv>, key: Key, now: number): Promise<CachedList<List>> {
    const list = await within(storageDeadlines.database, `The list ${name}`, load(c, key, new Date(now)));
    const answer = await versioned(JSON.stringify(list));
    inBackground(c, keepInLocation(key, answer));
    return { readAt: now, list, answer, texts: new Map() };
  }

  /** Reads the location's cache. Returns undefined if the cache fails or is slow. */
  async function readLocation(key: Key, now: number): Promise<CachedList<List> | undefined> {
    try {
      const cached = await within(storageDeadlines.cache, "The cache", locationCache().match(addressOf(key)));
      const etag = cached?.headers.get("ETag");
      if (!cached || !etag) return undefined;
      const body = await cached.text();
      return { readAt: now, list: JSON.parse(body), answer: { body, etag }, texts: new Map() };
    } catch {
      return undefined;
    }
  }

  async function keepInLocation(key: Key, { body, etag }: Versioned) {
    const headers = { ETag: etag, "Cache-Control": `max-age=${locationSeconds}`, "Content-Type": "application/json" };
    await locationCache().put(addressOf(key), new Response(body, { headers }));
  }

  /** Empties both caches of this location. Other locations follow within half a minute. */
  async function forget() {
    isolate.clear();
    failedAt.clear();
    await Promise.all(keys.map((key) => locationCache().delete(addressOf(key)))).catch(() => {});
  }

  return { read, forget };
}

/** Lets work continue after the answer. Outside a worker, nothing ends the work early. */
function inBackground(c: Context<AppEnv>, work: Promise<unknown>) {
  const settled = work.catch(() => {});
  try {
    c.executionCtx.waitUntil(settled);
  } catch {
    // `api.request` of tests has no execution context.
  }
}

import { classify, type LinkAnswer } from "#domain/link-health/classify.ts";
import { follow } from "#domain/link-health/follow.ts";
import { afterRecheck } from "#domain/link-health/link-health.ts";
import type { Db } from "../../db/client.ts";
import type { Env } from "../../env.ts";
import { upstream } from "../../upstream.ts";
import { keepPublished } from "./cache.ts";
import { linksToPublish, saveLinks, stored, suspects } from "./queries.ts";

/** The free plan allows 50 requests per run, including redirects. */
const maxSuspects = 40;
const maxRequests = 45;

/**
 * Rechecks the links that the passes have given up. Then publishes all links, even if the recheck
 * has failed.
 */
export async function checkAndPublish({ db, env, now }: { db: Db; env: Env; now: Date }): Promise<void> {
  await recheckSuspects(db, upstream(env).glance, now).catch(console.error);
  await keepPublished(env, await linksToPublish(db));
}

/**
 * Rechecks one address per host, so that no host gets two requests at once. The host's other
 * addresses wait for another day.
 */
async function recheckSuspects(db: Db, glance: (url: string) => Promise<LinkAnswer>, now: Date): Promise<void> {
  const at = now.toISOString();
  let left = maxRequests;
  const ask = async (url: string) => (left-- > 0 ? glance(url) : undefined);
  const links = await suspects(db, maxSuspects);
  const asked = await Promise.all(
    links.map(async (link) => {
      const followed = await follow(link.url, ask);
      const place = { ...link, rechecked: at };
      if (!followed) return place; // moves to the end of the line, so that long redirects do not block it
      const { answer, final } = followed;
      const state = classify(link.url, final, false, answer);
      const code = "status" in answer ? answer.status : null;
      return stored(place, afterRecheck(link, { state: state === "moved" ? "ok" : state, code, at }));
    }),
  );
  if (asked.length > 0) await saveLinks(db, asked);
}

import { linkedLists } from "#domain/link-health/linked-lists.ts";
import { nothingPublished, type PublishedLinks } from "#domain/link-health/published.ts";
import type { Env } from "../../env.ts";
import { listCache } from "../../list-cache.ts";

const key = "link-health";

/** Stores the published file in KV. The file is made once a day and read often. */
export async function keepPublished(env: Env, links: PublishedLinks): Promise<void> {
  await env.FLAGS.put(key, JSON.stringify(links));
  await publishedCache.forget();
}

/** The whole published file, or the part of one directory. */
export const publishedCache = listCache({
  name: key,
  keys: ["all", ...linkedLists],
  load: async (c, wanted): Promise<PublishedLinks> => {
    const links = (await c.env.FLAGS.get<PublishedLinks>(key, "json")) ?? nothingPublished;
    if (wanted === "all") return links;
    const own = links.directories[wanted];
    return { ...links, directories: own ? { [wanted]: own } : {} };
  },
  refusal: "The health of the links cannot be read right now. Please try again in a moment.",
});

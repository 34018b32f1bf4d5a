import { Hono } from "hono";
import { z } from "zod";
import { linkedLists } from "#domain/link-health/linked-lists.ts";
import { type PublishedLinks, publishedLinksPath } from "#domain/link-health/published.ts";
import type { AppEnv } from "../../env.ts";
import { valid } from "../../validate.ts";
import { answerVersion } from "../../versioned.ts";
import { publishedCache } from "./cache.ts";

const query = z.object({
  directory: z.enum(linkedLists, `Unknown directory: choose ${linkedLists.join(", ")}`).optional(),
});

/** Open data, like the files of the directories. Programs and pages of other sites may read it. */
export const linkHealth = new Hono<AppEnv>().get(publishedLinksPath, valid("query", query), async (c) => {
  const { answer } = await publishedCache.read(c, c.req.valid("query").directory ?? "all");
  c.header("Access-Control-Allow-Origin", "*");
  return answerVersion<PublishedLinks>(c, answer, {
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": "public, max-age=3600, stale-if-error=86400",
  });
});

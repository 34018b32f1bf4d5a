import { Hono } from "hono";
import { z } from "zod";
import platforms from "#content/contest-platforms.json" with { type: "json" };
import { calendarText } from "#domain/calendar.ts";
import { contestSorts } from "#domain/contests/contests.ts";
import { contestEvents } from "#domain/contests/events.ts";
import { rssText } from "#domain/rss.ts";
import type { AppEnv } from "../../env.ts";
import { answerList, answerText } from "../../list-answers.ts";
import { valid } from "../../validate.ts";
import { contestCache } from "./cache.ts";
import type { ContestList } from "./queries.ts";

const listQuery = z.object({
  sort: z.enum(contestSorts, `Unknown sort: choose ${contestSorts.join(", ")}`).default("popular"),
});

/** Any number of platforms. Without a platform, the calendar has all of them. */
const calendarQuery = z.object({ resource: z.union([z.string(), z.array(z.string())]).optional() });

export const contests = new Hono<AppEnv>()
  .get("/contests", valid("query", listQuery), async (c) => {
    const { answer } = await contestCache.read(c, c.req.valid("query").sort);
    return answerList<ContestList>(c, answer);
  })
  .get("/contests.ics", valid("query", calendarQuery), async (c) => {
    const wanted = new Set([c.req.valid("query").resource ?? []].flat());
    return answerText(c, await contestCache.read(c, "upcoming"), "ics", JSON.stringify([...wanted].sort()), (list) => {
      const chosen = list.contests.filter(({ resource }) => wanted.size === 0 || wanted.has(resource));
      return calendarText("Coding contests", contestEvents(chosen, platforms));
    });
  })
  .get("/contests.rss", async (c) =>
    answerText(c, await contestCache.read(c, "upcoming"), "rss", "", (list) =>
      rssText("contests", contestEvents(list.contests, platforms)),
    ),
  );

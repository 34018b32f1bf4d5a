import { Hono } from "hono";
import { z } from "zod";
import { calendarText } from "#domain/calendar.ts";
import { hackathonEvents } from "#domain/hackathons/events.ts";
import { filteredHackathons, hackathonFilter } from "#domain/hackathons/filter.ts";
import { whens } from "#domain/hackathons/hackathons.ts";
import { rssText } from "#domain/rss.ts";
import type { AppEnv } from "../../env.ts";
import { answerList, answerText } from "../../list-answers.ts";
import { valid } from "../../validate.ts";
import { hackathonCache } from "./cache.ts";
import type { HackathonList } from "./queries.ts";

const listQuery = z.object({
  when: z.enum(whens, `Unknown time: choose ${whens.join(" or ")}`).default("upcoming"),
});

export const hackathons = new Hono<AppEnv>()
  .get("/hackathons", valid("query", listQuery), async (c) => {
    const { answer } = await hackathonCache.read(c, c.req.valid("query").when);
    return answerList<HackathonList>(c, answer);
  })
  .get("/hackathons.ics", async (c) => {
    const filter = hackathonFilter(new URL(c.req.url).searchParams);
    return answerText(c, await hackathonCache.read(c, "upcoming"), "ics", JSON.stringify(filter), (list) => {
      const chosen = filteredHackathons(list.hackathons, filter, new Date());
      return calendarText("Hackathons", hackathonEvents(chosen));
    });
  })
  .get("/hackathons.rss", async (c) =>
    answerText(c, await hackathonCache.read(c, "upcoming"), "rss", "", (list) =>
      rssText("hackathons", hackathonEvents(list.hackathons)),
    ),
  );

import { Hono } from "hono";
import { z } from "zod";
import platforms from "#content/contest-platforms.json" with { type: "json" };
import { calendarText } from "#domain/calendar.ts";
import { contestEvents, contestSorts } from "#domain/contests.ts";
import { connect } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { valid } from "../../validate.ts";
import { answerCalendar, answerList } from "../../versioned.ts";
import { rememberedContests } from "./memory.ts";
import type { ContestList } from "./queries.ts";

const listQuery = z.object({
  sort: z.enum(contestSorts, `Unknown sort: choose ${contestSorts.join(", ")}`).default("popular"),
});

/** Any number of platforms; none means all of them. */
const calendarQuery = z.object({ resource: z.union([z.string(), z.array(z.string())]).optional() });

export const contests = new Hono<AppEnv>()
  .get("/contests", valid("query", listQuery), async (c) => {
    const { sort } = c.req.valid("query");
    const { answer } = await rememberedContests(connect(c.env), sort, Date.now());
    return answerList<ContestList>(c, answer);
  })
  .get("/contests.ics", valid("query", calendarQuery), async (c) => {
    const wanted = [c.req.valid("query").resource ?? []].flat();
    const { list } = await rememberedContests(connect(c.env), "upcoming", Date.now());
    const chosen = list.contests.filter(({ resource }) => wanted.length === 0 || wanted.includes(resource));
    return answerCalendar(c, calendarText("Coding contests", contestEvents(chosen, platforms)));
  });

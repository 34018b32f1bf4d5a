import { Hono } from "hono";
import { z } from "zod";
import { calendarText } from "#domain/calendar.ts";
import { hackathonEvents } from "#domain/hackathons/events.ts";
import { filteredHackathons, hackathonFilter } from "#domain/hackathons/filter.ts";
import { whens } from "#domain/hackathons/hackathons.ts";
import { connect } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { valid } from "../../validate.ts";
import { answerCalendar, answerList } from "../../versioned.ts";
import { rememberedHackathons } from "./memory.ts";
import type { HackathonList } from "./queries.ts";

const listQuery = z.object({
  when: z.enum(whens, `Unknown time: choose ${whens.join(" or ")}`).default("upcoming"),
});

export const hackathons = new Hono<AppEnv>()
  .get("/hackathons", valid("query", listQuery), async (c) => {
    const { when } = c.req.valid("query");
    const { answer } = await rememberedHackathons(connect(c.env), when, Date.now());
    return answerList<HackathonList>(c, answer);
  })
  .get("/hackathons.ics", async (c) => {
    const now = Date.now();
    const { list } = await rememberedHackathons(connect(c.env), "upcoming", now);
    const chosen = filteredHackathons(list.hackathons, hackathonFilter(new URL(c.req.url).searchParams), new Date(now));
    return answerCalendar(c, calendarText("Hackathons", hackathonEvents(chosen)));
  });

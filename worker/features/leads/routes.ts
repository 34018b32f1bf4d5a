import { Hono } from "hono";
import { leadSchema } from "#domain/leads.schema.ts";
import { boundedBody } from "../../bounded-body.ts";
import { connect } from "../../db/client.ts";
import { storageDeadlines, within } from "../../deadline.ts";
import type { AppEnv } from "../../env.ts";
import { unavailable } from "../../errors.ts";
import { rateLimit } from "../../rate-limit.ts";
import { valid } from "../../validate.ts";
import { saveLead } from "./queries.ts";

export const leads = new Hono<AppEnv>().post(
  "/",
  rateLimit("leads", "Too many tries. Please wait a minute and try again."),
  boundedBody(4096, "No name and email address take this much room"),
  valid("json", leadSchema),
  async (c) => {
    const saving = saveLead(connect(c.env), c.req.valid("json"), new Date());
    try {
      await within(storageDeadlines.write, "The lead", saving);
    } catch (error) {
      console.error(error);
      throw unavailable("Your details could not be stored. Please try again in a moment.");
    }
    return c.json({}, 201);
  },
);

import { Hono } from "hono";
import { leadSchema } from "#domain/leads.schema.ts";
import { boundedBody } from "../../bounded-body.ts";
import { connect } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { rateLimit } from "../../rate-limit.ts";
import { valid } from "../../validate.ts";
import { saveLead } from "./queries.ts";

export const leads = new Hono<AppEnv>().post(
  "/",
  rateLimit("LEADS_LIMIT", "Too many tries. Please wait a minute and try again."),
  boundedBody(4096, "No name and email address take this much room"),
  valid("json", leadSchema),
  async (c) => {
    await saveLead(connect(c.env), c.req.valid("json"), new Date());
    return c.json({}, 201);
  },
);

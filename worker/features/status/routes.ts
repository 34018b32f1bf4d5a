import { Hono } from "hono";
import { connect } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import type { RefreshJob } from "../../refresh.ts";
import { answerVersion } from "../../versioned.ts";
import { rememberedStatus } from "./memory.ts";
import type { Status } from "./queries.ts";

/** The jobs come as an argument, since only the tables of the API and the schedule know all features. */
export function status(jobs: RefreshJob[]) {
  return new Hono<AppEnv>().get("/", async (c) => {
    const { answer } = await rememberedStatus(connect(c.env), c.env, jobs, Date.now());
    return answerVersion<Status>(c, answer, {
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": "public, max-age=60",
    });
  });
}

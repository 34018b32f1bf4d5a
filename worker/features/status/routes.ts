import { Hono } from "hono";
import type { AppEnv } from "../../env.ts";
import type { RefreshJob } from "../../refresh-job.ts";
import { answerVersion } from "../../versioned.ts";
import { statusCache } from "./cache.ts";
import type { Status } from "./queries.ts";

/**
 * The jobs are an argument, because only worker/api.ts and worker/jobs.ts may import all features.
 */
export function status(jobs: RefreshJob[]) {
  const cache = statusCache(jobs);
  return new Hono<AppEnv>().get("/", async (c) => {
    const { answer } = await cache.read(c, "all");
    return answerVersion<Status>(c, answer, {
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": "public, max-age=60",
    });
  });
}

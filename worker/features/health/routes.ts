import { Hono } from "hono";
import { connect } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { ApiError } from "../../errors.ts";
import { newestSuccess } from "../../fetch-log.ts";

export const health = new Hono<AppEnv>().get("/", async (c) => {
  try {
    const [newest] = await newestSuccess(connect(c.env), "contests");
    return c.json({ ok: true, lastUpdated: newest?.created_at ?? null }, 200, { "Cache-Control": "no-store" });
  } catch (error) {
    console.error(error);
    throw new ApiError(503, "The database does not answer");
  }
});

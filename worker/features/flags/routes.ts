import { Hono } from "hono";
import { isFlagName } from "#domain/flags.ts";
import type { AppEnv } from "../../env.ts";
import { ApiError } from "../../errors.ts";
import { readFlag } from "../../flags.ts";

export const flags = new Hono<AppEnv>().get("/:name", async (c) => {
  const name = c.req.param("name");
  if (!isFlagName(name)) throw new ApiError(404, "There is no flag of this name");
  // expiresAt says how long it holds; a cache on the way must not add to that.
  return c.json(await readFlag(c.env, name, new Date()), 200, { "Cache-Control": "no-store" });
});

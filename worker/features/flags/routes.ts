import { Hono } from "hono";
import { isFlagName } from "#domain/flags.ts";
import type { AppEnv, Env } from "../../env.ts";
import { ApiError } from "../../errors.ts";
import { readFlag } from "../../flags.ts";

export const flags = new Hono<AppEnv>().get("/:name", async (c) => {
  const name = c.req.param("name");
  if (!isFlagName(name)) throw new ApiError(404, "not-found", "There is no flag of this name");
  const flag = await readFlag(c.env, name, new Date());
  // `expiresAt` says how long the flag is valid. A cache must not extend that time.
  return c.json({ ...flag, modelProvider: modelProvider(c.env) }, 200, { "Cache-Control": "no-store" });
});

/**
 * The company whose model also reads a resume's text, so that we can ask the visitor first. Null
 * without a model.
 */
function modelProvider({ AI_MODEL, AI, AI_BASE_URL }: Env): string | null {
  if (!AI_MODEL) return null;
  if (AI) return "Cloudflare Workers AI";
  return URL.parse(AI_BASE_URL ?? "")?.hostname ?? null;
}

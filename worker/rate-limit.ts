import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "./env.ts";
import { ApiError } from "./errors.ts";

/** Refuses with 429 whoever asks more often than the binding in wrangler.toml allows, told apart by address. */
export function rateLimit(binding: "RESUME_LIMIT" | "LEADS_LIMIT", message: string): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (c.env.RATE_LIMIT !== "off") {
      const { success } = await c.env[binding].limit({ key: c.req.header("CF-Connecting-IP") ?? "unknown" });
      if (!success) throw new ApiError(429, message);
    }
    await next();
  };
}

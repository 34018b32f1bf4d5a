import type { MiddlewareHandler } from "hono";
import { z } from "zod";
import { type Flag, type FlagName, flagDefaults, flagLifetimeMs } from "#domain/flags.ts";
import { connect } from "./db/client.ts";
import { featuresFlag } from "./db/schema.ts";
import type { AppEnv, Env } from "./env.ts";
import { ApiError } from "./errors.ts";

const entry = z.object({ enabled: z.boolean(), expiresAt: z.iso.datetime() });

/** The flag as the database had it at most five minutes ago. While the database does not answer it is the default, unremembered. */
export async function readFlag(env: Pick<Env, "DB" | "FLAGS">, name: FlagName, now: Date): Promise<Flag> {
  const key = `flag:${name}`;
  try {
    const cached = entry.safeParse(await env.FLAGS.get(key, "json")).data;
    if (cached && cached.expiresAt > now.toISOString()) return { name, ...cached };
  } catch (error) {
    console.error(error);
  }
  try {
    const [row] = await connect(env).select({ enabled: featuresFlag[name] }).from(featuresFlag).limit(1);
    const expiresAt = new Date(now.getTime() + flagLifetimeMs).toISOString();
    const flag = { enabled: row?.enabled ?? flagDefaults[name], expiresAt };
    await env.FLAGS.put(key, JSON.stringify(flag), { expirationTtl: flagLifetimeMs / 1000 }).catch(console.error);
    return { name, ...flag };
  } catch (error) {
    console.error(error);
    return { name, enabled: flagDefaults[name], expiresAt: now.toISOString() };
  }
}

/** Refuses with 503 while the flag is off, so that a tool can be turned off at the endpoint and not on its screen alone. */
export function whileEnabled(name: FlagName, message: string): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { enabled } = await readFlag(c.env, name, new Date());
    if (!enabled) throw new ApiError(503, message);
    await next();
  };
}

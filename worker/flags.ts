import type { MiddlewareHandler } from "hono";
import { z } from "zod";
import { type Flag, type FlagName, flagDefaults, flagKey, flagLifetimeMs } from "#domain/flags.ts";
import { connect } from "./db/client.ts";
import { featuresFlag } from "./db/schema.ts";
import { storageDeadlines, within } from "./deadline.ts";
import type { AppEnv, Env } from "./env.ts";
import { ApiError } from "./errors.ts";

type Storages = Pick<Env, "DB" | "FLAGS">;

const entry = z.object({ enabled: z.boolean(), expiresAt: z.iso.datetime() });
type Entry = z.infer<typeof entry>;

/**
 * The flag, at most five minutes old. If the database does not answer, this is the last known
 * value, so that a tool that was switched off stays off. If there is no known value, it is the
 * default.
 */
export async function readFlag(env: Storages, name: FlagName, now: Date): Promise<Flag> {
  const known = await readKnown(env, name);
  if (known && known.expiresAt > now.toISOString()) return { name, ...known };
  try {
    const [row] = await within(
      storageDeadlines.database,
      "The flag",
      connect(env).select({ enabled: featuresFlag[name] }).from(featuresFlag).limit(1),
    );
    const expiresAt = new Date(now.getTime() + flagLifetimeMs).toISOString();
    const flag = { enabled: row?.enabled ?? flagDefaults[name], expiresAt };
    await within(storageDeadlines.flags, "KV", env.FLAGS.put(flagKey(name), JSON.stringify(flag))).catch(console.error);
    return { name, ...flag };
  } catch (error) {
    console.error(error);
    return { name, enabled: known?.enabled ?? flagDefaults[name], expiresAt: now.toISOString() };
  }
}

async function readKnown({ FLAGS }: Storages, name: FlagName): Promise<Entry | undefined> {
  try {
    return entry.safeParse(await within(storageDeadlines.flags, "KV", FLAGS.get(flagKey(name), "json"))).data;
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

/**
 * A middleware that answers 503 while the flag is off. So the endpoint and its screen are off
 * together.
 */
export function whileEnabled(name: FlagName, message: string): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { enabled } = await readFlag(c.env, name, new Date());
    if (!enabled) throw new ApiError(503, "disabled", message);
    await next();
  };
}

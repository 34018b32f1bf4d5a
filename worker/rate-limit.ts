import type { Context, MiddlewareHandler } from "hono";
import { storageDeadlines, within } from "./deadline.ts";
import type { AppEnv } from "./env.ts";
import { ApiError } from "./errors.ts";

/** Each limited route has its own name, so that one route does not use up the limit of another. */
type LimitedRoute = "resume" | "leads" | "ingest" | "calendar" | "transfers";

/** A middleware that counts every request of a route. See `countRequest`. */
export function rateLimit(route: LimitedRoute, message: string): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await countRequest(c, route, message);
    await next();
  };
}

/**
 * Throws a 429 error if a network (see `networkOf`) exceeds PERSONAL_LIMIT of wrangler.toml on a
 * route. Also throws for everybody once all networks together exceed SHARED_LIMIT.
 */
export async function countRequest(c: Context<AppEnv>, route: LimitedRoute, message: string): Promise<void> {
  const network = networkOf(c.req.header("CF-Connecting-IP") ?? "unknown");
  const isAllowed =
    (await isWithin(c, "PERSONAL_LIMIT", `${route}:${network}`)) && (await isWithin(c, "SHARED_LIMIT", route));
  if (!isAllowed) throw new ApiError(429, "rate-limited", message, 60);
}

/**
 * Whether a request is within a limit. If the limiter fails or hangs, the request counts as within
 * the limit: the limiter must not stop the service.
 */
async function isWithin(c: Context<AppEnv>, binding: "PERSONAL_LIMIT" | "SHARED_LIMIT", key: string): Promise<boolean> {
  if (c.env.RATE_LIMIT === "off" && isLocal(c.req.url)) return true;
  try {
    const { success } = await within(storageDeadlines.limiter, binding, c.env[binding].limit({ key }));
    return success;
  } catch (error) {
    console.error(error);
    return true;
  }
}

/** Benchmarks turn the limits off. On a public address, that setting has no effect. */
function isLocal(url: string): boolean {
  return ["localhost", "127.0.0.1"].includes(new URL(url).hostname);
}

/**
 * An IPv4 address, or the first 64 bits of an IPv6 address. Whoever has one IPv6 address usually
 * has all addresses with the same 64 bits.
 */
export function networkOf(address: string): string {
  const text = address.toLowerCase();
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(text) ?? [];
  if (mapped) return mapped;
  if (!text.includes(":")) return text;
  const [head = "", tail] = text.split("::");
  const groups = (part: string) => part.split(":").filter(Boolean);
  const [first, last] = [groups(head), groups(tail ?? "")];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const all = [...first, ...Array<string>(zeros).fill("0"), ...last];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}

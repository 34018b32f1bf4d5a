import type { ExecutionContext } from "@cloudflare/workers-types";
import type { Env } from "#worker/env.ts";
import { contestCache } from "#worker/features/contests/cache.ts";
import { hackathonCache } from "#worker/features/hackathons/cache.ts";
import worker from "./refresh-worker.ts";

/** A binding whose every method fails or hangs. */
function broken<T extends object>(how: "fails" | "hangs"): T {
  const method = () => (how === "fails" ? Promise.reject(new Error("down")) : new Promise(() => {}));
  const statement: object = new Proxy(
    {},
    { get: (_, name) => (name === "bind" ? () => statement : name === "then" ? undefined : method) },
  );
  return new Proxy({}, { get: (_, name) => (name === "prepare" ? () => statement : method) }) as T;
}

/**
 * The worker, with its schedule at /refresh, and with the faults that a request names in X-Fault.
 */
export default {
  async fetch(request: Request, env: Env, context: ExecutionContext) {
    const fault = request.headers.get("X-Fault") ?? "";
    if (fault.includes("cache-empty")) await Promise.all([contestCache.forget(), hackathonCache.forget()]);
    const [, storage, how] = /(database|flags|limiter|model)-(fail|hang)/.exec(fault) ?? [];
    const kind = how === "fail" ? "fails" : "hangs";
    const faulty = {
      ...env,
      ...(storage === "database" && { DB: broken<Env["DB"]>(kind) }),
      ...(storage === "flags" && { FLAGS: broken<Env["FLAGS"]>(kind) }),
      ...(storage === "limiter" && {
        RATE_LIMIT: "on",
        PERSONAL_LIMIT: broken<Env["PERSONAL_LIMIT"]>(kind),
        SHARED_LIMIT: broken<Env["SHARED_LIMIT"]>(kind),
      }),
      ...(storage === "model" && { AI_MODEL: "model", AI: broken<NonNullable<Env["AI"]>>(kind) }),
    };
    return worker.fetch(request, faulty, context);
  },
};

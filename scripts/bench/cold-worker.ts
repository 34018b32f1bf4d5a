import type { ExecutionContext } from "@cloudflare/workers-types";
import type { Env } from "#worker/env.ts";
import { contestCache } from "#worker/features/contests/cache.ts";
import worker from "#worker/index.ts";

const plain = "select * from contests order by popularity_score desc, start_time is null, start_time limit 1000";

/** The worker with empty caches at each request. /plain is the smallest possible read from D1. */
export default {
  fetch: async (request: Request, env: Env, context: ExecutionContext) => {
    if (request.url.endsWith("/plain")) return Response.json((await env.DB.prepare(plain).all()).results);
    await contestCache.forget();
    return worker.fetch(request, env, context);
  },
};

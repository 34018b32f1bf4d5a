import type { D1Database, KVNamespace, RateLimit } from "@cloudflare/workers-types";

export type Env = {
  DB: D1Database;
  FLAGS: KVNamespace;
  RESUME_LIMIT: RateLimit;
  LEADS_LIMIT: RateLimit;
  /** "off" lets every request past the limits: for benchmarks, never in production. */
  RATE_LIMIT?: string;
  /** Stands in for every outside host, as UPSTREAM_ORIGIN/HOST/PATH: for tests, never in production. */
  UPSTREAM_ORIGIN?: string;
  CLIST_USERNAME?: string;
  CLIST_API_KEY?: string;
};

export type AppEnv = { Bindings: Env };

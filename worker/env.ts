import type { Ai, D1Database, KVNamespace, RateLimit } from "@cloudflare/workers-types";

/** What decides which sources are asked. */
export type SourceSettings = {
  CLIST_USERNAME?: string;
  CLIST_API_KEY?: string;
  /** Hackathon sources that are off until they are named here: "devpost,mlh,hackerearth". */
  HACKATHON_SOURCES_ON?: string;
  /** Any GitHub token, without permissions: with it, open beginner issues are searched. */
  GITHUB_TOKEN?: string;
};

export type Env = SourceSettings & {
  DB: D1Database;
  FLAGS: KVNamespace;
  RESUME_LIMIT: RateLimit;
  LEADS_LIMIT: RateLimit;
  /** "off" lets every request past the limits: for benchmarks, never in production. */
  RATE_LIMIT?: string;
  /** Stands in for every outside host, as UPSTREAM_ORIGIN/HOST/PATH: for tests, never in production. */
  UPSTREAM_ORIGIN?: string;
  /** A model that helps to read resumes: Workers AI, or an endpoint that talks as OpenAI's does. */
  AI?: Ai;
  AI_BASE_URL?: string;
  AI_API_KEY?: string;
  /** Its name. Without one no model is asked. */
  AI_MODEL?: string;
  /** Whoever signs with it may ingest the answers of sources. */
  INGEST_SECRET?: string;
};

export type AppEnv = { Bindings: Env };

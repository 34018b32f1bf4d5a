import type { Ai, D1Database, Fetcher, KVNamespace, RateLimit } from "@cloudflare/workers-types";

/** Settings that decide which sources are requested. */
export type SourceSettings = {
  CLIST_USERNAME?: string;
  CLIST_API_KEY?: string;
  /** Turns on hackathon sources that are off by default: "devpost,mlh,hackerearth". */
  HACKATHON_SOURCES_ON?: string;
  /** A GitHub token without permissions. It turns on the search for beginner issues. */
  GITHUB_TOKEN?: string;
};

export type Env = SourceSettings & {
  DB: D1Database;
  FLAGS: KVNamespace;
  /** The built site, for the 404 page. */
  ASSETS: Fetcher;
  /** Requests per minute that one network may send to a limited route. */
  PERSONAL_LIMIT: RateLimit;
  /** Requests per minute of all visitors together, per Cloudflare location. */
  SHARED_LIMIT: RateLimit;
  /** "off" lifts the limits, for local benchmarks. */
  RATE_LIMIT?: string;
  /** Replaces every outside host, as UPSTREAM_ORIGIN/HOST/PATH. For local tests only. */
  UPSTREAM_ORIGIN?: string;
  /**
   * A model that helps to read resumes: Workers AI, or an endpoint that is compatible with
   * OpenAI's.
   */
  AI?: Ai;
  AI_BASE_URL?: string;
  AI_API_KEY?: string;
  /** The name of the model. Without one, no model is used. */
  AI_MODEL?: string;
  /** The secret that signs ingested answers. At least 32 characters. */
  INGEST_SECRET?: string;
};

export type AppEnv = { Bindings: Env };

import type { Ai, D1Database, Fetcher, KVNamespace, RateLimit } from "@cloudflare/workers-types";

/** Settings that decide which sources are requested. */
export type SourceSettings = {
  CLIST_USERNAME?: string;
  CLIST_API_KEY?: string;
  /** Turns on hackathon sources that are off by default: "devpost,mlh,hackerearth". */
  HACKATHON_SOURCES_ON?: string;
  /** A GitHub token without permissions. It enables the search for beginner issues. */
  GITHUB_TOKEN?: string;
};

export type Env = SourceSettings & {
  DB: D1Database;
  FLAGS: KVNamespace;
  /** The built site, for the 404 page. */
  ASSETS: Fetcher;
  /** Requests per minute that one network may send to a rate-limited route. */
  PERSONAL_LIMIT: RateLimit;
  /** Requests per minute that all visitors together may send, per Cloudflare location. */
  SHARED_LIMIT: RateLimit;
  /** "off" turns the rate limits off, for local benchmarks. */
  RATE_LIMIT?: string;
  /** Replaces every outside host by UPSTREAM_ORIGIN/HOST/PATH. For local tests only. */
  UPSTREAM_ORIGIN?: string;
  /** A model that helps to read resumes: either Workers AI, or an OpenAI-compatible endpoint. */
  AI?: Ai;
  AI_BASE_URL?: string;
  AI_API_KEY?: string;
  /** The name of the model. If it is missing, no model is used. */
  AI_MODEL?: string;
  /** The secret that signs ingested answers. At least 32 characters. */
  INGEST_SECRET?: string;
};

export type AppEnv = { Bindings: Env };

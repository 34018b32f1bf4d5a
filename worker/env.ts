import type { Ai, D1Database, Fetcher, KVNamespace, RateLimit } from "@cloudflare/workers-types";

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
  /** The built site, for the page that says 404. */
  ASSETS: Fetcher;
  /** How often a minute one network may ask a limited route. */
  PERSONAL_LIMIT: RateLimit;
  /** How often a minute all visitors together may ask it, per location of Cloudflare. */
  SHARED_LIMIT: RateLimit;
  /** "off" lifts the limits, for benchmarks on this machine. */
  RATE_LIMIT?: string;
  /**
   * Stands in for every outside host, as UPSTREAM_ORIGIN/HOST/PATH: for tests, on this machine
   * only.
   */
  UPSTREAM_ORIGIN?: string;
  /** A model that helps to read resumes: Workers AI, or an endpoint that talks as OpenAI's does. */
  AI?: Ai;
  AI_BASE_URL?: string;
  AI_API_KEY?: string;
  /** Its name. Without one no model is asked. */
  AI_MODEL?: string;
  /** Whoever signs with it may ingest the answers of sources. At least 32 characters. */
  INGEST_SECRET?: string;
};

export type AppEnv = { Bindings: Env };

import type { D1Migration } from "cloudflare:test";
import type { Env } from "#worker/env.ts";

declare global {
  namespace Cloudflare {
    interface Env extends WorkerEnv {
      MIGRATIONS: D1Migration[];
    }
  }
}

type WorkerEnv = Env;

declare module "vitest" {
  interface ProvidedContext {
    /** Where the fake upstream listens. */
    upstream: string;
  }
}

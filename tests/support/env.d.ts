/** The variables of a test in workerd: the bindings of wrangler.toml, and the migrations. */
declare module "cloudflare:workers" {
  import type { D1Migration } from "cloudflare:test";
  import type { Env } from "#worker/env.ts";

  export const env: Env & { MIGRATIONS: D1Migration[] };
}

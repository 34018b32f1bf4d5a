// Serves the production build for the browser tests: with fresh data, without outside services,
// without rate limits.
import { rmSync } from "node:fs";
import { refreshWhenEmpty, serve } from "./setup/serve.mjs";

const { PORT: port, STATE: state = ".wrangler/e2e" } = process.env;
rmSync(state, { recursive: true, force: true });
const origin = await serve({
  port,
  state,
  vars: { UPSTREAM_ORIGIN: "http://127.0.0.1:9", RATE_LIMIT: "off" },
});
await refreshWhenEmpty(origin);
console.log("ready");

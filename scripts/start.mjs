// npm start: from a fresh clone to the running production build. package.json starts this with
// `exec`: npm sends SIGTERM to the shell, and the shell would end without ending this process.
import { createServer } from "node:net";
import { build } from "./setup/build.mjs";
import { install, requireNode, requireWritableFolder } from "./setup/install.mjs";
import { fail } from "./setup/run.mjs";
import { refreshWhenEmpty, serve } from "./setup/serve.mjs";

const port = Number(process.env.PORT ?? "8787");

requireNode();
requireWritableFolder();
await requireFreePort();
await install();
await build();
const origin = await serve({ port, state: ".wrangler/state" });
await refreshWhenEmpty(origin);
console.log(`Zero to Offer is on http://localhost:${port}`);

/** Ends the process early if another program uses the port. */
async function requireFreePort() {
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    fail(`PORT must be a number from 1 to 65535, and it is "${process.env.PORT}".`);
  const probe = createServer();
  const isFree = await new Promise((answer) => {
    probe.once("error", () => answer(false));
    probe.listen({ port, host: "127.0.0.1" }, () => probe.close(() => answer(true)));
  });
  if (!isFree)
    fail(`Port ${port} is taken. Stop the program that uses it, or choose another: PORT=${port + 1} npm start`);
}

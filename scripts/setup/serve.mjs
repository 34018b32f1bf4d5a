import { closeSync, openSync, readFileSync } from "node:fs";
import { fail, report, sentenceFor, startGroup, step } from "./run.mjs";
import { filesBelow, hashOf, isStamped, stamp } from "./stamps.mjs";

const quiet = {
  CI: "true",
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_LOG: "error",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
};

/**
 * Applies the migrations and serves the last build with the platform's own runtime. The folder
 * `state` holds the data and the server's log. Resolves with the address when the API answers. Ends
 * the process if the API does not answer within two minutes. The server and this process end
 * together.
 */
export async function serve({ port, state, vars = {} }) {
  await migrate(state);
  const started = Date.now();
  const log = `${state}/server.log`;
  const output = openSync(log, "w");
  const server = startGroup(
    "wrangler",
    [
      ...["dev", "--config", "dist/zero_to_offer/wrangler.json", "--persist-to", state],
      ...["--ip", "127.0.0.1", "--port", String(port), "--inspector-port", "0", "--log-level", "warn"],
      ...Object.entries(vars).flatMap(([name, value]) => ["--var", `${name}:${value}`]),
    ],
    { stdio: ["ignore", output, output], env: { ...process.env, ...quiet, WRANGLER_LOG: "warn" } },
  );
  closeSync(output);
  server.on("error", (error) => fail(`The server did not start: ${error.message}`));
  server.on("exit", (code) => {
    fail(sentenceFor(readFileSync(log, "utf8")) ?? `The server ended with code ${code}. Its log is ${log}`);
  });

  const origin = `http://127.0.0.1:${port}`;
  const deadline = started + 120_000;
  while (!(await isHealthy(origin))) {
    if (Date.now() > deadline) fail(`${origin}/api/health does not answer. The server's log is ${log}`);
    await new Promise((later) => setTimeout(later, 100));
  }
  report("Start the server", started);
  return origin;
}

/** Applies the migrations to the local database in the folder `state`, if they have changed. */
async function migrate(state) {
  const migrated = `${state}/.migrated`;
  const migrations = hashOf(filesBelow("migrations"));
  if (isStamped(migrated, migrations)) return;
  await step(
    "Prepare the database",
    "wrangler",
    ["d1", "migrations", "apply", "zero-to-offer", "--local", "--persist-to", state],
    { env: quiet },
  );
  stamp(migrated, migrations);
}

async function isHealthy(origin) {
  try {
    return (await fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(5000) })).ok;
  } catch {
    return false;
  }
}

/**
 * Fills the contests on the very first start, because the schedule's next run may be hours away. A
 * line names each source that does not answer, and the site runs without it.
 */
export async function refreshWhenEmpty(origin) {
  const started = Date.now();
  const ask = (path) => fetch(origin + path, { signal: AbortSignal.timeout(120_000) });
  try {
    const { contests } = await (await ask("/api/contests")).json();
    if (contests.length > 0) return;
    await ask(`/cdn-cgi/handler/scheduled?cron=${encodeURIComponent("0 */6 * * *")}`);
    report("Ask the contest and hackathon sources", started);
    const { sources } = await (await ask("/api/status")).json();
    const failing = sources.filter(({ state }) => state === "failing").map(({ label }) => label);
    if (failing.length > 0)
      console.log(`No answer from ${failing.join(", ")}. The site shows what it has and asks again every six hours.`);
  } catch (error) {
    console.warn(`The sources could not be asked: ${error.message}`);
  }
}

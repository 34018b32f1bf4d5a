// Plain Node, without dependencies: it runs before anything is installed.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const stamp = "node_modules/.installed-lock";

/** Installs from the lock file when node_modules is missing or belongs to another lock file. */
export function install() {
  const lock = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  console.log("Installing dependencies …");
  // Not `npm ci`: it refuses a lock file without the binaries of platforms that a registry does not carry.
  must("npm", ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"]);
  writeFileSync(stamp, lock);
}

/** Runs a command to its end with its output shown; true when it succeeded. */
export function run(command, args, env = {}) {
  const { status } = spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...env } });
  return status === 0;
}

/** The same for a step that nothing can go on without. */
export function must(command, args, env) {
  if (run(command, args, env)) return;
  console.error(`Failed: ${command} ${args.join(" ")}`);
  process.exit(1);
}

/**
 * Applies the migrations and serves the last build with the platform's own runtime. Data lies in the folder `state`.
 * Resolves when the API answers.
 */
export async function serve({ port, state, vars = {} }) {
  const quiet = { CI: "true", WRANGLER_SEND_METRICS: "false", CLOUDFLARE_CF_FETCH_ENABLED: "false" };
  must("wrangler", ["d1", "migrations", "apply", "zero-to-offer", "--local", "--persist-to", state], {
    ...quiet,
    WRANGLER_LOG: "error",
  });
  const server = spawn(
    "wrangler",
    [
      ...["dev", "--config", "dist/zero_to_offer/wrangler.json", "--persist-to", state],
      ...["--ip", "127.0.0.1", "--port", String(port), "--inspector-port", "0", "--log-level", "warn"],
      ...Object.entries(vars).flatMap(([name, value]) => ["--var", `${name}:${value}`]),
    ],
    { stdio: ["ignore", "inherit", "inherit"], env: { ...process.env, ...quiet } },
  );
  server.on("exit", (code) => process.exit(code ?? 0));
  process.on("exit", () => server.kill());
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));

  const origin = `http://127.0.0.1:${port}`;
  while (!(await isHealthy(origin))) await new Promise((later) => setTimeout(later, 200));
  return origin;
}

async function isHealthy(origin) {
  try {
    return (await fetch(`${origin}/api/health`)).ok;
  } catch {
    return false;
  }
}

/** Fills the contests once: on the very first start the table is empty, and the schedule's next run is hours away. */
export async function refreshWhenEmpty(origin) {
  const { contests } = await (await fetch(`${origin}/api/contests`)).json();
  if (contests.length === 0)
    await fetch(`${origin}/cdn-cgi/handler/scheduled?cron=${encodeURIComponent("0 */6 * * *")}`);
}

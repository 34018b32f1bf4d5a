// Plain Node, without dependencies: it runs before anything is installed.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const stamp = "node_modules/.installed-lock";

/** Installs from the lock file when node_modules is missing or belongs to another lock file. Ends on a Node that is too old. */
export function install() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Node 20.19 or newer is needed, and this is ${process.versions.node}: see https://nodejs.org`);
    process.exit(1);
  }
  const lock = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  console.log("Installing dependencies …");
  // Not `npm ci`: it refuses a lock file without the binaries of platforms that a registry does not carry.
  must("npm", ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"]);
  writeFileSync(stamp, lock);
}

/** Runs a command to its end, or for `minutes` at most, with its output shown; true when it succeeded. */
export function run(command, args, { env = {}, minutes = 0 } = {}) {
  const { status, error } = spawnSync(command, args, {
    stdio: "inherit",
    env: { ...process.env, ...env },
    timeout: minutes * 60_000,
  });
  if (error)
    console.error(error.code === "ETIMEDOUT" ? `${command} took longer than ${minutes} minutes` : error.message);
  return status === 0;
}

/** The same for a step that nothing can go on without. */
export function must(command, args, options) {
  if (run(command, args, options)) return;
  console.error(`Failed: ${command} ${args.join(" ")}`);
  process.exit(1);
}

/** Debian and Ubuntu only; uses sudo where we are not root, and asks for no password. */
export function installDebianPackages(names) {
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const patience = ["-o", "DPkg::Lock::Timeout=120", "-o", "Acquire::Retries=2"];
  const apt = (...args) =>
    run("env", [...asRoot, "DEBIAN_FRONTEND=noninteractive", "apt-get", ...patience, ...args], { minutes: 15 });
  return apt("update", "-qq") && apt("install", "-y", "-qq", "--no-install-recommends", ...names);
}

/**
 * Applies the migrations and serves the last build with the platform's own runtime. Data lies in the folder `state`.
 * Resolves when the API answers; ends the process when it does not within two minutes.
 */
export async function serve({ port, state, vars = {} }) {
  const quiet = { CI: "true", WRANGLER_SEND_METRICS: "false", CLOUDFLARE_CF_FETCH_ENABLED: "false" };
  must("wrangler", ["d1", "migrations", "apply", "zero-to-offer", "--local", "--persist-to", state], {
    env: { ...quiet, WRANGLER_LOG: "error" },
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
  let isStopped = false;
  server.on("exit", (code) => process.exit(code ?? (isStopped ? 0 : 1)));
  process.on("exit", () => server.kill());
  for (const signal of ["SIGINT", "SIGTERM"])
    process.on(signal, () => {
      isStopped = true;
      server.kill(signal);
    });

  const origin = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + 120_000;
  while (!(await isHealthy(origin))) {
    if (Date.now() > deadline) {
      console.error(`${origin}/api/health does not answer`);
      process.exit(1);
    }
    await new Promise((later) => setTimeout(later, 200));
  }
  return origin;
}

async function isHealthy(origin) {
  try {
    return (await fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(5000) })).ok;
  } catch {
    return false;
  }
}

/**
 * Fills the contests once: on the very first start the table is empty, and the schedule's next run is hours away. A site
 * whose sources do not answer is served all the same.
 */
export async function refreshWhenEmpty(origin) {
  const ask = (path) => fetch(origin + path, { signal: AbortSignal.timeout(120_000) });
  try {
    const { contests } = await (await ask("/api/contests")).json();
    if (contests.length === 0) await ask(`/cdn-cgi/handler/scheduled?cron=${encodeURIComponent("0 */6 * * *")}`);
  } catch (error) {
    console.warn(`The contests could not be refreshed: ${error}`);
  }
}

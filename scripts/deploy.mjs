// npm run deploy: builds, tries the deployment without uploading, migrates the database, deploys,
// and requests the deployed site's health. npm run deploy -- --setup: first creates the database
// and the flag cache, and writes their ids into wrangler.toml.
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { keepFilesOfEarlierBuilds } from "./earlier-builds.mjs";
import { install } from "./setup/install.mjs";
import { fail, must } from "./setup/run.mjs";

const settings = "wrangler.toml";
const built = "dist/zero_to_offer/wrangler.json";
const secrets = "dist/zero_to_offer/.dev.vars";
const placeholders = { database_id: "00000000-0000-0000-0000-000000000000", id: "0".repeat(32) };

const origin = requiredOrigin();
await install();
if (process.argv.includes("--setup")) {
  create("database_id", ["d1", "create", "zero-to-offer"]);
  create("id", ["kv", "namespace", "create", "FLAGS"]);
}
const missing = Object.keys(placeholders).filter(isPlaceholder);
if (missing.length > 0)
  fail(`${settings} still has the placeholder for ${missing.join(" and ")}. Run: npm run deploy -- --setup`);

must("npm", ["run", "build", "--silent"]);
rmSync(secrets, { force: true }); // The build copies the secrets of local runs next to the worker.
setAddress();
await keepFilesOfEarlierBuilds("dist/client", origin);
must("wrangler", ["deploy", "--config", built, "--dry-run"]);
must("wrangler", ["d1", "migrations", "apply", "zero-to-offer", "--remote"], { env: { CI: "true" } });
// Keeps variables that were set in the dashboard. Without them, the sources that need them would be
// off.
must("wrangler", ["deploy", "--config", built, "--keep-vars"]);
for (const path of ["/api/health", "/"]) await requireAnswer(origin + path);
console.log(`Deployed: ${origin}`);

/** The site's address, which pages, sitemap and calendars use. */
function requiredOrigin() {
  const { SITE_ORIGIN = "" } = process.env;
  if (/^https:\/\/[\w-]+(\.[\w-]+)+$/.test(SITE_ORIGIN)) return SITE_ORIGIN;
  fail(`SITE_ORIGIN must be the site's address, such as https://jobs.example.org: SITE_ORIGIN=… npm run deploy`);
}

/** The line of wrangler.toml that contains an id. */
function line(name) {
  return new RegExp(`^${name} = "([^"]*)"`, "m");
}

function isPlaceholder(name) {
  return line(name).exec(readFileSync(settings, "utf8"))?.[1] === placeholders[name];
}

/** Creates the resource and replaces its placeholder with its id. */
function create(name, args) {
  if (!isPlaceholder(name)) return;
  const { stdout, stderr, status } = spawnSync("wrangler", args, {
    encoding: "utf8",
    env: { ...process.env, CI: "true" },
  });
  const id = new RegExp(`"?${name}"?\\s*[:=]\\s*"([0-9a-f-]{32,36})"`).exec(stdout)?.[1];
  if (status !== 0 || !id)
    fail(`${stdout}${stderr}\nwrangler ${args.join(" ")} made no id. Fix what it says, then try again.`);
  writeFileSync(settings, readFileSync(settings, "utf8").replace(line(name), `${name} = "${id}"`));
  console.log(`${settings}: ${name} = "${id}"`);
}

/**
 * Serves the site at one address: a domain of the account, or the workers.dev address that the
 * owner chose.
 */
function setAddress() {
  const config = JSON.parse(readFileSync(built, "utf8"));
  const { hostname } = new URL(origin);
  if (hostname.endsWith(".workers.dev")) config.workers_dev = true;
  else config.routes = [{ pattern: hostname, custom_domain: true }];
  writeFileSync(built, JSON.stringify(config));
}

/**
 * Ends the process if the address does not answer with 200 within two minutes. A new domain takes a
 * while.
 */
async function requireAnswer(address) {
  const deadline = Date.now() + 120_000;
  let last;
  do {
    last = await fetch(address, { signal: AbortSignal.timeout(10_000) }).then(
      ({ status }) => `status ${status}`,
      ({ message }) => message,
    );
    if (last === "status 200") return console.log(`${address} answers`);
    await new Promise((later) => setTimeout(later, 3000));
  } while (Date.now() < deadline);
  fail(`${address} does not answer as it should: ${last}. To go back: npx wrangler rollback --name zero-to-offer`);
}

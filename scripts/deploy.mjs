// npm run deploy: builds, tries the deployment without uploading, migrates the database, deploys,
// asks the deployed site.
// npm run deploy -- --setup: creates the database and the flag cache first, and writes their ids
// into wrangler.toml.
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { install } from "./setup/install.mjs";
import { fail, must } from "./setup/run.mjs";

const settings = "wrangler.toml";
const built = "dist/zero_to_offer/wrangler.json";
const secrets = "dist/zero_to_offer/.dev.vars";
const client = "dist/client";
/**
 * How many builds' files stay reachable, and for how long: tabs that are open ask for those of
 * theirs.
 */
const kept = { builds: 5, days: 14 };
const placeholders = { database_id: "00000000-0000-0000-0000-000000000000", id: "0".repeat(32) };

install();
const origin = requiredOrigin();
if (process.argv.includes("--setup")) {
  create("database_id", ["d1", "create", "zero-to-offer"]);
  create("id", ["kv", "namespace", "create", "FLAGS"]);
}
const missing = Object.keys(placeholders).filter(isPlaceholder);
if (missing.length > 0)
  fail(`${settings} still has the placeholder for ${missing.join(" and ")}. Run: npm run deploy -- --setup`);

must("npm", ["run", "build", "--silent"]);
rmSync(secrets, { force: true }); // The build copies the secrets of local runs beside the worker.
setAddress();
await keepFilesOfEarlierBuilds();
must("wrangler", ["deploy", "--config", built, "--dry-run"]);
must("wrangler", ["d1", "migrations", "apply", "zero-to-offer", "--remote"], { env: { CI: "true" } });
// Variables set in the dashboard stay: without them, sources that need them would be switched off.
must("wrangler", ["deploy", "--config", built, "--keep-vars"]);
for (const path of ["/api/health", "/"]) await requireAnswer(origin + path);
console.log(`Deployed: ${origin}`);

/** The site's address, which its pages, sitemap and calendars carry. */
function requiredOrigin() {
  const { SITE_ORIGIN = "" } = process.env;
  if (/^https:\/\/[\w-]+(\.[\w-]+)+$/.test(SITE_ORIGIN)) return SITE_ORIGIN;
  fail(`SITE_ORIGIN must be the site's address, such as https://jobs.example.org: SITE_ORIGIN=… npm run deploy`);
}

/**
 * The line of wrangler.toml that holds an id; the name stands at the start of a line in one place.
 */
function line(name) {
  return new RegExp(`^${name} = "([^"]*)"`, "m");
}

function isPlaceholder(name) {
  return line(name).exec(readFileSync(settings, "utf8"))?.[1] === placeholders[name];
}

/** Creates what the placeholder stands for and writes its id in the placeholder's place. */
function create(name, args) {
  if (!isPlaceholder(name)) return;
  const { stdout, stderr, status } = spawnSync("wrangler", args, {
    encoding: "utf8",
    env: { ...process.env, CI: "true" },
  });
  const id = new RegExp(`"?${name}"?\\s*[:=]\\s*"([0-9a-f-]{32,36})"`).exec(stdout)?.[1];
  if (status !== 0 || !id)
    fail(`${stdout}${stderr}\nwrangler ${args.join(" ")} made no id. Mend what it says, then try again.`);
  writeFileSync(settings, readFileSync(settings, "utf8").replace(line(name), `${name} = "${id}"`));
  console.log(`${settings}: ${name} = "${id}"`);
}

/**
 * Serves the site at its own address only: a domain of the account, or the workers.dev address that
 * the owner chose.
 */
function setAddress() {
  const config = JSON.parse(readFileSync(built, "utf8"));
  const { hostname } = new URL(origin);
  if (hostname.endsWith(".workers.dev")) config.workers_dev = true;
  else config.routes = [{ pattern: hostname, custom_domain: true }];
  writeFileSync(built, JSON.stringify(config));
}

/**
 * Fetches the hashed files of the last builds from the deployed site, which lists them in
 * builds.json, so that a tab that was opened before this deploy still finds its own. A site that
 * cannot be asked costs open tabs a reload only.
 */
async function keepFilesOfEarlierBuilds() {
  const files = readdirSync(`${client}/assets`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(client.length));
  const oldest = Date.now() - kept.days * 24 * 60 * 60 * 1000;
  const earlier = (await deployedBuilds()).filter(({ at }) => Date.parse(at) > oldest).slice(0, kept.builds);
  const missing = new Set(earlier.flatMap((build) => build.files));
  for (const file of files) missing.delete(file);
  const lost = new Set();
  for (const file of missing) if (!(await keepFile(file))) lost.add(file);
  const builds = [{ at: new Date().toISOString(), files }, ...earlier];
  writeFileSync(`${client}/builds.json`, JSON.stringify(builds));
  console.log(`${missing.size - lost.size} files of ${earlier.length} earlier builds stay reachable`);
  if (lost.size > 0) console.warn(`These could not be fetched: ${[...lost].join(", ")}`);
}

/** The builds whose files the deployed site has, the newest first; none before the first deploy. */
async function deployedBuilds() {
  try {
    const builds = await (await ask("/builds.json")).json();
    const isFile = (file) => /^\/assets\/[\w.-]+(\/[\w.-]+)*$/.test(file) && !file.includes("..");
    return builds.map(({ at, files }) => ({ at: String(at), files: files.filter(isFile) }));
  } catch (error) {
    console.warn(`No list of earlier builds: ${error.message}`);
    return [];
  }
}

async function keepFile(file) {
  try {
    const content = await (await ask(file)).arrayBuffer();
    mkdirSync(dirname(client + file), { recursive: true });
    writeFileSync(client + file, Buffer.from(content));
    return true;
  } catch {
    return false;
  }
}

/** What the deployed site answers with 200; throws otherwise. */
async function ask(path) {
  const response = await fetch(origin + path, { signal: AbortSignal.timeout(30_000) });
  if (response.status !== 200) throw new Error(`${path} answers ${response.status}`);
  return response;
}

/**
 * Ends the process when the address does not answer with 200 within two minutes; a new domain takes
 * a while.
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

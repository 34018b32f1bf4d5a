import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";

const root = new URL("../..", import.meta.url).pathname;
const databaseId = "0b7e6c1a-1111-4222-8333-444455556666";
const cacheId = "abcdefabcdefabcdefabcdefabcdefab";
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "deploy-"));
  for (const file of ["wrangler.toml", "package-lock.json"]) copyFileSync(root + file, join(folder, file));
  mkdirSync(join(folder, "node_modules"));
  const lock = createHash("sha256")
    .update(readFileSync(`${root}package-lock.json`))
    .digest("hex");
  writeFileSync(join(folder, "node_modules/.installed-lock"), lock);
});

/**
 * Runs the script with stand-ins for npm, wrangler and the deployed site. The step named `failing`
 * fails.
 */
function deploy(args: string[], { failing = "", origin = "https://jobs.example.org" } = {}) {
  const calls = join(folder, "calls");
  program("npm", `mkdir -p dist/zero_to_offer; echo '{"workers_dev":false}' > dist/zero_to_offer/wrangler.json`);
  program(
    "wrangler",
    `case "$*" in "d1 create"*) echo '"database_id": "${databaseId}"';; kv*) echo '"id": "${cacheId}"';; esac`,
  );
  const site = `data:text/javascript,globalThis.fetch=async(a)=>({status:a.includes("${failing || "nothing"}")?500:200})`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", site, `${root}scripts/deploy.mjs`, ...args],
    {
      cwd: folder,
      encoding: "utf8",
      env: { PATH: `${folder}/bin:${process.env.PATH}`, SITE_ORIGIN: origin, CALLS: calls, FAILING: failing },
    },
  );
  const called = spawnSync("cat", [calls], { encoding: "utf8" }).stdout.trim().split("\n").filter(Boolean);
  return { status, output: stdout + stderr, called };
}

function program(name: string, does: string) {
  mkdirSync(join(folder, "bin"), { recursive: true });
  const file = join(folder, "bin", name);
  const fails = `[ -n "$FAILING" ] && case "${name} $*" in *"$FAILING"*) exit 1;; esac`;
  writeFileSync(file, `#!/bin/sh\necho "${name} $*" >> "$CALLS"\n${fails}\n${does}\nexit 0\n`);
  chmodSync(file, 0o755);
}

const dryRun = "wrangler deploy --config dist/zero_to_offer/wrangler.json --dry-run";
const migrate = "wrangler d1 migrations apply zero-to-offer --remote";
const upload = "wrangler deploy --config dist/zero_to_offer/wrangler.json --keep-vars";

test("placeholder ids are refused with what to do, before anything is built", () => {
  const { status, output, called } = deploy([]);
  expect(status).toBe(1);
  expect(output).toContain("npm run deploy -- --setup");
  expect(called).toEqual([]);
});

test("a deployment needs the site's address", () => {
  for (const origin of ["", "jobs.example.org", "http://jobs.example.org", "https://jobs"]) {
    const { status, output, called } = deploy(["--setup"], { origin });
    expect(status).toBe(1);
    expect(output).toContain("SITE_ORIGIN must be the site's address");
    expect(called).toEqual([]);
  }
});

test("setup creates the database and the cache, writes their ids, then deploys in order", () => {
  const { status, output, called } = deploy(["--setup"]);
  expect(output).toContain("Deployed: https://jobs.example.org");
  expect(status).toBe(0);
  expect(called).toEqual([
    "wrangler d1 create zero-to-offer",
    "wrangler kv namespace create FLAGS",
    "npm run build --silent",
    dryRun,
    migrate,
    upload,
  ]);
  const settings = readFileSync(join(folder, "wrangler.toml"), "utf8");
  expect(settings).toContain(`database_id = "${databaseId}"`);
  expect(settings).toContain(`\nid = "${cacheId}"`);
  const config = JSON.parse(readFileSync(join(folder, "dist/zero_to_offer/wrangler.json"), "utf8"));
  expect(config.routes).toEqual([{ pattern: "jobs.example.org", custom_domain: true }]);
  expect(deploy(["--setup"]).called.slice(6)).toEqual(["npm run build --silent", dryRun, migrate, upload]);
});

test("a workers.dev address is switched on only when it is the site's own", () => {
  deploy(["--setup"], { origin: "https://zero-to-offer.someone.workers.dev" });
  const config = JSON.parse(readFileSync(join(folder, "dist/zero_to_offer/wrangler.json"), "utf8"));
  expect(config).toEqual({ workers_dev: true });
});

test.each([
  ["npm run build", ["npm run build --silent"]],
  ["--dry-run", ["npm run build --silent", dryRun]],
  ["migrations apply", ["npm run build --silent", dryRun, migrate]],
])("after %s fails, no further step runs", (failing, expected) => {
  const { status, called } = deploy(["--setup"], { failing });
  expect(status).toBe(1);
  expect(called.slice(2)).toEqual(expected);
});

test("nothing in the settings needs a paid plan, and no variable of another deployment is dropped", () => {
  const settings = readFileSync(`${root}wrangler.toml`, "utf8");
  expect(settings).toMatch(/^# limits = \{ cpu_ms = \d+ \}$/m);
  expect(settings).not.toMatch(/^\s*(limits|\[limits\]|cpu_ms)/m);
  expect(settings).toMatch(/^workers_dev = false$/m);
  expect(settings).toMatch(/^preview_urls = false$/m);
  expect(settings).toMatch(/^invocation_logs = false$/m);
});

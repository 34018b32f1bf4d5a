import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
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

type Stage = { failing?: string; origin?: string; deployed?: Record<string, string>; silent?: string };

/**
 * Runs the script with fakes of npm, wrangler and the deployed site. The site has the files
 * `deployed`, and fails at the path `silent`. The command `failing` fails. Waiting takes no time.
 */
function deploy(
  args: string[],
  { failing = "", origin = "https://jobs.example.org", deployed = {}, silent = "" }: Stage = {},
) {
  const calls = join(folder, "calls");
  program(
    "npm",
    `rm -rf dist; mkdir -p dist/zero_to_offer dist/client/assets; echo secret > dist/zero_to_offer/.dev.vars
     echo new > dist/client/assets/page-new.js; echo '{"workers_dev":false}' > dist/zero_to_offer/wrangler.json`,
  );
  program(
    "wrangler",
    `case "$*" in "d1 create"*) echo '"database_id": "${databaseId}"';; kv*) echo '"id": "${cacheId}"';; esac`,
  );
  const site = join(folder, "site.mjs");
  writeFileSync(
    site,
    `const deployed = ${JSON.stringify({ "/": "home", "/api/health": "well", ...deployed })};
     const later = globalThis.setTimeout;
     globalThis.setTimeout = (run) => later(run, 0);
     let now = Date.now();
     Date.now = () => (now += 1000);
     globalThis.fetch = async (address) => {
       const { pathname } = new URL(address);
       const isWell = pathname in deployed && pathname !== ${JSON.stringify(silent)};
       return new Response(deployed[pathname], { status: isWell ? 200 : 500 });
     };`,
  );
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

test("placeholder ids are refused before the build, and the message says what to do", () => {
  const { status, output, called } = deploy([]);
  expect(status).toBe(1);
  expect(output).toContain("npm run deploy -- --setup");
  expect(called).toEqual([]);
});

test("a deployment without a valid site address is refused", () => {
  for (const origin of ["", "jobs.example.org", "http://jobs.example.org", "https://jobs"]) {
    const { status, output, called } = deploy(["--setup"], { origin });
    expect(status).toBe(1);
    expect(output).toContain("SITE_ORIGIN must be the site's address");
    expect(called).toEqual([]);
  }
});

test("setup creates the database and the cache, writes their ids, and then deploys", () => {
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

test("a workers.dev address is enabled only if it is the site's own address", () => {
  deploy(["--setup"], { origin: "https://zero-to-offer.someone.workers.dev" });
  const config = JSON.parse(readFileSync(join(folder, "dist/zero_to_offer/wrangler.json"), "utf8"));
  expect(config).toEqual({ workers_dev: true });
});

test.each([
  ["npm run build", ["npm run build --silent"]],
  ["--dry-run", ["npm run build --silent", dryRun]],
  ["migrations apply", ["npm run build --silent", dryRun, migrate]],
])("if %s fails, the deployment stops", (failing, expected) => {
  const { status, called } = deploy(["--setup"], { failing });
  expect(status).toBe(1);
  expect(called.slice(2)).toEqual(expected);
});

test("a deployment keeps the files of recent builds for open tabs, and keeps the list of builds", () => {
  const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 24 * 60 * 60 * 1000).toISOString();
  const last = { at: day(1), files: ["/assets/page-old.js", "/assets/page-new.js", "/assets/lost.js"] };
  const builds = [
    last,
    {
      at: day(2),
      files: ["/assets/older.js", "/assets/../../worker.js", "/index.html", "https://elsewhere.example/x.js"],
    },
    { at: day(30), files: ["/assets/ancient.js"] },
  ];
  const { status, output } = deploy(["--setup"], {
    deployed: {
      "/builds.json": JSON.stringify(builds),
      "/assets/page-old.js": "old",
      "/assets/page-new.js": "not asked for",
      "/assets/older.js": "older",
      "/assets/ancient.js": "ancient",
      "/index.html": "an old page",
    },
  });
  expect(status).toBe(0);
  expect(output).toContain("2 files of 2 earlier builds stay reachable");
  expect(output).toContain("These could not be fetched: /assets/lost.js");
  const file = (name: string) => join(folder, "dist/client", name);
  expect(readFileSync(file("assets/page-old.js"), "utf8")).toBe("old");
  expect(readFileSync(file("assets/older.js"), "utf8")).toBe("older");
  expect(readFileSync(file("assets/page-new.js"), "utf8")).toBe("new\n");
  expect(existsSync(file("assets/ancient.js"))).toBe(false);
  expect(existsSync(file("index.html"))).toBe(false);
  const [newest, second, ...more] = JSON.parse(readFileSync(file("builds.json"), "utf8"));
  expect(newest.files).toEqual(["/assets/page-new.js"]);
  expect(second).toEqual(last);
  expect(more).toEqual([{ at: builds[1]?.at, files: ["/assets/older.js"] }]);
});

test("a first deployment works without earlier builds", () => {
  const { status, output } = deploy(["--setup"]);
  expect(status).toBe(0);
  expect(output).toContain("0 files of 0 earlier builds stay reachable");
});

test("a build for deployment does not include the secrets of local runs", () => {
  deploy(["--setup"]);
  expect(existsSync(join(folder, "dist/zero_to_offer/.dev.vars"))).toBe(false);
});

test.each(["/api/health", "/"])(
  "a deployment fails if %s does not answer, and the message says how to roll back",
  (silent) => {
    const { status, output, called } = deploy(["--setup"], { silent });
    expect(called).toContain(upload);
    expect(status).toBe(1);
    expect(output).toContain(`https://jobs.example.org${silent} does not answer as it should: status 500`);
    expect(output).toContain("npx wrangler rollback --name zero-to-offer");
  },
);

test("the settings need no paid plan, and enable no extra addresses or logs", () => {
  const settings = readFileSync(`${root}wrangler.toml`, "utf8");
  expect(settings).toMatch(/^# limits = \{ cpu_ms = \d+ \}$/m);
  expect(settings).not.toMatch(/^\s*(limits|\[limits\]|cpu_ms)/m);
  expect(settings).toMatch(/^workers_dev = false$/m);
  expect(settings).toMatch(/^preview_urls = false$/m);
  expect(settings).toMatch(/^invocation_logs = false$/m);
});

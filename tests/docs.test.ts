import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { calls } from "#domain/open-api.schema.ts";
import { toolsMenu } from "#domain/screens.ts";
import { api } from "#worker/api.ts";
import { workflow } from "../scripts/cheat-sheets/runners/workflow.ts";

const documents = globSync(["*.md", "docs/**/*.md"]).sort();
const read = (path: string) => readFileSync(path, "utf8");
const scripts = Object.keys(JSON.parse(read("package.json")).scripts);
const withoutCode = (markdown: string) => markdown.replace(/^```[\s\S]*?^```/gm, "");

/** The anchor that GitHub makes from a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");

function anchorsOf(path: string): string[] {
  return [...withoutCode(read(path)).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => anchorOf(heading));
}

/** The document's wrong statements about the repository, as sentences. */
function faultsOf(path: string, markdown: string): string[] {
  const faults: string[] = [];
  for (const [, target = ""] of withoutCode(markdown).matchAll(/\]\(([^)\s]+)\)/g)) {
    if (/^[a-z]+:/.test(target)) continue;
    const [file = "", anchor] = target.split("#");
    const linked = file ? join(dirname(path), file) : path;
    if (!existsSync(linked)) faults.push(`links to ${target}, which does not exist`);
    else if (anchor && !anchorsOf(linked).includes(anchor))
      faults.push(`links to ${target}, which has no such heading`);
  }
  for (const [, name = ""] of markdown.matchAll(/npm run ([\w:-]+)/g))
    if (!scripts.includes(name)) faults.push(`names npm run ${name}, which package.json lacks`);
  for (const [command] of markdown.matchAll(/(?<!npx )\bnode scripts\/\S+\.ts/g))
    faults.push(`names ${command}, which an older Node cannot run: give it an npm script`);
  for (const [, code = ""] of markdown.matchAll(/`([^`\n]+)`/g))
    if (isPath(code) && globSync(asGlob(code)).length === 0) faults.push(`names ${code}, which does not exist`);
  return faults;
}

/** Only files that a build creates or a person adds may be missing. */
const made = /^(dist|node_modules|\.wrangler|assets)\//;
const rooms = /^(domain|worker|web|content|scripts|tests|migrations|docs|\.github)\/[\w./<>*…-]*$/;

/** A file name without a folder may be anywhere in the repository. */
const bareFile = /^[\w.-]+\.(tsx?|mjs|toml|json|md)$/;

function isPath(code: string): boolean {
  return bareFile.test(code) || (rooms.test(code) && !made.test(code));
}

/** In a path, `<word>` stands for any word, and `…` for any path. */
function asGlob(code: string): string {
  if (bareFile.test(code)) return `{,{domain,worker,web,content,scripts,tests,docs}/**/}${code}`;
  return code.replace(/<\w+>/g, "*").replace("…", "*").replace(/\/$/, "");
}

test.each(documents)("every link, npm script and path in %s exists", (path) => {
  expect(faultsOf(path, read(path))).toEqual([]);
});

test.each([
  ["[map](docs/nowhere.md)", "links to docs/nowhere.md"],
  ["[map](#nowhere)", "has no such heading"],
  ["[spec](docs/spec.md#9-nothing)", "has no such heading"],
  ["run `npm run nothing`", "names npm run nothing"],
  ["run `node scripts/budgets.ts`", "which an older Node cannot run"],
  ["see `worker/nothing.ts`", "names worker/nothing.ts"],
  ["see `nothing.ts` beside it", "names nothing.ts"],
  ["see `web/features/<word>/nothing.tsx`", "names web/features/<word>/nothing.tsx"],
])("the check finds the fault in a document: %s", (markdown, fault) => {
  expect(faultsOf("README.md", markdown).join()).toContain(fault);
});

test("the check accepts a document without faults", () => {
  const markdown = "[spec](docs/spec.md#8-error-catalogue), `npm run dev`, `web/features/<word>/page.tsx`";
  expect(faultsOf("README.md", markdown)).toEqual([]);
});

test("a document mentions each npm script", () => {
  const all = documents.map(read).join("\n");
  expect(scripts.length).toBeGreaterThan(20);
  expect(scripts.filter((name) => !new RegExp(`npm (run )?${name}\\b(?!:)`).test(all))).toEqual([]);
});

test("docs/spec.md lists the same Tools menu as the site", () => {
  const groups = toolsMenu.map(({ group, links }) => `${group} (${links.map(({ label }) => label).join(", ")})`);
  expect(read("docs/spec.md")).toContain(`Tools groups: ${groups.join("; ")}.`);
});

test("docs/api.md lists every error status of every call", () => {
  const rows = read("docs/api.md").split("\n");
  const missing = Object.entries(calls).flatMap(([call, { refusals = [] }]) => {
    const row = rows.find((line) => line.startsWith(`| \`${call}`) && /[`?,]/.test(line[call.length + 3] ?? "")) ?? "";
    const said = row.split("|").at(-2) ?? "";
    return refusals.filter((status) => !said.includes(String(status))).map((status) => `${call}: ${status}`);
  });
  expect(missing).toEqual([]);
});

test("each decision has its own number, the four required parts, and a line in the index", () => {
  const files = globSync("docs/decisions/[0-9]*.md").sort();
  const index = read("docs/decisions/README.md");
  expect(files.length).toBeGreaterThan(40);
  expect(new Set(files.map((path) => path.slice(15, 18))).size).toBe(files.length);
  for (const path of files) {
    expect(index, path).toContain(`(${path.slice(15)})`);
    for (const part of ["Status: ", "## Context", "## Decision", "## Consequence"])
      expect(read(path), path).toContain(`\n${part}`);
  }
});

test("comments and test names cite docs/spec.md instead of SPEC.md", () => {
  const sources = globSync("{domain,worker,web,scripts,tests}/**/*.{ts,tsx,mjs}").filter(
    (path) => path !== "tests/docs.test.ts",
  );
  expect(sources.filter((path) => /\bSPEC(\.md| section)/.test(read(path)))).toEqual([]);
});

test("docs/api.md names all routes of the API, and operations.md names all variables in the code", () => {
  const calls = api.routes.filter(({ method }) => method !== "ALL");
  const named = read("docs/api.md");
  const missing = calls
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, "{$1}")}`)
    .filter((call) => !named.includes(`\`${call}`));
  expect(calls.length).toBeGreaterThan(10);
  expect(missing).toEqual([]);

  const settings = [...read("worker/env.ts").matchAll(/^ {2}([A-Z_]+)\?: string;/gm)].map(([, name = ""]) => name);
  const addresses = [...read("domain/site.ts").matchAll(/\bset\.(SITE_\w+)/g)].map(([, name = ""]) => name);
  expect(settings).toContain("INGEST_SECRET");
  expect(addresses).toContain("SITE_ORIGIN");
  const variables = read("docs/operations.md");
  expect([...settings, ...addresses].filter((name) => !variables.includes(`\`${name}\``))).toEqual([]);
  const example = read(".dev.vars.example");
  expect(settings.filter((name) => !example.includes(`# ${name}=`))).toEqual([]);
});

const workflows = globSync(".github/workflows/*.yml").sort();

test.each(workflows)("the workflow %s is valid, and names its actions by commit", async (path) => {
  const code = read(path);
  const block = { language: "yaml", words: [], code, group: path, section: path, line: 1 };
  expect(await workflow.run([block], "", "")).toEqual([{ exit: 0, stdout: "", stderr: "" }]);
  const actions = [...code.matchAll(/uses: (.*)/g)].map(([, action = ""]) => action);
  expect(actions.length).toBeGreaterThan(0);
  for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test("jobs with a secret install packages without running the packages' scripts", () => {
  const withSecret = workflows.map(read).filter((code) => code.includes("secrets."));
  expect(withSecret.length).toBeGreaterThan(0);
  for (const code of withSecret) {
    const installs = [...code.matchAll(/run: npm (?:install|ci|test|start)\b.*/g)].map(([command]) => command);
    expect(installs.length).toBeGreaterThan(0);
    for (const command of installs) expect(command).toContain("--ignore-scripts");
  }
});

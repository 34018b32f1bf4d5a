import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const documents = globSync(["*.md", "docs/**/*.md"]).sort();
const read = (path: string) => readFileSync(path, "utf8");
const scripts = Object.keys(JSON.parse(read("package.json")).scripts);
const withoutCode = (markdown: string) => markdown.replace(/^```[\s\S]*?^```/gm, "");

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");

function anchorsOf(path: string): string[] {
  return [...withoutCode(read(path)).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => anchorOf(heading));
}

/** What a document says wrongly about the repository, as sentences. */
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
  for (const [, code = ""] of markdown.matchAll(/`([^`\n]+)`/g))
    if (isPath(code) && globSync(asGlob(code)).length === 0) faults.push(`names ${code}, which does not exist`);
  return faults;
}

/** Only what a build makes, or a person adds, may be missing. */
const made = /^(dist|node_modules|\.wrangler|assets)\//;
const rooms = /^(domain|worker|web|content|scripts|tests|migrations|docs|\.github)\/[\w./<>*…-]*$/;

function isPath(code: string): boolean {
  return rooms.test(code) && !made.test(code);
}

/** `web/features/<word>/page.tsx` stands for every word, `content/…` for anything below. */
function asGlob(code: string): string {
  return code.replace(/<\w+>/g, "*").replace("…", "*").replace(/\/$/, "");
}

test.each(documents)("%s: every link, script and path that it names exists", (path) => {
  expect(faultsOf(path, read(path))).toEqual([]);
});

test.each([
  ["[map](docs/nowhere.md)", "links to docs/nowhere.md"],
  ["[map](#nowhere)", "has no such heading"],
  ["[spec](docs/spec.md#9-nothing)", "has no such heading"],
  ["run `npm run nothing`", "names npm run nothing"],
  ["see `worker/nothing.ts`", "names worker/nothing.ts"],
  ["see `web/features/<word>/nothing.tsx`", "names web/features/<word>/nothing.tsx"],
])("a wrong document is caught: %s", (markdown, fault) => {
  expect(faultsOf("README.md", markdown).join()).toContain(fault);
});

test("what the examples of a wrong document leave right is no fault", () => {
  const markdown = "[spec](docs/spec.md#8-error-catalogue), `npm run dev`, `web/features/<word>/page.tsx`";
  expect(faultsOf("README.md", markdown)).toEqual([]);
});

test("every decision has a number of its own, the four parts, and a line in the index", () => {
  const files = globSync("docs/decisions/[0-9]*.md").sort();
  const index = read("docs/decisions/README.md");
  expect(files.map((path) => Number(path.slice(15, 18)))).toEqual(files.map((_, at) => at + 1));
  for (const path of files) {
    expect(index, path).toContain(`(${path.slice(15)})`);
    for (const part of ["Status: ", "## Context", "## Decision", "## Consequence"])
      expect(read(path), path).toContain(`\n${part}`);
  }
});

test("comments and test names cite the specification where a reader finds it", () => {
  const sources = globSync("{domain,worker,web,scripts,tests}/**/*.{ts,tsx,mjs}").filter(
    (path) => path !== "tests/docs.test.ts",
  );
  expect(sources.filter((path) => /\bSPEC(\.md| section)/.test(read(path)))).toEqual([]);
});

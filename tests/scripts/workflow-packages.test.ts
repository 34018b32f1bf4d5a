import { globSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";

const { dependencies, scripts } = JSON.parse(readFileSync("package.json", "utf8"));

/** The npm scripts of workflows that install no development packages. */
const commands = globSync(".github/workflows/*.yml")
  .map((path) => readFileSync(path, "utf8"))
  .filter((workflow) => workflow.includes("npm install") && workflow.includes("--omit=dev"))
  .flatMap((workflow) => [...workflow.matchAll(/npm run ([\w:-]+)/g)].map(([, name = ""]) => name));

/** The packages that a file imports, directly or through other files. */
function packagesOf(path: string, seen = new Set<string>()): string[] {
  if (seen.has(path) || !path.endsWith(".ts")) return [];
  seen.add(path);
  const code = readFileSync(path, "utf8");
  const imports = code.matchAll(/^(?:import|export)\s(?!type\s)(?:[^"';]*?from\s*)?"([^"]+)"/gm);
  return [...imports].flatMap(([, name = ""]) => {
    if (name.startsWith("#")) return packagesOf(name.slice(1), seen);
    if (name.startsWith(".")) return packagesOf(posix.join(posix.dirname(path), name), seen);
    return name.startsWith("node:") ? [] : (/^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
  });
}

test.each([...new Set(commands)])(
  "npm run %s works without development packages, because its workflow installs none",
  (name) => {
    const packages = packagesOf(scripts[name].replace("node ", ""));
    expect(packages).toContain("zod");
    expect(packages.filter((found) => !(found in dependencies))).toEqual([]);
  },
);

test("the workflows that fetch sources and check links install no development packages", () => {
  expect(commands).toEqual(expect.arrayContaining(["ingest", "check:links"]));
});

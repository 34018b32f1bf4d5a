import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isListed, sharedChunks } from "../../scripts/chunks.ts";

const listed = Object.values(sharedChunks).flat();

test.each(listed)("the file %s in the list of chunks exists", (path) => {
  expect(existsSync(path)).toBe(true);
});

test("no file is in two chunks", () => {
  expect(new Set(listed).size).toBe(listed.length);
});

test.each(listed.filter((path) => !path.endsWith("/")))("at least two files import %s", (path) => {
  const name = path.replace(/^.*\//, "/");
  const importers = globSync("{web,domain}/**/*.{ts,tsx}").filter((file) =>
    readFileSync(file, "utf8").includes(`${name}"`),
  );
  expect(importers.length).toBeGreaterThan(1);
});

test("a module is found by its path in any parent folder, and a folder includes its files", () => {
  expect(isListed(["web/ui/chip.tsx"], "/home/me/site/web/ui/chip.tsx")).toBe(true);
  expect(isListed(["web/ui/chip.tsx"], "C:\\site\\web\\ui\\chip.tsx?v=1")).toBe(true);
  expect(isListed(["web/ui/chip.tsx"], "/home/me/site/web/ui/other-chip.tsx")).toBe(false);
  expect(isListed(["node_modules/lucide-react/"], "/site/node_modules/lucide-react/dist/esm/icons/x.mjs")).toBe(true);
});

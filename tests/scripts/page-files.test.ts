import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { codeOf, scriptsOf } from "../../scripts/page-files.ts";

const chunk = (file: string, imports: string[] = [], dynamicImports: string[] = []) => ({
  file,
  imports,
  dynamicImports,
});

const manifest = {
  "index.html": chunk(
    "shell.js",
    ["_react.js"],
    ["layout/menu.tsx", "layout/palette-opened.tsx", "features/about/page.tsx", "features/contests/page.tsx"],
  ),
  "_react.js": chunk("react.js"),
  "layout/palette-opened.tsx": chunk("palette.js"),
  "layout/menu.tsx": chunk("menu.js"),
  "features/about/page.tsx": chunk("about.js", ["index.html"]),
  "features/contests/page.tsx": chunk("contests.js", ["index.html", "_live.js"], ["ui/save.tsx"]),
  "_live.js": chunk("live.js"),
  "ui/save.tsx": chunk("save.js", ["_live.js"]),
};

test("a page loads the scripts of the shell, its own script, and their imports", () => {
  expect(scriptsOf(manifest, "contests")).toEqual(["/shell.js", "/react.js", "/contests.js", "/live.js"]);
  expect(scriptsOf(manifest)).toEqual(["/shell.js", "/react.js"]);
});

test("a page has the styles of its lazy parts, and not of other pages or opened parts", () => {
  expect(codeOf(manifest, "contests").sort()).toEqual([
    "/contests.js",
    "/live.js",
    "/menu.js",
    "/react.js",
    "/save.js",
    "/shell.js",
  ]);
});

test("a page that is missing from the build is an error", () => {
  expect(() => scriptsOf(manifest, "status")).toThrow("The build has no features/status/page.tsx");
});

test("a part that a visitor opens, and no other part, is in a file with the ending -opened", () => {
  for (const file of globSync("web/**/*.{ts,tsx}"))
    for (const [, kind = "", path = ""] of readFileSync(file, "utf8").matchAll(
      /(lazyCode|openedCode)\([^;]*?import\("([^"]+)"\)/g,
    ))
      expect(path.endsWith("-opened.tsx"), `${path} in ${file}`).toBe(kind === "openedCode");
});

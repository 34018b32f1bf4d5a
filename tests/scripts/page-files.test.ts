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

test("a screen comes alive with the shell, its page and what they import", () => {
  expect(scriptsOf(manifest, "contests")).toEqual(["/shell.js", "/react.js", "/contests.js", "/live.js"]);
  expect(scriptsOf(manifest)).toEqual(["/shell.js", "/react.js"]);
});

test("its page has the styles of what these fetch later, but no other page, nor what is opened", () => {
  expect(codeOf(manifest, "contests").sort()).toEqual([
    "/contests.js",
    "/live.js",
    "/menu.js",
    "/react.js",
    "/save.js",
    "/shell.js",
  ]);
});

test("a module that is missing from the build is an error", () => {
  expect(() => scriptsOf(manifest, "status")).toThrow("The build has no features/status/page.tsx");
});

test("a part comes with the whole stylesheet if its name says that it is opened, and only then", () => {
  for (const file of globSync("web/**/*.{ts,tsx}"))
    for (const [, kind = "", path = ""] of readFileSync(file, "utf8").matchAll(
      /(lazyCode|openedCode)\([^;]*?import\("([^"]+)"\)/g,
    ))
      expect(path.endsWith("-opened.tsx"), `${path} in ${file}`).toBe(kind === "openedCode");
});

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { thirdPartyNotices } from "../../scripts/third-party-notices.ts";

const notices = thirdPartyNotices();
const { dependencies } = JSON.parse(readFileSync("package.json", "utf8")) as { dependencies: Record<string, string> };

test.each(Object.entries(dependencies))("the notices name %s %s with its license", (name, version) => {
  expect(notices).toMatch(new RegExp(`^${name} ${version} · .*(MIT|ISC|Unlicense|OFL|Apache|MPL|BSD-2-Clause)`, "m"));
});

test.each([
  ["the packages below our packages", /^regexparam .*\n[\s\S]*Luke Edwards/m],
  ["the source of Pyodide, as the MPL asks", /https:\/\/github\.com\/pyodide\/pyodide\/tree\/\d/],
  ["CPython's license agreement", /PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2/],
  ["SQLite", /^SQLite, inside/m],
  ["PDF.js, and that we change it", /^PDF\.js, inside unpdf .* Apache-2\.0[\s\S]*Our build changes it/m],
  ["what recognizes words", /^Tesseract and Leptonica, inside tesseract-wasm \d[\s\S]*Apache-2\.0/m],
  ["the text of the Apache license", /Apache License\s+Version 2\.0, January 2004/],
  ["the font's license", /SIL OPEN FONT LICENSE Version 1\.1/],
  ["the fonts of resume files", /^@expo-google-fonts\/inter .*\n[\s\S]*^Copyright 2020 The Inter Project Authors/m],
  [
    "the font for Devanagari",
    /^@expo-google-fonts\/noto-sans-devanagari .*\n[\s\S]*^Copyright 2022 The Noto Project Authors/m,
  ],
  ["Tailwind's reset styles", /^tailwindcss /m],
])("the notices name %s", (_, text) => {
  expect(notices).toMatch(text);
});

test("the same license text is printed only once", () => {
  const paragraphs = notices.split(`\n\n${"-".repeat(80)}\n\n`);
  const texts = paragraphs.map((paragraph) => paragraph.slice(paragraph.indexOf("\n\n")));
  expect(new Set(texts).size).toBe(texts.length);
});

import { existsSync, readdirSync, readFileSync } from "node:fs";

/**
 * Lists the third-party software in the site and its worker, with licenses: the production packages
 * of package-lock.json, and packages that a build adds.
 */

type Locked = { version: string; dev?: boolean; devOptional?: boolean; optional?: boolean; peer?: boolean };

/**
 * Development packages that a build includes in part: the reset styles, the chunk loader, and the
 * fonts of resume files (scripts/resume-fonts.ts).
 */
const addedByTheBuild = [
  "tailwindcss",
  "vite",
  "@expo-google-fonts/inter",
  "@expo-google-fonts/literata",
  "@expo-google-fonts/noto-sans-devanagari",
];

export function thirdPartyNotices(): string {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Locked> };
  const folders = Object.entries(packages)
    .filter(([folder, { dev, devOptional, optional, peer }]) => folder && !dev && !devOptional && !optional && !peer)
    .map(([folder]) => folder)
    .concat(addedByTheBuild.map((name) => `node_modules/${name}`))
    .filter((folder) => existsSync(`${folder}/package.json`));
  const byText = Map.groupBy([...new Set(folders)].sort().map(noticeOf), ({ text }) => text);
  const sections = [...byText].map(([text, notices]) => `${notices.map(({ head }) => head).join("\n")}\n\n${text}`);
  return [intro, ...bundled(packages), ...sections].join(`\n\n${"-".repeat(80)}\n\n`).concat("\n");
}

/**
 * A line about each package, and its license text. Packages with the same license text share it.
 */
function noticeOf(folder: string): { head: string; text: string } {
  const { name, version, license, author, repository } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|notice|copying|copyright)/i.test(file));
  const texts = files.sort().map((file) => readFileSync(`${folder}/${file}`, "utf8").trim());
  const by = typeof author === "string" ? author : author?.name;
  const source = typeof repository === "string" ? repository : repository?.url;
  return {
    head: [`${name} ${version}`, license, by, source].filter(Boolean).join(" · "),
    text: texts.join("\n\n") || "The package has no license file: its license is named in the line above.",
  };
}

const intro = `Third-party notices

Zero to Offer contains the software below. Thank you to everybody who wrote it.
A name stands with its version, its license, its author and its source. Texts that are equal stand once.`;

/** Software that is bundled inside packages but missing from their license files. */
function bundled(packages: Record<string, Locked>): string[] {
  const version = (name: string) => packages[`node_modules/${name}`]?.version;
  const pyodideLock = JSON.parse(readFileSync("node_modules/pyodide/pyodide-lock.json", "utf8"));
  return [
    `Pyodide ${version("pyodide")} · MPL-2.0 · the Pyodide contributors and Mozilla

It is served as it was published. Its source code is at https://github.com/pyodide/pyodide/tree/${version("pyodide")}
The license is at https://www.mozilla.org/MPL/2.0/`,
    `CPython ${pyodideLock.info.python}, inside Pyodide · PSF-2.0 · https://github.com/python/cpython

Copyright (c) 2001 Python Software Foundation; All Rights Reserved
Pyodide compiles it to WebAssembly and changes it as its repository shows.

${readFileSync("scripts/licenses/python.txt", "utf8").trim()}`,
    `SQLite, inside @sqlite.org/sqlite-wasm ${version("@sqlite.org/sqlite-wasm")} · public domain · https://sqlite.org/src`,
    `Tesseract and Leptonica, inside tesseract-wasm ${version("tesseract-wasm")} · Apache-2.0 and BSD-2-Clause
https://github.com/tesseract-ocr/tesseract and http://www.leptonica.org

The English data is "best_int" of tessdata, Apache-2.0, from @tesseract.js-data/eng ${version("@tesseract.js-data/eng")}:
https://github.com/tesseract-ocr/tessdata
Copyright (C) 2001 Leptonica. All rights reserved. Leptonica's license allows redistribution with the conditions
that stand below with tesseract-wasm.`,
    `PDF.js, inside unpdf ${version("unpdf")} · Apache-2.0 · Mozilla Foundation · https://github.com/mozilla/pdf.js

Our build changes it, so that it asks before it takes memory (scripts/bounded-pdf-plugin.ts in our source), and leaves
out what we never run (scripts/lean-pdf.ts).
The license is at https://www.apache.org/licenses/LICENSE-2.0; its text stands below with other packages.`,
  ];
}

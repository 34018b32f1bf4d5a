import { statSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { loadedPercent, pythonBytes } from "#web/features/cheat-sheets/runner-texts.ts";

const find = createRequire(import.meta.url).resolve;

test("the progress of loading Python ends at 100 percent: the files are as large as it says", () => {
  const files = ["pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"];
  expect(files.reduce((sum, file) => sum + statSync(find(`pyodide/${file}`)).size, 0)).toBe(pythonBytes);
  expect([0, pythonBytes / 2, pythonBytes, 2 * pythonBytes].map(loadedPercent)).toEqual([0, 50, 100, 100]);
});

import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { Block } from "../blocks.ts";
import { findProgram, missingProgram, run, versionOf } from "../process.ts";
import { problemOf, type Result } from "../verdict.ts";
import { type Part, partsOf, programOf, withoutNamed } from "./one-program.ts";
import type { Runner } from "./runner.ts";

type Compiler = {
  language: string;
  program: string;
  flags: string[];
  prelude: string;
  libraries: string[];
  opening: string;
  hasNamespaces: boolean;
};

const warnings = ["-Wall", "-Wextra", "-Werror", "-pthread"];
/** Undefined behavior ends the program, so such a block cannot pass by luck. */
const sanitizers = ["-fsanitize=address,undefined", "-fno-sanitize-recover=all"];

const cHeaders =
  "assert ctype errno limits math setjmp signal stdarg stdbool stddef stdint stdio stdlib string time".split(" ");

export const c = native({
  language: "c",
  program: "gcc",
  flags: ["-std=c17", "-D_POSIX_C_SOURCE=200809L"],
  prelude: cHeaders.map((name) => `#include <${name}.h>\n`).join(""),
  libraries: ["-lm"],
  opening: "int main(void) {",
  hasNamespaces: false,
});

export const cpp = native({
  language: "cpp",
  program: "g++",
  flags: ["-std=c++20"],
  prelude: "#include <bits/stdc++.h>\nusing namespace std;\n",
  libraries: [],
  opening: "int main() {",
  hasNamespaces: true,
});

/** A program with the sanitizers is linked in half the time. */
const linker = findProgram("ld.gold") ? ["-fuse-ld=gold"] : [];

/**
 * Blocks with their own #include get no prelude. Blocks without a main are only compiled. Where
 * there are namespaces, most blocks are compiled at once, which takes a seventh of the time.
 */
function native({ language, program, flags, prelude, libraries, opening, hasNamespaces }: Compiler): Runner {
  const options = [...flags, ...warnings, ...sanitizers];
  const kind = language === "c" ? "c" : "c++";
  const version = () => versionOf(program);
  const env = { LC_ALL: "C", ASAN_OPTIONS: "detect_leaks=0" };

  /** The prelude's file, with its compiled form beside it. A compiler's version makes it once. */
  async function compilePrelude(): Promise<string> {
    const hash = createHash("sha256").update(JSON.stringify([await version(), options, prelude]));
    const header = resolve(`node_modules/.cache/cheat-sheets/${hash.digest("hex")}.h`);
    if (existsSync(`${header}.gch`)) return header;
    await mkdir(dirname(header), { recursive: true });
    await writeFile(header, prelude);
    const made = `${header}.${process.pid}`;
    const compiled = await run(program, [...options, "-x", `${kind}-header`, header, "-o", made]);
    if (compiled.exit !== 0) throw new Error(compiled.stderr);
    await rename(made, `${header}.gch`);
    return header;
  }
  let compiledPrelude: Promise<string> | undefined;
  const preludeOf = () => {
    compiledPrelude ??= compilePrelude();
    return compiledPrelude;
  };

  async function runOne(block: Block, folder: string, index: number): Promise<Result> {
    const source = join(folder, `${index}.${language}`);
    const binary = join(folder, `${index}.out`);
    await writeFile(source, sourceOf(block));
    const included = /^\s*#include/m.test(block.code) ? [] : ["-include", await preludeOf()];
    const hasMain = block.words.includes("body") || /\bmain\s*\(/.test(block.code);
    const target = hasMain ? ["-o", binary, ...linker] : ["-c", "-o", binary];
    const compiled = await run(program, [...options, ...included, source, ...target, ...libraries], { env });
    return compiled.exit === 0 && hasMain ? run(binary, [], { cwd: folder, env }) : compiled;
  }

  /** The results of the blocks that pass as parts of one program. The other blocks run alone. */
  async function runTogether(parts: Part[], folder: string): Promise<Map<Block, Result>> {
    if (parts.length < 2) return new Map();
    const source = join(folder, `all.${language}`);
    const binary = join(folder, "all.out");
    await writeFile(source, programOf(parts));
    const included = ["-include", await preludeOf()];
    const compiled = await run(program, [...options, ...included, source, "-o", binary, ...linker], { env });
    if (compiled.exit !== 0) {
      const rest = withoutNamed(parts, compiled.stderr);
      return rest.length < parts.length ? runTogether(rest, folder) : new Map();
    }
    const results = parts.map(async ({ block, runs }) => {
      const result = runs ? await run(binary, [String(block.line)], { cwd: folder, env }) : compiled;
      return [block, result] as const;
    });
    return new Map((await Promise.all(results)).filter(([block, result]) => !problemOf(block, result)));
  }

  function sourceOf({ code, words, line }: Block): string {
    const here = `#line ${line + 1} "line"\n`;
    if (!words.includes("body")) return here + code;
    const includes = code.match(/^#include.*$/gm)?.join("\n") ?? "";
    return `${includes}\n${opening}\n${here}${code.replace(/^#include.*$/gm, "")}\n}\n`;
  }

  return {
    runs: (block) => block.language === language,
    missing: () => missingProgram(program),
    version,
    async run(blocks, folder) {
      const passed = hasNamespaces ? await runTogether(partsOf(blocks), folder) : new Map<Block, Result>();
      return Promise.all(blocks.map((block, index) => passed.get(block) ?? runOne(block, folder, index)));
    },
  };
}

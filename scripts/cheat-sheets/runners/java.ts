import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Block } from "../blocks.ts";
import { missingProgram, run, versionOf } from "../process.ts";
import type { Runner } from "./runner.ts";

const imports =
  "java.util java.util.function java.util.stream java.util.concurrent java.util.concurrent.atomic java.time java.io java.nio.file"
    .split(" ")
    .map((name) => `import ${name}.*; `)
    .join("");

const flags =
  "-Dfile.encoding=UTF-8 -Dstdout.encoding=UTF-8 -Duser.language=en -Duser.country=US -Duser.timezone=UTC".split(" ");

/** One JVM compiles and runs all blocks, each with its own class loader. */
export const java: Runner = {
  runs: (block) => block.language === "java",
  missing: () => missingProgram("java", "javac"),
  version: () => versionOf("java"),
  async run(blocks, folder) {
    for (const [index, block] of blocks.entries()) {
      await mkdir(join(folder, String(index), "classes"), { recursive: true });
      await writeFile(join(folder, String(index), `${publicType(block.code) ?? "Main"}.java`), program(block));
    }
    const launcher = join(import.meta.dirname, "JavaBlocks.java");
    const all = await run("java", [...flags, launcher, String(blocks.length)], { cwd: folder });
    if (all.exit !== 0) throw new Error(`${all.stdout}\n${all.stderr}`);
    return Promise.all(
      blocks.map(async (_, index) => {
        const read = (name: string) => readFile(join(folder, String(index), name), "utf8");
        return { exit: Number(await read("exit")), stdout: await read("stdout"), stderr: await read("stderr") };
      }),
    );
  },
};

/**
 * All added code is on the block's first line, so that the compiler's line numbers are the block's.
 */
function program({ code, words }: Block): string {
  const ownImport = /^import .*$/gm;
  const added = ownImport.test(code) ? "" : imports;
  if (!words.includes("body")) return added + code;
  const hoisted = code.match(ownImport)?.join(" ") ?? "";
  const opening = "class Main { public static void main(String[] args) throws Exception { ";
  return `${added}${hoisted}${opening}${code.replace(ownImport, "")}\n}}`;
}

function publicType(code: string): string | undefined {
  return /^public (?:(?:final|abstract|sealed) )*(?:class|interface|enum|record) (\w+)/m.exec(code)?.[1];
}

import type { Block } from "../blocks.ts";

/** A block as a part of a program with many blocks. */
export type Part = { block: Block; text: string; runs: boolean };

/**
 * Each block in a namespace of its own, with its main as the function `run`. What must stand alone
 * is left out: a block that has to fail, lines for the preprocessor, a template's specialization.
 */
export function partsOf(blocks: Block[]): Part[] {
  return blocks.flatMap((block) => {
    const { code, words, line } = block;
    if (words.includes("fails") || /^\s*#|\btemplate <>/m.test(code)) return [];
    const isBody = words.includes("body");
    const inside = isBody ? `${code}\nreturn 0; }` : withoutMain(code);
    const opening = `namespace block_${line} {${isBody ? " int run() {" : ""}\n#line ${line + 1} "line"\n`;
    const runs = isBody || inside !== code;
    return /\bmain\s*\(/.test(inside) ? [] : [{ block, runs, text: `${opening}${inside}\n}\n` }];
  });
}

/** Unlike main, another function has to say what it returns. */
function withoutMain(code: string): string {
  const main = /^int main\(\) \{(?: .*\}$|$.*?^\})/ms;
  return code.replace(main, (text) => `${text.replace("int main", "int run").slice(0, -1)} return 0; }`);
}

/** The program that runs the block in the line that is its argument. */
export function programOf(parts: Part[]): string {
  const cases = parts
    .filter(({ runs }) => runs)
    .map(({ block: { line } }) => `case ${line}: return block_${line}::run();\n`);
  const choice = `switch (atoi(argv[1])) {\n${cases.join("")}}\nreturn 99;`;
  const texts = parts.map(({ text }) => text);
  return `${texts.join("")}#line 1 "main"\nint main(int, char** argv) {\n${choice}\n}\n`;
}

/** The parts without those that a message of the compiler names. */
export function withoutNamed(parts: Part[], errors: string): Part[] {
  const lines = [...errors.matchAll(/^line:(\d+):/gm)].map(([, line]) => Number(line));
  const named = new Set(lines.map((line) => parts.findLast(({ block }) => block.line < line)));
  return parts.filter((part) => !named.has(part));
}

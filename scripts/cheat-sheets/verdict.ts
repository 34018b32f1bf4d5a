import type { Block } from "./blocks.ts";

export type Result = { exit: number; stdout: string; stderr: string };

/**
 * The problem of a run, or undefined. A block must exit with 0 and print exactly its output fence
 * (nothing without one). A block marked `fails` must not exit with 0, and its output must contain
 * the fence's text. White space at the ends of lines and of the text is ignored.
 */
export function problemOf(block: Block, { exit, stdout, stderr }: Result): string | undefined {
  const expected = trimEnds(block.expected ?? "");
  const printed = trimEnds(stdout);
  if (block.words.includes("fails")) {
    const everything = trimEnds(`${stdout}\n${stderr}`);
    if (exit === 0) return `should fail, but exited 0 and printed:\n${everything}`;
    return everything.includes(expected) ? undefined : `failed without saying:\n${expected}\nIt said:\n${everything}`;
  }
  if (exit !== 0) return `exited with ${exit}:\n${printed}\n${trimEnds(stderr)}`;
  return printed === expected ? undefined : `printed:\n${printed}\nexpected:\n${expected}`;
}

function trimEnds(text: string): string {
  return text.replace(/[ \t\r]+$/gm, "").trimEnd();
}

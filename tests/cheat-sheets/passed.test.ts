import { expect, test } from "vitest";
import type { Block } from "../../scripts/cheat-sheets/blocks.ts";
import { passedBlocks } from "../../scripts/cheat-sheets/passed.ts";

const block: Block = { language: "python", words: [], code: "print(1)", group: "G", section: "S", line: 9 };

test("a block is known where it moved, and runs again with another text, output, word, program or setup", () => {
  const { hashOf } = passedBlocks("python 3.14", "");
  const known = hashOf(block);
  expect(hashOf({ ...block, group: "H", section: "T", line: 10 })).toBe(known);
  const others = [
    hashOf({ ...block, code: "print(2)" }),
    hashOf({ ...block, expected: "1" }),
    hashOf({ ...block, words: ["fails"] }),
    passedBlocks("python 3.15", "").hashOf(block),
    passedBlocks("python 3.14", "CREATE TABLE t (a INT);").hashOf(block),
  ];
  expect(new Set([known, ...others]).size).toBe(1 + others.length);
});

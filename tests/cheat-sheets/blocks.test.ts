import { expect, test } from "vitest";
import { parseSheet } from "../../scripts/cheat-sheets/blocks.ts";
import { problemOf } from "../../scripts/cheat-sheets/verdict.ts";

const sheet = parseSheet(
  "sample",
  `---
title: Sample
description: "One: two."
---

Introduction.

## First group

### A section

Words.

\`\`\`python fails norun="needs a reason"
boom
\`\`\`

\`\`\`output
Boom
\`\`\`

### Another

\`\`\`text
a drawing
\`\`\`

\`\`\`python
print(1)
\`\`\`

Words between.

\`\`\`output
1
\`\`\`

- item

  \`\`\`python
  hidden
  \`\`\`
`,
);

test("front matter values may contain colons", () => {
  expect(sheet.attributes).toEqual({ title: "Sample", description: "One: two." });
});

test("a block knows its place, words, reason and output", () => {
  expect(sheet.blocks[0]).toEqual({
    language: "python",
    words: ["fails"],
    norun: "needs a reason",
    code: "boom",
    expected: "Boom",
    group: "First group",
    section: "A section",
    line: 14,
  });
});

test("a drawing is not a block, and an output fence must directly follow its block", () => {
  expect(sheet.blocks.map(({ section, expected }) => [section, expected])).toEqual([
    ["A section", "Boom"],
    ["Another", undefined],
  ]);
  expect(sheet.problems).toEqual([
    expect.stringContaining("line 34: an output fence without a block"),
    expect.stringContaining("line 38: a fence inside another element"),
  ]);
});

test("white space at the ends of lines does not count, a missing line does", () => {
  const block = { language: "python", words: [], code: "", expected: "a\nb", group: "", section: "", line: 1 };
  expect(problemOf(block, { exit: 0, stdout: "a  \nb\n\n", stderr: "" })).toBeUndefined();
  expect(problemOf(block, { exit: 0, stdout: "a\n", stderr: "" })).toContain("expected");
  expect(problemOf(block, { exit: 1, stdout: "a\nb\n", stderr: "no" })).toContain("exited with 1");
});

import { describe, expect, test } from "vitest";
import { parseSheet } from "../../scripts/cheat-sheets/blocks.ts";
import { batchesOf } from "../../scripts/cheat-sheets/run-sheet.ts";

/** Each case has fences that must pass, then fences that must fail, with a word of the message. */
const cases: [language: string, good: string, bad: [fence: string, said: string][]][] = [
  [
    "c",
    '```c body\nprintf("%d\\n", 6 * 7);\n```\n```output\n42\n```\n```c\nint twice(int x) { return 2 * x; }\n```',
    [
      ["```c body\nint unused = 1;\n```", "unused"],
      ["```c body\nint a[2] = {0}; volatile int i = 2; a[i]++;\n```", "out of bounds"],
    ],
  ],
  [
    "cpp",
    "```cpp body\ncout << 42;\n```\n```output\n42\n```\n```cpp\n#include <iostream>\nint main() { std::cout << 1; }\n```\n```output\n1\n```",
    [["```cpp body\ncout << missing;\n```", "line:2"]],
  ],
  [
    "java",
    '```java body\nSystem.out.println(List.of(1));\n```\n```output\n[1]\n```\n```java fails\nclass A { int x = "a"; }\n```\n```output\nincompatible types\n```',
    [
      ['```java body\nthrow new IllegalStateException("no");\n```', "IllegalStateException: no"],
      ["```java body\nList list = List.of();\n```", "raw"],
    ],
  ],
  ["python", "```python\nprint(42)\n```\n```output\n42\n```", [["```python\nprint(42)\n```", "42"]]],
  [
    "javascript",
    "```javascript fails\nnull.x\n```\n```output\nTypeError\n```",
    [["```javascript fails\n1\n```", "should fail"]],
  ],
  [
    "sql",
    "```sql setup\nCREATE TABLE t (a INT);\nINSERT INTO t VALUES (NULL);\n```\n```sql\nSELECT a, 1 AS b FROM t;\n```\n```output\na | b\nNULL | 1\n```",
    [["```sql\nSELECT b FROM t;\n```", "no such column"]],
  ],
  [
    "sql postgres",
    "```sql setup\nCREATE TABLE t (a INT);\nINSERT INTO t VALUES (NULL);\n```\n```sql postgres\nSELECT a, 1 AS b FROM t;\n```\n```output\na | b\nNULL | 1\n```",
    [["```sql postgres\nSELECT b FROM t;\n```", "does not exist"]],
  ],
  [
    "bash",
    "```bash repo\ngit log --oneline | wc -l\n```\n```output\n3\n```",
    [["```bash repo\ngit switch nowhere\n```", "invalid reference"]],
  ],
  [
    "html",
    '```html\n<p id="a">Hi</p>\n<script>console.log(a.textContent);</script>\n```\n```output\nHi\n```',
    [
      ['```html\n<img src="a.png">\n```', "alt"],
      ["```html\n<script>nothing();</script>\n```", "nothing is not defined"],
    ],
  ],
  [
    "css",
    "```css\n@media (width > 40em) {\n  a { &:hover { color: red; } }\n}\n```",
    [
      ["```css\na { colour: red; }\n```", "colour"],
      ["```css\na:hoover { color: red; }\n```", "kept by the browser"],
    ],
  ],
  [
    "yaml",
    "```yaml\non: push\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - run: npm test\n```",
    [["```yaml\non: push\njobs:\n  test:\n    steps: []\n```", "runs-on"]],
  ],
];

describe.each(cases)("%s", (_language, good, bad) => {
  const markdown = `## G\n\n### S\n\n${good}\n\n${bad.map(([fence]) => fence).join("\n\n")}\n`;
  const sheet = parseSheet("sample", markdown);
  const batches = batchesOf(sheet);
  const missing = batches.find((batch) => batch.missing)?.missing;

  test.skipIf(missing)("passes right blocks and catches wrong ones", { timeout: 0 }, async () => {
    expect(sheet.problems).toEqual([]);
    const problems = (await Promise.all(batches.map((batch) => batch.run()))).flatMap((outcome) => outcome.problems);
    const caught = problems.filter((problem) => problem !== undefined);
    expect(caught).toEqual(bad.map(([, said]) => expect.stringContaining(said)));
  });
});

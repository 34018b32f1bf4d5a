import { resolve } from "node:path";
import { Window } from "happy-dom";
import { expect, test } from "vitest";
import { readSheet } from "../../scripts/sheet.ts";
import { runsInPage } from "../../scripts/sheet-block.ts";
import { sheetHtml } from "../../scripts/sheet-html.ts";
import { cheatSheets } from "../../scripts/sheet-plugin.ts";

const load = cheatSheets().load as (
  this: { addWatchFile: (file: string) => void },
  id: string,
) => Promise<{ code: string } | undefined>;

async function view(query: string) {
  const file = resolve("tests/fixtures/cheat-sheets/tiny.md");
  const loaded = await load.call({ addWatchFile: () => {} }, `${file}?${query}`);
  return JSON.parse(loaded?.code.replace("export default ", "") ?? "null");
}

const { html, contents } = await view("html");
const parse = (markup: string) => new new Window().DOMParser().parseFromString(markup, "text/html");
const page = parse(html);

test("every section has an anchor, and its heading links to that anchor", () => {
  for (const id of ["first-steps", "interview-questions"])
    expect(page.querySelector(`h2#${id} > a[href="#${id}"]`)).not.toBeNull();
  for (const id of ["hello-world", "tables-links", "what-is-it"])
    expect(page.querySelector(`section#${id} > h3 > a[href="#${id}"]`)).not.toBeNull();
});

test("the contents list the groups and their sections", () => {
  const list = parse(`<ol>${contents}</ol>`);
  expect([...list.querySelectorAll("body > ol > li > a")].map((link) => link.getAttribute("href"))).toEqual([
    "#first-steps",
    "#interview-questions",
  ]);
  expect([...list.querySelectorAll("ol ol a")].map((link) => link.textContent)).toEqual([
    "Hello, <world>",
    "Tables & links",
    "What is it?",
  ]);
});

test("an output fence is shown as the output below its block", () => {
  const block = page.querySelector("#hello-world figure");
  expect(block?.querySelector("figcaption span")?.textContent).toBe("prints:");
  expect(block?.querySelector("pre.output")?.textContent).toBe("<b> & 1");
});

test("highlighted code has classes for its colors, and the same text as before", () => {
  const code = page.querySelector("#hello-world figure code");
  expect(code?.textContent).toBe('const a = 1; // one\nconsole.log("<b> &", a);');
  expect(code?.querySelector(".k")?.textContent?.trim()).toBe("const");
  expect(code?.querySelector(".c")?.textContent).toBe("// one");
});

test("a diagram is an image with a text alternative, and uses the page's colors", () => {
  const diagram = page.querySelector("#tables-links svg.diagram");
  expect(diagram?.getAttribute("role")).toBe("img");
  expect(diagram?.getAttribute("aria-label")).toBe("A leads to <b> & B.");
  expect(diagram?.querySelectorAll(".node, .edge")).toHaveLength(3);
  expect(diagram?.querySelector(".node.hot text")?.textContent).toBe("v1.25");
  expect(diagram?.outerHTML).not.toMatch(/(?:fill|stroke)="/);
});

test("a diagram without a text alternative or with invalid code stops the build", async () => {
  expect(() => readSheet("## A\n\n### B\n\n```dot\ndigraph { a }\n```\n")).toThrow("alt");
  const sheet = readSheet('## A\n\n### B\n\n```dot alt="a"\ndigraph { a ->\n```\n');
  await expect(sheetHtml(sheet)).rejects.toThrow();
});

test("a block that is not run says the reason", () => {
  expect(page.querySelector("#tables-links figcaption span")?.textContent).toBe(
    "not run here: needs <another> machine",
  );
});

test("a block whose code must fail says so", () => {
  expect(page.querySelector("#what-is-it figcaption span")?.textContent).toBe("fails as it should:");
});

test("HTML in a sheet's text is shown as text", () => {
  expect(page.querySelector("article img, p img, p script")).toBeNull();
  expect(page.querySelector("#tables-links")?.textContent).toContain("<img src=x onerror=alert(1)>");
});

test("a link to another site opens a new tab without an opener or a referrer", () => {
  const [outside, inside] = page.querySelectorAll("#tables-links p a");
  expect(outside?.getAttribute("target")).toBe("_blank");
  expect(outside?.getAttribute("rel")).toBe("noopener noreferrer");
  expect(inside?.hasAttribute("target")).toBe(false);
});

test("a link with the scheme javascript: stops the build", () => {
  expect(() => readSheet("## A\n\n### B\n\n[x](javascript:alert(1))")).toThrow("javascript:");
});

test("a wide table scrolls separately from the page", () => {
  expect(page.querySelector("#tables-links .wide-table[tabindex='0'] > table")).not.toBeNull();
});

test("code with a hyphen or brackets does not wrap, and an expression may wrap at its spaces", () => {
  const [section] = readSheet("## A\n\n### B\n\n`--force` `vector<T>` `a - b` `x`");
  expect(section?.parts[0]).toMatchObject({
    html: '<p><code class="whole">--force</code> <code class="whole">vector&lt;T&gt;</code> <code>a - b</code> <code>x</code></p>\n',
  });
});

test("an interview question has a hidden answer, and its text is in the structured data", () => {
  expect(page.querySelector(".question#what-is-it > .answer p")?.textContent).toContain("A test.");
  const data = JSON.parse(page.querySelector("script[type='application/ld+json']")?.textContent ?? "");
  expect(data.mainEntity).toEqual([
    {
      "@type": "Question",
      name: "What is it?",
      acceptedAnswer: { "@type": "Answer", text: "A test. It ends </script> nothing." },
    },
  ]);
});

test("the counts of a sheet exclude blocks that are not run", async () => {
  expect(await view("counts")).toEqual({ sections: 3, questions: 1, blocks: 2 });
});

test("the search index has each word of a section once, including code and output", async () => {
  const [first] = await view("search");
  expect(first).toMatchObject({ sheet: "tiny", id: "hello-world", title: "Hello, <world>", group: "First steps" });
  expect(first.lead).toBe("Prints with console.log a thing.");
  expect(first.words.split(" ").filter((word: string) => word === "a")).toEqual(["a"]);
  for (const word of ['console.log("<b>', "//", "one", "thing."]) expect(first.words).toContain(word);
});

test.each([
  ["javascript", "console.log(1)", true],
  ["javascript", 'import fs from "node:fs";', false],
  ["javascript", "process.exit(1)", false],
  ["sql", "SELECT 1;", true],
  ["python", "print(1)", true],
  ["python", "import threading", false],
  ["c", "int main(void) {}", false],
  ["bash", "ls", false],
])("whether %s code runs in the page (%s): %s", (language, code, expected) => {
  expect(runsInPage({ language, code, words: [] })).toBe(expected);
});

test("a block that is not run or needs a server has no Run button", () => {
  expect(runsInPage({ language: "sql", code: "SELECT 1;", words: ["postgres"] })).toBe(false);
  expect(runsInPage({ language: "javascript", code: "1", words: [], norun: "needs a page" })).toBe(false);
});

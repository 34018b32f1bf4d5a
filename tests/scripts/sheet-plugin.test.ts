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

test("every section has an anchor, and its heading links to it", () => {
  for (const id of ["first-steps", "interview-questions"])
    expect(page.querySelector(`h2#${id} > a[href="#${id}"]`)).not.toBeNull();
  for (const id of ["hello-world", "tables-links", "what-is-it"])
    expect(page.querySelector(`section#${id} > h3 > a[href="#${id}"]`)).not.toBeNull();
});

test("the contents list the groups with their sections", () => {
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

test("an output fence is shown as output under its block", () => {
  const block = page.querySelector("#hello-world figure");
  expect(block?.querySelector("figcaption span")?.textContent).toBe("prints:");
  expect(block?.querySelector("pre.output")?.textContent).toBe("<b> & 1");
});

test("code is highlighted by classes, and its text is unchanged", () => {
  const code = page.querySelector("#hello-world figure code");
  expect(code?.textContent).toBe('const a = 1; // one\nconsole.log("<b> &", a);');
  expect(code?.querySelector(".k")?.textContent?.trim()).toBe("const");
  expect(code?.querySelector(".c")?.textContent).toBe("// one");
});

test("a diagram is a picture with what it shows as its name, and takes the page's colors", () => {
  const diagram = page.querySelector("#tables-links svg.diagram");
  expect(diagram?.getAttribute("role")).toBe("img");
  expect(diagram?.getAttribute("aria-label")).toBe("A leads to <b> & B.");
  expect(diagram?.querySelectorAll(".node, .edge")).toHaveLength(3);
  expect(diagram?.querySelector(".node.hot text")?.textContent).toBe("v1.25");
  expect(diagram?.outerHTML).not.toMatch(/(?:fill|stroke)="/);
});

test("a diagram without words, or one that cannot be drawn, breaks the build", async () => {
  expect(() => readSheet("## A\n\n### B\n\n```dot\ndigraph { a }\n```\n")).toThrow("alt");
  const sheet = readSheet('## A\n\n### B\n\n```dot alt="a"\ndigraph { a ->\n```\n');
  await expect(sheetHtml(sheet)).rejects.toThrow();
});

test("a block that is not run says why", () => {
  expect(page.querySelector("#tables-links figcaption span")?.textContent).toBe(
    "not run here: needs <another> machine",
  );
});

test("a block that must fail says so", () => {
  expect(page.querySelector("#what-is-it figcaption span")?.textContent).toBe("fails as it should:");
});

test("HTML in the text is shown as text", () => {
  expect(page.querySelector("article img, p img, p script")).toBeNull();
  expect(page.querySelector("#tables-links")?.textContent).toContain("<img src=x onerror=alert(1)>");
});

test("a link to another site opens a new tab without opener or referrer", () => {
  const [outside, inside] = page.querySelectorAll("#tables-links p a");
  expect(outside?.getAttribute("target")).toBe("_blank");
  expect(outside?.getAttribute("rel")).toBe("noopener noreferrer");
  expect(inside?.hasAttribute("target")).toBe(false);
});

test("a link with another scheme stops the build", () => {
  expect(() => readSheet("## A\n\n### B\n\n[x](javascript:alert(1))")).toThrow("javascript:");
});

test("a table can be scrolled on its own", () => {
  expect(page.querySelector("#tables-links .wide-table[tabindex='0'] > table")).not.toBeNull();
});

test("a name with a hyphen or brackets stays in one line, an expression may break at its spaces", () => {
  const [section] = readSheet("## A\n\n### B\n\n`--force` `vector<T>` `a - b` `x`");
  expect(section?.parts[0]).toMatchObject({
    html: '<p><code class="whole">--force</code> <code class="whole">vector&lt;T&gt;</code> <code>a - b</code> <code>x</code></p>\n',
  });
});

test("an interview question has a hidden answer, and structured data with its prose", () => {
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

test("the counts leave out code that is not run", async () => {
  expect(await view("counts")).toEqual({ sections: 3, questions: 1, blocks: 2 });
});

test("the search knows every word of a section once, code and output included", async () => {
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
])("whether a visitor can run %s %s: %s", (language, code, expected) => {
  expect(runsInPage({ language, code, words: [] })).toBe(expected);
});

test("blocks that are not run or need a server have no Run button", () => {
  expect(runsInPage({ language: "sql", code: "SELECT 1;", words: ["postgres"] })).toBe(false);
  expect(runsInPage({ language: "javascript", code: "1", words: [], norun: "needs a page" })).toBe(false);
});

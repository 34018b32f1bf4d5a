import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import type { Resume } from "#domain/resume/resume.schema.ts";
import { paragraphsOf } from "#domain/resume/story.ts";
import type { Block } from "#domain/resume-file/blocks.ts";
import { docxParts } from "#domain/resume-file/docx.ts";
import { formParts } from "#domain/resume-file/form-fields.ts";
import { layOut } from "#domain/resume-file/layout.ts";
import { missingText } from "#domain/resume-file/missing-characters.ts";
import { paperOf, papers, usualOrder } from "#domain/resume-file/options.ts";
import { blocksOf, sectionsOf } from "#domain/resume-file/resume-blocks.ts";
import { runsOf } from "#domain/resume-file/runs.ts";
import { markdown, plainText } from "#domain/resume-file/text.ts";
import { answerOf, questionOf } from "../../support/resume-files.ts";

const value = (text: string) => ({ text, confidence: 1 });
const story = (text: string) => ({ paragraphs: paragraphsOf(text), confidence: 1 });
const ada: Resume = {
  basics: {
    name: value("Ada Lovelace"),
    title: value("Data Analyst"),
    location: value("London, UK"),
    summary: value("I find numbers *fast*."),
    email: value("ada@example.com"),
    phone: value(""),
    links: [{ kind: "github", label: "", url: value("https://github.com/ada") }],
  },
  roles: [
    {
      organization: value("Babbage & Co."),
      position: value("Data Analyst"),
      place: value("London, UK"),
      period: value("Jan 2019 – Mar 2021"),
      start: value("Jan 2019"),
      end: value("Mar 2021"),
      story: story(
        "Ran the tables.\n• Found the numbers of Bernoulli, and wrote down how to find the next ones without me.",
      ),
    },
  ],
  education: [],
  projects: [],
  skills: [{ label: "Languages", items: [value("Python"), value("Go")] }],
  honors: [{ kind: "award", title: value("Best Paper"), story: story("") }],
  publications: [],
  languages: [{ name: value("English"), level: "native" }],
};

test("plain text has lines of at most 80 characters, with dates at their ends", () => {
  const text = plainText(blocksOf(ada, usualOrder));
  expect(text).toContain(`\nData Analyst${"Jan 2019 – Mar 2021".padStart(68)}\nBabbage & Co. · London, UK\n`);
  expect(text).toContain(
    "\n- Found the numbers of Bernoulli, and wrote down how to find the next ones\n  without me.\n",
  );
  expect(text).toContain("\nEXPERIENCE\n----------\n");
  expect(Math.max(...text.split("\n").map((line) => line.length))).toBe(80);
});

test("Markdown has headings, links and bullets, and escapes the signs in the text", () => {
  const text = markdown(blocksOf(ada, usualOrder));
  expect(text).toMatch(/^# Ada Lovelace\n/);
  expect(text).toContain("[github.com/ada](<https://github.com/ada>)");
  expect(text).toContain("\n### Data Analyst · Jan 2019 – Mar 2021\n\n*Babbage & Co. · London, UK*\n");
  expect(text).toContain("I find numbers \\*fast\\*.");
});

test("the Word file has Word's own styles and the chosen paper, and no table, box or header", () => {
  const { "word/document.xml": document = "" } = docxParts(questionOf(ada, "modern", "a4"));
  for (const style of ["Title", "Heading1", "Heading2", "ListBullet", "Normal"])
    expect(document).toContain(`w:val="${style}"`);
  expect(document).toContain('<w:pgSz w:w="11906" w:h="16838"/>');
  expect(document).toContain('<w:tab w:val="right"');
  expect(document).toContain("Babbage &amp; Co.");
  expect(document).not.toMatch(/<w:tbl>|headerReference|<w:txbxContent>/);
});

test("in a Word file, an entry without text does not move the next heading to another page", () => {
  const question = questionOf(ada, "modern", "a4");
  const heading = question.blocks.find(({ kind }) => kind === "heading");
  const entry = question.blocks.find(({ kind }) => kind === "entry");
  const bullet = question.blocks.find(({ kind }) => kind === "bullet");
  if (!heading || !entry || !bullet) throw new Error("The sample has a heading, an entry and a bullet");
  const documentOf = (blocks: (typeof entry)[]) => docxParts({ ...question, blocks })["word/document.xml"];
  expect(documentOf([entry, heading])).toContain('<w:keepNext w:val="0"/>');
  expect(documentOf([entry, bullet])).not.toContain("keepNext");
});

test("sections have the chosen order, and empty or omitted sections are left out", () => {
  expect(sectionsOf(ada)).toEqual(["summary", "experience", "skills", "awards", "languages"]);
  const headings = blocksOf(ada, ["languages", "education", "experience"]).filter(({ kind }) => kind === "heading");
  expect(headings.map(({ spans }) => spans[0]?.text)).toEqual(["Languages", "Experience"]);
});

test("the copy view has the fields of application forms, and leaves out empty fields", () => {
  const parts = formParts(ada);
  expect(parts.map(({ title }) => title)).toEqual([
    "About you",
    "Work experience 1",
    "Languages",
    "Skills",
    "Websites",
    "More about you",
    "Award 1",
  ]);
  expect(parts[0]?.fields.map(({ label }) => label)).toEqual(["Full name", "Email", "Location"]);
  expect(parts[1]?.fields.map(({ label, text }) => [label, text])).toEqual([
    ["Job title", "Data Analyst"],
    ["Company", "Babbage & Co."],
    ["Location", "London, UK"],
    ["From", "Jan 2019"],
    ["To", "Mar 2021"],
    [
      "Role description",
      "Ran the tables.\n• Found the numbers of Bernoulli, and wrote down how to find the next ones without me.",
    ],
  ]);
});

test("a character that the font lacks is reported with its field, and no file is made", async () => {
  const named = {
    ...ada,
    basics: { ...ada.basics, name: value("李明 Ada") },
    languages: [{ name: value("🚀"), level: "" }],
  };
  const answer = await answerOf(named);
  if (!("missing" in answer)) throw new Error("The file was written");
  expect(missingText(answer.missing)).toBe("your name has 李, 明 · your languages has 🚀");
});

test("the fonts of one file, with the font for Devanagari, have at most 170 kB", () => {
  const size = (name: string) => brotliCompressSync(readFileSync(`web/fonts/resume-${name}.ttf`)).length / 1000;
  for (const design of ["sans", "serif"]) {
    const all = ["regular", "italic", "bold"].map((face) => `${design}-${face}`);
    expect([...all, "devanagari"].reduce((sum, name) => sum + size(name), 0)).toBeLessThanOrEqual(170);
  }
});

test("the Word file also names sizes, weights and a font for Devanagari", () => {
  const { "word/styles.xml": styles = "" } = docxParts(questionOf(ada, "modern", "a4"));
  expect(styles).toContain('w:cs="Nirmala UI"');
  expect(styles.match(/<w:szCs /g)?.length).toBe(styles.match(/<w:sz /g)?.length);
  expect(styles.match(/<w:bCs\b/g)?.length).toBe(styles.match(/<w:b\b(?=[ /])/g)?.length);
});

test("a text with Devanagari has one font, except for letters that this font lacks", () => {
  expect(runsOf("Pune, India")).toEqual([{ text: "Pune, India", isDevanagari: false }]);
  expect(runsOf("Kaveri पे, 40 – 50%")).toEqual([{ text: "Kaveri पे, 40 – 50%", isDevanagari: true }]);
  expect(runsOf("पुणे śl ठाणे").map(({ text }) => text)).toEqual(["पुणे ", "ś", "l ठाणे"]);
});

test("the default paper is letter in North America and a few other countries, and A4 elsewhere", () => {
  expect(["en-US", "en-CA", "en-MX", "en-IN", "en-DE", ""].map(paperOf)).toEqual([
    "letter",
    "letter",
    "letter",
    "a4",
    "a4",
    "a4",
  ]);
});

const paragraph = (text: string): Block => ({ kind: "paragraph", field: "", spans: [{ text, face: "regular" }] });
const heading: Block = { kind: "heading", field: "", spans: [{ text: "Experience", face: "bold" }] };
const measure = (text: string, _: string, size: number) => 0.5 * size * text.length;
const sizesOn = (blocks: Block[]) =>
  layOut(blocks, "modern", "a4", measure).map(({ texts }) => [...new Set(texts.map(({ size }) => size))]);
const lines = (count: number) => Array.from({ length: count }, (_, at) => paragraph(`Line ${at}`));

test("a resume that is slightly too long gets smaller letters before it gets a second page", () => {
  expect(sizesOn(lines(36))).toEqual([[10.5]]);
  expect(sizesOn(lines(38))).toEqual([[10]]);
  expect(sizesOn(lines(40))).toEqual([[9.5]]);
  expect(sizesOn(lines(60))).toEqual([[10.5], [10.5]]);
});

test("at every page end, a heading stays with its text, and a paragraph leaves no line alone", () => {
  const long = "word ".repeat(100).trim();
  for (let before = 45; before < 80; before++) {
    const pages = layOut([...lines(before), heading, paragraph(long), ...lines(2)], "modern", "a4", measure);
    for (const { texts } of pages) {
      expect(texts.at(-1)?.block, `${before} lines`).not.toBe(before);
      const split = texts.filter(({ block }) => block === before + 1).length;
      expect(split, `${before} lines`).not.toBe(1);
      for (const { y, x, width } of texts) {
        expect(y).toBeLessThan(papers.a4.height - 54);
        expect(x + width).toBeLessThan(papers.a4.width - 54 + 0.1);
      }
    }
  }
});

test("Education moves to the next page only if it does not fit, and may break between two studies", () => {
  const study = (kind: "entry" | "detail"): Block => ({ ...heading, kind });
  const education = [heading, ...[1, 2, 3].flatMap(() => [study("entry"), study("detail")])];
  const at = (before: number) => {
    const pages = layOut([...lines(before), ...education, heading, ...lines(60)], "modern", "a4", measure);
    return (block: number) => pages.findIndex(({ texts }) => texts.some((text) => text.block === before + block));
  };
  const moved = Array.from({ length: 40 }, (_, before) => at(before)).map((pageOf) => {
    expect(pageOf(0), "the heading is on the page of the first study").toBe(pageOf(1));
    for (const entry of [1, 3, 5]) expect(pageOf(entry), "a study is on one page").toBe(pageOf(entry + 1));
    return [1, 3, 5].filter((entry) => pageOf(entry) > 0).length;
  });
  // With each line above, one more study moves to the second page. They never move all at once.
  expect(new Set(moved)).toEqual(new Set([0, 1, 2, 3]));
});

test("a word that is wider than the page is cut into pieces, and no letter is lost", () => {
  const address = "x".repeat(400);
  const [page] = layOut([paragraph(address)], "modern", "letter", measure);
  expect(page?.texts.map(({ text }) => text).join("")).toBe(address);
  expect(page?.texts.length).toBeGreaterThan(1);
});

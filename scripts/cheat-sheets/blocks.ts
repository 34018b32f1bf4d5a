import { lexer } from "marked";
import { frontMatter } from "../front-matter.ts";

export type Block = {
  /** The language that runs it: the first word after the fence. */
  language: string;
  /**
   * The words after the language: `body` is wrapped into a main (C, C++, Java), `fails` must fail,
   * `setup` creates the sheet's sample tables, `postgres` runs in PostgreSQL instead of SQLite,
   * `repo` starts inside a ready git repository.
   */
  words: string[];
  /** Why it is not run. */
  norun?: string;
  code: string;
  /** The text of the output fence directly below. */
  expected?: string;
  group: string;
  section: string;
  /** Line of the opening fence in the file, from 1. */
  line: number;
};

export type Section = { title: string; line: number; text: string };
export type Group = { title: string; line: number; sections: Section[] };

export type Sheet = {
  name: string;
  attributes: Record<string, string>;
  groups: Group[];
  blocks: Block[];
  /** Violations of the conventions, each with its line. */
  problems: string[];
};

const languages = ["c", "cpp", "java", "python", "javascript", "sql", "bash", "html", "css", "yaml"];
const knownWords = ["body", "fails", "setup", "postgres", "repo"];

/**
 * Parses a cheat sheet: front matter, `##` groups, `###` sections, and fences as blocks. An
 * `output` fence belongs to the block directly above it. `text` and `dot` fences are drawings.
 * Every other fence is code in a language that we can run.
 */
export function parseSheet(name: string, markdown: string): Sheet {
  const { attributes, text } = frontMatter(markdown);
  const sheet: Sheet = { name, attributes, groups: [], blocks: [], problems: [] };
  let line = 1 + countLines(markdown.slice(0, markdown.lastIndexOf(text)));
  let above: Block | undefined;

  for (const token of lexer(text)) {
    if (token.type === "heading") addHeading(sheet, token.depth, token.text, line);
    else if (token.type !== "code") addText(sheet, token.raw, line);
    else if (token.lang === "output") addOutput(sheet, above, token.text, line);
    else if (token.lang !== "text" && !token.lang?.startsWith("dot "))
      above = addBlock(sheet, token.lang ?? "", token.text, line);

    const mayFollow = token.type === "space" || (token.type === "code" && token.lang !== "output");
    if (!mayFollow) above = undefined;
    line += countLines(token.raw);
  }
  return sheet;
}

function addProblem(sheet: Sheet, line: number, text: string): void {
  sheet.problems.push(`line ${line}: ${text}`);
}

function addHeading(sheet: Sheet, depth: number, title: string, line: number): void {
  const group = sheet.groups.at(-1);
  if (depth === 2) sheet.groups.push({ title, line, sections: [] });
  else if (depth !== 3) addProblem(sheet, line, "only ## and ### headings are used");
  else if (group) group.sections.push({ title, line, text: "" });
  else addProblem(sheet, line, "a section before the first group");
}

function addText(sheet: Sheet, text: string, line: number): void {
  const section = sheet.groups.at(-1)?.sections.at(-1);
  if (text.includes("```"))
    addProblem(sheet, line, "a fence inside another element is not run: move it to the left margin");
  else if (section) section.text += text;
}

function addOutput(sheet: Sheet, block: Block | undefined, text: string, line: number): void {
  if (block) block.expected = text;
  else addProblem(sheet, line, "an output fence without a block directly above it");
}

function addBlock(sheet: Sheet, info: string, code: string, line: number): Block {
  const group = sheet.groups.at(-1);
  const section = group?.sections.at(-1);
  const block = { ...readBlock(info, code), group: group?.title ?? "", section: section?.title ?? "", line };
  if (!languages.includes(block.language)) addProblem(sheet, line, `unknown language "${block.language}"`);
  for (const word of block.words) if (!knownWords.includes(word)) addProblem(sheet, line, `unknown word "${word}"`);
  sheet.blocks.push(block);
  return block;
}

function readBlock(info: string, code: string): Pick<Block, "language" | "words" | "norun" | "code"> {
  const norun = /\bnorun="([^"]*)"/.exec(info);
  const [language = "", ...words] = info
    .replace(norun?.[0] ?? "", "")
    .split(/\s+/)
    .filter(Boolean);
  return { language, words, code, ...(norun && { norun: norun[1] }) };
}

function countLines(text: string): number {
  return text.split("\n").length - 1;
}

import { lexer } from "marked";

export type Block = {
  /** What runs it: the first word after the fence. */
  language: string;
  /**
   * The bare words after the language: `body` is wrapped into a main (C, C++, Java), `fails` must fail, `setup` makes the
   * sheet's sample tables, `postgres` runs in PostgreSQL instead of SQLite, `repo` starts inside a ready git repository.
   */
  words: string[];
  /** Why the block is not executed. */
  norun?: string;
  code: string;
  /** The text of the output fence that directly follows. */
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
  /** What breaks the convention, each with its line. */
  problems: string[];
};

const languages = ["c", "cpp", "java", "python", "javascript", "sql", "bash", "html", "css", "yaml"];
const knownWords = ["body", "fails", "setup", "postgres", "repo"];

/**
 * Reads a cheat sheet: front matter, `##` groups, `###` sections, and fences as blocks. An `output` fence belongs to the
 * block directly above it; `text` fences are drawings. Every other fence is code in one of the languages we can run.
 */
export function parseSheet(name: string, markdown: string): Sheet {
  const [front = "", frontText = ""] = /^---\n(.*?)\n---\n/s.exec(markdown) ?? [];
  const sheet: Sheet = { name, attributes: readAttributes(frontText), groups: [], blocks: [], problems: [] };
  let line = 1 + countLines(front);
  let previous: Block | undefined;

  for (const token of lexer(markdown.slice(front.length))) {
    const problem = (text: string) => sheet.problems.push(`line ${line}: ${text}`);
    const group = sheet.groups.at(-1);
    const section = group?.sections.at(-1);

    if (token.type === "heading" && token.depth === 2) {
      sheet.groups.push({ title: token.text, line, sections: [] });
    } else if (token.type === "heading" && token.depth === 3) {
      if (group) group.sections.push({ title: token.text, line, text: "" });
      else problem("a section before the first group");
    } else if (token.type === "heading") {
      problem("only ## and ### headings are used");
    } else if (token.type === "code" && token.lang === "output") {
      if (previous) previous.expected = token.text;
      else problem("an output fence without a block directly above it");
    } else if (token.type === "code" && token.lang !== "text") {
      const block = readBlock(token.lang ?? "", token.text);
      if (!languages.includes(block.language)) problem(`unknown language "${block.language}"`);
      for (const word of block.words) if (!knownWords.includes(word)) problem(`unknown word "${word}"`);
      previous = { ...block, group: group?.title ?? "", section: section?.title ?? "", line };
      sheet.blocks.push(previous);
    } else if (token.type !== "code" && token.raw.includes("```")) {
      problem("a fence inside another element is not run: move it to the left margin");
    } else if (token.type !== "code" && section) {
      section.text += token.raw;
    }
    if (token.type !== "space" && !(token.type === "code" && token.lang !== "output")) previous = undefined;
    line += countLines(token.raw);
  }
  return sheet;
}

function readAttributes(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(/^(\w+):\s*(.*?)\s*$/gm)].map(([, key, value]) => [key, value]));
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

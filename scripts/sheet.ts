import { Marked, Renderer, type Tokens } from "marked";
import { slug, stripTags, withoutEntities } from "#domain/text/text.ts";
import { frontMatter } from "./front-matter.ts";

export type Section = { title: string; id: string; group: string; parts: Part[] };
export type Part = Block | Diagram | { html: string; text: string };
/** A drawing in Graphviz's language, and a text that says what it shows. */
type Diagram = { dot: string; text: string };
export type Block = { language: string; words: string[]; norun?: string; code: string; output?: string };

/**
 * Parses our own markdown. HTML in it is shown as text, and links to other sites open a new tab.
 */
const marked = new Marked({
  renderer: {
    html: ({ text }) => escapeHtml(text),
    // Wide tables scroll, and the keyboard can scroll them.
    table(table) {
      return `<div class="wide-table" tabindex="0">${new Renderer().table.call(this, table)}</div>`;
    },
    // Browsers break lines after a hyphen and around brackets, even within a name.
    codespan({ text }) {
      const isName = /^(?=.*[-<(])\S{2,32}$/.test(text);
      return `<code${isName ? ' class="whole"' : ""}>${escapeHtml(text)}</code>`;
    },
    link({ href, tokens }) {
      const isOurs = /^[/#]/.test(href);
      if (!isOurs && !/^https?:\/\//.test(href)) throw new Error(`A sheet links to ${href}`);
      const out = isOurs ? "" : ' target="_blank" rel="noopener noreferrer"';
      return `<a href="${escapeHtml(href).replaceAll('"', "&quot;")}"${out}>${this.parser.parseInline(tokens)}</a>`;
    },
  },
});

/**
 * Parses a cheat sheet: front matter, then "##" groups with "###" sections. The text before the
 * first section is the introduction.
 */
export function readSheet(source: string): Section[] {
  const sections: Section[] = [];
  let group = "";
  for (const token of marked.lexer(frontMatter(source).text)) {
    if (token.type === "heading" && token.depth === 2) group = token.text;
    else if (token.type === "heading") sections.push(newSection(token.text, group));
    else if (token.type === "code") addFence(currentSection(sections), token as Tokens.Code);
    else if (token.type !== "space") {
      const html = marked.parser([token]);
      currentSection(sections).parts.push({ html, text: textOf(html) });
    }
  }
  return sections;
}

function newSection(title: string, group: string): Section {
  return { title, id: slug(title), group, parts: [] };
}

function currentSection(sections: Section[]): Section {
  const last = sections.at(-1) ?? newSection("", "");
  if (sections.length === 0) sections.push(last);
  return last;
}

/** An output fence belongs to the block directly above it. A dot fence is a diagram. */
function addFence({ parts }: Section, { lang = "", text }: Tokens.Code) {
  const above = parts.at(-1);
  if (lang === "output" && above && "code" in above) {
    above.output = text;
    return;
  }
  if (lang.startsWith("dot")) {
    const alt = /\balt="([^"]+)"/.exec(lang)?.[1];
    if (!alt) throw new Error(`A diagram without alt="…": ${text}`);
    parts.push({ dot: text, text: alt });
    return;
  }
  const [reasoned, norun] = /\bnorun="([^"]*)"/.exec(lang) ?? [];
  const [language = "text", ...words] = lang
    .replace(reasoned ?? "", "")
    .split(/\s+/)
    .filter(Boolean);
  parts.push({ language, words, norun, code: text });
}

/** The inline HTML of a heading. */
export function titleHtml(title: string): string {
  return marked.parseInline(title) as string;
}

/** The text of a heading. */
export function titleText(title: string): string {
  return withoutEntities(stripTags(titleHtml(title)));
}

export function textOf(html: string): string {
  return withoutEntities(html.replace(/<[^>]*>/g, " "))
    .replace(/\s+/g, " ")
    .replace(/ ([.,;:!?)])/g, "$1")
    .trim();
}

export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** The text of a section without its code. */
export function proseOf(parts: Part[]): string {
  return parts.flatMap((part) => ("code" in part ? [] : [part.text])).join(" ");
}

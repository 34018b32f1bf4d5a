import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { Marked, Renderer, type Tokens } from "marked";
import { type BundledLanguage, createHighlighter } from "shiki";
import type { Plugin } from "vite";
import type { SheetCounts, SheetSection } from "#domain/cheat-sheets.ts";
import { slug, withoutEntities } from "#domain/text.ts";
import { frontMatter } from "./markdown-plugin.ts";

type Section = { title: string; id: string; group: string; parts: Part[] };
type Part = Block | { html: string; text: string };
type Block = { language: string; words: string[]; norun?: string; code: string; output?: string };

/**
 * A cheat sheet is imported in three ways, so that nobody downloads what is not shown: ?html for its text and contents,
 * ?counts for its numbers, ?search for what the search looks through.
 */
export function cheatSheets(): Plugin {
  return {
    name: "cheat-sheets",
    enforce: "pre",
    async load(id) {
      const [, file = "", query = ""] = /^(.*\/cheat-sheets\/[\w-]+\.md)\?(html|counts|search)$/.exec(id) ?? [];
      if (!file) return;
      this.addWatchFile(file);
      const sheet = readSheet(await readFile(file, "utf8"));
      const views = {
        html: () => sheetHtml(sheet),
        counts: () => sheetCounts(sheet),
        search: () => searchSections(sheet, basename(file, ".md")),
      };
      const view = await views[query as keyof typeof views]();
      return { code: `export default ${JSON.stringify(view)}`, moduleType: "js" };
    },
  };
}

/** Our own markdown, but what looks like HTML in it is text all the same, and links out of the site open a new tab. */
const marked = new Marked({
  renderer: {
    html: ({ text }) => escapeHtml(text),
    // Wide tables can be scrolled, by keyboard too.
    table(table) {
      return `<div class="table" tabindex="0">${new Renderer().table.call(this, table)}</div>`;
    },
    link({ href, tokens }) {
      const isOurs = /^[/#]/.test(href);
      if (!isOurs && !/^https?:\/\//.test(href)) throw new Error(`A sheet links to ${href}`);
      const out = isOurs ? "" : ' target="_blank" rel="noopener noreferrer"';
      return `<a href="${escapeHtml(href).replaceAll('"', "&quot;")}"${out}>${this.parser.parseInline(tokens)}</a>`;
    },
  },
});

/** Front matter, then "##" groups of "###" sections; text before the first of them is the introduction. */
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

/** An output fence belongs to the block directly above it. */
function addFence({ parts }: Section, { lang = "", text }: Tokens.Code) {
  const above = parts.at(-1);
  if (lang === "output" && above && "code" in above) {
    above.output = text;
    return;
  }
  const [reasoned, norun] = /\bnorun="([^"]*)"/.exec(lang) ?? [];
  const [language = "text", ...words] = lang
    .replace(reasoned ?? "", "")
    .split(/\s+/)
    .filter(Boolean);
  parts.push({ language, words, norun, code: text });
}

async function sheetHtml(sections: Section[]): Promise<{ contents: string; html: string }> {
  const html: string[] = [];
  let group = "";
  for (const section of sections) {
    if (section.group !== group) html.push(heading(2, section.group));
    group = section.group;
    html.push(await sectionHtml(section));
  }
  return { contents: contentsHtml(sections), html: html.join("\n") + questionsData(sections) };
}

const questionsGroup = "Interview questions";

async function sectionHtml({ title, id, group, parts }: Section): Promise<string> {
  const body = (await Promise.all(parts.map((part) => ("code" in part ? blockHtml(part) : part.html)))).join("");
  if (!title) return `<div class="lead">${body}</div>`;
  const isQuestion = group === questionsGroup;
  const answer = isQuestion
    ? `<button type="button" data-do="reveal">Show answer</button><div class="answer">${body}</div>`
    : body;
  return `<section id="${id}"${isQuestion ? ' class="question"' : ""} style="--lines:${lineCount(parts)}">${heading(3, title)}${answer}</section>`;
}

function heading(level: 2 | 3, title: string): string {
  const id = slug(title);
  const link = `<a href="#${id}">${inlineCode(title)}</a>`;
  return level === 2 ? `<h2 id="${id}">${link}</h2>` : `<h3>${link}</h3>`;
}

/** How many lines a section will take, roughly: its place is kept while it is not drawn. */
function lineCount(parts: Part[]): number {
  const lines = (text: string) => text.split("\n").length;
  return parts.reduce(
    (sum, part) =>
      sum + ("code" in part ? lines(part.code) + lines(part.output ?? "") + 3 : Math.ceil(part.text.length / 80) + 1),
    2,
  );
}

function contentsHtml(sections: Section[]): string {
  const groups = Map.groupBy(
    sections.filter(({ title }) => title),
    ({ group }) => group,
  );
  const link = (title: string) => `<a href="#${slug(title)}">${inlineCode(title)}</a>`;
  return [...groups]
    .map(
      ([group, members]) =>
        `<li>${link(group)}<ol>${members.map(({ title }) => `<li>${link(title)}</li>`).join("")}</ol></li>`,
    )
    .join("");
}

const names: Record<string, string> = { postgres: "PostgreSQL", body: "inside main", setup: "sample tables" };

async function blockHtml(block: Block): Promise<string> {
  const { language, words, norun, code, output } = block;
  if (language === "text") return `<pre class="drawing"${scrolls(code)}>${escapeHtml(code)}</pre>`;
  const notes = words.flatMap((word) => names[word] ?? []);
  const isFailing = words.includes("fails");
  if (isFailing) notes.push(output ? "fails as it should:" : "fails, as it should");
  else if (norun) notes.push(`not run here: ${norun}`);
  else if (output) notes.push("prints:");
  const run = runsInPage(block) ? `<button type="button" data-do="run">Run</button>` : "";
  return [
    `<figure class="block" data-language="${language}"${words.includes("setup") ? " data-setup" : ""}>`,
    `<pre${scrolls(code)}><code>${await highlighted(code, language)}</code></pre>`,
    `<figcaption><span>${escapeHtml(notes.join(", "))}</span>${run}<button type="button" data-do="copy">Copy</button></figcaption>`,
    output === undefined ? "" : `<pre class="output"${scrolls(output)}>${escapeHtml(output)}</pre>`,
    "</figure>",
  ].join("");
}

/** What is too wide for a phone can be scrolled, and so must be reachable by keyboard. */
function scrolls(text: string): string {
  return text.split("\n").some((line) => line.length > 38) ? ' tabindex="0"' : "";
}

/** Whether a visitor can run the block where it stands: what needs Node, the network or a compiler cannot. */
export function runsInPage({ language, words, norun, code }: Block): boolean {
  if (norun !== undefined || words.includes("postgres") || words.includes("setup")) return false;
  return language === "sql" || (language in beyondBrowser && !beyondBrowser[language]?.test(code));
}

const beyondBrowser: Record<string, RegExp> = {
  javascript: /\b(import|require|process|Buffer|fetch|SharedArrayBuffer)\b|^export\b|console\.(group|count|table)/m,
  python:
    /\b(threading|multiprocessing|subprocess|concurrent|socket|signal|asyncio|input|zoneinfo|getsizeof|perf_counter)\b/,
};

/** The kinds of tokens that are told apart, each with its class; names, operators and punctuation, the most of a text, have none. */
const kinds: Record<string, string[]> = {
  c: ["comment"],
  s: ["string", "constant.character", "constant.other.placeholder"],
  n: ["constant.numeric", "constant.language", "support.constant", "variable.language", "entity.name.tag.yaml"],
  k: ["keyword", "storage", "keyword.operator.new", "keyword.operator.expression", "keyword.operator.logical.python"],
  f: ["entity.name.function", "support.function", "entity.other.attribute-name", "support.type.property-name"],
  t: ["entity.name.type", "entity.name.class", "entity.other.inherited-class", "support.class", "entity.name.tag"],
  "": ["keyword.operator", "meta.template.expression", "storage.modifier.import", "storage.modifier.package"],
};
/** A theme's colors are the only marks that tokens carry, so each class is written as a color: its letter's code. */
const colorOf = (kind: string) => `#0000${(kind.charCodeAt(0) || 0).toString(16).padStart(2, "0").toUpperCase()}`;
const classes = new Map(Object.keys(kinds).map((kind) => [colorOf(kind), kind]));
const theme = {
  name: "classes",
  type: "light" as const,
  fg: colorOf(""),
  bg: "#FFFFFF",
  settings: Object.entries(kinds).map(([kind, scope]) => ({ scope, settings: { foreground: colorOf(kind) } })),
};
const languages = ["c", "cpp", "java", "python", "javascript", "sql", "bash", "html", "css", "yaml"];
let highlighter: ReturnType<typeof createHighlighter> | undefined;

async function highlighted(code: string, language: string): Promise<string> {
  highlighter ??= createHighlighter({ themes: [theme], langs: languages });
  const lines = (await highlighter).codeToTokensBase(code, { lang: language as BundledLanguage, theme });
  return lines.map(lineHtml).join("\n");
}

function lineHtml(tokens: { content: string; color?: string }[]): string {
  const runs: { kind: string; text: string }[] = [];
  for (const { content, color = "" } of tokens) {
    const last = runs.at(-1);
    const kind = classes.get(color.toUpperCase()) ?? "";
    if (last && (last.kind === kind || content.trim() === "")) last.text += content;
    else runs.push({ kind, text: content });
  }
  return runs
    .map(({ kind, text }) => (kind ? `<span class="${kind}">${escapeHtml(text)}</span>` : escapeHtml(text)))
    .join("");
}

/** The interview questions as structured data, which stands in the text so that it, too, is downloaded once. */
function questionsData(sections: Section[]): string {
  const questions = sections.filter(({ group }) => group === questionsGroup);
  if (questions.length === 0) return "";
  const data = {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ title, parts }) => ({
      "@type": "Question",
      name: title,
      acceptedAnswer: { "@type": "Answer", text: proseOf(parts) },
    })),
  };
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;
}

function sheetCounts(sections: Section[]): SheetCounts {
  const executed = sections.flatMap(({ parts }) =>
    parts.filter((part) => "code" in part && part.language !== "text" && part.norun === undefined),
  );
  return {
    sections: sections.filter(({ title }) => title).length,
    questions: sections.filter(({ group }) => group === questionsGroup).length,
    blocks: executed.length,
  };
}

/** Every word of a section once, code and output included: all that finding it takes, in less than half of its size. */
function searchSections(sections: Section[], sheet: string): SheetSection[] {
  return sections
    .filter(({ title }) => title)
    .map(({ title, id, group, parts }) => {
      const prose = proseOf(parts);
      const all = parts.map((part) => ("code" in part ? `${part.code} ${part.output ?? ""}` : part.text)).join(" ");
      const words = new Set(`${group} ${all}`.toLowerCase().split(/\s+/));
      return {
        sheet,
        id,
        title: textOf(inlineCode(title)),
        group,
        lead: shortened(prose),
        words: [...words].join(" "),
      };
    });
}

function proseOf(parts: Part[]): string {
  return parts.flatMap((part) => ("code" in part ? [] : [part.text])).join(" ");
}

function shortened(text: string): string {
  return text.length <= 110 ? text : `${text.slice(0, 110).replace(/\s+\S*$/, "")} …`;
}

function inlineCode(title: string): string {
  return marked.parseInline(title) as string;
}

function textOf(html: string): string {
  return withoutEntities(html.replace(/<[^>]*>/g, " "))
    .replace(/\s+/g, " ")
    .replace(/ ([.,;:!?)])/g, "$1")
    .trim();
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

import { lexer, type Token, type Tokens } from "marked";
import { ownValue } from "../own-value.ts";
import type { Flow, FlowBlock, Paragraph } from "./flow.ts";
import { fontOf, isLink, ParagraphText } from "./paragraph-text.ts";

const size = 10;
const headingSizes = [20, 14, 12];

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/**
 * The content of a Markdown file. HTML comments and tags are ignored, and so is front matter except
 * for the person's name.
 */
export function readMarkdown(text: string): Flow {
  const [, about = ""] = frontMatter.exec(text) ?? [];
  const body = text.replace(frontMatter, "").replace(/<!--[\s\S]*?-->/g, "");
  const name = ["name", "author", "title"].map((key) => valueIn(about, key)).find(Boolean) ?? "";
  const content = name && !body.includes(name) ? `# ${name}\n\n${body}` : body;
  return { header: [], footer: [], body: lexer(content).flatMap((token) => blockOf(token, 0)), hidden: [] };
}

const valueIn = (about: string, key: string) =>
  new RegExp(`^${key}:[ \\t]*["']?(.*?)["']?[ \\t]*$`, "im").exec(about)?.[1];

function blockOf(token: Token, indent: number): FlowBlock[] {
  if (token.type === "heading") return heading(token as Tokens.Heading);
  if (token.type === "list") return (token as Tokens.List).items.flatMap((item) => itemOf(item, indent));
  if (token.type === "table") return [tableOf(token as Tokens.Table)];
  if (token.type === "blockquote") return (token.tokens ?? []).flatMap((inner) => blockOf(inner, indent));
  if (token.type === "code") return paragraphOf([token], { indent, isItem: false });
  if (token.type === "html")
    return paragraphOf([{ ...token, text: token.raw.replace(/<[^<>]*>/g, " ") }], { indent, isItem: false });
  if (token.type === "paragraph" || token.type === "text")
    return paragraphOf(token.tokens ?? [token], { indent, isItem: false });
  return [];
}

function heading({ depth, tokens }: Tokens.Heading): FlowBlock[] {
  const look = { size: headingSizes[depth - 1] ?? 11, isBold: true, level: depth };
  return paragraphOf(tokens, { indent: 0, isItem: false, level: depth }, look);
}

function itemOf({ tokens }: Tokens.ListItem, indent: number): FlowBlock[] {
  return tokens.flatMap((token, at) => {
    if (token.type === "list") return blockOf(token, indent + 15);
    if (token.type !== "text" && token.type !== "paragraph") return blockOf(token, indent + 15);
    return paragraphOf(token.tokens ?? [token], { indent: indent + 15, isItem: at === 0 });
  });
}

function tableOf({ header, rows }: Tokens.Table): FlowBlock {
  const cells = (row: Tokens.TableCell[]) =>
    row.map(({ tokens }, column) => ({ column, blocks: paragraphOf(tokens, { indent: 0, isItem: false }) }));
  return { kind: "table", rows: [header, ...rows].map(cells) };
}

type Look = { size: number; isBold?: boolean; isItalic?: boolean; level?: number; url?: string };
type Setting = Pick<Paragraph, "indent" | "isItem" | "level">;

function paragraphOf(tokens: Token[], setting: Setting, look: Look = { size }): FlowBlock[] {
  const text = new ParagraphText();
  const raw = tokens.map((token) => token.raw).join("");
  // Short lines below each other are facts. Long ones are prose with line breaks typed by hand.
  const isProse = raw.split("\n").some((line) => line.length > 60);
  for (const token of tokens) inline(token, look, text, isProse ? " " : "\n");
  const above = setting.level ? 12 : 0;
  const paragraph = text.paragraph({ above, ...setting });
  return paragraph ? [paragraph] : [];
}

function inline(token: Token, look: Look, text: ParagraphText, lineEnd: string): void {
  const inside = "tokens" in token ? (token.tokens ?? []) : [];
  const inner = (over: Partial<Look>) => {
    for (const one of inside) inline(one, { ...look, ...over }, text, lineEnd);
  };
  if (token.type === "br") text.newLine();
  else if (token.type === "strong") inner({ isBold: true });
  else if (token.type === "em") inner({ isItalic: true });
  else if (token.type === "link") inner(isLink(token.href) ? { url: token.href } : {});
  else if (token.type === "image" || token.type === "checkbox") return;
  else if (token.type === "html") {
    if (/^<br\b/i.test(token.raw)) text.newLine();
  } else if (token.type === "code") {
    for (const line of token.text.split("\n")) addText(`${line}\n`, look, text, "\n");
  } else if (inside.length > 0) inner({});
  else addText("text" in token ? token.text : token.raw, look, text, lineEnd);
}

function addText(added: string, look: Look, text: ParagraphText, lineEnd: string): void {
  const { size, url, level } = look;
  for (const [at, line] of added.replace(/\n/g, lineEnd).split("\n").entries()) {
    if (at > 0) text.newLine();
    text.add({ text: unescaped(line), size, font: fontOf(look, level), ...(url && { url }) });
  }
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: "\u00a0" };
const unescaped = (text: string) => text.replace(/&(#?\w+);/g, (all, name: string) => ownValue(entities, name) ?? all);

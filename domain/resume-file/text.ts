import { type Block, separator } from "./blocks.ts";

const width = 80;

/** A resume as plain text in lines of at most 80 characters, for forms that accept nothing else. */
export function plainText(blocks: Block[]): string {
  return joined(blocks, (block) => {
    const text = saidIn(block);
    if (block.kind === "heading") return [text.toLocaleUpperCase("en"), "-".repeat(Math.min(width, text.length))];
    if (block.kind === "bullet") return wrapped(text, "- ", "  ");
    if (block.date && text.length + block.date.length + 2 <= width)
      return [text + block.date.padStart(width - text.length)];
    return [...wrapped(text), ...(block.date ? wrapped(block.date) : [])];
  });
}

/** A resume as Markdown. */
export function markdown(blocks: Block[]): string {
  return joined(blocks, ({ kind, spans, date = "" }) => {
    const text = spans.map(({ text, url }) => (url ? `[${escaped(text)}](<${url}>)` : escaped(text))).join(separator);
    const dated = [text, escaped(date)].filter(Boolean).join(separator);
    if (kind === "name") return [`# ${dated}`];
    if (kind === "heading") return [`## ${dated}`, ""];
    if (kind === "entry") return [`### ${dated}`, ""];
    if (kind === "bullet") return [`- ${dated}`];
    return [kind === "detail" ? `*${dated}*` : dated, ""];
  });
}

const saidIn = ({ spans }: Block) => spans.map(({ text }) => text).join(separator);

/** Joins the paragraphs' lines, with exactly one empty line above every heading and entry. */
function joined(blocks: Block[], lines: (block: Block) => string[]): string {
  const parts = blocks.flatMap((block, at) => {
    const before = blocks[at - 1]?.kind;
    const isApart = block.kind === "heading" || (block.kind === "entry" && before !== "heading");
    return isApart ? ["", ...lines(block)] : lines(block);
  });
  return `${parts
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()}\n`;
}

function wrapped(text: string, first = "", others = ""): string[] {
  const lines = [first];
  let isEmpty = true;
  for (const word of text.split(" ")) {
    const line = lines.at(-1) ?? "";
    if (isEmpty || line.length + 1 + word.length <= width)
      lines[lines.length - 1] = isEmpty ? line + word : `${line} ${word}`;
    else lines.push(others + word);
    isEmpty = false;
  }
  return lines;
}

/** Escapes characters that Markdown would interpret. */
const escaped = (text: string) => text.replace(/[\\`*_[\]<>|~]|^#/g, "\\$&").replace(/^(\d+|)([.)+-])(?= )/, "$1\\$2");

import { maxPostingLength } from "./posting-limit.ts";

const lineBreaks =
  /^(?:address|article|blockquote|br|dd|div|dl|dt|footer|h[1-6]|header|hr|li|main|ol|p|pre|section|table|td|th|tr|ul)$/;
const unseen = /^(?:script|style|template|noscript|svg)$/;
const entities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  bull: "•",
  ndash: "-",
  mdash: "-",
  rsquo: "'",
  euro: "€",
};

/**
 * A pasted posting as plain text. HTML becomes lines, typographic dashes and quotes become ASCII,
 * and invisible characters are dropped. Longer texts are cut at `maxPostingLength`.
 */
export function postingText(pasted: string): string {
  const cut = pasted.slice(0, maxPostingLength);
  const text = /<(?:p|li|ul|ol|div|br|h[1-6]|span|body)[\s/>]/i.test(cut) ? withoutMarkup(cut) : cut;
  return text
    .replace(/\p{Surrogate}/gu, " ")
    .normalize("NFKC")
    .replace(/\r\n?/g, "\n")
    .replace(/\p{Default_Ignorable_Code_Point}|\p{Bidi_Control}/gu, "")
    .replace(/[‘’‚´`]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[‐‑‒–—―−]/g, "-")
    .replace(/[^\S\n]+/g, " ");
}

function withoutMarkup(html: string): string {
  let hidden = "";
  let text = "";
  for (const part of html.split(/(<[^<>]*>)/)) {
    const [tag, closing, name = ""] = /^<(\/?)([a-z][a-z0-9]*)[^<>]*>$/i.exec(part) ?? [];
    const element = name.toLowerCase();
    if (hidden) hidden = closing && element === hidden ? "" : hidden;
    else if (!closing && unseen.test(element) && !part.endsWith("/>")) hidden = element;
    else text += tag === undefined ? part.replace(/^<.*>$/s, "") : breakAt(element, closing === "/");
  }
  return withoutEntities(text);
}

/** The text that replaces a tag. */
function breakAt(element: string, isClosing: boolean): string {
  if (element === "li" && !isClosing) return "\n• ";
  return lineBreaks.test(element) ? "\n" : "";
}

function withoutEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|([a-z]{2,6}));/gi, (entity, decimal, hexadecimal, name) => {
    if (name) return entities[name.toLowerCase()] ?? entity;
    return String.fromCodePoint(Number.parseInt(decimal ?? hexadecimal, decimal ? 10 : 16));
  });
}

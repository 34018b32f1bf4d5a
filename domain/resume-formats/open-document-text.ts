import type { FlowBlock } from "./flow.ts";
import type { Look, LookOf } from "./open-document-styles.ts";
import { fontOf, isLink, ParagraphText } from "./paragraph-text.ts";
import { isElement, textOf, type XmlElement } from "./xml.ts";

export type Context = {
  lookOf: LookOf;
  hidden: string[];
  indent: number;
  isItem: boolean;
  isShaded: boolean;
  /** Reads the text boxes of a drawing. */
  boxesOf: (drawing: XmlElement, context: Context) => FlowBlock[];
};

/** Elements that are not text of the page: deleted text, notes, comments, indexes. */
export const skipped = new Set([
  "text:tracked-changes",
  "text:note",
  "office:annotation",
  "office:forms",
  "text:sequence-decls",
  "text:table-of-content",
  "text:placeholder",
  "svg:title",
  "svg:desc",
]);

type Open = { context: Context; text: ParagraphText; boxes: FlowBlock[]; level: number; endsRight: boolean };

/** The blocks of a paragraph or heading: its text, and the boxes in it. */
export function paragraphOf(element: XmlElement, context: Context): FlowBlock[] {
  const look = { ...context.lookOf(undefined), ...context.lookOf(element.attributes["text:style-name"]) };
  const isHeading = element.name === "text:h";
  const level = isHeading ? Number(element.attributes["text:outline-level"] ?? 1) : (look.level ?? 0);
  const open: Open = { context, text: new ParagraphText(), boxes: [], level, endsRight: look.endsRight === true };
  inline(element, look, open);
  const paragraph = open.text.paragraph({
    above: Math.min(Math.max(look.above ?? 0, 0), 24),
    indent: context.indent + Math.min(Math.max(look.indent ?? 0, 0), 200),
    isItem: context.isItem && level === 0,
    ...(level > 0 && { level }),
  });
  return [...(paragraph ? [paragraph] : []), ...open.boxes];
}

function inline(element: XmlElement, look: Look, open: Open, url?: string): void {
  for (const node of element.children) {
    if (!isElement(node)) addText(node.replace(/\s+/g, " "), look, open, url);
    else inlineElement(node, look, open, url);
  }
}

function inlineElement(element: XmlElement, look: Look, open: Open, url: string | undefined): void {
  const { name, attributes } = element;
  if (skipped.has(name) || name === "text:page-number" || name === "text:page-count" || name === "text:ruby-text")
    return;
  if (name === "text:tab") open.text.tab(open.endsRight);
  else if (name === "text:line-break") open.text.newLine();
  else if (name === "text:s")
    addText(" ".repeat(Math.min(Number(attributes["text:c"] ?? 1) || 1, 100)), look, open, url);
  else if (name === "text:hidden-text" || name === "text:hidden-paragraph") addHidden(textOf(element), open);
  else if (name.startsWith("draw:")) open.boxes.push(...open.context.boxesOf(element, open.context));
  else if (name === "text:a") {
    const target = attributes["xlink:href"] ?? "";
    inline(element, look, open, isLink(target) ? target : url);
  } else if (name === "text:span")
    inline(element, { ...look, ...open.context.lookOf(attributes["text:style-name"] ?? "") }, open, url);
  else inline(element, look, open, url);
}

const addHidden = (text: string, { context }: Open) => {
  if (text.trim()) context.hidden.push(text.trim());
};

function addText(text: string, look: Look, open: Open, url: string | undefined): void {
  const size = look.size ?? 12;
  const isUnseen = look.isHidden || size <= 2 || (look.isWhite && !look.isShaded && !open.context.isShaded);
  if (isUnseen) addHidden(text, open);
  else open.text.add({ text: text.replace(/\u00ad/g, ""), size, font: fontOf(look, open.level), ...(url && { url }) });
}

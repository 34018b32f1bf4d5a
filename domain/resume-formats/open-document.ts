import type { Archive } from "./archive.ts";
import { decoded } from "./decode.ts";
import { fileRefusals } from "./file-refusals.ts";
import { FileRefused } from "./file-refused.ts";
import type { Flow, FlowBlock, TableCell } from "./flow.ts";
import { fontOf, isLink, ParagraphText } from "./paragraph-text.ts";
import { isWhite, type RunLook } from "./word-looks.ts";
import { allOf, childOf, childrenOf, isElement, parseXml, textOf, type XmlElement } from "./xml.ts";

const mediaType = "application/vnd.oasis.opendocument.text";

/** Whether an archive is a text of OpenDocument, by the type that stands in it. */
export async function isOpenDocument(archive: Archive): Promise<boolean> {
  const type = await archive.bytes("mimetype");
  return type !== undefined && decoded(type).trim().startsWith(mediaType) && archive.paths.includes("content.xml");
}

/** What a text of OpenDocument says, with the header and footer of its first page style. */
export async function readOpenDocument(archive: Archive): Promise<Flow> {
  const part = async (path: string) => {
    const bytes = await archive.bytes(path);
    return bytes && parseXml(decoded(bytes));
  };
  const [content, common] = [await part("content.xml"), await part("styles.xml")];
  if (!content) throw new FileRefused(fileRefusals.damaged);
  const lookOf = looksOf([common, content]);
  const hidden: string[] = [];
  const story = (root: XmlElement | undefined) =>
    blocksOf(root, { lookOf, hidden, indent: 0, isItem: false, isShaded: false });
  const page = allOf(common, "style:master-page")[0];
  const edge = (...names: string[]) => names.flatMap((name) => story(childOf(page, name)));
  return {
    body: story(childOf(childOf(content, "office:body"), "office:text")),
    header: edge("style:header-first", "style:header"),
    footer: edge("style:footer-first", "style:footer"),
    hidden,
  };
}

type Look = RunLook & { above?: number; indent?: number; level?: number; endsRight?: boolean };
type LookOf = (name: string | undefined) => Look;

/** Styles are based on each other by name; those of the text itself come last and win. */
function looksOf(roots: (XmlElement | undefined)[]): LookOf {
  const styles = roots.flatMap((root) => allOf(root, "style:style"));
  const byName = new Map(styles.map((style) => [style.attributes["style:name"], style]));
  const usual = roots
    .flatMap((root) => allOf(root, "style:default-style"))
    .filter(({ attributes }) => attributes["style:family"] === "paragraph");
  const known = new Map<string | undefined, Look>();
  const find = (name: string | undefined, chain: XmlElement[]): Look => {
    const style = byName.get(name);
    if (!style || chain.includes(style)) return {};
    return laidOver(find(style.attributes["style:parent-style-name"], [...chain, style]), style);
  };
  const base = usual.reduce(laidOver, { size: 12 });
  return (name) => {
    const look = known.get(name) ?? { ...find(name, []) };
    known.set(name, look);
    return name === undefined ? base : look;
  };
}

function laidOver(under: Look, style: XmlElement): Look {
  const look: Look = { ...under };
  const level = Number(style.attributes["style:default-outline-level"]);
  if (level > 0) look.level = level;
  const text = childOf(style, "style:text-properties")?.attributes ?? {};
  const paragraph = childOf(style, "style:paragraph-properties");
  const { "fo:font-size": size, "fo:color": color, "fo:font-weight": weight, "fo:font-style": slant } = text;
  if (size?.endsWith("%")) look.size = ((under.size ?? 12) * Number.parseFloat(size)) / 100;
  else if (size) look.size = points(size);
  if (weight) look.isBold = weight === "bold" || Number(weight) >= 600;
  if (slant) look.isItalic = slant !== "normal";
  if (color) look.isWhite = isWhite(color);
  if (text["fo:text-transform"]) look.isCapitals = text["fo:text-transform"] === "uppercase";
  if (text["text:display"]) look.isHidden = text["text:display"] === "none";
  const fills = [text["fo:background-color"], paragraph?.attributes["fo:background-color"]];
  if (fills.some((fill) => fill && fill !== "transparent" && !isWhite(fill))) look.isShaded = true;
  const { "fo:margin-top": above, "fo:margin-left": indent } = paragraph?.attributes ?? {};
  if (above) look.above = points(above);
  if (indent) look.indent = points(indent);
  const stops = allOf(paragraph, "style:tab-stop");
  if (stops.length > 0) look.endsRight = stops.at(-1)?.attributes["style:type"] === "right";
  return look;
}

const perUnit: Record<string, number> = { pt: 1, in: 72, cm: 28.35, mm: 2.835, pc: 12, px: 0.75 };

/** "0.5cm" in points. */
function points(length: string): number {
  const [, number = "0", unit = "pt"] = /^(-?[\d.]+)(\w+)/.exec(length) ?? [];
  return Number(number) * (perUnit[unit] ?? 1);
}

type Context = { lookOf: LookOf; hidden: string[]; indent: number; isItem: boolean; isShaded: boolean };

/** What is no text of the page: deleted text, notes, comments, indexes. */
const skipped = new Set([
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

const blocksOf = (parent: XmlElement | undefined, context: Context): FlowBlock[] =>
  childrenOf(parent).flatMap((element) => blockOf(element, context));

function blockOf(element: XmlElement, context: Context): FlowBlock[] {
  if (skipped.has(element.name)) return [];
  if (element.name === "text:p" || element.name === "text:h") return paragraphOf(element, context);
  if (element.name === "text:list") return listOf(element, context);
  if (element.name === "table:table") return [{ kind: "table", rows: rowsOf(element, context) }];
  if (element.name.startsWith("draw:")) return boxesIn(element, context);
  return blocksOf(element, context);
}

/** Only the first paragraph of an item has its marker. A list's header has none. */
function listOf(list: XmlElement, context: Context): FlowBlock[] {
  return childrenOf(list).flatMap((item) => {
    const isItem = item.name === "text:list-item";
    return childrenOf(item).flatMap((child, at) =>
      blockOf(child, { ...context, indent: context.indent + 15, isItem: isItem && at === 0 }),
    );
  });
}

const mostColumns = 100;

function rowsOf(table: XmlElement, context: Context): TableCell[][] {
  return childrenOf(table).flatMap((part) => {
    if (part.name !== "table:table-row")
      return /^table:table-(?:header-)?rows?(?:-group)?$/.test(part.name) ? rowsOf(part, context) : [];
    let column = 0;
    const cells = childrenOf(part).filter(({ name }) => /^table:(?:covered-)?table-cell$/.test(name));
    const row = cells.map((cell) => {
      const { "table:number-columns-repeated": repeated = 1 } = cell.attributes;
      const isShaded = context.isShaded || context.lookOf(cell.attributes["table:style-name"]).isShaded === true;
      const own = { column, blocks: blocksOf(cell, { ...context, isShaded, isItem: false, indent: 0 }) };
      column += Math.min(Number(repeated) || 1, mostColumns);
      return own;
    });
    return [row];
  });
}

function boxesIn(drawing: XmlElement, context: Context): FlowBlock[] {
  const { "svg:x": across = "0", "svg:y": down = "0" } = drawing.attributes;
  const inside = { ...context, isShaded: true, isItem: false, indent: 0 };
  const blocks = childrenOf(drawing).flatMap((child) =>
    child.name === "draw:text-box" ? blocksOf(child, inside) : blockOf(child, inside),
  );
  return blocks.length > 0 ? [{ kind: "box", blocks, across: points(across), down: points(down) }] : [];
}

type Open = { context: Context; text: ParagraphText; boxes: FlowBlock[]; level: number; endsRight: boolean };

function paragraphOf(element: XmlElement, context: Context): FlowBlock[] {
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
    if (!isElement(node)) say(node.replace(/\s+/g, " "), look, open, url);
    else inlineElement(node, look, open, url);
  }
}

function inlineElement(element: XmlElement, look: Look, open: Open, url: string | undefined): void {
  const { name, attributes } = element;
  if (skipped.has(name) || name === "text:page-number" || name === "text:page-count" || name === "text:ruby-text")
    return;
  if (name === "text:tab") open.text.tab(open.endsRight);
  else if (name === "text:line-break") open.text.newLine();
  else if (name === "text:s") say(" ".repeat(Math.min(Number(attributes["text:c"] ?? 1) || 1, 100)), look, open, url);
  else if (name === "text:hidden-text" || name === "text:hidden-paragraph") note(textOf(element), open);
  else if (name.startsWith("draw:")) open.boxes.push(...boxesIn(element, open.context));
  else if (name === "text:a") {
    const target = attributes["xlink:href"] ?? "";
    inline(element, look, open, isLink(target) ? target : url);
  } else if (name === "text:span")
    inline(element, { ...look, ...open.context.lookOf(attributes["text:style-name"] ?? "") }, open, url);
  else inline(element, look, open, url);
}

const note = (text: string, { context }: Open) => {
  if (text.trim()) context.hidden.push(text.trim());
};

function say(text: string, look: Look, open: Open, url: string | undefined): void {
  const size = look.size ?? 12;
  const isUnseen = look.isHidden || size <= 2 || (look.isWhite && !look.isShaded && !open.context.isShaded);
  if (isUnseen) note(text, open);
  else open.text.add({ text: text.replace(/\u00ad/g, ""), size, font: fontOf(look, open.level), ...(url && { url }) });
}

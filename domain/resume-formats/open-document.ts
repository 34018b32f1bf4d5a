import { decoded } from "../text/decoded.ts";
import type { Archive } from "./archive.ts";
import { fileRefusals } from "./file-refusals.ts";
import { FileRefused } from "./file-refused.ts";
import type { Flow, FlowBlock, TableCell } from "./flow.ts";
import { looksOf, points } from "./open-document-styles.ts";
import { type Context, paragraphOf, skipped } from "./open-document-text.ts";
import { allOf, childOf, childrenOf, parseXml, type XmlElement } from "./xml.ts";

const mediaType = "application/vnd.oasis.opendocument.text";

/** Whether an archive is an OpenDocument text, by its media type entry. */
export async function isOpenDocument(archive: Archive): Promise<boolean> {
  const type = await archive.bytes("mimetype");
  return type !== undefined && decoded(type).trim().startsWith(mediaType) && archive.paths.includes("content.xml");
}

/** The content of an OpenDocument text, with the header and footer of its first page style. */
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
    blocksOf(root, { lookOf, hidden, indent: 0, isItem: false, isShaded: false, boxesOf });
  const page = allOf(common, "style:master-page")[0];
  const edge = (...names: string[]) => names.flatMap((name) => story(childOf(page, name)));
  return {
    body: story(childOf(childOf(content, "office:body"), "office:text")),
    header: edge("style:header-first", "style:header"),
    footer: edge("style:footer-first", "style:footer"),
    hidden,
  };
}

const blocksOf = (parent: XmlElement | undefined, context: Context): FlowBlock[] =>
  childrenOf(parent).flatMap((element) => blockOf(element, context));

function blockOf(element: XmlElement, context: Context): FlowBlock[] {
  if (skipped.has(element.name)) return [];
  if (element.name === "text:p" || element.name === "text:h") return paragraphOf(element, context);
  if (element.name === "text:list") return listOf(element, context);
  if (element.name === "table:table") return [{ kind: "table", rows: rowsOf(element, context) }];
  if (element.name.startsWith("draw:")) return boxesOf(element, context);
  return blocksOf(element, context);
}

/**
 * The paragraphs of a list. Only the first paragraph of an item has a marker. A list header has
 * none.
 */
function listOf(list: XmlElement, context: Context): FlowBlock[] {
  return childrenOf(list).flatMap((item) => {
    const isItem = item.name === "text:list-item";
    return childrenOf(item).flatMap((child, at) =>
      blockOf(child, { ...context, indent: context.indent + 15, isItem: isItem && at === 0 }),
    );
  });
}

const maxColumns = 100;

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
      column += Math.min(Number(repeated) || 1, maxColumns);
      return own;
    });
    return [row];
  });
}

function boxesOf(drawing: XmlElement, context: Context): FlowBlock[] {
  const { "svg:x": across = "0", "svg:y": down = "0" } = drawing.attributes;
  const inside = { ...context, isShaded: true, isItem: false, indent: 0 };
  const blocks = childrenOf(drawing).flatMap((child) =>
    child.name === "draw:text-box" ? blocksOf(child, inside) : blockOf(child, inside),
  );
  return blocks.length > 0 ? [{ kind: "box", blocks, across: points(across), down: points(down) }] : [];
}

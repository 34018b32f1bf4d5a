import type { Archive } from "./archive.ts";
import { fileRefusals } from "./file-refusals.ts";
import { FileRefused } from "./file-refused.ts";
import type { Flow, FlowBlock, TableCell } from "./flow.ts";
import { ParagraphText } from "./paragraph-text.ts";
import { isFilled, paragraphLook } from "./word-looks.ts";
import { withoutPageNumber } from "./word-page-number.ts";
import { bulletsOf, edgePaths, partOf, type Relation, relationsOf } from "./word-parts.ts";
import { type File, newStory, type Place, type Story, shown } from "./word-story.ts";
import { joined, stylesOf } from "./word-styles.ts";
import { inline } from "./word-text.ts";
import { allOf, childOf, childrenOf, type XmlElement } from "./xml.ts";

/**
 * The content of a Word file. Repeated headers and footers are read once, the first page's first.
 */
export async function readWord(archive: Archive, main: string): Promise<Flow> {
  const relations = await relationsOf(archive, main);
  const part = async (ending: string) => {
    const path = relations.find(({ type }) => type.endsWith(`/${ending}`))?.target;
    return path ? partOf(archive, path) : undefined;
  };
  const root = await partOf(archive, main);
  if (!root) throw new FileRefused(fileRefusals.damaged);
  const file: File = {
    styles: stylesOf(await part("styles")),
    bullets: bulletsOf(await part("numbering")),
    hasShapes: allOf(root, "wp:anchor").some(({ attributes }) => isTrue(attributes.behindDoc)),
    hidden: [],
    boxOf: (content, relations) => blocksOf(content, newStory(file, relations), true),
  };
  const body = childOf(root, "w:body");
  const edges = async (kind: "header" | "footer") => {
    const blocks: FlowBlock[] = [];
    for (const path of edgePaths(body, kind, relations)) {
      const edge = await partOf(archive, path);
      if (edge) blocks.push(...storyOf(edge, file, await relationsOf(archive, path)));
    }
    return blocks;
  };
  const flow = { body: storyOf(body, file, relations), header: await edges("header"), footer: await edges("footer") };
  return { ...flow, hidden: file.hidden };
}

const isTrue = (value: string | undefined) => value === "1" || value === "true";

const storyOf = (root: XmlElement | undefined, file: File, relations: Relation[]): FlowBlock[] =>
  blocksOf(root, newStory(file, relations), file.hasShapes);

function blocksOf(parent: XmlElement | undefined, story: Story, isShaded: boolean): FlowBlock[] {
  return childrenOf(parent).flatMap((element) => blockOf(element, story, isShaded));
}

function blockOf(element: XmlElement, story: Story, isShaded: boolean): FlowBlock[] {
  if (element.name === "w:p") return paragraphOf(element, story, isShaded);
  if (element.name === "w:tbl") return [{ kind: "table", rows: tableRows(element, story, isShaded) }];
  return (shown(element) ?? []).flatMap((child) => blockOf(child, story, isShaded));
}

function tableRows(table: XmlElement, story: Story, isShaded: boolean): TableCell[][] {
  // A table style may color cells in ways that are not evaluated here.
  const isStyled = childOf(childOf(table, "w:tblPr"), "w:tblStyle") !== undefined;
  const rows = inside(table, "w:tr").filter((row) => !childOf(childOf(row, "w:trPr"), "w:del"));
  return rows.map((row) => {
    let column = Number(childOf(childOf(row, "w:trPr"), "w:gridBefore")?.attributes["w:val"] ?? 0);
    return inside(row, "w:tc").map((cell) => {
      const properties = childOf(cell, "w:tcPr");
      const shading = childOf(properties, "w:shd");
      const filled = isShaded || isStyled || (shading !== undefined && isFilled(shading));
      const own = { column, blocks: blocksOf(cell, newStory(story.file, story.relations), filled) };
      column += Number(childOf(properties, "w:gridSpan")?.attributes["w:val"] ?? 1);
      return own;
    });
  });
}

/** The rows of a table or the cells of a row, even if controls or insertions wrap them. */
const inside = (parent: XmlElement, name: string): XmlElement[] =>
  childrenOf(parent).flatMap((child) =>
    child.name === name ? [child] : (shown(child) ?? []).filter((one) => one.name === name),
  );

function paragraphOf(element: XmlElement, story: Story, isShaded: boolean): FlowBlock[] {
  const { file } = story;
  const properties = childOf(element, "w:pPr");
  const style = file.styles.of(childOf(properties, "w:pStyle")?.attributes["w:val"]);
  const look = joined(style ? joined(file.styles.plain, style) : file.styles.plain, {
    run: {},
    paragraph: paragraphLook(properties),
  });
  const place: Place = { look, isShaded: isShaded || look.paragraph.isShaded === true };
  for (const child of childrenOf(element)) inline(child, story, place);
  const boxes = story.boxes.splice(0);
  const mark = childOf(properties, "w:rPr");
  if (childOf(mark, "w:del") || childOf(mark, "w:moveFrom")) return boxes;
  const { above = 0, indent = 0, list = "0", level = 0 } = look.paragraph;
  const paragraph = story.text.paragraph({
    above: Math.min(above, 24),
    indent: Math.min(Math.max(indent, 0), 200),
    isItem: level === 0 && file.bullets.has(list),
    ...(level > 0 && { level }),
  });
  const isPageNumber = story.hasPageNumber;
  Object.assign(story, { text: new ParagraphText(), hasPageNumber: false });
  const kept = isPageNumber && paragraph ? withoutPageNumber(paragraph) : paragraph;
  return [...(kept ? [kept] : []), ...boxes];
}

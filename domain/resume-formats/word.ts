import type { Archive } from "./archive.ts";
import { decoded } from "./decode.ts";
import { FileRefused } from "./file-refusals.ts";
import type { Flow, FlowBlock, TableCell } from "./flow.ts";
import { fontOf, isLink, ParagraphText } from "./paragraph-text.ts";
import { symbolText, symbolTexts } from "./symbols.ts";
import { isFilled, joined, type Look, paragraphLook, runLook, type Styles, stylesOf } from "./word-styles.ts";
import { allOf, childOf, childrenOf, parseXml, textOf, type XmlElement } from "./xml.ts";

/** The main part of a Word file by its relation; undefined where an archive is none. */
export async function mainPartOf(archive: Archive): Promise<string | undefined> {
  const relations = await relationsOf(archive, "");
  const main = relations.find(({ type }) => type.endsWith("/officeDocument"))?.target;
  return main && archive.paths.includes(main) && /(?:^|\/)word\//.test(main) ? main : undefined;
}

/** What a Word file says. Its headers and footers are read once, those of the first page first. */
export async function readWord(archive: Archive, main: string): Promise<Flow> {
  const relations = await relationsOf(archive, main);
  const part = async (ending: string) => {
    const path = relations.find(({ type }) => type.endsWith(`/${ending}`))?.target;
    return path ? partOf(archive, path) : undefined;
  };
  const root = await partOf(archive, main);
  if (!root) throw new FileRefused("damaged");
  const file: File = {
    styles: stylesOf(await part("styles")),
    bullets: bulletsOf(await part("numbering")),
    hasShapes: allOf(root, "wp:anchor").some(({ attributes }) => isTrue(attributes.behindDoc)),
    hidden: [],
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

type File = {
  styles: Styles;
  /** The lists that have a marker. */
  bullets: Set<string>;
  /** Shapes lie behind the text, so that white letters may be seen. */
  hasShapes: boolean;
  hidden: string[];
};

type Relation = { id: string; type: string; target: string };

async function partOf(archive: Archive, path: string): Promise<XmlElement | undefined> {
  const bytes = await archive.bytes(path);
  return bytes && parseXml(decoded(bytes));
}

/** The relations of a part, with the paths of parts and the addresses of links. */
async function relationsOf(archive: Archive, path: string): Promise<Relation[]> {
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  const root = await partOf(archive, `${folder}_rels/${path.slice(folder.length)}.rels`);
  return childrenOf(root).map(({ attributes: { Id = "", Type = "", Target = "", TargetMode } }) => {
    const target = TargetMode === "External" ? Target : pathFrom(folder, Target);
    return { id: Id, type: Type, target };
  });
}

const pathFrom = (folder: string, target: string) =>
  target.startsWith("/") ? target.slice(1) : new URL(target, `file:///${folder}`).pathname.slice(1);

/** Lists by their ids, but for those that show nothing before their text. */
function bulletsOf(root: XmlElement | undefined): Set<string> {
  const silent = new Set(
    childrenOf(root, "w:abstractNum")
      .filter((list) => childOf(childOf(list, "w:lvl"), "w:numFmt")?.attributes["w:val"] === "none")
      .map(({ attributes }) => attributes["w:abstractNumId"]),
  );
  const lists = childrenOf(root, "w:num").filter(
    (list) => !silent.has(childOf(list, "w:abstractNumId")?.attributes["w:val"]),
  );
  return new Set(lists.flatMap(({ attributes }) => attributes["w:numId"] ?? []));
}

/** The headers or footers of all sections, the first page's first. */
function edgePaths(body: XmlElement | undefined, kind: string, relations: Relation[]): string[] {
  const order = ["first", "default", "even"];
  const references = allOf(body, `w:${kind}Reference`);
  const sorted = references.toSorted(
    (a, b) => order.indexOf(a.attributes["w:type"] ?? "") - order.indexOf(b.attributes["w:type"] ?? ""),
  );
  const paths = sorted.map(({ attributes }) => relations.find(({ id }) => id === attributes["r:id"])?.target);
  return [...new Set(paths.flatMap((path) => path ?? []))];
}

const isTrue = (value: string | undefined) => value === "1" || value === "true";

/** A field that is open: its instruction, and whether its result has begun. */
type Field = { instruction: string; isShown: boolean };

/** What has been said of a story so far, and what is open in it. */
type Story = {
  file: File;
  relations: Relation[];
  fields: Field[];
  /** Paragraphs whose end was deleted go on in the next one. */
  text: ParagraphText;
  boxes: FlowBlock[];
  hasPageNumber: boolean;
};

type Place = { look: Look; url?: string | undefined; isShaded: boolean };

const storyOf = (root: XmlElement | undefined, file: File, relations: Relation[]): FlowBlock[] =>
  blocksOf(root, newStory(file, relations), file.hasShapes);

const newStory = (file: File, relations: Relation[]): Story => ({
  file,
  relations,
  fields: [],
  text: new ParagraphText(),
  boxes: [],
  hasPageNumber: false,
});

const transparent = new Set(["w:ins", "w:moveTo", "w:smartTag", "w:customXml", "w:bdo", "w:dir", "w:sdtContent"]);

/** What of an element is shown: tracked insertions, one of two alternatives, a control's content but no placeholder. */
function shown(element: XmlElement): XmlElement[] | undefined {
  if (transparent.has(element.name)) return childrenOf(element);
  if (element.name === "w:sdt") {
    const isPlaceholder = childOf(childOf(element, "w:sdtPr"), "w:showingPlcHdr") !== undefined;
    return isPlaceholder ? [] : childrenOf(childOf(element, "w:sdtContent"));
  }
  if (element.name === "mc:AlternateContent")
    return childrenOf(childOf(element, "mc:Choice") ?? childOf(element, "mc:Fallback"));
  return undefined;
}

function blocksOf(parent: XmlElement | undefined, story: Story, isShaded: boolean): FlowBlock[] {
  return childrenOf(parent).flatMap((element) => blockOf(element, story, isShaded));
}

function blockOf(element: XmlElement, story: Story, isShaded: boolean): FlowBlock[] {
  if (element.name === "w:p") return paragraphOf(element, story, isShaded);
  if (element.name === "w:tbl") return [{ kind: "table", rows: tableRows(element, story, isShaded) }];
  return (shown(element) ?? []).flatMap((child) => blockOf(child, story, isShaded));
}

function tableRows(table: XmlElement, story: Story, isShaded: boolean): TableCell[][] {
  // A style may color cells in ways that are not followed here.
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

/** The rows of a table or the cells of a row, which controls and insertions may wrap. */
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

/** "Ada Lovelace, page" has lost its number, and "Page of" says nothing. */
function withoutPageNumber(paragraph: FlowBlock & { kind: "paragraph" }): FlowBlock | undefined {
  const [[segment] = []] = paragraph.lines;
  const [span] = segment?.spans ?? [];
  const text = (segment?.spans ?? [])
    .map(({ text }) => text)
    .join("")
    .replace(/[\s|,·•–—-]*(?:\b(?:page|pg|seite|página|pagina|p)\b\.?)?[\s|,/·•–—-]*(?:of|von|de|sur|di)?\s*$/iu, "");
  return span && text ? { ...paragraph, lines: [[{ spans: [{ ...span, text }], toRight: false }]] } : undefined;
}

function inline(element: XmlElement, story: Story, place: Place): void {
  if (element.name === "w:r") run(element, story, place);
  else if (element.name === "w:hyperlink") within(element, story, { ...place, ...linkOf(element, story) });
  else if (element.name === "w:fldSimple") simpleField(element, story, place);
  else if (element.name === "m:oMath") say(allOf(element, "m:t").map(textOf).join(""), story, place);
  else for (const child of shown(element) ?? []) inline(child, story, place);
}

function within(element: XmlElement, story: Story, place: Place): void {
  for (const child of childrenOf(element)) inline(child, story, place);
}

function linkOf({ attributes }: XmlElement, { relations }: Story): { url?: string } {
  const url = relations.find(({ id }) => id === attributes["r:id"])?.target;
  return url && isLink(url) ? { url } : {};
}

function simpleField(element: XmlElement, story: Story, place: Place): void {
  const instruction = element.attributes["w:instr"] ?? "";
  if (isPageField(instruction)) story.hasPageNumber = true;
  else within(element, story, { ...place, ...linkIn(instruction) });
}

const isPageField = (instruction: string) => /^\s*(?:PAGE|NUMPAGES|SECTIONPAGES)\b/i.test(instruction);

/** HYPERLINK "https://example.com" \t "_blank" */
function linkIn(instruction: string): { url?: string } {
  const [, quoted, bare] = /^\s*HYPERLINK\s+(?:"([^"]*)"|([^\s\\]\S*))/i.exec(instruction) ?? [];
  const url = quoted ?? bare ?? "";
  return isLink(url) ? { url } : {};
}

function run(element: XmlElement, story: Story, place: Place): void {
  const properties = childOf(element, "w:rPr");
  const styleId = childOf(properties, "w:rStyle")?.attributes["w:val"];
  if (styleId === "PlaceholderText") return;
  const style = story.file.styles.of(styleId);
  const own = { run: runLook(properties), paragraph: {} };
  const look = style ? joined(joined(place.look, { run: style.run, paragraph: {} }), own) : joined(place.look, own);
  const inner = { ...place, look };
  for (const part of childrenOf(element)) runPart(part, story, inner);
}

function runPart(element: XmlElement, story: Story, place: Place): void {
  const { name, attributes } = element;
  if (name === "w:t") say(textIn(element), story, place);
  else if (name === "w:tab") tab(story, place);
  else if (name === "w:ptab") story.text.tab(attributes["w:alignment"] === "right");
  else if (name === "w:br" || name === "w:cr") story.text.newLine();
  else if (name === "w:noBreakHyphen") say("-", story, place);
  else if (name === "w:sym") say(symbolIn(element), story, place, "Symbol");
  else if (name === "w:fldChar") fieldMark(attributes["w:fldCharType"], story);
  else if (name === "w:instrText") instruct(element, story);
  else if (name === "w:drawing" || name === "w:pict" || name === "w:object") boxesIn(element, story);
  else if (name === "w:ruby") for (const base of childrenOf(childOf(element, "w:rubyBase"))) inline(base, story, place);
  else for (const child of shown(element) ?? []) runPart(child, story, place);
}

/** Space at the ends of a text counts only where the file says so. */
function textIn(element: XmlElement): string {
  const text = textOf(element).replace(/[\r\n\t]+/g, " ");
  return element.attributes["xml:space"] === "preserve" ? text : text.trim();
}

const symbolIn = ({ attributes }: XmlElement) =>
  symbolText(attributes["w:font"] ?? "", Number.parseInt(attributes["w:char"] ?? "", 16) || 0);

/** Word goes to the next tab stop; the text before it is about half as wide as its letters are high. */
function tab({ text }: Story, { look }: Place): void {
  const stops = look.paragraph.tabs?.filter(({ kind }) => kind !== "clear") ?? [];
  text.tab(stops.at(-1)?.kind === "right" || stops.at(-1)?.kind === "end");
}

function fieldMark(kind: string | undefined, { fields }: Story): void {
  const field = fields.at(-1);
  if (kind === "begin") fields.push({ instruction: "", isShown: false });
  else if (kind === "separate" && field) field.isShown = true;
  else if (kind === "end") fields.pop();
}

function instruct(element: XmlElement, story: Story): void {
  const field = story.fields.at(-1);
  if (field) field.instruction += textOf(element);
}

/** Text boxes of either kind of drawing. Inner ones are met when the text of the outer one is read. */
function boxesIn(drawing: XmlElement, story: Story): void {
  for (const content of outermost(drawing, "w:txbxContent")) {
    const blocks = blocksOf(content, newStory(story.file, story.relations), true);
    story.boxes.push({ kind: "box", blocks, ...positionOf(drawing) });
  }
}

const outermost = (element: XmlElement, name: string): XmlElement[] =>
  childrenOf(element).flatMap((child) => {
    if (child.name === name) return [child];
    return child.name === "mc:AlternateContent"
      ? (shown(child) ?? []).flatMap((one) => outermost(one, name))
      : outermost(child, name);
  });

/** Where an anchored drawing stands, in units of the format: only their order counts. */
function positionOf(drawing: XmlElement): { across: number; down: number } {
  const offset = (name: string) => {
    const position = allOf(drawing, name)[0];
    const text = allOf(position, "wp:posOffset").map(textOf)[0];
    return Number(text ?? 0) || 0;
  };
  return { across: offset("wp:positionH"), down: offset("wp:positionV") };
}

/** Adds text as it looks, unless nobody sees it. */
function say(text: string, story: Story, place: Place, font?: string): void {
  const { fields, file } = story;
  if (fields.some(({ isShown }) => !isShown)) return;
  if (fields.some(({ instruction }) => isPageField(instruction))) {
    story.hasPageNumber = true;
    return;
  }
  const { run: look, paragraph } = place.look;
  const size = look.size ?? 10;
  const isUnseen = look.isHidden || size <= 2 || (look.isWhite && !look.isShaded && !place.isShaded);
  if (isUnseen) {
    if (text.trim()) file.hidden.push(text.trim());
    return;
  }
  const url = place.url ?? fields.map(({ instruction }) => linkIn(instruction).url).find(Boolean);
  const plain = look.symbolFont ? symbolTexts(look.symbolFont, text) : text;
  story.text.add({
    text: plain.replace(/\u00ad/g, ""),
    size,
    font: font ?? (look.symbolFont ? "Symbol" : fontOf(look, paragraph.level)),
    ...(url && { url }),
  });
}

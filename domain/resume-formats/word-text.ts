import type { FlowBlock } from "./flow.ts";
import { fontOf, isLink, ParagraphText } from "./paragraph-text.ts";
import { symbolText, symbolTexts } from "./symbols.ts";
import { runLook } from "./word-looks.ts";
import type { Relation } from "./word-parts.ts";
import { joined, type Look, type Styles } from "./word-styles.ts";
import { allOf, childOf, childrenOf, textOf, type XmlElement } from "./xml.ts";

export type File = {
  styles: Styles;
  /** The lists that have a marker. */
  bullets: Set<string>;
  /** Shapes lie behind the text, so that white letters may be seen. */
  hasShapes: boolean;
  hidden: string[];
  /** The text of a box, whose paragraphs are read as those around it. */
  boxOf: (content: XmlElement, relations: Relation[]) => FlowBlock[];
};

/** A field that is open: its instruction, and whether its result has begun. */
type Field = { instruction: string; isShown: boolean };

/** What has been said of a story so far, and what is open in it. */
export type Story = {
  file: File;
  relations: Relation[];
  fields: Field[];
  /** Paragraphs whose end was deleted go on in the next one. */
  text: ParagraphText;
  boxes: FlowBlock[];
  hasPageNumber: boolean;
};

export type Place = { look: Look; url?: string | undefined; isShaded: boolean };

export const newStory = (file: File, relations: Relation[]): Story => ({
  file,
  relations,
  fields: [],
  text: new ParagraphText(),
  boxes: [],
  hasPageNumber: false,
});

const transparent = new Set(["w:ins", "w:moveTo", "w:smartTag", "w:customXml", "w:bdo", "w:dir", "w:sdtContent"]);

/**
 * What of an element is shown: tracked insertions, one of two alternatives, a control's content but
 * no placeholder.
 */
export function shown(element: XmlElement): XmlElement[] | undefined {
  if (transparent.has(element.name)) return childrenOf(element);
  if (element.name === "w:sdt") {
    const isPlaceholder = childOf(childOf(element, "w:sdtPr"), "w:showingPlcHdr") !== undefined;
    return isPlaceholder ? [] : childrenOf(childOf(element, "w:sdtContent"));
  }
  if (element.name === "mc:AlternateContent")
    return childrenOf(childOf(element, "mc:Choice") ?? childOf(element, "mc:Fallback"));
  return undefined;
}

/** Adds what an element within a paragraph says. */
export function inline(element: XmlElement, story: Story, place: Place): void {
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

/**
 * Word goes to the next tab stop; the text before it is about half as wide as its letters are high.
 */
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

/**
 * Text boxes of either kind of drawing. Inner ones are met when the text of the outer one is read.
 */
function boxesIn(drawing: XmlElement, story: Story): void {
  for (const content of outermost(drawing, "w:txbxContent")) {
    const blocks = story.file.boxOf(content, story.relations);
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

import { fontOf, isLink } from "./paragraph-text.ts";
import { symbolText, symbolTexts } from "./symbols.ts";
import { boxesIn } from "./word-boxes.ts";
import { fieldMark, instruct, isPageField, linkIn } from "./word-fields.ts";
import { runLook } from "./word-looks.ts";
import { type Place, type Story, shown } from "./word-story.ts";
import { joined } from "./word-styles.ts";
import { allOf, childOf, childrenOf, textOf, type XmlElement } from "./xml.ts";

/** Adds the text of an element within a paragraph. */
export function inline(element: XmlElement, story: Story, place: Place): void {
  if (element.name === "w:r") run(element, story, place);
  else if (element.name === "w:hyperlink") within(element, story, { ...place, ...linkOf(element, story) });
  else if (element.name === "w:fldSimple") simpleField(element, story, place);
  else if (element.name === "m:oMath") addText(allOf(element, "m:t").map(textOf).join(""), story, place);
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
  if (name === "w:t") tabbed(element, story, place);
  else if (name === "w:tab") tab(story, place);
  else if (name === "w:ptab") story.text.tab(attributes["w:alignment"] === "right");
  else if (name === "w:br" || name === "w:cr") story.text.newLine();
  else if (name === "w:noBreakHyphen") addText("-", story, place);
  else if (name === "w:sym") addText(symbolIn(element), story, place, "Symbol");
  else if (name === "w:fldChar") fieldMark(attributes["w:fldCharType"], story);
  else if (name === "w:instrText") instruct(element, story);
  else if (name === "w:drawing" || name === "w:pict" || name === "w:object") boxesIn(element, story);
  else if (name === "w:ruby") for (const base of childrenOf(childOf(element, "w:rubyBase"))) inline(base, story, place);
  else for (const child of shown(element) ?? []) runPart(child, story, place);
}

/** Adds an element's text. Tabs count as tabs, unless a line break shows that they indent. */
function tabbed(element: XmlElement, story: Story, place: Place): void {
  const text = textOf(element);
  const isTabbed = element.attributes["xml:space"] === "preserve" && !/[\r\n]/.test(text);
  for (const [at, part] of (isTabbed ? text.split("\t") : [textIn(element)]).entries()) {
    if (at > 0) tab(story, place);
    addText(part, story, place);
  }
}

/** An element's text. Space at its ends counts only if the file says so. */
function textIn(element: XmlElement): string {
  const text = textOf(element).replace(/[\r\n\t]+/g, " ");
  return element.attributes["xml:space"] === "preserve" ? text : text.trim();
}

const symbolIn = ({ attributes }: XmlElement) =>
  symbolText(attributes["w:font"] ?? "", Number.parseInt(attributes["w:char"] ?? "", 16) || 0);

/** Adds a tab. It leads to the right end if the last tab stop is at the right. */
function tab({ text }: Story, { look }: Place): void {
  const stops = look.paragraph.tabs?.filter(({ kind }) => kind !== "clear") ?? [];
  text.tab(stops.at(-1)?.kind === "right" || stops.at(-1)?.kind === "end");
}

/** Adds text with its look. Hidden text is kept apart. */
function addText(text: string, story: Story, place: Place, font?: string): void {
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

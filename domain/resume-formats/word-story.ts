import type { FlowBlock } from "./flow.ts";
import { ParagraphText } from "./paragraph-text.ts";
import type { Relation } from "./word-parts.ts";
import type { Look, Styles } from "./word-styles.ts";
import { childOf, childrenOf, type XmlElement } from "./xml.ts";

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

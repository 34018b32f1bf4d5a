import type { FlowBlock } from "./flow.ts";
import { ParagraphText } from "./paragraph-text.ts";
import type { Relation } from "./word-parts.ts";
import type { Look, Styles } from "./word-styles.ts";
import { childOf, childrenOf, type XmlElement } from "./xml.ts";

export type File = {
  styles: Styles;
  /** The ids of the lists that have a marker. */
  bullets: Set<string>;
  /** Whether there are shapes behind the text, so that white letters may be visible. */
  hasShapes: boolean;
  hidden: string[];
  /** Reads the text of a text box. */
  boxOf: (content: XmlElement, relations: Relation[]) => FlowBlock[];
};

/** An open field: its instruction, and whether its result has begun. */
type Field = { instruction: string; isShown: boolean };

/** The content read so far from a story, with its open fields and paragraph. */
export type Story = {
  file: File;
  relations: Relation[];
  fields: Field[];
  /** The current paragraph. A paragraph whose end mark was deleted continues in the next. */
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
 * The visible children of a wrapper: a tracked insertion, one of two alternatives, a control's
 * content unless it is a placeholder.
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

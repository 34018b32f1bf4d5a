import { type Story, shown } from "./word-story.ts";
import { allOf, childrenOf, textOf, type XmlElement } from "./xml.ts";

/**
 * Reads the text boxes of a drawing, in either format. Nested boxes are read with the text of the
 * outer one.
 */
export function boxesIn(drawing: XmlElement, story: Story): void {
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

/** The position of an anchored drawing, in the format's units. Only the order matters. */
function positionOf(drawing: XmlElement): { across: number; down: number } {
  const offset = (name: string) => {
    const position = allOf(drawing, name)[0];
    const text = allOf(position, "wp:posOffset").map(textOf)[0];
    return Number(text ?? 0) || 0;
  };
  return { across: offset("wp:positionH"), down: offset("wp:positionV") };
}

import type { Block } from "./blocks.ts";
import { head, main, twips } from "./docx-xml.ts";
import { type Design, textSizes } from "./options.ts";
import type { Face } from "./spans.ts";

/** Word's own styles, except for the details and paragraphs of an entry and the contact details. */
export const styleIds: Record<Block["kind"], string> = {
  name: "Title",
  title: "Subtitle",
  contact: "Contact",
  heading: "Heading1",
  entry: "Heading2",
  detail: "Detail",
  text: "Normal",
  paragraph: "EntryText",
  bullet: "ListBullet",
};

/** The style sheet of a Word file, as XML. */
export function styles(design: Design): string {
  const font = design.font === "sans" ? "Calibri" : "Cambria";
  const base = textSizes[0] as number;
  const line = Math.round(Math.max(1, design.leading - 0.22) * 240);
  const style = (
    id: string,
    name: string,
    { size = base, face = "regular", above = 0, indent = 0, more = "", isHead = false }: StyleLook = {},
  ) =>
    `<w:style w:type="paragraph"${id === "Normal" ? ' w:default="1"' : ""} w:styleId="${id}"${ours.has(id) ? ' w:customStyle="1"' : ""}><w:name w:val="${name}"/>${id === "Normal" ? "" : '<w:basedOn w:val="Normal"/>'}<w:qFormat/><w:pPr>${isHead ? "<w:keepNext/>" : ""}${more}<w:spacing w:before="${twips(above * base)}" w:after="0" w:line="${line}" w:lineRule="auto"/>${indent ? `<w:ind w:left="${twips(indent * base)}"/>` : ""}${id.startsWith("Heading") ? `<w:outlineLvl w:val="${Number(id.at(-1)) - 1}"/>` : ""}</w:pPr><w:rPr>${face === "bold" ? "<w:b/><w:bCs/>" : face === "italic" ? "<w:i/><w:iCs/>" : ""}<w:sz w:val="${Math.round(2 * size)}"/><w:szCs w:val="${Math.round(2 * size)}"/></w:rPr></w:style>`;
  return `${head}<w:styles xmlns:w="${main}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="${font}" w:hAnsi="${font}" w:cs="Nirmala UI" w:eastAsia="${font}"/><w:sz w:val="${2 * base}"/><w:szCs w:val="${2 * base}"/><w:lang w:val="en-US" w:bidi="hi-IN"/></w:rPr></w:rPrDefault></w:docDefaults>${[
    style("Normal", "Normal"),
    style("Title", "Title", { size: base * design.nameSize, face: "bold" }),
    style("Subtitle", "Subtitle", { size: base * 1.15 }),
    style("Contact", "Contact"),
    style("Heading1", "heading 1", {
      size: base * design.headingSize,
      face: "bold",
      above: design.sectionGap,
      isHead: true,
      more: '<w:pBdr><w:bottom w:val="single" w:sz="4" w:space="1" w:color="B9BDC6"/></w:pBdr>',
    }),
    style("Heading2", "heading 2", { face: "bold", above: design.entryGap, isHead: true }),
    style("Detail", "Detail", { face: "italic", isHead: true }),
    style("EntryText", "Entry Text", { above: 0.15, indent: 0.9 }),
    style("ListBullet", "List Bullet", { above: 0.1, more: '<w:numPr><w:numId w:val="1"/></w:numPr>' }),
  ].join(
    "",
  )}<w:style w:type="character" w:customStyle="1" w:styleId="Date"><w:name w:val="Date of entry"/><w:rPr><w:b w:val="0"/><w:bCs w:val="0"/><w:color w:val="4A4F5A"/></w:rPr></w:style></w:styles>`;
}

type StyleLook = { size?: number; face?: Face; above?: number; indent?: number; more?: string; isHead?: boolean };

const ours = new Set(["Contact", "Detail", "EntryText"]);

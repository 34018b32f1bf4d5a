import PDFDocument from "pdfkit";
import type { Block, FileQuestion } from "#domain/resume-file/blocks.ts";
import { layOut } from "#domain/resume-file/layout.ts";
import type { Missing } from "#domain/resume-file/missing-characters.ts";
import { papers } from "#domain/resume-file/options.ts";
import type { PlacedPage, PlacedText } from "#domain/resume-file/pages.ts";
import { runsOf } from "#domain/resume-file/runs.ts";
import { type Fonts, fontOf, measureIn, missingIn, registerFonts, widthOfRun } from "./pdf-fonts.ts";

/** A file and its number of pages, or the characters that the fonts lack. */
export type PdfAnswer = { bytes: Uint8Array<ArrayBuffer>; pages: number } | { missing: Missing[] };

type Document = InstanceType<typeof PDFDocument>;
type Element = ReturnType<Document["struct"]>;

const tags: Record<Block["kind"], string> = {
  name: "H1",
  title: "P",
  contact: "P",
  heading: "H2",
  entry: "H3",
  detail: "P",
  text: "P",
  paragraph: "P",
  bullet: "LI",
};

/**
 * Writes a resume as a tagged PDF with real text. The same resume gives the same bytes: the file
 * has no date. If the fonts lack a character, no file is written.
 */
export async function writePdf(question: FileQuestion, fonts: Fonts): Promise<PdfAnswer> {
  const { blocks, design, paper, title, author } = question;
  const missing = missingIn(blocks, fonts);
  if (missing.length > 0) return { missing };
  const { width, height } = papers[paper];
  const document = new PDFDocument({
    size: [width, height],
    margin: 0,
    autoFirstPage: false,
    font: "", // otherwise pdfkit loads a default font, which its browser build lacks
    pdfVersion: "1.7",
    tagged: true,
    displayTitle: true,
    lang: "en",
    info: {
      Title: title,
      Author: author,
      Creator: "Zero to Offer",
      Producer: "Zero to Offer",
      CreationDate: new Date(0),
    },
  });
  Reflect.deleteProperty(document.info, "CreationDate");
  // pdfkit would repeat the metadata as XML without escaping it.
  Object.assign(document, { endMetadata() {} });
  const parts: Uint8Array[] = [];
  document.on("data", (part: Uint8Array) => parts.push(part));
  const ended = new Promise((resolve) => document.on("end", resolve));
  registerFonts(document, fonts);
  const pages = layOut(blocks, design, paper, measureIn(document));
  draw(document, blocks, pages);
  document.end();
  await ended;
  const bytes = new Uint8Array(await new Blob(parts as Uint8Array<ArrayBuffer>[]).arrayBuffer());
  return { bytes, pages: pages.length };
}

function draw(document: Document, blocks: Block[], pages: PlacedPage[]) {
  const root = document.struct("Document");
  document.addStructure(root);
  const paragraphOf = paragraphsIn(document, root, blocks);
  for (const { texts, rules } of pages) {
    document.addPage();
    for (const { x, y, width } of rules) {
      document.markContent("Artifact", { type: "Layout" });
      document
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.6)
        .stroke("#b9bdc6");
      document.endMarkedContent();
    }
    for (const text of texts) {
      const { marker, body } = paragraphOf(text.block);
      if (text.url) writeLink(document, body, text, text.url);
      else write(document, text.role === "marker" ? marker : body, text);
    }
  }
  root.end();
}

/** Returns the structure elements of a paragraph: one for its text, one for its list marker. */
function paragraphsIn(document: Document, root: Element, blocks: Block[]) {
  const known = new Map<number, { marker: Element; body: Element }>();
  let list: Element | undefined;
  return (at: number) => {
    const made = known.get(at);
    if (made) return made;
    const kind = blocks[at]?.kind ?? "text";
    list = kind === "bullet" ? (list ?? elementIn(document, root, "L")) : undefined;
    const element = elementIn(document, list ?? root, tags[kind]);
    const paragraph = list
      ? { marker: elementIn(document, element, "Lbl"), body: elementIn(document, element, "LBody") }
      : { marker: element, body: element };
    known.set(at, paragraph);
    return paragraph;
  };
}

function elementIn(document: Document, parent: Element, type: string): Element {
  const element = document.struct(type as never);
  parent.add(element);
  return element;
}

function writeLink(document: Document, parent: Element, text: PlacedText, url: string) {
  const link = elementIn(document, parent, "Link");
  write(document, link, text);
  const { x, y, size, width } = text;
  document.link(x, y - 0.8 * size, width, 1.1 * size, url, { structParent: link, Contents: new String(url) } as never);
}

/** The width of the stroke around bold text, at font size 1. */
const boldStroke = 0.03;

function write(document: Document, parent: Element, { text, face, size, x, y, role }: PlacedText) {
  const content = document.markStructureContent("Span" as never);
  const color = role === "date" ? "#4a4f5a" : "#15171c";
  let left = x;
  const runs = runsOf(text);
  for (const run of runs) {
    document
      .font(fontOf(run, face))
      .fontSize(size)
      .fillColor(color)
      .strokeColor(color)
      .lineWidth(boldStroke * size)
      .text(run.text, left, y, {
        lineBreak: false,
        baseline: "alphabetic",
        ...(run.isDevanagari && { fill: true, stroke: face === "bold" }),
      });
    if (run !== runs.at(-1)) left += size * widthOfRun(document, run, face);
  }
  document.endMarkedContent();
  parent.add(content);
}

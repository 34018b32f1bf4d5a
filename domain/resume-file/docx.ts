import { type Block, endsEntry, type FileQuestion, separator } from "./blocks.ts";
import { styleIds, styles } from "./docx-styles.ts";
import { escaped, head, main, office, twips } from "./docx-xml.ts";
import { type Design, designs, type PaperName, papers } from "./options.ts";
import type { Span } from "./spans.ts";

/** The parts of a Word file, by their path in the archive. */
type DocxParts = Record<string, string>;

/**
 * A resume as a Word file: paragraphs in Word's own styles, dates at a tab stop on the right edge,
 * real links. It has no tables, boxes or headers, since resume readers lose those.
 */
export function docxParts({ blocks, design, paper, title, author }: FileQuestion): DocxParts {
  const urls = [...new Set(blocks.flatMap(({ spans }) => spans.flatMap(({ url }) => url ?? [])))];
  return {
    "[Content_Types].xml": contentTypes,
    "_rels/.rels": relationships([
      { type: `${office}/officeDocument`, target: "word/document.xml" },
      {
        type: "http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties",
        target: "docProps/core.xml",
      },
    ]),
    "docProps/core.xml": coreProperties(title, author),
    "word/_rels/document.xml.rels": relationships([
      { type: `${office}/styles`, target: "styles.xml" },
      { type: `${office}/numbering`, target: "numbering.xml" },
      ...urls.map((target) => ({ type: `${office}/hyperlink`, target, isOutside: true })),
    ]),
    "word/document.xml": document(blocks, urls, designs[design], paper),
    "word/styles.xml": styles(designs[design]),
    "word/numbering.xml": numbering,
  };
}
const firstLink = 3;

function document(blocks: Block[], urls: string[], design: Design, paper: PaperName): string {
  const { width, height } = papers[paper];
  const right = twips(width - 2 * design.margin);
  const margin = twips(design.margin);
  const paragraphs = blocks.map((block, at) => paragraph(block, blocks[at + 1], urls, right));
  const page = `<w:sectPr><w:pgSz w:w="${twips(width)}" w:h="${twips(height)}"/><w:pgMar w:top="${margin}" w:right="${margin}" w:bottom="${margin}" w:left="${margin}" w:header="0" w:footer="0" w:gutter="0"/></w:sectPr>`;
  return `${head}<w:document xmlns:w="${main}" xmlns:r="${office}"><w:body>${paragraphs.join("")}${page}</w:body></w:document>`;
}

function paragraph(block: Block, next: Block | undefined, urls: string[], right: number): string {
  const { kind, spans, date } = block;
  const free = endsEntry(block, next) ? '<w:keepNext w:val="0"/>' : "";
  const tabs = date ? `<w:tabs><w:tab w:val="right" w:pos="${right}"/></w:tabs>` : "";
  const parts = spans.flatMap((span, at): Span[] => (at > 0 ? [{ text: separator, face: "regular" }, span] : [span]));
  const runs = parts.map((span) => {
    const id = span.url ? firstLink + urls.indexOf(span.url) : 0;
    return span.url ? `<w:hyperlink r:id="rId${id}">${run(span.text)}</w:hyperlink>` : run(span.text);
  });
  const day = date ? `<w:r><w:rPr><w:rStyle w:val="Date"/></w:rPr><w:tab/>${text(date)}</w:r>` : "";
  return `<w:p><w:pPr><w:pStyle w:val="${styleIds[kind]}"/>${free}${tabs}</w:pPr>${runs.join("")}${day}</w:p>`;
}

const run = (words: string) => `<w:r>${text(words)}</w:r>`;
const text = (words: string) => `<w:t xml:space="preserve">${escaped(words)}</w:t>`;

const numbering = `${head}<w:numbering xmlns:w="${main}"><w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="hybridMultilevel"/><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:pStyle w:val="ListBullet"/><w:lvlText w:val="•"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="400" w:hanging="210"/></w:pPr></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;

const wordType = "application/vnd.openxmlformats-officedocument.wordprocessingml";
const contentTypes = `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${wordType}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${wordType}.styles+xml"/><Override PartName="/word/numbering.xml" ContentType="${wordType}.numbering+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`;

const coreProperties = (title: string, author: string) =>
  `${head}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escaped(title)}</dc:title><dc:creator>${escaped(author)}</dc:creator></cp:coreProperties>`;

function relationships(links: { type: string; target: string; isOutside?: boolean }[]): string {
  const entries = links.map(
    ({ type, target, isOutside }, at) =>
      `<Relationship Id="rId${at + 1}" Type="${type}" Target="${escaped(target)}"${isOutside ? ' TargetMode="External"' : ""}/>`,
  );
  return `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${entries.join("")}</Relationships>`;
}

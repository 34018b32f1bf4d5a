import { readFileSync } from "node:fs";
import { getDocumentProxy } from "unpdf";
import type { ResumeDocument } from "#domain/resume/page.ts";
import { readPdf } from "#domain/resume/read-pdf.ts";
import type { Resume } from "#domain/resume/resume.schema.ts";
import { type DesignName, designs, type Headings, type PaperName, usualOrder } from "#domain/resume-file/options.ts";
import { blocksOf } from "#domain/resume-file/resume-blocks.ts";
import { haveDevanagari } from "#domain/resume-file/runs.ts";
import { openDevanagari, openFont } from "#web/features/portfolio/resume-file/pdf-fonts.ts";
import { writePdf } from "#web/features/portfolio/resume-file/write-pdf.ts";

const fileAt = (name: string) => readFileSync(`web/fonts/resume-${name}.ttf`);
const fontsOf = (name: string) => ({
  regular: openFont(fileAt(`${name}-regular`)),
  italic: openFont(fileAt(`${name}-italic`)),
  bold: openFont(fileAt(`${name}-bold`)),
});

/** All fonts, as in a browser that has not written a file yet. */
export const openFonts = () => ({
  sans: fontsOf("sans"),
  serif: fontsOf("serif"),
  devanagari: openDevanagari(fileAt("devanagari")),
});
const fonts = openFonts();

export const questionOf = (
  resume: Resume,
  design: DesignName,
  paper: PaperName,
  sections = usualOrder,
  headings?: Headings,
) => ({
  blocks: blocksOf(resume, sections, headings),
  design,
  paper,
  title: `${resume.basics.name.text} – Resume`,
  author: resume.basics.name.text,
});

/** The file that the writer makes of a resume, with the fonts of the design. */
export function answerOf(
  resume: Resume,
  design: DesignName = "modern",
  paper: PaperName = "a4",
  sections = usualOrder,
  { devanagari, ...others } = fonts,
  headings?: Headings,
) {
  const question = questionOf(resume, design, paper, sections, headings);
  const needed = haveDevanagari(question.blocks) ? { devanagari } : {};
  return writePdf(question, { ...others[designs[design].font], ...needed });
}

export async function pdfOf(...question: Parameters<typeof answerOf>): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await answerOf(...question);
  if ("missing" in answer) throw new Error(`The font lacks ${JSON.stringify(answer.missing)}`);
  return answer.bytes;
}

/** The positioned text of a PDF. It reads a copy, because the reader transfers the bytes. */
export function documentOf(pdf: Uint8Array): Promise<ResumeDocument> {
  return readPdf(pdf.slice(), { open: getDocumentProxy, within: (read) => read() });
}

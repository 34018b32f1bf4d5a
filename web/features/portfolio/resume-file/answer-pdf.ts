import type { FileQuestion } from "#domain/resume-file/blocks.ts";
import { designs } from "#domain/resume-file/options.ts";
import { haveDevanagari } from "#domain/resume-file/runs.ts";
import { type PdfAnswer, writePdf } from "./write-pdf.ts";

const addresses = {
  sans: {
    regular: new URL("../../../fonts/resume-sans-regular.ttf", import.meta.url),
    italic: new URL("../../../fonts/resume-sans-italic.ttf", import.meta.url),
    bold: new URL("../../../fonts/resume-sans-bold.ttf", import.meta.url),
  },
  serif: {
    regular: new URL("../../../fonts/resume-serif-regular.ttf", import.meta.url),
    italic: new URL("../../../fonts/resume-serif-italic.ttf", import.meta.url),
    bold: new URL("../../../fonts/resume-serif-bold.ttf", import.meta.url),
  },
};

const devanagariAddress = new URL("../../../fonts/resume-devanagari.ttf", import.meta.url);

/** Fetches the fonts that the resume needs, and writes the PDF. */
export async function answerPdf(question: FileQuestion): Promise<PdfAnswer> {
  const addressesOf = addresses[designs[question.design].font];
  const [regular, italic, bold, devanagari] = await Promise.all([
    fontAt(addressesOf.regular),
    fontAt(addressesOf.italic),
    fontAt(addressesOf.bold),
    haveDevanagari(question.blocks) ? fontAt(devanagariAddress) : undefined,
  ]);
  return writePdf(question, { regular, italic, bold, ...(devanagari && { devanagari }) });
}

async function fontAt(address: URL): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error("The font could not be fetched");
  return new Uint8Array(await answer.arrayBuffer());
}

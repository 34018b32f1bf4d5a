import type { FileQuestion } from "#domain/resume-file/blocks.ts";
import { designs } from "#domain/resume-file/options.ts";
import { haveDevanagari } from "#domain/resume-file/runs.ts";
import { openDevanagari, openFont } from "./pdf-fonts.ts";
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

const fontOf = kept(openFont);
const devanagariOf = kept(openDevanagari);

/** Fetches the fonts that the resume needs, and writes the PDF. */
export async function answerPdf(question: FileQuestion): Promise<PdfAnswer> {
  const addressesOf = addresses[designs[question.design].font];
  const [regular, italic, bold, devanagari] = await Promise.all([
    fontOf(addressesOf.regular),
    fontOf(addressesOf.italic),
    fontOf(addressesOf.bold),
    haveDevanagari(question.blocks) ? devanagariOf(devanagariAddress) : undefined,
  ]);
  return writePdf(question, { regular, italic, bold, ...(devanagari && { devanagari }) });
}

/** Returns a function that fetches and opens a file, and keeps the opened file. */
function kept<Opened>(open: (file: Uint8Array) => Opened): (address: URL) => Promise<Opened> {
  const files = new Map<string, Opened>();
  return async ({ href }) => {
    const file = files.get(href) ?? open(await fetched(href));
    files.set(href, file);
    return file;
  };
}

async function fetched(address: string): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error("The font could not be fetched");
  return new Uint8Array(await answer.arrayBuffer());
}

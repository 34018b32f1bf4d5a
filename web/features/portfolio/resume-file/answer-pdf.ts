import { designs, type FileQuestion } from "#domain/resume-file/options.ts";
import sansBold from "#web/fonts/resume-sans-bold.ttf?url";
import sansItalic from "#web/fonts/resume-sans-italic.ttf?url";
import sansRegular from "#web/fonts/resume-sans-regular.ttf?url";
import serifBold from "#web/fonts/resume-serif-bold.ttf?url";
import serifItalic from "#web/fonts/resume-serif-italic.ttf?url";
import serifRegular from "#web/fonts/resume-serif-regular.ttf?url";
import { type Fonts, type PdfAnswer, writePdf } from "./write-pdf.ts";

const addresses = {
  sans: { regular: sansRegular, italic: sansItalic, bold: sansBold },
  serif: { regular: serifRegular, italic: serifItalic, bold: serifBold },
};

/** Fetches the fonts of the design, and writes the file. */
export async function answerPdf(question: FileQuestion): Promise<PdfAnswer> {
  const { regular, italic, bold } = addresses[designs[question.design].font];
  const [regularFile, italicFile, boldFile] = await Promise.all([regular, italic, bold].map(fontAt));
  return writePdf(question, { regular: regularFile, italic: italicFile, bold: boldFile } as Fonts);
}

async function fontAt(address: string): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error("The font could not be fetched");
  return new Uint8Array(await answer.arrayBuffer());
}

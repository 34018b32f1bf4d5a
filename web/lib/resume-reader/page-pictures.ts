import type { PDFPageProxy } from "unpdf/pdfjs";
import { OPS } from "unpdf/pdfjs?drawing";
import type { ResumeDocument, ResumePage } from "#domain/resume/page.ts";
import type { Source } from "#domain/resume/resume.schema.ts";
import type { FileFacts } from "#domain/resume-check/check.ts";
import { type Drawing, leavesNoTrace } from "#domain/resume-check/ink.ts";
import { draw, openToDraw } from "./draw-pages.ts";
import { picturesOn } from "./pictures-on.ts";
import type { PagePicture } from "./reader-messages.ts";

type Inspection = Pick<FileFacts, "rawTexts" | "hidden"> & {
  pdf: Omit<NonNullable<FileFacts["pdf"]>, "columns">;
  pages: PagePicture[];
};

/** Pixels per point, sharp enough for a phone's screen. A large page is drawn with fewer. */
const sharp = 2;
const maxDrawnPixels = 8_000_000;

/** Images with more pixels are left out: decoding them would take too much memory. */
const maxPixels = 2_000_000;

/**
 * Draws the pages of a PDF, and reads what the PDF contains besides text. `turns` has the quarter
 * turns of each page's text. `document` has its pages upright already.
 */
export async function inspectPdf(bytes: Uint8Array, document: ResumeDocument, turns: number[]): Promise<Inspection> {
  const pdf = await openToDraw(bytes, maxPixels);
  try {
    const { info } = await pdf.getMetadata();
    const { Title = "", Language = "" } = info as { Title?: string; Language?: string };
    const marks = (await pdf.getMarkInfo()) as { Marked?: boolean } | null;
    const inspection: Inspection = {
      pdf: { title: Title, language: Language ?? "", isTagged: marks?.Marked === true, pictures: [] },
      rawTexts: [],
      hidden: [],
      pages: [],
    };
    for (const [at, page] of document.pages.entries())
      await pdf
        .getPage(at + 1)
        .then((proxy) => inspectPage(inspection, at, page, proxy, proxy.rotate - 90 * (turns[at] ?? 0)))
        .catch(() => withoutPicture(inspection, at, page));
    return inspection;
  } finally {
    await pdf.loadingTask.destroy();
  }
}

async function inspectPage(
  inspection: Inspection,
  at: number,
  page: ResumePage,
  proxy: PDFPageProxy,
  rotation: number,
) {
  const { items } = await proxy.getTextContent({ disableNormalization: true });
  const { fnArray, argsArray } = await proxy.getOperatorList();
  const found = picturesOn({ fnArray, argsArray }, OPS, proxy.getViewport({ scale: 1, rotation }).transform);
  const { width, height } = page;
  const drawing = await draw(proxy, rotation, Math.min(sharp, Math.sqrt(maxDrawnPixels / (width * height))));
  const hidden = hiddenOn(page, drawing, at);
  inspection.rawTexts.push(...items.flatMap((item) => ("str" in item ? [item.str] : [])));
  inspection.pdf.pictures.push(...found.filter((box) => mayBePhoto(box, page)).map((box) => ({ page: at, ...box })));
  inspection.hidden = hidden && inspection.hidden ? [...inspection.hidden, ...hidden] : undefined;
  inspection.pages.push({ number: at + 1, width, height, picture: drawing.canvas.transferToImageBitmap() });
}

/**
 * Adds a page without its picture, because the page could not be drawn or needs too much memory.
 */
function withoutPicture(inspection: Inspection, at: number, { width, height, items }: ResumePage) {
  inspection.rawTexts.push(...items.map(({ text }) => text));
  inspection.hidden = undefined;
  inspection.pages.push({ number: at + 1, width, height, picture: undefined });
}

/** 2 cm, in points. */
const minSide = 57;

/**
 * Whether a picture may be a photo: larger than a stamp, smaller than half a page, and less than
 * twice as long as wide.
 */
function mayBePhoto({ width, height }: Omit<Source, "page">, page: ResumePage): boolean {
  const isBig = width >= minSide && height >= minSide && width * height < 0.5 * page.width * page.height;
  return isBig && width < 2 * height && height < 2 * width;
}

/**
 * The invisible text of a page. Undefined if most of its text is invisible, since that means that
 * the drawing has failed.
 */
function hiddenOn(page: ResumePage, drawing: Drawing, at: number) {
  const words = page.items.filter(({ text }) => /[\p{L}\p{N}]{2}/u.test(text));
  const hidden = words.flatMap(({ text, x, y, width, size }) => {
    const box = { x, y: y - size, width, height: 1.2 * size };
    return leavesNoTrace(drawing, box) ? [{ text: text.trim(), at: { page: at, ...box } }] : [];
  });
  return hidden.length > words.length / 2 ? undefined : hidden;
}

import { getResolvedPDFJS } from "unpdf";
import type { PDFPageProxy } from "unpdf/pdfjs";
import type { ResumeDocument, ResumePage } from "#domain/resume/page.ts";
import type { Source } from "#domain/resume/resume.schema.ts";
import type { FileFacts } from "#domain/resume-check/check.ts";
import { type Drawing, leavesNoTrace } from "#domain/resume-check/ink.ts";
import { draw, openToDraw } from "./draw-pages.ts";
import { picturesOn } from "./pictures-on.ts";
import type { PagePicture } from "./reader-messages.ts";

export type Look = Pick<FileFacts, "rawTexts" | "hidden"> & {
  pdf: Omit<NonNullable<FileFacts["pdf"]>, "columns">;
  pages: PagePicture[];
};

/** Pixels for each point: sharp on a phone's screen. A large page is drawn with fewer. */
const sharp = 2;
const mostDrawn = 8_000_000;

/** Larger pictures are left out: taking them apart would cost more memory than a resume may. */
const maxPixels = 2_000_000;

/**
 * What the PDF says beside its text, and its pages drawn by the library that has read them. `turns`
 * are the quarter turns in which each page's text runs; `document` is upright already.
 */
export async function lookAt(bytes: Uint8Array, document: ResumeDocument, turns: number[]): Promise<Look> {
  const pdf = await openToDraw(bytes, maxPixels);
  try {
    const { info } = await pdf.getMetadata();
    const { Title = "", Language = "" } = info as { Title?: string; Language?: string };
    const marks = (await pdf.getMarkInfo()) as { Marked?: boolean } | null;
    const look: Look = {
      pdf: { title: Title, language: Language ?? "", isTagged: marks?.Marked === true, pictures: [] },
      rawTexts: [],
      hidden: [],
      pages: [],
    };
    for (const [at, page] of document.pages.entries())
      await pdf
        .getPage(at + 1)
        .then((proxy) => lookAtPage(look, at, page, proxy, proxy.rotate - 90 * (turns[at] ?? 0)))
        .catch(() => withoutPicture(look, at, page));
    return look;
  } finally {
    await pdf.loadingTask.destroy();
  }
}

async function lookAtPage(look: Look, at: number, page: ResumePage, proxy: PDFPageProxy, rotation: number) {
  const { OPS } = await getResolvedPDFJS();
  const { items } = await proxy.getTextContent({ disableNormalization: true });
  const { fnArray, argsArray } = await proxy.getOperatorList();
  const found = picturesOn({ fnArray, argsArray }, OPS, proxy.getViewport({ scale: 1, rotation }).transform);
  const { width, height } = page;
  const drawing = await draw(proxy, rotation, Math.min(sharp, Math.sqrt(mostDrawn / (width * height))));
  const hidden = hiddenOn(page, drawing, at);
  look.rawTexts.push(...items.flatMap((item) => ("str" in item ? [item.str] : [])));
  look.pdf.pictures.push(...found.filter((box) => mayBePhoto(box, page)).map((box) => ({ page: at, ...box })));
  look.hidden = hidden && look.hidden ? [...look.hidden, ...hidden] : undefined;
  look.pages.push({ number: at + 1, width, height, picture: drawing.canvas.transferToImageBitmap() });
}

/** A page that could not be drawn, or would take too much memory, is judged by its text alone. */
function withoutPicture(look: Look, at: number, { width, height, items }: ResumePage) {
  look.rawTexts.push(...items.map(({ text }) => text));
  look.hidden = undefined;
  look.pages.push({ number: at + 1, width, height, picture: undefined });
}

/** In points: 2 cm. */
const minSide = 57;

/** A picture between a stamp's size and half a page, not much wider than high. */
function mayBePhoto({ width, height }: Omit<Source, "page">, page: ResumePage): boolean {
  const isBig = width >= minSide && height >= minSide && width * height < 0.5 * page.width * page.height;
  return isBig && width < 2 * height && height < 2 * width;
}

/** Text without a trace; undefined where so much of it is that the drawing must have failed. */
function hiddenOn(page: ResumePage, drawing: Drawing, at: number) {
  const said = page.items.filter(({ text }) => /[\p{L}\p{N}]{2}/u.test(text));
  const hidden = said.flatMap(({ text, x, y, width, size }) => {
    const box = { x, y: y - size, width, height: 1.2 * size };
    return leavesNoTrace(drawing, box) ? [{ text: text.trim(), at: { page: at, ...box } }] : [];
  });
  return hidden.length > said.length / 2 ? undefined : hidden;
}

import { getResolvedPDFJS } from "unpdf";
import type { ResumeDocument, ResumePage } from "#domain/resume/page.ts";
import type { Source } from "#domain/resume/resume.schema.ts";
import type { FileFacts } from "#domain/resume-check/check.ts";
import { leavesNoTrace } from "#domain/resume-check/ink.ts";
import { picturesOn } from "./pictures-on.ts";
import type { PagePicture } from "./read-on-device.ts";

export type Look = Pick<FileFacts, "title" | "language" | "isTagged" | "rawTexts" | "hidden" | "pictures"> & {
  pages: PagePicture[];
};

/** Pixels for each point: sharp on a phone's screen. */
const scale = 2;

/** Larger pictures are left out: taking them apart would cost more memory than a resume may. */
const maxPixels = 2_000_000;

/** Canvases in a thread without a page. */
class ThreadCanvases {
  create(width: number, height: number) {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: canvas.getContext("2d") };
  }
  reset({ canvas }: { canvas: OffscreenCanvas }, width: number, height: number) {
    Object.assign(canvas, { width, height });
  }
  destroy({ canvas }: { canvas: OffscreenCanvas }) {
    Object.assign(canvas, { width: 0, height: 0 });
  }
}

/** Filters need a page. Pictures that ask for one are drawn without. */
class NoFilters {
  addFilter = () => "none";
  addHCMFilter = () => "none";
  addAlphaFilter = () => "none";
  addLuminosityFilter = () => "none";
  addHighlightHCMFilter = () => "none";
  destroy() {}
}

/**
 * What the PDF says beside its text, and its pages drawn by the library that has read them. `turns`
 * are the quarter turns in which each page's text runs; `document` is upright already.
 */
export async function lookAt(bytes: Uint8Array, document: ResumeDocument, turns: number[]): Promise<Look> {
  const { getDocument, OPS } = await getResolvedPDFJS();
  const pdf = await getDocument({
    data: bytes,
    verbosity: 0,
    enableXfa: false,
    maxImageSize: maxPixels,
    useSystemFonts: true,
    CanvasFactory: ThreadCanvases,
    FilterFactory: NoFilters,
    // The thread's own fonts stand in for those of a page.
    ownerDocument: { fonts: (globalThis as unknown as { fonts: FontFaceSet }).fonts } as unknown as Document,
  }).promise;
  try {
    const { info } = await pdf.getMetadata();
    const { Title = "", Language = "" } = info as { Title?: string; Language?: string };
    const marks = (await pdf.getMarkInfo()) as { Marked?: boolean } | null;
    const look: Look = {
      title: Title,
      language: Language ?? "",
      isTagged: marks?.Marked === true,
      rawTexts: [],
      hidden: [],
      pictures: [],
      pages: [],
    };
    for (const [at, page] of document.pages.entries()) {
      const proxy = await pdf.getPage(at + 1);
      const rotation = proxy.rotate - 90 * (turns[at] ?? 0);
      const { items } = await proxy.getTextContent({ disableNormalization: true });
      look.rawTexts.push(...items.flatMap((item) => ("str" in item ? [item.str] : [])));
      const { fnArray, argsArray } = await proxy.getOperatorList();
      const view = proxy.getViewport({ scale: 1, rotation });
      const found = picturesOn({ fnArray, argsArray }, OPS, view.transform);
      look.pictures.push(...found.filter((box) => mayBePhoto(box, page)).map((box) => ({ page: at, ...box })));
      const drawn = await draw(proxy, rotation).catch(() => undefined);
      const picture = drawn?.canvas.transferToImageBitmap();
      look.pages.push({ number: at + 1, width: page.width, height: page.height, picture });
      const hidden = drawn && hiddenOn(page, drawn.drawing, at);
      look.hidden = hidden && look.hidden ? [...look.hidden, ...hidden] : undefined;
    }
    return look;
  } finally {
    await pdf.loadingTask.destroy();
  }
}

type PdfPage =
  Awaited<ReturnType<Awaited<ReturnType<typeof getResolvedPDFJS>>["getDocument"]>["promise"]> extends {
    getPage(number: number): Promise<infer Page>;
  }
    ? Page
    : never;

async function draw(page: PdfPage, rotation: number) {
  const viewport = page.getViewport({ scale, rotation });
  const canvas = new OffscreenCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const context = canvas.getContext("2d");
  if (!context) return undefined;
  await page.render({ canvas: null, canvasContext: context as unknown as CanvasRenderingContext2D, viewport }).promise;
  const { width, height } = canvas;
  const { data } = context.getImageData(0, 0, width, height);
  return { canvas, drawing: { pixels: data, width, height, scale } };
}

/** In points: 2 cm. */
const minSide = 57;

/** A picture between a stamp's size and half a page, not much wider than high. */
function mayBePhoto({ width, height }: Omit<Source, "page">, page: ResumePage): boolean {
  const isBig = width >= minSide && height >= minSide && width * height < 0.5 * page.width * page.height;
  return isBig && width < 2 * height && height < 2 * width;
}

/** Text without a trace; undefined where so much of it is that the drawing must have failed. */
function hiddenOn(page: ResumePage, drawing: Parameters<typeof leavesNoTrace>[0], at: number) {
  const said = page.items.filter(({ text }) => /[\p{L}\p{N}]{2}/u.test(text));
  const hidden = said.flatMap(({ text, x, y, width, size }) => {
    const box = { x, y: y - size, width, height: 1.2 * size };
    return leavesNoTrace(drawing, box) ? [{ text: text.trim(), at: { page: at, ...box } }] : [];
  });
  return hidden.length > said.length / 2 ? undefined : hidden;
}

import { maxResumeBytes, maxResumePages } from "../limits.ts";
import { maxCharactersOfPage, maxCharactersOfRun } from "./limits.ts";
import type { PageLink, ResumeDocument, ResumePage, Space, TextItem } from "./page.ts";
import { isLegible, looksLikePdf, ResumeRefused, refusalOf } from "./refusals.ts";
import { type Gaps, untracked, writesSpaces } from "./tracking.ts";

/**
 * The part of the PDF library that is used. The caller passes it in, since a worker and a page load
 * it in different ways.
 */
export type PdfDocument = {
  numPages: number;
  getPage(number: number): Promise<PdfPage>;
  loadingTask: { destroy(): Promise<void> };
};
export type PdfPage = {
  getViewport(options: { scale: number }): { width: number; height: number; transform: number[] };
  streamTextContent(): ReadableStream<TextChunk>;
  getAnnotations(): Promise<{ subtype?: string; url?: string; rect: number[] }[]>;
};
type TextChunk = { items: (TextRun | { type: string })[]; styles: Styles };
type TextRun = { str: string; width: number; transform: number[]; fontName: string; gaps?: Gaps; spaces?: Space[] };
type Styles = Record<string, { name?: string }>;

export type PdfLibrary = {
  open(
    bytes: Uint8Array,
    options: { verbosity: number; maxImageSize: number; enableXfa: boolean },
  ): Promise<PdfDocument>;
  /** Runs a reading within a budget of memory. */
  within<T>(read: () => Promise<T>): Promise<T>;
};

const longestMs = 8000;
const maxItems = 20_000;
const maxLinks = 500;

/**
 * Reads the text and links of a PDF with their positions. Throws nothing but ResumeRefused, for a
 * file that is too large, not a PDF, locked, longer than two pages, hostile or without legible
 * text. The caller must not use the bytes afterward.
 */
export async function readPdf(bytes: Uint8Array, library: PdfLibrary): Promise<ResumeDocument> {
  try {
    if (bytes.length > maxResumeBytes) throw new ResumeRefused("too-large");
    if (!looksLikePdf(bytes)) throw new ResumeRefused("not-a-pdf");
    const document = await library.within(() => withPdf(bytes, library));
    if (!isLegible(document)) throw new ResumeRefused("no-text");
    return document;
  } catch (error) {
    throw new ResumeRefused(refusalOf(error));
  }
}

async function withPdf(bytes: Uint8Array, library: PdfLibrary): Promise<ResumeDocument> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let opened: PdfDocument | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ResumeRefused("too-slow")), longestMs);
  });
  const work = async () => {
    // Pictures are not needed and not decoded.
    opened = await library.open(bytes, { verbosity: 0, maxImageSize: 1, enableXfa: false });
    return readPages(opened);
  };
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
    await opened?.loadingTask.destroy();
  }
}

async function readPages(pdf: PdfDocument): Promise<ResumeDocument> {
  // The page past the limit has to exist, since a damaged file may state a wrong page count.
  if (pdf.numPages > maxResumePages) {
    await pdf.getPage(maxResumePages + 1);
    throw new ResumeRefused("too-many-pages");
  }
  const pages: ResumePage[] = [];
  for (let number = 1; number <= pdf.numPages; number++) pages.push(await readPage(await pdf.getPage(number)));
  return { pages };
}

async function readPage(page: PdfPage): Promise<ResumePage> {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = transform;
  const toView = (x: number, y: number) => [a * x + c * y + e, b * x + d * y + f] as const;

  const runs = await readRuns(page);
  const isWritten = writesSpaces(runs);
  const items = runs.map((run): TextItem => {
    const [p = 1, q = 0, r = 0, s = 1, x = 0, y = 0] = run.transform;
    const [left, baseline] = toView(x, y);
    const angle = Math.atan2(b * p + d * q, a * p + c * q);
    const untrackedRun = untracked(run, isWritten);
    const spaces = untrackedRun.text === run.str && run.spaces ? { spaces: run.spaces } : {};
    const place = { x: left, y: baseline, angle, width: run.width };
    return { ...untrackedRun, ...spaces, ...place, size: Math.hypot(r, s), font: run.font };
  });

  const links: PageLink[] = [];
  for (const { subtype, url = "", rect } of (await page.getAnnotations()).slice(0, maxLinks)) {
    if (subtype !== "Link" || !/^(?:https?|mailto|tel):/i.test(url)) continue;
    const [left = 0, bottom = 0, right = 0, top = 0] = rect;
    const [x1, y1] = toView(left, bottom);
    const [x2, y2] = toView(right, top);
    links.push({ url, x: Math.min(x1, x2), y: Math.min(y1, y2), width: Math.abs(x2 - x1), height: Math.abs(y2 - y1) });
  }
  return { width, height, items, links };
}

async function readRuns(page: PdfPage): Promise<(TextRun & { font: string })[]> {
  const reader = page.streamTextContent().getReader();
  const runs: (TextRun & { font: string })[] = [];
  const styles: Styles = {};
  let characters = 0;
  while (runs.length < maxItems && characters < maxCharactersOfPage) {
    const { done, value } = await reader.read();
    if (done) return runs;
    Object.assign(styles, value.styles);
    for (const item of value.items) {
      if (!("str" in item) || item.str.trim() === "") continue;
      if (item.str.length > maxCharactersOfRun) characters = maxCharactersOfPage;
      runs.push({ ...item, font: fontName(styles, item.fontName) });
      characters += item.str.length;
    }
  }
  await reader.cancel();
  throw new ResumeRefused("too-complex");
}

/**
 * The name of a font, such as "Lato-Bold". Letters before a plus sign only mark subsets of one
 * font. Fonts made of drawings are all called "Type3".
 */
function fontName(styles: Styles, id: string): string {
  const name = styles[id]?.name ?? id;
  return name === "Type3" ? id : name.replace(/^[A-Z]{6}\+/, "");
}

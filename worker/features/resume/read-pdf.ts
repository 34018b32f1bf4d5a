import { getDocumentProxy } from "unpdf";
import { maxResumeBytes, maxResumePages } from "#domain/limits.ts";
import type { PageLink, ResumeDocument, ResumePage, TextItem } from "#domain/resume/page.ts";
import { isLegible, looksLikePdf, ResumeRefused, refusalOf } from "#domain/resume/refusals.ts";
import { withinHeapBudget } from "./heap-budget.ts";

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Pdf["getPage"]>>;

const longestMs = 8000;
const mostItems = 20_000;
const mostCharacters = 100_000;
const mostLinks = 500;

/**
 * The text and links of a PDF with their positions. Throws ResumeRefused, and nothing else, for a file that is too
 * large, not a PDF, locked, longer than two pages, hostile or without legible text. Takes the bytes for its own.
 */
export async function readPdf(bytes: Uint8Array): Promise<ResumeDocument> {
  try {
    if (bytes.length > maxResumeBytes) throw new ResumeRefused("too-large");
    if (!looksLikePdf(bytes)) throw new ResumeRefused("not-a-pdf");
    const document = await withinHeapBudget(() => withPdf(bytes, readPages));
    if (!isLegible(document)) throw new ResumeRefused("no-text");
    return document;
  } catch (error) {
    throw new ResumeRefused(refusalOf(error));
  }
}

async function withPdf<T>(bytes: Uint8Array, use: (pdf: Pdf) => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let opened: Pdf | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ResumeRefused("too-slow")), longestMs);
  });
  const work = async () => {
    // Pictures are not needed and not decoded.
    opened = await getDocumentProxy(bytes, { verbosity: 0, maxImageSize: 1, enableXfa: false });
    return use(opened);
  };
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
    await opened?.loadingTask.destroy();
  }
}

async function readPages(pdf: Pdf): Promise<ResumeDocument> {
  // A damaged page count must not be mistaken for a long resume: the page past the limit has to exist.
  if (pdf.numPages > maxResumePages) {
    await pdf.getPage(maxResumePages + 1);
    throw new ResumeRefused("too-many-pages");
  }
  const pages: ResumePage[] = [];
  for (let number = 1; number <= pdf.numPages; number++) pages.push(await readPage(await pdf.getPage(number)));
  return { pages };
}

async function readPage(page: Page): Promise<ResumePage> {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = transform as number[];
  const toView = (x: number, y: number) => [a * x + c * y + e, b * x + d * y + f] as const;

  const items = (await readRuns(page)).map((run): TextItem => {
    const [p = 1, q = 0, r = 0, s = 1, x = 0, y = 0] = run.transform as number[];
    const [left, baseline] = toView(x, y);
    const angle = Math.atan2(b * p + d * q, a * p + c * q);
    return {
      text: run.str,
      x: left,
      y: baseline,
      angle,
      width: run.width,
      size: Math.hypot(r, s),
      font: run.font,
    };
  });

  const links: PageLink[] = [];
  for (const note of (await page.getAnnotations()).slice(0, mostLinks)) {
    if (note.subtype !== "Link" || !/^(?:https?|mailto|tel):/i.test(note.url ?? "")) continue;
    const [x1, y1] = toView(note.rect[0], note.rect[1]);
    const [x2, y2] = toView(note.rect[2], note.rect[3]);
    links.push({
      url: note.url,
      x: Math.min(x1, x2),
      y: Math.min(y1, y2),
      width: Math.abs(x2 - x1),
      height: Math.abs(y2 - y1),
    });
  }
  return { width, height, items, links };
}

type TextRun = { str: string; width: number; transform: unknown[]; font: string };

async function readRuns(page: Page): Promise<TextRun[]> {
  const reader = page.streamTextContent().getReader();
  const runs: TextRun[] = [];
  const styles: Styles = {};
  let characters = 0;
  while (runs.length < mostItems && characters < mostCharacters) {
    const { done, value } = await reader.read();
    if (done) return runs;
    Object.assign(styles, value.styles);
    for (const item of value.items)
      if ("str" in item && item.str.trim() !== "") {
        runs.push({ ...item, font: fontName(styles, item.fontName) });
        characters += item.str.length;
      }
  }
  await reader.cancel();
  throw new ResumeRefused("too-complex");
}

type Styles = Record<string, { name?: string }>;

/** "Lato-Bold"; what comes before a plus sign only tells subsets of one font apart. Fonts made of drawings are all called "Type3". */
function fontName(styles: Styles, id: string): string {
  const name = styles[id]?.name ?? id;
  return name === "Type3" ? id : name.replace(/^[A-Z]{6}\+/, "");
}

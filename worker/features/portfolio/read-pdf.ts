import { getDocumentProxy, getResolvedPDFJS } from "unpdf";
import type { PageLink, ResumeDocument, ResumePage, TextItem } from "#domain/resume/page.ts";

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Pdf["getPage"]>>;

export async function readPdf(bytes: Uint8Array): Promise<ResumeDocument> {
  const pdf = await getDocumentProxy(bytes, { verbosity: 0 });
  try {
    const pages: ResumePage[] = [];
    for (let number = 1; number <= pdf.numPages; number++) pages.push(await readPage(await pdf.getPage(number)));
    return { pages };
  } finally {
    await pdf.loadingTask.destroy();
  }
}

async function readPage(page: Page): Promise<ResumePage> {
  const { Util } = await getResolvedPDFJS();
  const viewport = page.getViewport({ scale: 1 });
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = viewport.transform as number[];
  const toView = (x: number, y: number) => [a * x + c * y + e, b * x + d * y + f];
  const content = await page.getTextContent();
  await page.getOperatorList();
  const items: TextItem[] = [];
  for (const item of content.items) {
    if (!("str" in item) || item.str.trim() === "") continue;
    const [a, b, , , x, y] = Util.transform(viewport.transform, item.transform) as number[];
    items.push({ text: item.str, x: x ?? 0, y: y ?? 0, width: item.width, size: Math.hypot(a ?? 0, b ?? 0), font: fontName(page, item.fontName) });
  }
  const links: PageLink[] = [];
  for (const note of await page.getAnnotations()) {
    if (note.subtype !== "Link" || !note.url) continue;
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [...toView(note.rect[0], note.rect[1]), ...toView(note.rect[2], note.rect[3])];
    links.push({ url: note.url, x: Math.min(x1, x2), y: Math.min(y1, y2), width: Math.abs(x2 - x1), height: Math.abs(y2 - y1) });
  }
  return { width: viewport.width, height: viewport.height, items, links };
}

function fontName(page: Page, id: string): string {
  const font = page.commonObjs.has(id) ? page.commonObjs.get(id) : undefined;
  return (font?.name ?? id).replace(/^[A-Z]{6}\+/, "");
}

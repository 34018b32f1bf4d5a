import { getResolvedPDFJS } from "unpdf";
import type { PDFDocumentProxy, PDFPageProxy } from "unpdf/pdfjs";
import { NoFilters, ThreadCanvases } from "./thread-canvases.ts";

/** A PDF whose pages can be drawn. Pictures of more pixels are left out. */
export async function openToDraw(bytes: Uint8Array, mostPixels: number): Promise<PDFDocumentProxy> {
  const { getDocument } = await getResolvedPDFJS();
  return getDocument({
    data: bytes,
    verbosity: 0,
    enableXfa: false,
    maxImageSize: mostPixels,
    useSystemFonts: true,
    CanvasFactory: ThreadCanvases,
    FilterFactory: NoFilters,
    // The thread's own fonts stand in for those of a page.
    ownerDocument: { fonts: (globalThis as unknown as { fonts: FontFaceSet }).fonts } as unknown as Document,
  }).promise;
}

/** A page in so many pixels for each point. */
export async function draw(page: PDFPageProxy, rotation: number, scale: number) {
  const viewport = page.getViewport({ scale, rotation });
  const canvas = new OffscreenCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This thread has no canvas");
  await page.render({ canvas: null, canvasContext: context as unknown as CanvasRenderingContext2D, viewport }).promise;
  const { data: pixels } = context.getImageData(0, 0, canvas.width, canvas.height);
  return { canvas, pixels, width: canvas.width, height: canvas.height, scale };
}

import type { PDFDocumentProxy, PDFPageProxy } from "unpdf/pdfjs";
import { getDocument } from "unpdf/pdfjs?drawing";
import { NoFilters, ThreadCanvases } from "./thread-canvases.ts";

/** Opens a PDF to draw its pages. Images with more pixels than `maxPixels` are left out. */
export async function openToDraw(bytes: Uint8Array, maxPixels: number): Promise<PDFDocumentProxy> {
  return getDocument({
    data: bytes,
    verbosity: 0,
    enableXfa: false,
    maxImageSize: maxPixels,
    useSystemFonts: true,
    CanvasFactory: ThreadCanvases,
    FilterFactory: NoFilters,
    // A worker has no document, but it has its own set of fonts.
    ownerDocument: { fonts: (globalThis as unknown as { fonts: FontFaceSet }).fonts } as unknown as Document,
  }).promise;
}

/** Draws a page. `scale` is in pixels per point. */
export async function draw(page: PDFPageProxy, rotation: number, scale: number) {
  const viewport = page.getViewport({ scale, rotation });
  const canvas = new OffscreenCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This thread has no canvas");
  await page.render({ canvas: null, canvasContext: context as unknown as CanvasRenderingContext2D, viewport }).promise;
  const { data: pixels } = context.getImageData(0, 0, canvas.width, canvas.height);
  return { canvas, pixels, width: canvas.width, height: canvas.height, scale };
}

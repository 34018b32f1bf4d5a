import { FileRefused } from "#domain/resume-formats/file-refused.ts";
import { type Gray, grayOf } from "#domain/resume-scan/gray.ts";
import { assertPicture } from "#domain/resume-scan/picture.ts";
import { longSide, scanRefusals, scanScale } from "#domain/resume-scan/scan.ts";
import { draw, openToDraw } from "./draw-pages.ts";

/** Images with more pixels are left out. An A4 page at 400 dpi has 15 million. */
const maxPixels = 16_000_000;

/** Draws the pages of a PDF, all scaled to the same long side. */
export async function drawScan(bytes: Uint8Array): Promise<Gray[]> {
  const pdf = await openToDraw(bytes, maxPixels);
  const pictures: Gray[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const scale = (scanScale * longSide) / Math.max(width, height);
    const { canvas, pixels } = await draw(page, page.rotate, scale);
    pictures.push(grayOf({ width: canvas.width, height: canvas.height, data: pixels }));
  }
  return pictures;
}

/**
 * Draws a photo, turned as its metadata says and scaled to the size of a page. Throws FileRefused.
 */
export async function drawPicture(bytes: Uint8Array<ArrayBuffer>): Promise<Gray> {
  const type = assertPicture(bytes);
  const bitmap = await createImageBitmap(new Blob([bytes], { type })).catch(() => {
    throw new FileRefused(scanRefusals.damaged);
  });
  const scale = (scanScale * longSide) / Math.max(bitmap.width, bitmap.height);
  const canvas = new OffscreenCanvas(Math.round(scale * bitmap.width), Math.round(scale * bitmap.height));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This thread has no canvas");
  const { width, height } = canvas;
  context.fillStyle = "white"; // transparent parts become white paper
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return grayOf(context.getImageData(0, 0, width, height));
}

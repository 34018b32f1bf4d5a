import { FileRefused } from "#domain/resume-formats/file-refused.ts";
import { type Gray, grayOf } from "#domain/resume-scan/gray.ts";
import { assertPicture } from "#domain/resume-scan/picture.ts";
import { longSide, scanRefusals, scanScale } from "#domain/resume-scan/scan.ts";
import { draw, openToDraw } from "./draw-pages.ts";

/** A picture of more pixels is left out: an A4 page of 400 dots an inch has 15 million. */
const mostPixels = 16_000_000;

/** The pages of a PDF as pictures of one size, whatever size the PDF says that they have. */
export async function drawScan(bytes: Uint8Array): Promise<Gray[]> {
  const pdf = await openToDraw(bytes, mostPixels);
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

/** A photo of a page, as its camera was held, in the size of a page. Throws FileRefused. */
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
  context.fillStyle = "white"; // what is transparent is paper
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return grayOf(context.getImageData(0, 0, width, height));
}

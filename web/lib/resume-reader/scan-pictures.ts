import { type Gray, grayOf } from "#domain/resume-scan/gray.ts";
import { longSide, scanScale } from "#domain/resume-scan/scan.ts";
import { draw, openToDraw } from "./page-pictures.ts";

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

import { expect, test } from "vitest";
import { leavesNoTrace } from "#domain/resume-check/ink.ts";

/** A white page of 20 by 10 points. Each point is two pixels wide and high. */
function drawing() {
  const [width, height] = [40, 20];
  return { pixels: new Uint8ClampedArray(4 * width * height).fill(255), width, height, scale: 2 };
}
const box = { x: 5, y: 2, width: 10, height: 4 };

test("a box of one color has no trace of its text", () => {
  expect(leavesNoTrace(drawing(), box)).toBe(true);
});

test("one dark pixel within the box is a trace", () => {
  const page = drawing();
  page.pixels[4 * (8 * page.width + 20)] = 0;
  expect(leavesNoTrace(page, box)).toBe(false);
});

test("a pixel beside the box is not a trace", () => {
  const page = drawing();
  page.pixels[4 * (18 * page.width + 20)] = 0;
  expect(leavesNoTrace(page, box)).toBe(true);
});

test("a shade that no eye can tell from the page is not a trace", () => {
  const page = drawing();
  page.pixels[4 * (8 * page.width + 20)] = 250;
  expect(leavesNoTrace(page, box)).toBe(true);
});

test("text outside the page has no trace", () => {
  expect(leavesNoTrace(drawing(), { x: -50, y: 2, width: 10, height: 4 })).toBe(true);
});

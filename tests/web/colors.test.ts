import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { linearRgb, themeColor } from "../../scripts/colors.ts";

const styles = readFileSync("web/styles.css", "utf8");
const [light = "", dark = ""] = styles.split("\n  .dark {");

/** The relative luminance of an oklch color, as WCAG defines it. */
function luminance(oklch: [number, number, number]): number {
  const [red, green, blue] = linearRgb(...oklch);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test.each([
  ["light", light],
  ["dark", dark],
])("in the %s theme, the colors of a control have a contrast of at least 3 to the background", (_, theme) => {
  const of = (name: string) => luminance(themeColor(theme, name));
  for (const mark of ["edge", "accent"])
    for (const ground of ["page", "surface", "sunken"]) {
      const [low = 0, high = 0] = [of(mark), of(ground)].toSorted((a, b) => a - b);
      expect([mark, ground, (high + 0.05) / (low + 0.05) >= 3]).toEqual([mark, ground, true]);
    }
});

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const styles = readFileSync("web/styles.css", "utf8");
const [light = "", dark = ""] = styles.split("\n  .dark {");

/** Relative luminance of an oklch color, by the matrices of CSS Color 4 and the formula of WCAG. */
function luminance(l: number, chroma: number, hue: number): number {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short;
  const green = -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short;
  const blue = -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test.each([
  ["light", light],
  ["dark", dark],
])("in the %s theme, what marks a control has a contrast of at least 3 to what is around it", (_, theme) => {
  const of = (name: string) => {
    const [, ...numbers] = new RegExp(`--${name}: oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`).exec(theme) ?? [];
    const [l = 0, chroma = 0, hue = 0] = numbers.map(Number);
    expect([name, numbers.length]).toEqual([name, 3]);
    return luminance(l, chroma, hue);
  };
  for (const mark of ["edge", "accent"])
    for (const ground of ["page", "surface", "sunken"]) {
      const [low = 0, high = 0] = [of(mark), of(ground)].toSorted((a, b) => a - b);
      expect([mark, ground, (high + 0.05) / (low + 0.05) >= 3]).toEqual([mark, ground, true]);
    }
});

/**
 * An oklch color as linear red, green and blue from 0 to 1, with the matrices of CSS Color 4. If
 * the color is outside sRGB, some parts are outside this range.
 */
export function linearRgb(l: number, chroma: number, hue: number): [red: number, green: number, blue: number] {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** A color of a theme in web/styles.css, as the three numbers of oklch. */
export function themeColor(theme: string, name: string): [l: number, chroma: number, hue: number] {
  const found = new RegExp(`--${name}: oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`).exec(theme);
  if (!found) throw new Error(`The theme has no color ${name}`);
  return found.slice(1).map(Number) as [number, number, number];
}

/** An oklch color as "#00624a". Parts outside sRGB are clamped. */
export function hexColor(...oklch: [l: number, chroma: number, hue: number]): string {
  const parts = linearRgb(...oklch).map((linear) => {
    const part = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
    return Math.round(Math.min(Math.max(part, 0), 1) * 255)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${parts.join("")}`;
}

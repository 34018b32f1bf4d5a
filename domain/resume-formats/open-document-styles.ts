import { isWhite, type RunLook } from "./word-looks.ts";
import { allOf, childOf, type XmlElement } from "./xml.ts";

export type Look = RunLook & { above?: number; indent?: number; level?: number; endsRight?: boolean };
export type LookOf = (name: string | undefined) => Look;

/**
 * Makes a function from a style's name to its look. Styles inherit by name. The text's own styles
 * come last and win.
 */
export function looksOf(roots: (XmlElement | undefined)[]): LookOf {
  const styles = roots.flatMap((root) => allOf(root, "style:style"));
  const byName = new Map(styles.map((style) => [style.attributes["style:name"], style]));
  const usual = roots
    .flatMap((root) => allOf(root, "style:default-style"))
    .filter(({ attributes }) => attributes["style:family"] === "paragraph");
  const known = new Map<string | undefined, Look>();
  const find = (name: string | undefined, chain: XmlElement[]): Look => {
    const style = byName.get(name);
    if (!style || chain.includes(style)) return {};
    return laidOver(find(style.attributes["style:parent-style-name"], [...chain, style]), style);
  };
  const base = usual.reduce(laidOver, { size: 12 });
  return (name) => {
    const look = known.get(name) ?? { ...find(name, []) };
    known.set(name, look);
    return name === undefined ? base : look;
  };
}

function laidOver(under: Look, style: XmlElement): Look {
  const look: Look = { ...under };
  const level = Number(style.attributes["style:default-outline-level"]);
  if (level > 0) look.level = level;
  const text = childOf(style, "style:text-properties")?.attributes ?? {};
  const paragraph = childOf(style, "style:paragraph-properties");
  const { "fo:font-size": size, "fo:color": color, "fo:font-weight": weight, "fo:font-style": slant } = text;
  if (size?.endsWith("%")) look.size = ((under.size ?? 12) * Number.parseFloat(size)) / 100;
  else if (size) look.size = points(size);
  if (weight) look.isBold = weight === "bold" || Number(weight) >= 600;
  if (slant) look.isItalic = slant !== "normal";
  if (color) look.isWhite = isWhite(color);
  if (text["fo:text-transform"]) look.isCapitals = text["fo:text-transform"] === "uppercase";
  if (text["text:display"]) look.isHidden = text["text:display"] === "none";
  const fills = [text["fo:background-color"], paragraph?.attributes["fo:background-color"]];
  if (fills.some((fill) => fill && fill !== "transparent" && !isWhite(fill))) look.isShaded = true;
  const { "fo:margin-top": above, "fo:margin-left": indent } = paragraph?.attributes ?? {};
  if (above) look.above = points(above);
  if (indent) look.indent = points(indent);
  const stops = allOf(paragraph, "style:tab-stop");
  if (stops.length > 0) look.endsRight = stops.at(-1)?.attributes["style:type"] === "right";
  return look;
}

const perUnit: Record<string, number> = { pt: 1, in: 72, cm: 28.35, mm: 2.835, pc: 12, px: 0.75 };

/** "0.5cm" in points. */
export function points(length: string): number {
  const [, number = "0", unit = "pt"] = /^(-?[\d.]+)(\w+)/.exec(length) ?? [];
  return Number(number) * (perUnit[unit] ?? 1);
}

import { ownValue } from "../own-value.ts";
import { childOf, childrenOf, type XmlElement } from "./xml.ts";

/** The look of text, as far as the file states it. Sizes are in points. */
export type RunLook = {
  size?: number;
  isBold?: boolean;
  isItalic?: boolean;
  isCapitals?: boolean;
  isHidden?: boolean;
  isWhite?: boolean;
  /** Whether it has a background color. */
  isShaded?: boolean;
  symbolFont?: string | undefined;
};

type TabStop = { kind: string; at: number };

export type ParagraphLook = {
  above?: number;
  indent?: number;
  tabs?: TabStop[];
  /** The id of its list; "0" for none. */
  list?: string;
  level?: number;
  isShaded?: boolean;
};

/** An element's own value. */
export const valOf = (element: XmlElement | undefined) => element?.attributes["w:val"];
const points = (twentieths: string | undefined) => Number(twentieths ?? 0) / 20 || 0;

/** Whether a property is on. It is, unless its value says otherwise. */
function isOn(element: XmlElement): boolean {
  return !/^(?:0|false|off|none)$/.test(valOf(element) ?? "");
}

/**
 * The look in a run's properties. Only direct children count; deeper ones are from before a tracked
 * change.
 */
export function runLook(properties: XmlElement | undefined): RunLook {
  return Object.assign(
    {},
    ...childrenOf(properties).map((property) => ownValue(runProperties, property.name)?.(property)),
  );
}

const runProperties: Record<string, (property: XmlElement) => RunLook> = {
  "w:sz": (property) => (Number(valOf(property)) > 0 ? { size: Number(valOf(property)) / 2 } : {}),
  "w:b": (property) => ({ isBold: isOn(property) }),
  "w:i": (property) => ({ isItalic: isOn(property) }),
  "w:caps": (property) => ({ isCapitals: isOn(property) }),
  "w:smallCaps": (property) => ({ isCapitals: isOn(property) }),
  "w:vanish": (property) => ({ isHidden: isOn(property) }),
  "w:color": (property) => ({ isWhite: isWhite(valOf(property) ?? "") }),
  "w:highlight": (property) => ({ isShaded: isOn(property) && valOf(property) !== "white" }),
  "w:shd": (property) => ({ isShaded: isFilled(property) }),
  "w:rFonts": (property) => ({ symbolFont: symbolFontOf(property) }),
};

const symbolFontOf = ({ attributes }: XmlElement) =>
  [attributes["w:ascii"], attributes["w:hAnsi"]].find((font) => /^(?:wingdings|webdings|symbol)/i.test(font ?? ""));

/** White, or so close to it that it is invisible on paper. */
export const isWhite = (color: string) => /^#?f[9a-f]f[9a-f]f[9a-f]$/i.test(color);

/** Whether shading has a color, other than white or automatic. */
export function isFilled({ attributes }: XmlElement): boolean {
  const fill = attributes["w:fill"] ?? "auto";
  return attributes["w:themeFill"] !== undefined || (fill !== "auto" && !isWhite(fill));
}

/** The look that the properties of a paragraph give it. Lengths are in points. */
export function paragraphLook(properties: XmlElement | undefined): ParagraphLook {
  const look: ParagraphLook = {};
  for (const property of childrenOf(properties)) {
    const { attributes } = property;
    if (property.name === "w:spacing") look.above = points(attributes["w:before"]);
    else if (property.name === "w:ind") look.indent = points(attributes["w:left"] ?? attributes["w:start"]);
    else if (property.name === "w:tabs") look.tabs = childrenOf(property, "w:tab").map(tabStop);
    else if (property.name === "w:numPr") look.list = valOf(childOf(property, "w:numId")) ?? "0";
    else if (property.name === "w:outlineLvl") look.level = levelOf(valOf(property));
    else if (property.name === "w:shd") look.isShaded = isFilled(property);
  }
  return look;
}

const tabStop = ({ attributes }: XmlElement): TabStop => ({
  kind: attributes["w:val"] ?? "left",
  at: points(attributes["w:pos"]),
});

/** The heading level; 0 for body text, which is level 9 in Word. */
const levelOf = (value: string | undefined) => (Number(value) < 9 ? Number(value) + 1 : 0);

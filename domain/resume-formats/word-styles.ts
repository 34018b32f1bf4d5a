import { allOf, childOf, childrenOf, type XmlElement } from "./xml.ts";

/** How text looks, as far as a file says it. Sizes are in points. */
export type RunLook = {
  size?: number;
  isBold?: boolean;
  isItalic?: boolean;
  isCapitals?: boolean;
  isHidden?: boolean;
  isWhite?: boolean;
  /** Stands on a color of its own. */
  isShaded?: boolean;
  symbolFont?: string | undefined;
};

export type TabStop = { kind: string; at: number };

export type ParagraphLook = {
  above?: number;
  indent?: number;
  tabs?: TabStop[];
  /** The list that it belongs to; "0" is none. */
  list?: string;
  level?: number;
  isShaded?: boolean;
};

export type Look = { run: RunLook; paragraph: ParagraphLook };

/** Gives the look of a style by its id, with everything that it is based on. */
export type Styles = { plain: Look; of(id: string | undefined): Look | undefined };

/** More styles are not based on each other; a circle ends here, too. */
const longestChain = 20;

const valOf = (element: XmlElement | undefined) => element?.attributes["w:val"];
const points = (twentieths: string | undefined) => Number(twentieths ?? 0) / 20 || 0;

/** A property that is on unless it says that it is off. */
function isOn(element: XmlElement): boolean {
  return !/^(?:0|false|off|none)$/.test(valOf(element) ?? "");
}

/** What a file's styles say, and its defaults. Styles are known by their English names whatever their ids. */
export function stylesOf(root: XmlElement | undefined): Styles {
  const styles = new Map(childrenOf(root, "w:style").map((style) => [style.attributes["w:styleId"], style]));
  const defaults = childOf(root, "w:docDefaults");
  const base = joined(
    { run: { size: 10 }, paragraph: {} },
    {
      run: runLook(allOf(defaults, "w:rPr")[0]),
      paragraph: paragraphLook(allOf(defaults, "w:pPr")[0]),
    },
  );
  const own = (style: XmlElement): Look => {
    const paragraph = paragraphLook(childOf(style, "w:pPr"));
    const level = levelOfName(valOf(childOf(style, "w:name")) ?? "");
    return { run: runLook(childOf(style, "w:rPr")), paragraph: level ? { level, ...paragraph } : paragraph };
  };
  const of = (id: string | undefined): Look | undefined => {
    const chain: XmlElement[] = [];
    let style = styles.get(id);
    while (style && chain.length < longestChain && !chain.includes(style)) {
      chain.unshift(style);
      style = styles.get(valOf(childOf(style, "w:basedOn")));
    }
    return chain.length > 0 ? chain.map(own).reduce(joined) : undefined;
  };
  const usual = childrenOf(root, "w:style").find(
    ({ attributes }) => attributes["w:type"] === "paragraph" && /^(?:1|true|on)$/.test(attributes["w:default"] ?? ""),
  );
  return { plain: joined(base, of(usual?.attributes["w:styleId"]) ?? { run: {}, paragraph: {} }), of };
}

/** The second look laid over the first. */
export function joined(under: Look, over: Look): Look {
  const tabs = [...(over.paragraph.tabs ?? []), ...(under.paragraph.tabs ?? [])];
  return {
    run: { ...under.run, ...over.run },
    paragraph: { ...under.paragraph, ...over.paragraph, tabs: tabs.sort((a, b) => a.at - b.at) },
  };
}

const levelOfName = (name: string) => Number(/^heading (\d)$/i.exec(name)?.[1] ?? 0);

/** Only what stands right in the properties counts: deeper are those from before a tracked change. */
export function runLook(properties: XmlElement | undefined): RunLook {
  return Object.assign({}, ...childrenOf(properties).map((property) => runProperties[property.name]?.(property)));
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

/** Nobody tells such a color from the paper. */
export const isWhite = (color: string) => /^#?f[9a-f]f[9a-f]f[9a-f]$/i.test(color);

/** Whether shading has a color that is neither the paper's nor left to the program. */
export function isFilled({ attributes }: XmlElement): boolean {
  const fill = attributes["w:fill"] ?? "auto";
  return attributes["w:themeFill"] !== undefined || (fill !== "auto" && !isWhite(fill));
}

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

/** Level 9 is that of plain text. */
const levelOf = (value: string | undefined) => (Number(value) < 9 ? Number(value) + 1 : 0);

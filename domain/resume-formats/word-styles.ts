import { type ParagraphLook, paragraphLook, type RunLook, runLook, valOf } from "./word-looks.ts";
import { allOf, childOf, childrenOf, type XmlElement } from "./xml.ts";

export type Look = { run: RunLook; paragraph: ParagraphLook };

/** The look of each style by its id, including what it inherits. */
export type Styles = { plain: Look; of(id: string | undefined): Look | undefined };

/** No real chain of styles is longer. The limit also ends a cycle. */
const maxChain = 20;

/**
 * The styles and defaults of a file. Heading styles are recognized by their English names, whatever
 * their ids.
 */
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
    while (style && chain.length < maxChain && !chain.includes(style)) {
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

/** Merges two looks. The second wins. */
export function joined(under: Look, over: Look): Look {
  const tabs = [...(over.paragraph.tabs ?? []), ...(under.paragraph.tabs ?? [])];
  return {
    run: { ...under.run, ...over.run },
    paragraph: { ...under.paragraph, ...over.paragraph, tabs: tabs.sort((a, b) => a.at - b.at) },
  };
}

const levelOfName = (name: string) => Number(/^heading (\d)$/i.exec(name)?.[1] ?? 0);

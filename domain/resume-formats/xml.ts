import { Parser } from "htmlparser2";
import { fileRefusals } from "./file-refusals.ts";
import { FileRefused } from "./file-refused.ts";

/** An element. Its name and attributes have the usual prefixes, whatever the file's own are. */
export type XmlElement = { name: string; attributes: Record<string, string>; children: XmlNode[] };
type XmlNode = XmlElement | string;

/** The longest resumes that we have seen have 20,000 elements, 40 deep. */
const maxElements = 200_000;
const deepest = 200;

/**
 * The usual prefixes by the end of a namespace. Strict and older versions of a namespace have the
 * same end.
 */
const usualPrefixes: [RegExp, string][] = [
  [/wordprocessingml\/(?:2006\/)?main$/, "w"],
  [/officeDocument\/(?:2006\/)?relationships$/, "r"],
  [/markup-compatibility\/2006$/, "mc"],
  [/drawingml\/(?:2006\/)?wordprocessingDrawing$/, "wp"],
  [/word\/2010\/wordprocessingShape$/, "wps"],
  [/drawingml\/(?:2006\/)?main$/, "a"],
  [/schemas-microsoft-com:vml$/, "v"],
  [/opendocument:xmlns:(?:office:1\.0)$/, "office"],
  [/opendocument:xmlns:text:1\.0$/, "text"],
  [/opendocument:xmlns:style:1\.0$/, "style"],
  [/opendocument:xmlns:table:1\.0$/, "table"],
  [/opendocument:xmlns:drawing:1\.0$/, "draw"],
  [/opendocument:xmlns:xsl-fo-compatible:1\.0$/, "fo"],
  [/opendocument:xmlns:svg-compatible:1\.0$/, "svg"],
  [/1999\/xlink$/, "xlink"],
];

type Prefixes = Map<string, string>;

/**
 * Parses XML and returns the root. The file's own entities are not expanded. Throws FileRefused if
 * there is no root, or if elements are too many or nested too deeply.
 */
export function parseXml(text: string): XmlElement {
  const top: XmlElement = { name: "", attributes: {}, children: [] };
  const open: { element: XmlElement; prefixes: Prefixes }[] = [{ element: top, prefixes: new Map() }];
  let elements = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (++elements > maxElements || open.length > deepest) throw new FileRefused(fileRefusals.bomb);
        const { element: parent, prefixes: known } = open.at(-1) as (typeof open)[number];
        const prefixes = withDeclared(known, attributes);
        const own = Object.entries(attributes).map(([key, value]) => [renamed(key, prefixes), value]);
        const element = { name: renamed(name, prefixes), attributes: Object.fromEntries(own), children: [] };
        parent.children.push(element);
        open.push({ element, prefixes });
      },
      ontext(text) {
        open.at(-1)?.element.children.push(text);
      },
      onclosetag() {
        open.pop();
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  const root = top.children.find(isElement);
  if (!root) throw new FileRefused(fileRefusals.damaged);
  return root;
}

function withDeclared(known: Prefixes, attributes: Record<string, string>): Prefixes {
  const declared = Object.entries(attributes).filter(([key]) => key.startsWith("xmlns:"));
  if (declared.length === 0) return known;
  const prefixes = new Map(known);
  for (const [key, address] of declared) {
    const own = key.slice("xmlns:".length);
    prefixes.set(own, usualPrefixes.find(([ending]) => ending.test(address))?.[1] ?? own);
  }
  return prefixes;
}

function renamed(name: string, prefixes: Prefixes): string {
  const [prefix = "", local] = name.split(":");
  return local === undefined ? name : `${prefixes.get(prefix) ?? prefix}:${local}`;
}

export const isElement = (node: XmlNode): node is XmlElement => typeof node !== "string";

/** The child elements, all or of one name. */
export function childrenOf(element: XmlElement | undefined, name?: string): XmlElement[] {
  const elements = element?.children.filter(isElement) ?? [];
  return name === undefined ? elements : elements.filter((child) => child.name === name);
}

/** The first child element of a name. */
export const childOf = (element: XmlElement | undefined, name: string) => childrenOf(element, name)[0];

/** All descendants of a name, also below others of that name. */
export function allOf(element: XmlElement | undefined, name: string): XmlElement[] {
  return childrenOf(element).flatMap((child) => [...(child.name === name ? [child] : []), ...allOf(child, name)]);
}

/** All text in a node, in order. */
export const textOf = (node: XmlNode): string => (isElement(node) ? node.children.map(textOf).join("") : node);

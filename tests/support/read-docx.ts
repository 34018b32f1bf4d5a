import { parseDocument } from "htmlparser2";
import JSZip from "jszip";
import type { PageLink, ResumeDocument, TextItem } from "#domain/resume/page.ts";

type Node = ReturnType<typeof parseDocument>["children"][number];
type Element = Extract<Node, { attribs: unknown }>;

/**
 * A Word file as positioned text: each paragraph is one line and one run in the size, face and indent of its
 * style, two lines below the one before. What follows a tab stands at the right edge, and a list has
 * markers.
 */
export async function readDocx(bytes: Uint8Array): Promise<ResumeDocument> {
  const zip = await JSZip.loadAsync(bytes);
  const part = async (path: string) =>
    parseDocument((await zip.file(path)?.async("string")) ?? "", { xmlMode: true }).children;
  const relations = all(await part("word/_rels/document.xml.rels"), "Relationship");
  const styles = all(await part("word/styles.xml"), "w:style").map(
    (style) => [style.attribs["w:styleId"], lookOf(style)] as const,
  );
  const file = {
    looks: new Map(styles),
    targets: new Map(relations.map(({ attribs }) => [attribs.Id, attribs.Target ?? ""])),
  };
  const items: TextItem[] = [];
  const links: PageLink[] = [];
  let y = 40;
  for (const paragraph of all(await part("word/document.xml"), "w:p")) {
    const look = file.looks.get(settingOf(paragraph, "w:pStyle"));
    if (!look) throw new Error("A paragraph names no style of the file");
    y += look.above + 2 * look.size;
    const line = lineOf(paragraph, look, y, file.targets);
    items.push(...line.items);
    links.push(...line.links);
  }
  return { pages: [{ width: edge + 50, height: y + 50, items, links }] };
}

/** How a style sets its paragraphs, in points. */
type Look = { size: number; above: number; left: number; isItem: boolean; font: string };

function lookOf(style: Element): Look {
  const has = (name: string) => all([style], name).length > 0;
  const points = (name: string, key: string) => Number(all([style], name)[0]?.attribs[key] ?? 0) / 20;
  const isItem = has("w:numPr");
  return {
    size: Number(settingOf(style, "w:sz")) / 2,
    above: points("w:spacing", "w:before"),
    left: 50 + (isItem ? 20 : points("w:ind", "w:left")),
    isItem,
    font: has("w:b") ? "Sans-Bold" : has("w:i") ? "Sans-Italic" : "Sans",
  };
}

/** A paragraph's runs in one line, each letter half as wide as high. */
function lineOf(
  paragraph: Element,
  { size, left, isItem, font }: Look,
  y: number,
  targets: Map<string | undefined, string>,
) {
  const place = { y, size, angle: 0 };
  const runs: TextItem[] = [];
  const links: PageLink[] = [];
  let x = left;
  for (const run of all([paragraph], "w:r")) {
    const text = all([run], "w:t").map(said).join("");
    const width = 0.5 * size * text.length;
    const target = run.parent && "attribs" in run.parent ? targets.get(run.parent.attribs["r:id"]) : undefined;
    if (target) links.push({ url: target, x, y: y - size, width, height: size });
    const before = runs.at(-1);
    if (all([run], "w:tab").length > 0) runs.push({ ...place, x: edge - width, text, width, font: "Sans" });
    else if (before) runs.splice(-1, 1, { ...before, text: before.text + text, width: before.width + width });
    else runs.push({ ...place, x, text, width, font });
    x += width;
  }
  const marker = { ...place, x: left - 10, text: "•", width: 0.4 * size, font: "Sans" };
  return { items: isItem ? [marker, ...runs] : runs, links };
}

/** Wide enough for the longest paragraph. */
const edge = 20_000;

function all(nodes: Node[], name: string): Element[] {
  return nodes.flatMap((node) => {
    if (!("children" in node)) return [];
    const below = all(node.children, name);
    return "attribs" in node && node.name === name ? [node, ...below] : below;
  });
}

const settingOf = (element: Element, name: string) => all([element], name)[0]?.attribs["w:val"] ?? "";

const said = (node: Node): string =>
  "children" in node ? node.children.map(said).join("") : "data" in node ? String(node.data) : "";

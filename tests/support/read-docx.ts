import { parseDocument } from "htmlparser2";
import JSZip from "jszip";
import type { PageLink, ResumeDocument, TextItem } from "#domain/resume/page.ts";

type Node = ReturnType<typeof parseDocument>["children"][number];
type Element = Extract<Node, { name: string }>;

/**
 * A Word file as positioned text: each paragraph is one line and one run in the size, face and indent of its
 * style, two lines below the one before. What follows a tab stands at the right edge, and a list has
 * markers.
 */
export async function readDocx(bytes: Uint8Array): Promise<ResumeDocument> {
  const zip = await JSZip.loadAsync(bytes);
  const part = async (path: string) => parseDocument((await zip.file(path)?.async("string")) ?? "", { xmlMode: true }).children;
  const styles = new Map(all(await part("word/styles.xml"), "w:style").map((style) => [style.attribs["w:styleId"], style]));
  const targets = new Map(
    all(await part("word/_rels/document.xml.rels"), "Relationship").map(({ attribs }) => [attribs.Id, attribs.Target ?? ""]),
  );
  const items: TextItem[] = [];
  const links: PageLink[] = [];
  let y = 40;
  for (const paragraph of all(await part("word/document.xml"), "w:p")) {
    const style = styles.get(valueOf(paragraph, "w:pStyle"));
    if (!style) throw new Error("A paragraph names no style of the file");
    const size = Number(valueOf(style, "w:sz")) / 2;
    const [spacing] = all([style], "w:spacing");
    y += Number(spacing?.attribs["w:before"]) / 20 + 2 * size;
    const isItem = all([style], "w:numPr").length > 0;
    let x = 50 + Number(all([style], "w:ind")[0]?.attribs["w:left"] ?? (isItem ? 400 : 0)) / 20;
    if (isItem) items.push({ ...at(x - 10, y, size), text: "•", width: 0.4 * size, font: "Sans" });
    const face = all([style], "w:b").length > 0 ? "Sans-Bold" : all([style], "w:i").length > 0 ? "Sans-Italic" : "Sans";
    for (const run of all([paragraph], "w:r")) {
      const text = all([run], "w:t").map(said).join("");
      const width = 0.5 * size * text.length;
      const isBehindTab = all([run], "w:tab").length > 0;
      if (isBehindTab) x = edge - width;
      const before = items.at(-1);
      if (before?.y === y && before.text !== "•" && !isBehindTab) {
        before.text += text;
        before.width += width;
      } else items.push({ ...at(x, y, size), text, width, font: isBehindTab ? "Sans" : face });
      const target = run.parent && "name" in run.parent ? targets.get(run.parent.attribs["r:id"] ?? "") : undefined;
      if (target) links.push({ url: target, x, y: y - size, width, height: size });
      x += width;
    }
  }
  return { pages: [{ width: edge + 50, height: y + 50, items, links }] };
}

/** Wide enough for the longest paragraph. */
const edge = 20_000;

const at = (x: number, y: number, size: number) => ({ x, y, size, angle: 0 });

function all(nodes: Node[], name: string): Element[] {
  return nodes.flatMap((node) => {
    if (!("children" in node)) return [];
    const below = all(node.children, name);
    return "name" in node && node.name === name ? [node as Element, ...below] : below;
  });
}

const valueOf = (element: Element, name: string) => all([element], name)[0]?.attribs["w:val"] ?? "";

const said = (node: Node): string =>
  "children" in node ? node.children.map(said).join("") : "data" in node ? String(node.data) : "";

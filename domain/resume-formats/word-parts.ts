import { decoded } from "../text/decoded.ts";
import type { Archive } from "./archive.ts";
import { allOf, childOf, childrenOf, parseXml, type XmlElement } from "./xml.ts";

/**
 * The path of a Word file's main part, from its relationship. Undefined if the archive is not a
 * Word file.
 */
export async function mainPartOf(archive: Archive): Promise<string | undefined> {
  const relations = await relationsOf(archive, "");
  const main = relations.find(({ type }) => type.endsWith("/officeDocument"))?.target;
  return main && archive.paths.includes(main) && /(?:^|\/)word\//.test(main) ? main : undefined;
}

export type Relation = { id: string; type: string; target: string };

/** The XML of a part; undefined if the archive has none. Throws FileRefused for broken XML. */
export async function partOf(archive: Archive, path: string): Promise<XmlElement | undefined> {
  const bytes = await archive.bytes(path);
  return bytes && parseXml(decoded(bytes));
}

/** The relationships of a part. Targets are paths of parts or addresses of links. */
export async function relationsOf(archive: Archive, path: string): Promise<Relation[]> {
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  const root = await partOf(archive, `${folder}_rels/${path.slice(folder.length)}.rels`);
  return childrenOf(root).map(({ attributes: { Id = "", Type = "", Target = "", TargetMode } }) => {
    const target = TargetMode === "External" ? Target : pathFrom(folder, Target);
    return { id: Id, type: Type, target };
  });
}

const pathFrom = (folder: string, target: string) =>
  target.startsWith("/") ? target.slice(1) : new URL(target, `file:///${folder}`).pathname.slice(1);

/** The ids of the lists that show a marker. */
export function bulletsOf(root: XmlElement | undefined): Set<string> {
  const silent = new Set(
    childrenOf(root, "w:abstractNum")
      .filter((list) => childOf(childOf(list, "w:lvl"), "w:numFmt")?.attributes["w:val"] === "none")
      .map(({ attributes }) => attributes["w:abstractNumId"]),
  );
  const lists = childrenOf(root, "w:num").filter(
    (list) => !silent.has(childOf(list, "w:abstractNumId")?.attributes["w:val"]),
  );
  return new Set(lists.flatMap(({ attributes }) => attributes["w:numId"] ?? []));
}

/** The paths of all sections' headers or footers, the first page's first. */
export function edgePaths(body: XmlElement | undefined, kind: string, relations: Relation[]): string[] {
  const order = ["first", "default", "even"];
  const references = allOf(body, `w:${kind}Reference`);
  const sorted = references.toSorted(
    (a, b) => order.indexOf(a.attributes["w:type"] ?? "") - order.indexOf(b.attributes["w:type"] ?? ""),
  );
  const paths = sorted.map(({ attributes }) => relations.find(({ id }) => id === attributes["r:id"])?.target);
  return [...new Set(paths.flatMap((path) => path ?? []))];
}

import { relative } from "node:path";
import { type Plugin, parseSync } from "vite";
import { type Branch, branchesAt, type Node } from "./branches-in.ts";

/**
 * Makes the files that match `files` report to `globalThis.branches` (see branches.ts) which way
 * they branch. Adds each branch to `places`, as "file:line code". The index in `places` is the
 * number of the branch.
 */
export function branches(files: RegExp, places: string[]): Plugin {
  const handler = (code: string, id: string) => ({
    code: withBranches(code, id, places),
    map: { mappings: "" as const },
  });
  return { name: "branches", enforce: "pre", transform: { filter: { id: files }, handler } };
}

/**
 * The code, with a call around each branch. A branch is a condition without "and", "or" and "not",
 * the left side of "??", a pattern, or a word that is looked up in a list of the file.
 */
export function withBranches(code: string, file: string, places: string[]): string {
  const { program } = parseSync(file, code);
  const lists = new Set(program.body.flatMap(namesOf));
  const found = new Map<Node, Branch>();
  const texts: { at: number; text: string }[] = [];
  const visit = (node: Node) => {
    for (const branch of branchesAt(node, lists)) if (!found.has(branch.part)) found.set(branch.part, branch);
    const branch = found.get(node);
    const { start, end } = node;
    if (branch) {
      const line = code.slice(0, start).split("\n").length;
      places.push(`${relative(".", file)}:${line} ${code.slice(start, end).replace(/\s+/g, " ")}`);
      const { wrapper, list = "undefined" } = branch;
      texts.push({ at: start, text: `globalThis.branches.${wrapper}(${places.length - 1},${list},` });
    }
    childrenOf(node).forEach(visit);
    if (branch) texts.push({ at: end, text: ")" });
  };
  visit(program);
  // The sort keeps the order of texts at the same place.
  texts.sort((a, b) => a.at - b.at);
  const parts = texts.map(({ at, text }, n) => code.slice(texts[n - 1]?.at ?? 0, at) + text);
  return parts.join("") + code.slice(texts.at(-1)?.at ?? 0);
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode);
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

/** The names that a statement declares for the whole file. */
function namesOf(statement: Node): string[] {
  if (statement.type === "ExportNamedDeclaration") return statement.declaration ? namesOf(statement.declaration) : [];
  if (statement.type === "ImportDeclaration") return statement.specifiers.map(({ local }) => local.name);
  if (statement.type !== "VariableDeclaration") return [];
  return statement.declarations.flatMap(({ id }) => (id.type === "Identifier" ? [id.name] : []));
}

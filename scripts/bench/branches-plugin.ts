import { relative } from "node:path";
import { type ESTree, type Plugin, parseSync } from "vite";

type Node = ESTree.Node;
/** A part of the code, what is put around it, and what that is told besides. */
type Branch = { part: Node; wrapper: "condition" | "presence" | "pattern" | "word"; list?: string };

const comparisons = new Set(["===", "!==", "<", "<=", ">", ">=", "in", "instanceof"]);
const questions = new Set(["test", "has", "includes", "startsWith", "endsWith", "some", "every"]);
const searches = new Set(["filter", "some", "every", "find", "findIndex", "findLast", "findLastIndex"]);
const answers = new Set(["yesIf", "noIf"]);

/**
 * Makes the files that match `files` report which way they branch, to `globalThis.branches` (see
 * branches.ts). Adds each branch to `places`, as "file:line code"; its place there is its number.
 */
export function branches(files: RegExp, places: string[]): Plugin {
  const handler = (code: string, id: string) => ({
    code: withBranches(code, id, places),
    map: { mappings: "" as const },
  });
  return { name: "branches", enforce: "pre", transform: { filter: { id: files }, handler } };
}

/**
 * The code with each branch in a call. A branch is a condition without "and", "or" and "not", the
 * left side of "??", a pattern, or a word that is looked up in a list of the file.
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
  // Texts at one place keep their order.
  texts.sort((a, b) => a.at - b.at);
  const parts = texts.map(({ at, text }, n) => code.slice(texts[n - 1]?.at ?? 0, at) + text);
  return parts.join("") + code.slice(texts.at(-1)?.at ?? 0);
}

/** The branches that a part of the code makes of itself or of what is in it. */
function branchesAt(node: Node, lists: Set<string>): Branch[] {
  switch (node.type) {
    case "LogicalExpression":
      return node.operator === "??"
        ? [{ part: node.left, wrapper: "presence" }]
        : [...conditionsIn(node.left), ...conditionsIn(node.right)];
    case "UnaryExpression":
      return node.operator === "!" ? conditionsIn(node.argument) : [];
    case "IfStatement":
    case "ConditionalExpression":
    case "WhileStatement":
    case "DoWhileStatement":
      return conditionsIn(node.test);
    case "ForStatement":
      return node.test ? conditionsIn(node.test) : [];
    case "BinaryExpression":
      return comparisons.has(node.operator) ? [{ part: node, wrapper: "condition" }] : [];
    case "Literal":
      return "regex" in node ? [{ part: node, wrapper: "pattern" }] : [];
    case "NewExpression":
      return nameOf(node.callee) === "RegExp" ? [{ part: node, wrapper: "pattern" }] : [];
    case "CallExpression":
      return branchesOfCall(node, lists);
    default:
      return [];
  }
}

function branchesOfCall(call: ESTree.CallExpression, lists: Set<string>): Branch[] {
  const { callee } = call;
  const [first] = call.arguments;
  if (answers.has(nameOf(callee))) return first ? conditionsIn(first) : [];
  if (callee.type !== "MemberExpression") return [];
  const method = nameOf(callee.property);
  const list = nameOf(callee.object);
  const found: Branch[] = questions.has(method) ? [{ part: call, wrapper: "condition" }] : [];
  if (first && /^(?:has|get)$/.test(method) && lists.has(list)) found.push({ part: first, wrapper: "word", list });
  if (searches.has(method) && first?.type === "ArrowFunctionExpression" && first.expression)
    found.push(...conditionsIn(first.body));
  return found;
}

/** A part as a condition, unless "and", "or" and "not" make it of others. */
function conditionsIn(part: Node): Branch[] {
  if (part.type === "ParenthesizedExpression") return conditionsIn(part.expression);
  const isMade = (part.type === "LogicalExpression" && part.operator !== "??") || isNegation(part);
  return isMade ? [] : [{ part, wrapper: "condition" }];
}

function isNegation(node: Node): boolean {
  return node.type === "UnaryExpression" && node.operator === "!";
}

function nameOf(node: Node): string {
  return node.type === "Identifier" ? node.name : "";
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode);
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

/** The names that a statement gives to the whole file. */
function namesOf(statement: Node): string[] {
  if (statement.type === "ExportNamedDeclaration") return statement.declaration ? namesOf(statement.declaration) : [];
  if (statement.type === "ImportDeclaration") return statement.specifiers.map(({ local }) => local.name);
  if (statement.type !== "VariableDeclaration") return [];
  return statement.declarations.flatMap(({ id }) => (id.type === "Identifier" ? [id.name] : []));
}

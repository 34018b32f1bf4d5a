import type { ESTree } from "vite";

export type Node = ESTree.Node;
/** A part of the code, the call that wraps it, and the list that the call is told about. */
export type Branch = { part: Node; wrapper: "condition" | "presence" | "pattern" | "word"; list?: string };

const comparisons = new Set(["===", "!==", "<", "<=", ">", ">=", "in", "instanceof"]);
const questions = new Set(["test", "has", "includes", "startsWith", "endsWith", "some", "every"]);
const searches = new Set(["filter", "some", "every", "find", "findIndex", "findLast", "findLastIndex"]);
const answers = new Set(["yesIf", "noIf"]);

/** The branches that a part of the code contains directly: itself, or its own operands. */
export function branchesAt(node: Node, lists: Set<string>): Branch[] {
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

/** A part as a condition. If "and", "or" or "not" make the part of others, those count instead. */
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

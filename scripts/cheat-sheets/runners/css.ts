import type { Page } from "@playwright/test";
import postcss, { type ChildNode, type Root } from "postcss";
import type { Block } from "../blocks.ts";
import type { Result } from "../verdict.ts";
import { inChromium } from "./browser.ts";

/** CSS is valid if Chromium's parser keeps all of it. */
export const css = inChromium("css", checkCss);

async function checkCss({ code }: Block, page: Page): Promise<Result> {
  let root: Root;
  try {
    root = postcss.parse(code);
  } catch (error) {
    return { exit: 1, stdout: "", stderr: String(error) };
  }
  const kept = await page.evaluate(parsedByBrowser, { code, declarations: declarations(root) });
  const rules = countRules(root.nodes);
  const errors = kept.refused.map((declaration) => `refused: ${declaration}`);
  if (kept.rules !== rules) errors.push(`${rules} rules written, ${kept.rules} kept by the browser`);
  return { exit: errors.length === 0 ? 0 : 1, stdout: "", stderr: errors.join("\n") };
}

/**
 * Descriptors (of @font-face, @property …) are not properties. They must be in the rule's text
 * instead.
 */
function declarations(root: Root): { name: string; value: string; isDescriptor: boolean }[] {
  const found: ReturnType<typeof declarations> = [];
  root.walkDecls(({ prop, value, parent }) => {
    const inside = parent?.type === "atrule" && "name" in parent ? String(parent.name) : "";
    const isDescriptor = ["font-face", "property", "counter-style", "page", "view-transition"].includes(inside);
    found.push({ name: prop, value, isDescriptor });
  });
  return found;
}

function countRules(nodes: ChildNode[] = []): number {
  return nodes.reduce(
    (sum, node) => sum + (node.type === "rule" || node.type === "atrule" ? 1 + countRules(node.nodes) : 0),
    0,
  );
}

/** Runs in the browser. */
function parsedByBrowser({
  code,
  declarations,
}: {
  code: string;
  declarations: { name: string; value: string; isDescriptor: boolean }[];
}) {
  const style = document.createElement("style");
  style.textContent = code;
  document.head.replaceChildren(style);
  const top = [...(style.sheet?.cssRules ?? [])];
  const text = top.map((rule) => rule.cssText).join("\n");
  const count = (rules: Iterable<CSSRule>): number =>
    [...rules].reduce((sum, rule) => {
      const own = rule.constructor.name === "CSSNestedDeclarations" ? 0 : 1;
      return sum + own + ("cssRules" in rule ? count(rule.cssRules as CSSRuleList) : 0);
    }, 0);
  const refused = declarations
    .filter(({ name, value, isDescriptor }) => (isDescriptor ? !text.includes(`${name}:`) : !CSS.supports(name, value)))
    .map(({ name, value }) => `${name}: ${value}`);
  return { rules: count(top), refused };
}

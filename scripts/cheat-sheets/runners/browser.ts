import { readFileSync } from "node:fs";
import { chromium, type Page, type Route } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import postcss, { type ChildNode, type Root } from "postcss";
import { findChromium } from "../../chromium.mjs";
import type { Block } from "../blocks.ts";
import { versionOf } from "../process.ts";
import type { Result } from "../verdict.ts";
import type { Runner } from "./runner.ts";

const executablePath = findChromium();

/** A valid page is what the validator accepts and Chromium loads without an error; what it logs is its output. */
export const html = inChromium("html", checkHtml);
/** Valid CSS is what Chromium's parser keeps whole. */
export const css = inChromium("css", checkCss);

function inChromium(language: string, check: (block: Block, page: Page) => Promise<Result>): Runner {
  return {
    runs: (block) => block.language === language,
    missing: () => (executablePath ? undefined : "chromium"),
    version: async () =>
      `${await versionOf(executablePath ?? "")} ${installed("html-validate")} ${installed("postcss")}`,
    async run(blocks) {
      const browser = await chromium.launch({
        executablePath,
        args: ["--no-sandbox", "--disable-gpu", "--disable-quic"],
      });
      try {
        const page = await browser.newPage({ viewport: { width: 1000, height: 700 } });
        const results: Result[] = [];
        for (const block of blocks) results.push(await check(block, page));
        return results;
      } finally {
        await browser.close();
      }
    },
  };
}

function installed(name: string): string {
  return JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8")).version;
}

const validator = new HtmlValidate({ root: true, extends: ["html-validate:recommended"], elements: ["html5"] });

/** Each block has an origin of its own, so nothing that one stores is seen by the next. */
async function checkHtml({ code, line }: Block, page: Page): Promise<Result> {
  const source = wholePage(code);
  const report = await validator.validateString(source);
  const errors = report.results.flatMap(({ messages }) =>
    messages.map(({ line, ruleId, message }) => `page line ${line}: ${message} (${ruleId})`),
  );
  const logged: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
    if (message.type() === "log") logged.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(error.message));
  await page.route("**", (route) => answer(route, source));
  await page.goto(`http://line-${line}.example/`, { waitUntil: "load" });
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  page.removeAllListeners();
  return { exit: errors.length === 0 ? 0 : 1, stdout: logged.join("\n"), stderr: errors.join("\n") };
}

/** A fragment's leading head elements go to the head, the rest to the body. */
function wholePage(code: string): string {
  if (/<!doctype/i.test(code)) return code;
  const [head] = /^(?:\s*<(?:meta|link|base)\b[^>]*>|\s*<(title|style)\b.*?<\/\1>)*/s.exec(code) ?? [""];
  const title = head.includes("<title") ? "" : "<title>Block</title>\n";
  return `<!DOCTYPE html>\n<html lang="en">\n<head>\n${title}${head}\n</head>\n<body>${code.slice(head.length)}\n</body>\n</html>\n`;
}

/** The page itself at every document address; a small valid answer for whatever else it asks for. */
function answer(route: Route, source: string): Promise<void> {
  const request = route.request();
  switch (request.resourceType()) {
    case "image":
      return route.fulfill({
        contentType: "image/svg+xml",
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
      });
    case "stylesheet":
      return route.fulfill({ contentType: "text/css", body: "" });
    case "script":
      return route.fulfill({ contentType: "text/javascript", body: "" });
    default: {
      const isPage = request.isNavigationRequest() && request.frame().parentFrame() === null;
      return route.fulfill({ contentType: "text/html", body: isPage ? source : "<!DOCTYPE html><title>Other</title>" });
    }
  }
}

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

/** Descriptors (of @font-face, @property …) are not properties: the browser must show them in the rule's text instead. */
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

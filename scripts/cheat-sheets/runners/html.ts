import type { Page, Route } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import type { Block } from "../blocks.ts";
import type { Result } from "../verdict.ts";
import { inChromium } from "./browser.ts";

/**
 * A page is valid if the validator accepts it and Chromium loads it without an error. Its output is
 * its console log.
 */
export const html = inChromium("html", checkHtml);

const validator = new HtmlValidate({ root: true, extends: ["html-validate:recommended"], elements: ["html5"] });

/** Each block has its own origin, so no block sees what another stored. */
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

/** Head elements at the start of a fragment go into the head, the rest into the body. */
function wholePage(code: string): string {
  if (/<!doctype/i.test(code)) return code;
  const [head] = /^(?:\s*<(?:meta|link|base)\b[^>]*>|\s*<(title|style)\b.*?<\/\1>)*/s.exec(code) ?? [""];
  const title = head.includes("<title") ? "" : "<title>Block</title>\n";
  return `<!DOCTYPE html>\n<html lang="en">\n<head>\n${title}${head}\n</head>\n<body>${code.slice(head.length)}\n</body>\n</html>\n`;
}

/** Returns the page at every document address, and a small valid answer for any other request. */
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

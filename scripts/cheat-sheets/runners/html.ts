import type { Page, Route } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import type { Block } from "../blocks.ts";
import type { Result } from "../verdict.ts";
import { inChromium } from "./browser.ts";

/** A page is valid when the validator accepts it and Chromium loads it without an error; what it logs is its output. */
export const html = inChromium("html", checkHtml);

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

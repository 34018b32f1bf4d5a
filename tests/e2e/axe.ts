import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults, ElementContext, RunOptions } from "axe-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const narrowed = {
  rules: [
    { id: "color-contrast", selector: "[data-look]" },
    { id: "target-size", selector: "[data-target]" },
  ],
};

/**
 * What axe complains of, each with its elements. Contrast is the slow rule: it judges the first
 * texts of each look, which stand for all with the same colors, size and weight. `onlyNewLooks`:
 * those that it has judged on this page before stand for this time, too. The size of targets is slow as
 * well: it judges those that are small or share a place with another, since any other is right.
 */
export async function complaints(
  page: Page,
  options: RunOptions = {},
  context: ElementContext = "html",
  { onlyNewLooks = false } = {},
): Promise<string[]> {
  // One that is broken off, as its element goes, is over as well.
  await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
  if (!(await page.evaluate("window.axe"))) await page.evaluate(`${axe}; axe.configure(${JSON.stringify(narrowed)})`);
  const excluded = typeof context === "object" && "exclude" in context ? String(context.exclude) : "";
  const marked = await page.evaluate(markLooks, { onlyNew: onlyNewLooks, excluded });
  if (marked === 0 && String(options.runOnly) === "color-contrast") return [];
  if (options.rules?.["target-size"]?.enabled) await page.evaluate(markTargets);
  const run = JSON.stringify([context, { resultTypes: ["violations"], preload: false, selectors: false, ...options }]);
  const { violations } = await page.evaluate<AxeResults>(`axe.run(...${run})`);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(" ")}`);
}

/**
 * In the page: marks the first three visible texts of each look where axe looks, and returns how
 * many. Of one that something covers, axe cannot tell.
 */
function markLooks({ onlyNew, excluded }: { onlyNew: boolean; excluded: string }) {
  const grounds = new Map<Element, string>();
  /** What an element and those around it lay behind and over its text. */
  const groundOf = (element: Element): string => {
    const { backgroundColor, backgroundImage, clipPath, opacity } = getComputedStyle(element);
    const own = [backgroundColor, backgroundImage, clipPath, opacity].join();
    const around = element.parentElement;
    const outer = around ? (grounds.get(around) ?? groundOf(around)) : "";
    const ground = own === "rgba(0, 0, 0, 0),none,none,1" ? outer : `${own} ${outer}`;
    grounds.set(element, ground);
    return ground;
  };
  const memory = window as { judgedLooks?: Map<string, number> };
  const counts = (onlyNew && memory.judgedLooks) || new Map<string, number>();
  memory.judgedLooks = counts;
  let marked = 0;
  for (const element of document.querySelectorAll("*")) {
    element.removeAttribute("data-look");
    const text = [...element.childNodes].map((node) => (node instanceof Text ? node.data.trim() : "")).join("");
    if (!text && !element.matches("input, select, textarea")) continue;
    if (!element.checkVisibility() || element.closest(":disabled")) continue;
    if (excluded && element.closest(excluded)) continue;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    // Axe cannot judge a single letter that may be an icon.
    const look = [color, fontSize, fontWeight, textShadow, text.length === 1, groundOf(element)].join(" ");
    const count = counts.get(look) ?? 0;
    if (count < 3) {
      element.setAttribute("data-look", "");
      marked++;
    }
    counts.set(look, count + 1);
  }
  return marked;
}

/**
 * In the page: marks what can have the focus and is below 24 × 24 px, or shares a place with
 * another that it is not inside of.
 */
function markTargets() {
  const focusable = "a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]";
  const targets = [...document.querySelectorAll(focusable)].map((element) => {
    element.removeAttribute("data-target");
    return { element, box: element.getBoundingClientRect() };
  });
  for (const { element, box } of targets) {
    const isShared = targets.some(
      (other) =>
        !other.element.contains(element) &&
        other.box.left < box.right &&
        other.box.right > box.left &&
        other.box.top < box.bottom &&
        other.box.bottom > box.top,
    );
    if (isShared || box.width < 24 || box.height < 24) element.setAttribute("data-target", "");
  }
}

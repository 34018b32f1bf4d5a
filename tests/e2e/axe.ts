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
 * The faults that axe finds, each with its elements. The rules for contrast and target size are
 * slow, so axe checks fewer elements for them. Contrast: only the first texts of each look (colors,
 * size and weight). With `onlyNewLooks`, it skips looks that it has checked on this page before.
 * Target size: only targets that are small or overlap another target. All others are large enough.
 */
export async function complaints(
  page: Page,
  options: RunOptions = {},
  context: ElementContext = "html",
  { onlyNewLooks = false } = {},
): Promise<string[]> {
  // An animation whose element disappears is rejected, and counts as finished.
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
 * Runs in the page. Marks the first three visible texts of each look, and returns how many it has
 * marked. It marks three because axe cannot judge a text that something covers.
 */
function markLooks({ onlyNew, excluded }: { onlyNew: boolean; excluded: string }) {
  const grounds = new Map<Element, string>();
  /** The styles of an element and its parents that change the contrast of its text. */
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
    // Axe does not judge a single letter, because it may be an icon.
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
 * Runs in the page. Marks each focusable element that is smaller than 24 × 24 px or overlaps
 * another focusable element that is not inside it.
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

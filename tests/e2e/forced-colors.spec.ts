import type { Page } from "@playwright/test";
import { screenList } from "#domain/screens.ts";
import { expect, test, visit } from "./test.ts";

/** Elements that look chosen to a screen reader only: their look stays the same when they are not chosen. */
function unseenChoices(): string[] {
  const states = ["aria-pressed", "aria-checked", "aria-current"];
  const lookOf = (element: Element) =>
    [element, ...element.querySelectorAll("*")]
      .flatMap((part) => [getComputedStyle(part), getComputedStyle(part, "::after")])
      .map(({ backgroundColor, borderColor, borderWidth, borderStyle, translate }) =>
        [backgroundColor, borderColor, borderWidth, borderStyle, translate].join(),
      )
      .join("|");
  return states.flatMap((state) =>
    [...document.querySelectorAll(`button[${state}], a[${state}]`)]
      .filter((element) => {
        const before = element.getAttribute(state) ?? "";
        const isOn = before !== "false";
        const look = lookOf(element);
        element.setAttribute(state, isOn ? "false" : state === "aria-current" ? "page" : "true");
        const other = lookOf(element);
        element.setAttribute(state, before);
        return look === other;
      })
      .map((element) => `${state}: ${element.outerHTML.slice(0, 160)}`),
  );
}

/** Marks the buttons and links that a fill makes one. */
function markFilled() {
  for (const element of document.querySelectorAll("button, a")) {
    const { backgroundColor, borderRadius } = getComputedStyle(element);
    const isFilled = !/^rgba\(.*, 0\)$|transparent/.test(backgroundColor) && borderRadius !== "0px";
    if (isFilled && element.checkVisibility()) element.setAttribute("data-filled", "");
  }
}

function unframed(): string[] {
  return [...document.querySelectorAll("[data-filled]")]
    .filter((element) => getComputedStyle(element).borderTopWidth === "0px" && !element.matches("[aria-current]"))
    .map((element) => element.outerHTML.slice(0, 160));
}

/** Without transitions, the computed look is the final one. */
async function calm(page: Page) {
  await page.emulateMedia({ reducedMotion: "reduce" });
}

for (const { name, path } of screenList) {
  test(`${name}: with the system's own colors, what is chosen and what is a button is told without color`, async ({
    page,
  }) => {
    await calm(page);
    await visit(page, path);
    await expect(page.locator(".animate-pulse")).toHaveCount(0);
    await page.evaluate(markFilled);
    await page.emulateMedia({ forcedColors: "active" });
    expect(await page.evaluate(unseenChoices)).toEqual([]);
    expect(await page.evaluate(unframed)).toEqual([]);
  });

  test(`${name}: fits 320 px, which is 1280 px at 400 % zoom, and moves nothing where motion is unwanted`, async ({
    page,
  }) => {
    await calm(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(page, path);
    await expect(page.locator(".animate-pulse")).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const moving = await page.evaluate(() =>
      document.getAnimations().filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 1),
    );
    expect(moving).toEqual([]);
  });
}

import type { Locator } from "@playwright/test";
import { addApplication } from "./add-application.ts";
import { expect, test, visit } from "./test.ts";

/** What can be seen in narrow windows and with the colors of the system. */

test("with the system's own colors, I see where the search, the phone's menu and a form end", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.setViewportSize({ width: 375, height: 700 });
  await visit(page, "/tracker");
  const edge = (dialog: Locator) =>
    dialog.evaluate((part) => {
      const { borderLeftStyle, borderLeftWidth } = getComputedStyle(part);
      return `${borderLeftStyle} ${borderLeftWidth}`;
    });
  const names = {
    "Open menu": "Menu",
    "Search the site": "Search the site",
    "Add an application": "Add an application",
  };
  for (const [button, name] of Object.entries(names)) {
    await page.getByRole("button", { name: button }).click();
    const dialog = page.getByRole("dialog", { name });
    await expect(dialog).toBeVisible();
    expect(await edge(dialog), name).toBe("solid 1px");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }
});

test("with the system's own colors, a button without a fill and a badge have an edge", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const edged = async (part: Locator) => {
    await expect(part).toHaveCSS("border-top-width", "1px");
    await expect(part).toHaveCSS("border-top-style", "solid");
    await expect(part).not.toHaveCSS("border-top-color", "rgba(0, 0, 0, 0)");
  };
  await visit(page, "/job-match");
  await edged(page.getByRole("button", { name: "Try an example" }));
  await visit(page, "/job-seeker-ai-prompts");
  await edged(page.getByText("Beginner", { exact: true }).first());
  await visit(page, "/programming-interview-cheatsheets/javascript");
  const main = page.getByRole("main");
  for (const name of ["Copy", "Run"]) await edged(main.getByRole("button", { name, exact: true }).first());
  await main.getByRole("button", { name: "Run", exact: true }).first().click();
  await edged(main.getByRole("button", { name: "Close", exact: true }));
});

test.describe("at 320 px", () => {
  test("the title of an application has a line of its own, above its stage", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await addApplication(page);
    const table = page.getByRole("table", { name: "Applications" });
    const cell = table.getByRole("cell").filter({ has: page.getByRole("button", { name: "Frontend engineer" }) });
    const title = await cell.boundingBox();
    const stage = await table.getByRole("combobox").boundingBox();
    expect(title?.width).toBeGreaterThan(200);
    expect(stage?.y).toBeGreaterThan(title?.y ?? 1000);
  });

  const broken = (parts: Element[]) =>
    parts.flatMap((part) => {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = texts.nextNode(); node; node = texts.nextNode())
        for (const { 0: word, index } of (node.textContent ?? "").matchAll(/\p{L}+/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word);
        }
      return found;
    });
  for (const [path, parts] of [
    ["/", "main a"],
    ["/open-source-starter?q=freecodecamp", "main h2"],
  ] as const)
    test(`no word is broken on ${path}`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await visit(page, path);
      if (path !== "/")
        await expect(page.getByRole("link", { name: "freeCodeCamp/freeCodeCamp", exact: true })).toBeVisible();
      expect(await page.locator(parts).evaluateAll(broken)).toEqual([]);
    });
});

import type { Locator } from "@playwright/test";
import { addApplication } from "./add-application.ts";
import { expect, test, visit } from "./test.ts";

// These tests check what a visitor sees in a narrow window and in forced colors.

test("in forced colors, I see the edges of the search, the phone's menu and a form", async ({ page }) => {
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

test("in forced colors, a button without a fill and a badge have an edge", async ({ page }) => {
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
  const longWord = "Barrierefreiheitsstärkungsgesetzbeauftragte";

  /** Expects that the toast is inside the window, and that its buttons are whole and inside it. */
  async function expectInside(toast: Locator, ...buttons: string[]) {
    await expect(toast).toContainText(longWord);
    const edges = (part: Locator) =>
      part.evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        return { left, right, hidden: element.scrollWidth - element.clientWidth };
      });
    const outer = await edges(toast);
    expect(outer).toMatchObject({ hidden: 0 });
    expect(outer.left).toBeGreaterThanOrEqual(0);
    expect(outer.right).toBeLessThanOrEqual(320);
    for (const name of buttons) {
      const inner = await edges(toast.getByRole("button", { name }));
      expect(inner.right, name).toBeLessThanOrEqual(outer.right);
      expect(inner.right - inner.left, name).toBeGreaterThan(20);
    }
  }

  test("a toast breaks a long word and keeps its buttons, even in a low window", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const toast = await addApplication(page, longWord);
    await expectInside(toast, "Undo", "Close");
    await page.setViewportSize({ width: 320, height: 256 });
    await expectInside(toast, "Undo", "Close");
  });

  test.describe("without the code of the toasts", () => {
    test.use({ expectedErrors: [/^Failed to load resource/] });

    test("a toast as plain text breaks a long word and keeps its buttons", async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await addApplication(page, longWord);
      await page.route(/\/assets\/toasters-opened-/, (route) => route.abort());
      await visit(page, "/tracker");
      const stage = page.getByRole("combobox", { name: `Stage of ${longWord}` });
      await stage.focus(); // renders its options
      await stage.selectOption({ label: "Interview" });
      const plain = page.locator("div:has(> p[role=status] + button)").filter({ hasText: longWord });
      await expectInside(plain, "Undo", "Close");
    });
  });

  test("a toast of one line breaks a long word", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(page, `/linkedin-outreach-generator?company=${longWord}`);
    await page.getByLabel("HR Finder message").fill("Hello");
    await page.getByRole("button", { name: "Copy message" }).first().click();
    await expectInside(page.locator("[data-sonner-toast]").filter({ hasText: "does not name" }));
  });

  test("the head of the applications is one line that explains its buttons", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await addApplication(page);
    const head = page.getByRole("table", { name: "Applications" }).getByRole("row").first();
    const tops = await head.getByRole("button").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(tops).toHaveLength(2);
    expect(tops[0]).toBe(tops[1]);
    expect((await head.boundingBox())?.height).toBeLessThan(60);
  });

  test("an application's title has its own line, above its stage", async ({ page }) => {
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

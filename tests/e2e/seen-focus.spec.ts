import type { Locator, Page } from "@playwright/test";
import { expect, test, untilAlive, visit } from "./test.ts";

/** What a visitor who uses the keyboard alone sees of the focus. */

const zoomed = { width: 320, height: 256 }; // 1280 x 1024 at 400 %

async function addApplication(page: Page) {
  await visit(page, "/tracker");
  await page.getByRole("button", { name: "Add an application" }).click();
  const form = page.getByRole("dialog", { name: "Add an application" });
  await form.getByLabel("Job title").fill("Frontend engineer");
  await form.getByLabel("Company").fill("Acme");
  await form.getByRole("button", { name: "Add", exact: true }).click();
  const toast = page.getByLabel("Notifications (F8)").locator("li");
  await expect(toast).toContainText("Added: Frontend engineer at Acme");
  return toast;
}

for (const size of [{ width: 1280, height: 800 }, zoomed])
  test(`I walk through the footer, and no toast covers where I am, at ${size.width} x ${size.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const toast = await addApplication(page);
    const box = async (part: Locator) => {
      const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      return { left: x, top: y, right: x + width, bottom: y + height };
    };
    const links = await page.getByRole("contentinfo").getByRole("link").all();
    expect(links.length).toBeGreaterThan(5);
    for (const link of links) {
      await link.focus();
      const [at, cover] = [await box(link), await box(toast)];
      const isClear =
        at.bottom <= cover.top || at.top >= cover.bottom || at.right <= cover.left || at.left >= cover.right;
      expect(isClear, (await link.textContent()) ?? "").toBe(true);
    }
  });

test("at 400 % zoom a toast has one line, and all of its text with the focus", async ({ page }) => {
  await page.setViewportSize(zoomed);
  const toast = await addApplication(page);
  await page.mouse.move(5, 5);
  const height = async () => (await toast.boundingBox())?.height ?? 0;
  await expect.poll(height).toBeLessThan(48);
  await page.keyboard.press("F8");
  await expect(toast.getByRole("button", { name: "Undo" })).toBeFocused();
  await expect.poll(height).toBeGreaterThan(60);
});

test("I leave the Tools menu by Tab, open it with the arrow down, and come back to it from the search", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, "/about");
  await untilAlive(page);
  const tools = page.getByRole("button", { name: "Tools", exact: true });
  const menu = page.getByRole("dialog", { name: "Tools" });
  const open = async () => {
    await tools.focus();
    await page.keyboard.press("ArrowDown");
    await expect(menu.getByRole("link").first()).toBeFocused();
  };
  await open();
  await page.keyboard.press("End");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("banner").getByRole("link", { name: "About" })).toBeFocused();
  await expect(menu).toBeHidden();
  await open();
  await page.keyboard.press("Shift+Tab");
  await expect(tools).toBeFocused();
  await expect(menu).toBeHidden();
  await open();
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog", { name: "Search the site" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tools).toBeFocused();
});

test("I press 'Fill in' by keyboard, and a ring shows where I am", async ({ page }) => {
  await visit(page, "/job-seeker-ai-prompts");
  await untilAlive(page);
  await page
    .getByRole("button", { name: /^Fill in/ })
    .first()
    .press("Enter");
  const form = page.getByRole("region", { name: /^Form of/ });
  await expect(form).toBeFocused();
  await expect(form).toHaveCSS("outline-style", "solid");
});

test("the ring of a link in a cheat sheet is whole, also at the edge of the text", async ({ page }) => {
  await visit(page, "/programming-interview-cheatsheets/sql");
  const cut = await page.locator(".sheet-text section[id] :is(a, button)").evaluateAll((controls) =>
    controls.flatMap((control) => {
      const edge = control.closest(".wide-table, section[id]")?.getBoundingClientRect();
      const { left } = control.getBoundingClientRect();
      return edge && left > 0 && left - 4 < edge.left ? [control.textContent] : [];
    }),
  );
  expect(cut).toEqual([]);
});

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

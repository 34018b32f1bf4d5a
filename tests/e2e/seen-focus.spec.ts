import type { Locator } from "@playwright/test";
import { addApplication } from "./add-application.ts";
import { expect, test, untilAlive, visit } from "./test.ts";

/** What a visitor who uses the keyboard alone sees of the focus. */

const zoomed = { width: 320, height: 256 }; // 1280 x 1024 at 400 %

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

import type { Locator } from "@playwright/test";
import { addApplication } from "./add-application.ts";
import { expect, test, untilAlive, visit } from "./test.ts";

// These tests check that a visitor who uses only the keyboard sees the focus.

const zoomed = { width: 320, height: 256 }; // 1280 x 1024 at 400 %

for (const size of [{ width: 1280, height: 800 }, zoomed])
  test(`I tab through the footer, and no toast covers the focus, at ${size.width} x ${size.height}`, async ({
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

test("at 400 % zoom a toast has one line, and its whole text when it has the focus", async ({ page }) => {
  await page.setViewportSize(zoomed);
  const toast = await addApplication(page);
  await page.mouse.move(5, 5);
  const height = async () => (await toast.boundingBox())?.height ?? 0;
  await expect.poll(height).toBeLessThan(48);
  await page.keyboard.press("F8");
  await expect(toast.getByRole("button", { name: "Undo" })).toBeFocused();
  await expect.poll(height).toBeGreaterThan(60);
});

test("I leave the Tools menu with Tab, open it with arrow down, and return to it from the search", async ({ page }) => {
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
  await expect(page.getByRole("combobox", { name: "Search the site" })).toBeFocused();
  await expect(page.getByRole("dialog", { includeHidden: true })).toHaveCount(1); // the menu has been removed
  await page.keyboard.press("Escape");
  await expect(tools).toBeFocused();
});

test("I press 'Fill in' by keyboard, and a ring shows the focus", async ({ page }) => {
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

test("the ring of a link in a cheat sheet is complete, even at the edge of the text", async ({ page }) => {
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

test("'N more' moves the focus to the first new choice, and 'Fewer' folds the list again", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, "/project-based-learning-directory");
  const group = page.getByRole("group", { name: "Language" });
  const chips = group.locator("[aria-pressed]");
  const shown = await chips.count();
  const more = group.getByRole("button", { name: /^\d+ more$/ });
  await more.press("Enter");
  await expect(chips.nth(shown)).toBeFocused();
  const chosen = chips.nth(20);
  const name = (await chosen.textContent()) ?? "";
  await chosen.press("Space");
  await expect(chosen).toHaveAttribute("aria-pressed", "true");
  await group.getByRole("button", { name: "Fewer" }).press("Space");
  await expect(more).toBeFocused();
  await expect(more).toBeInViewport();
  await expect(chips).toHaveCount(shown + 1);
  await expect(group.getByRole("button", { pressed: true })).toHaveText(name);
});

test("when the last filter disappears, the line that counts the list shows the focus", async ({ page }) => {
  const count = page.getByText(/^Showing [\d,]+ of/);
  const isRinged = async () => {
    await expect(count).toBeFocused();
    await expect(count).toHaveCSS("outline-style", "solid");
    await expect(count).toBeInViewport();
  };
  await visit(page, "/public-api-directory?auth=none");
  await page.getByRole("button", { name: "Remove Sign-in: None" }).press("Enter");
  await isRinged();
  await visit(page, "/public-api-directory?auth=none&price=free");
  await page.getByRole("button", { name: "Clear all" }).press("Enter");
  await isRinged();
  await visit(page, "/job-portals-directory?q=zzzqqq");
  await page.getByRole("button", { name: "Show all portals" }).press("Enter");
  await isRinged();
});

test.describe("a menu item that is highlighted by key has a ring", () => {
  const menus = [
    ["/ai-tools-directory", /^Sort:/, "Enter"],
    ["/public-api-directory?auth=none&cors=yes&example=request", /^Copy request/, "Enter"],
    ["/job-portals-directory", /Browse Categories/, "Enter"],
    ["/live-coding-contests", "Subscribe", "ArrowDown"],
  ] as const;
  for (const forcedColors of ["none", "active"] as const)
    test(`with ${forcedColors === "none" ? "our colors" : "the system's own colors"}`, async ({ page }) => {
      await page.emulateMedia({ forcedColors });
      for (const [path, name, key] of menus) {
        await visit(page, path);
        const button = page.getByRole("main").getByRole("button", { name }).first();
        await button.press(key);
        const item = page.locator("[role=menu], [popover]").locator(":focus");
        await expect(item, path).toBeVisible();
        expect(await ringOf(item), path).toMatch(/^(?!unseen).+ solid 2px$/);
      }
      await page.keyboard.press("Control+k");
      await page.getByRole("combobox", { name: "Search the site" }).fill("resume");
      const option = page.getByRole("option", { selected: true });
      await expect(option).toBeVisible();
      expect(await ringOf(option)).toMatch(/^(?!unseen).+ solid 2px$/);
    });

  /** The focus ring of an element. Its color is "unseen" if it equals the color of the fill. */
  const ringOf = (part: Locator) =>
    part.evaluate((element) => {
      const { outlineColor, outlineStyle, outlineWidth, backgroundColor } = getComputedStyle(element);
      const isSeen = outlineColor !== backgroundColor;
      return `${isSeen ? outlineColor : "unseen"} ${outlineStyle} ${outlineWidth}`;
    });
});

/** The visible share of an element's area, within the window and all scrolling containers. */
const shareInView = (element: Element) =>
  new Promise<number>((resolve) => {
    new IntersectionObserver(([entry]) => resolve(entry?.intersectionRatio ?? 0)).observe(element);
  });

test("at 320 px, I walk by Tab through a strip of chips, and each is wholly in view", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, "/project-based-learning-directory");
  await untilAlive(page);
  const links = page.getByRole("navigation", { name: "Topics" }).getByRole("link");
  const chips = (await links.all()).slice(0, 8);
  await links.first().focus();
  for (const chip of chips) {
    await expect(chip).toBeFocused();
    await expect.poll(() => chip.evaluate(shareInView)).toBeGreaterThan(0.98);
    await page.keyboard.press("Tab");
  }
});

test("in a dialog taller than the window, Tab leads from the last button to the first, and I see it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 400 });
  await visit(page, "/tracker");
  await untilAlive(page);
  await page.getByRole("button", { name: "Add an application" }).click();
  const dialog = page.getByRole("dialog");
  const close = dialog.getByRole("button", { name: "Close" });
  const focused = page.locator(":focus");
  await close.focus();
  await page.keyboard.press("Shift+Tab");
  await expect(close).not.toBeFocused();
  await expect.poll(() => focused.evaluate(shareInView)).toBeGreaterThan(0.98);
  await page.keyboard.press("Tab");
  await expect(close).toBeFocused();
  await expect.poll(() => close.evaluate(shareInView)).toBeGreaterThan(0.98);
});

test("in a cheat sheet, Tab stops at a block of code or a table only where it scrolls", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, "/programming-interview-cheatsheets/sql");
  await untilAlive(page);
  /** Whether a block in view scrolls, and how many have a missing or a needless tab stop. */
  const blocks = () =>
    page.getByRole("article").evaluate((article) => {
      const near = [...article.querySelectorAll<HTMLElement>("[tabindex]")].filter((block) => {
        const { top, bottom } = block.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      });
      const wide = near.filter((block) => block.scrollWidth > block.clientWidth);
      const reached = (of: HTMLElement[]) => of.filter(({ tabIndex }) => tabIndex === 0).length;
      return { wide: wide.length > 0, missed: wide.length - reached(wide), needless: reached(near) - reached(wide) };
    });
  const toBlock = () => page.locator("article pre[tabindex]").nth(4).scrollIntoViewIfNeeded();
  await toBlock();
  await expect.poll(blocks).toEqual({ wide: false, missed: 0, needless: 0 });
  await page.setViewportSize({ width: 320, height: 640 });
  await toBlock();
  await expect.poll(blocks).toEqual({ wide: true, missed: 0, needless: 0 });
});

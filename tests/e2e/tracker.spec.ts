import type { Locator, Page } from "@playwright/test";
import { expect, test, visit } from "./test.ts";

const path = "/tracker";
const rows = (page: Page) => page.getByRole("table", { name: "Applications" }).getByRole("row");

async function add(page: Page, title: string) {
  await page.getByRole("button", { name: /^Add/ }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Job title").fill(title);
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await expect(dialog).toBeHidden();
}

test("an application is added, moved, and found again after a reload, and no part of it is sent", async ({ page }) => {
  await visit(page, path);
  await expect(page.getByRole("heading", { name: "Nothing tracked yet" })).toBeVisible();
  // An idle page fetches the code of menus and toasts, and the styles of the next page. These
  // requests contain nothing that the visitor typed.
  const isOurCode = /^http:\/\/[^/]+\/(assets\/[\w.~-]+\.(js|css)|icon\.svg)$/;
  const unexpected: string[] = [];
  page.on("request", (request) => {
    if (!isOurCode.test(request.url())) unexpected.push(request.url());
  });

  await page.getByRole("button", { name: "Add an application" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(/^Paste an address/).fill("Night tester\n\nWe test. https://acme.example/7");
  await expect(dialog.getByText("Read: title, address, text. Please check it below.")).toBeVisible();
  await dialog.getByLabel("Next step on").fill("2026-01-02");
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByRole("region", { name: "Due now (1)" })).toBeVisible();

  await page.getByLabel("Stage of Night tester").focus(); // renders its options
  await page.getByLabel("Stage of Night tester").selectOption({ label: "Interview" });
  await expect(page.getByText("Night tester: Interview", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByLabel("Stage of Night tester")).toHaveValue("saved ");
  await page.getByRole("radio", { name: "Board" }).check();
  await page.getByRole("region", { name: "Saved" }).getByRole("button", { name: "Night tester" }).press("2");
  await expect(
    page.getByRole("region", { name: "Applied" }).getByRole("button", { name: "Night tester" }),
  ).toBeFocused();
  await page.getByRole("radio", { name: "Agenda" }).check();
  await page.getByRole("searchbox").fill("nothing like it");
  await expect(page.getByText("Nothing found")).toBeVisible();
  expect(unexpected).toEqual([]);

  await page.goto(path);
  await expect(page.getByLabel("Stage of Night tester")).toHaveValue("applied ");
});

test("each field of the form is visible while it has the focus, at any size of the window", async ({ page }) => {
  await visit(page, path);
  for (const [width, height] of [
    [320, 225],
    [320, 640],
    [1280, 800],
  ] as const)
    await test.step(`at ${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await page.getByRole("button", { name: "Add an application" }).click();
      const posting = page.getByLabel("Text of the posting");
      await expect(page.getByLabel(/^Paste an address/)).toBeFocused();
      for (let tabs = 0; !(await posting.evaluate((field) => field === document.activeElement)); tabs++) {
        expect(tabs).toBeLessThan(60);
        await page.keyboard.press("Tab");
        await expect.poll(() => page.evaluate(inSight), "once the form has slid in").toBe("");
      }
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
    });
  await test.step("a title of 500 letters is three lines of the table", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await add(page, "W".repeat(500));
    expect((await rows(page).nth(1).boundingBox())?.height).toBeLessThan(150);
  });
});

/** Runs in the page. Returns the focused control's name if its middle is covered or out of view. */
function inSight(): string {
  const control = document.activeElement as HTMLElement;
  const { x, y, width, height } = control.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + Math.min(height / 2, 20));
  return control === top || control.contains(top) ? "" : (control.getAttribute("name") ?? control.outerHTML);
}

test("a card is dragged to another column, by mouse and by finger, and Undo returns it", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, path);
  await add(page, "Tester");
  await page.getByRole("radio", { name: "Board" }).check();
  const column = (name: string) => page.getByRole("region", { name, exact: true });
  const card = (stage: string) => column(stage).getByRole("button", { name: "Tester" });
  const announcement = page.getByRole("status", { name: "Dragging" });
  await expect(announcement).toBeAttached(); // its code has arrived
  const center = async (place: Locator) => {
    const box = await place.boundingBox();
    if (!box) throw new Error("It has no place on the page");
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };

  await page.mouse.move(...(await center(card("Saved"))));
  await page.mouse.down();
  await page.mouse.move(...(await center(column("Interview"))), { steps: 5 });
  await expect(announcement).toHaveText("Let go to move Tester to Interview.");
  await page.keyboard.press("Escape");
  await expect(announcement).toHaveText("");
  await page.mouse.up();
  await expect(card("Saved")).toBeVisible();

  await page.mouse.move(...(await center(card("Saved"))));
  await page.mouse.down();
  await page.mouse.move(...(await center(column("Interview"))), { steps: 5 });
  await page.mouse.up();
  await expect(card("Interview")).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(card("Saved")).toBeVisible();

  await page.setViewportSize({ width: 375, height: 700 });
  await page.locator("[data-handle]").scrollIntoViewIfNeeded();
  const finger = { pointerType: "touch", isPrimary: true, pointerId: 7, button: 0 };
  const [x, y] = await center(page.locator("[data-handle]"));
  await page.locator("[data-handle]").dispatchEvent("pointerdown", { ...finger, clientX: x, clientY: y });
  await page.locator("body").dispatchEvent("pointermove", { ...finger, clientX: x, clientY: y + 20 });
  await expect(page.getByRole("button", { name: "Undo" }), "the toast of the add leaves the places free").toBeHidden();
  const place = page.locator("[data-stage=offer]").last();
  const [toX, toY] = await center(place);
  await page.locator("body").dispatchEvent("pointermove", { ...finger, clientX: toX, clientY: toY });
  await expect(announcement).toHaveText("Let go to move Tester to Offer.");
  await page.locator("body").dispatchEvent("pointerup", { ...finger, clientX: toX, clientY: toY });
  await page.getByRole("radio", { name: "Offer (1)" }).check();
  await expect(card("Offer")).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
});

test("on a phone, the text of a toast folds away after ten seconds, and its Undo stays", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await visit(page, path);
  await add(page, "Tester");
  await page.mouse.move(100, 100);
  const toast = page.getByLabel("Notifications (F8)").locator("li");
  const width = async () => (await toast.boundingBox())?.width ?? 0;
  const folds = () =>
    toast.evaluate((element) =>
      element.getAnimations({ subtree: true }).flatMap((animation) => {
        const { delay, duration } = animation.effect?.getComputedTiming() ?? {};
        if (delay !== 10_000) return [];
        animation.currentTime = delay + Number(duration);
        return delay;
      }),
    );
  expect(await width()).toBeGreaterThan(300);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  expect(await folds()).toHaveLength(2);
  expect(await width()).toBeLessThan(160);
  await page.keyboard.press("F8");
  expect(await width()).toBeGreaterThan(300);
  await page.keyboard.press("Enter");
  await expect(toast).toBeHidden();
});

test("at 400 % zoom the board keeps the focus on the card that a number moves, or on the next card", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await visit(page, path);
  await add(page, "Tester");
  await add(page, "Baker");
  await page.getByRole("radio", { name: "Board" }).check();
  const card = (column: string, name: string) =>
    page.getByRole("region", { name: column, exact: true }).getByRole("button", { name, exact: true });
  await card("Saved", "Tester").press("2");
  await expect(card("Applied", "Tester")).toBeFocused();
  await expect(card("Applied", "Tester")).toBeInViewport();
  await page.keyboard.press("1");
  await expect(card("Saved", "Tester")).toBeFocused();
  await page.getByLabel("Move Tester to").focus();
  await page.getByLabel("Move Tester to").selectOption({ label: "Offer" });
  await expect(card("Saved", "Baker")).toBeFocused();
});

test.describe("on a phone, which has no keys", () => {
  test.use({ viewport: { width: 375, height: 720 }, hasTouch: true, isMobile: true });

  test("the board says how a finger moves a card, and mentions no keys", async ({ page }) => {
    await visit(page, path);
    await add(page, "Tester");
    await page.getByRole("radio", { name: "Board" }).check();
    await expect(page.getByText("Drag a card by its handle to move it.")).toBeVisible();
    await expect(page.getByText(/press 1 to 6/)).toBeHidden();
  });
});

test("a portal is saved from its card, and the home page shows what is due", async ({ page }) => {
  await visit(page, "/job-portals-directory");
  const main = page.getByRole("main");
  const label = await main
    .getByRole("button", { name: /^Save: / })
    .first()
    .getAttribute("aria-label");
  const name = (label ?? "").replace("Save: ", "");
  await main
    .getByRole("button", { name: `Save: ${name}`, exact: true })
    .first()
    .click();
  await page
    .getByRole("button", { name: `Saved: ${name}, open the tracker` })
    .first()
    .click();
  await page.getByRole("button", { name, exact: true }).click();
  await page.getByRole("dialog").getByLabel("Next step on").fill("2026-01-02");
  await page.getByRole("dialog").getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("dialog")).toBeHidden(); // the database has stored it
  await expect(page.getByRole("region", { name: "Due now (1)" })).toBeVisible();
  await visit(page, "/");
  await page.getByRole("link", { name: /^1 due in your tracker/ }).click();
  await expect(page.getByRole("dialog", { name })).toBeVisible();
});

test("two tabs show each other's changes and lose none", async ({ page, context }) => {
  await visit(page, path);
  await add(page, "Tester");
  const other = await context.newPage();
  await other.goto(path);
  await expect(rows(other)).toHaveCount(2);
  await page.getByRole("button", { name: "Tester", exact: true }).click();
  await page.getByRole("dialog").getByLabel("Place").fill("Berlin");
  await other.getByLabel("Stage of Tester").focus();
  await other.getByLabel("Stage of Tester").selectOption({ label: "Offer" });
  await page.getByRole("dialog").getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByLabel("Stage of Tester")).toHaveValue("offer ");
  await other.reload();
  await other.getByRole("button", { name: "Tester", exact: true }).click();
  await expect(other.getByRole("dialog").getByLabel("Place")).toHaveValue("Berlin");
  await other.keyboard.press("Escape");
  await expect(other.getByRole("dialog")).toBeHidden();

  await test.step("a note typed in two tabs is kept twice, and a deleted application returns", async () => {
    for (const tab of [page, other]) {
      await tab.getByRole("button", { name: "Tester", exact: true }).click();
      await tab.getByLabel("Notes").fill(tab === page ? "first" : "second");
    }
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(other.getByText(/“Notes” was changed in another tab/)).toBeVisible();
    await other.getByRole("button", { name: "Keep both" }).click();
    await other.getByRole("button", { name: "Save changes" }).click();
    await expect(other.getByRole("dialog")).toBeHidden();
    await page.getByRole("button", { name: "Tester", exact: true }).click();
    await expect(page.getByLabel("Notes")).toHaveValue("first\n\nsecond");
    await other.getByRole("button", { name: "Tester", exact: true }).click();
    await other.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("This application was deleted in another tab.")).toBeVisible();
    await page.getByRole("button", { name: "Bring it back and save" }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.getByRole("button", { name: "Tester", exact: true })).toBeVisible();
  });
});

test("if the browser has no database, the page says so", async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("blocked", "SecurityError");
    };
  });
  await visit(page, path);
  await expect(page.getByRole("heading", { name: "The tracker could not be opened" })).toBeVisible();
  await expect(page.getByText("All of this is kept in this browser")).toHaveCount(0);
});

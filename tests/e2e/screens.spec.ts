import { type Page, test as plain, type Request } from "@playwright/test";
import { isSheet } from "#domain/cheat-sheets/cheat-sheets.ts";
import { pageDescription } from "#domain/page-descriptions.ts";
import { documentTitle, screenList } from "#domain/screens.ts";
import { site } from "#domain/site.ts";
import { isWhole } from "../support/sweep.ts";
import { complaints } from "./axe.ts";
import { frameless, markFilled, unseenChoices } from "./forced-colors.ts";
import { expect, test, untilAlive, visit, watchShifts } from "./test.ts";

/** All screens, but only two sheets: the code of SQL runs in the page, the code of C does not. */
const walkedAtMost = screenList.filter(({ name }) => !isSheet(name) || /\/(sql|c)$/.test(name));

/** Screens with the same parts as a checked screen. Only the whole sweep checks them, too. */
const isAlike = /^(ai-tools|certifications|toolkit|terms-of-service)$/;
const walked = walkedAtMost.filter(({ name }) => isWhole || !isAlike.test(name));
const judgedSheets = walked.filter(({ name }) => isSheet(name)).map(({ path }) => path);

for (const screen of screenList) {
  const { name, path, title } = screen;

  plain(`${name} is a complete page before any script runs`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).toContain(`<link rel="canonical" href="${site.origin}${path}"`);
    expect(html.match(/<title>/g)).toHaveLength(1);
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    expect(blocks.length).toBeGreaterThan(0);
    for (const [, json = ""] of blocks) expect(JSON.parse(json)["@context"]).toBe("https://schema.org");
    expect(html.match(/<meta name="description"/g)).toHaveLength(1);
    expect(answer.headers()["content-security-policy"]).not.toMatch(/script-src[^;]*'unsafe/);
  });

  // The text of the other sheets has the same parts.
  if (isSheet(name) && !isWhole && !walked.includes(screen)) continue;

  // One visit serves all steps, because opening a page is slow.
  test(`${name} hydrates, and serves keyboard, zoom, contrast and screen reader`, async ({ page }) => {
    // Without transitions, computed styles have their final values at once.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, path);
    await expect(page.locator(".animate-pulse")).toHaveCount(0); // no placeholder is left
    await expect(page).toHaveTitle(documentTitle(title));
    await test.step("the page has the styles of everything that it shows", async () => {
      expect(await page.evaluate(classesWithoutStyle)).toEqual([]);
    });
    if (walked.includes(screen)) {
      await test.step("every control is reachable by keyboard", () => reachByKeyboard(page));
      await test.step("on the way back, nothing covers the focused control", () => walkBack(page));
    }
    await test.step("nothing moves if the visitor prefers reduced motion", () => standStill(page));
    await test.step("in forced colors, choices and buttons can be told apart without color", async () => {
      await page.evaluate(markFilled);
      await page.emulateMedia({ forcedColors: "active" });
      expect(await page.evaluate(unseenChoices)).toEqual([]);
      expect(await page.evaluate(frameless)).toEqual([]);
      await page.emulateMedia({ forcedColors: "none" });
    });
    await test.step("the page fits 320 px, which is 1280 px at 400 % zoom", () => fitWidth(page, 320));
    await test.step("on a phone, the page's intro is whole", async () => {
      const hidden = await page
        .locator("h1 + p")
        .evaluateAll((intros) => intros.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight));
      expect(hidden.filter((height) => height > 0)).toEqual([]);
    });
    if (isSheet(name))
      await test.step("no table is cut off on a phone: a wide table scrolls in its own box, and no name in it is broken", () =>
        fitTables(page));
    await test.step("with more space between letters, words and lines the page still fits", () => fitSpacedText(page));
    await test.step("with the browser's large text the page fits a phone", () => fitLargeText(page));
    for (const width of [375, 1440]) {
      await test.step(`at ${width} px the page fits and is accessible`, async () => {
        await fitWidth(page, width);
        // At 1440 px, a sheet is checked without its text, and the rest is the same on all sheets.
        if (walked.includes(screen) || (isWhole && width === 375))
          await beAccessible(page, width, walked.includes(screen) ? [] : judgedSheets);
      });
    }
  });
}

/**
 * Runs in the page. Returns classes of the page that the site's stylesheet has rules for, but the
 * page's own part of the stylesheet has not.
 */
async function classesWithoutStyle(): Promise<string[]> {
  const styledIn = (css: string) =>
    new Set([...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = ""]) => name.replaceAll("\\", "")));
  const whole = styledIn(await (await fetch(document.documentElement.dataset.styles ?? "")).text());
  const inPage = styledIn(document.querySelector("head > style")?.textContent ?? "");
  const shown = [...document.querySelectorAll("[class]")].flatMap(({ classList }) => [...classList]);
  return [...new Set(shown)].filter((name) => whole.has(name) && !inPage.has(name));
}

/**
 * Tabs through the first controls of the page, and expects that each gets the focus. If a control
 * appears meanwhile, for example a Save button, it starts again.
 */
async function reachByKeyboard(page: Page) {
  const most = 40;
  await expect(async () => {
    await page.evaluate((most) => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      getSelection()?.setPosition(document.body, 0); // the next Tab starts here
      const visible = [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary")]
        .filter((element) => !element.matches(":disabled, [tabindex='-1']") && element.checkVisibility())
        .slice(0, most);
      for (const earlier of document.querySelectorAll("[data-unreached]")) earlier.removeAttribute("data-unreached");
      for (const element of visible) {
        element.setAttribute("data-unreached", "");
        element.addEventListener("focus", () => element.removeAttribute("data-unreached"));
      }
    }, most);
    const unreached = page.locator("[data-unreached]");
    for (let walked = 0; walked < most + 15 && (await unreached.count()) > 0; walked += 11) await holdTab(page, 11);
    expect(await unreached.count()).toBe(0);
  }).toPass({ timeout: 120_000 });
}

/** Tabs backward, and expects that nothing covers a focused element. */
async function walkBack(page: Page) {
  const walk = await page.evaluateHandle(() => {
    const covered: string[] = [];
    const seen = new Set<Element>();
    const look = () => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return;
      seen.add(focused);
      const { left, right, top, bottom } = focused.getBoundingClientRect();
      const isSeen = [0.1, 0.5, 0.9].some((part) => {
        const hit = document.elementFromPoint((left + right) / 2, top + (bottom - top) * part);
        return hit && (focused.contains(hit) || hit.contains(focused));
      });
      if (!isSeen) covered.push(focused.outerHTML.slice(0, 200));
    };
    addEventListener("keydown", ({ key }) => key === "Tab" && look(), { capture: true });
    return { covered, look, seen };
  });
  await page.keyboard.down("Shift");
  await holdTab(page, 25);
  await page.keyboard.up("Shift");
  const { covered, looked } = await walk.evaluate(({ covered, look, seen }) => {
    look();
    return { covered, looked: seen.size };
  });
  expect(covered).toEqual([]);
  expect(looked).toBeGreaterThan(5);
}

/** Holds Tab down for this many focus moves. One round trip is faster than one for each press. */
async function holdTab(page: Page, times: number) {
  await Promise.all(Array.from({ length: times }, () => page.keyboard.down("Tab")));
  await page.keyboard.up("Tab");
}

async function fitTables(page: Page) {
  await page.setViewportSize({ width: 360, height: 740 });
  const whole = await page.addStyleTag({ content: "* { content-visibility: visible !important }" });
  const faults = await page.locator("article table").evaluateAll((tables) =>
    (tables as HTMLElement[]).flatMap((table) => {
      const box = table.parentElement as HTMLElement;
      const names = [...table.querySelectorAll("code")].filter((code) => !/\s/.test(code.textContent));
      return [
        ...names.filter((name) => name.getClientRects().length > 1).map((name) => name.textContent),
        ...(box.clientWidth > innerWidth - 16 || box.scrollWidth < table.offsetWidth ? [table.textContent] : []),
      ];
    }),
  );
  expect(faults).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await whole.evaluate((style) => (style as Element).remove());
}

/** Sets the text spacing of WCAG 1.4.12. The page must still fit. */
async function fitSpacedText(page: Page) {
  const spacing = await page.addStyleTag({
    content: "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }",
  });
  await fitWidth(page, 320);
  await spacing.evaluate((style) => (style as Element).remove());
}

/** Sets the browser's text size "Large", 20 px instead of 16. The page must still fit. */
async function fitLargeText(page: Page) {
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "125%"));
  await fitWidth(page, 375);
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
}

async function fitWidth(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  // A part whose layout a script chooses changes a moment after the width.
  await expect.poll(overflow, { message: `wider than ${width} px` }).toBeLessThanOrEqual(0);
}

async function standStill(page: Page) {
  const moving = await page.evaluate(() =>
    document.getAnimations().filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 1),
  );
  expect(moving).toEqual([]);
}

/**
 * Expects that axe finds no fault. At the first width, axe checks the sections of a sheet and the
 * rows of a list that contain a new kind of element. The pages in `judged` contain the other kinds.
 * At the second width, axe checks the first rows of a list, and no text of a sheet.
 */
async function beAccessible(page: Page, width: number, judged: string[]) {
  const isFirst = width === 375;
  await page.evaluate(() => scrollTo(0, 0)); // so that no sticky element covers the content
  if (isFirst) await page.evaluate(keepNewKinds, { selector: ".sheet-text section, main li", judged });
  else
    await page.evaluate(() => {
      for (const element of document.querySelectorAll(".sheet-text, main li:nth-of-type(n+5)")) element.remove();
    });
  // All pages have the header and the footer of home, which are checked there.
  const isHome = new URL(page.url()).pathname === "/";
  const place = isHome || isWhole ? "html" : { exclude: "header, footer" };
  // The dark theme changes only colors, and colors are the same at every width.
  for (const theme of isFirst ? ["light", "dark"] : ["light"]) {
    await page.evaluate((dark) => document.documentElement.classList.toggle("dark", dark), theme === "dark");
    // Only the stylesheet could lock the orientation, and it is the same at every width.
    const rules = { "target-size": { enabled: true }, "css-orientation-lock": { enabled: isFirst } };
    const options = theme === "dark" ? { runOnly: ["color-contrast"] } : { rules };
    const found = await complaints(page, options, place, { onlyNewLooks: !isFirst });
    expect(found, `${theme} at ${width} px`).toEqual([]);
  }
}

/**
 * Runs in the page. Removes those of the elements that contain no new kind of element. A kind is
 * not new if an earlier element or a page in `judged` contains it. A kind is a tag, the names of
 * its attributes, the values that change its look or its role, and whether it is empty.
 */
async function keepNewKinds({ selector, judged }: { selector: string; judged: string[] }) {
  const kinds = new Set<string>();
  const kept = new Set<Element>();
  const telling = /^(class|style|type|role|aria-(?!label|describedby|controls).*)$/;
  const kindOf = (element: Element) => {
    const attributes = [...element.attributes].map(({ name, value }) =>
      telling.test(name) ? value.replace(/--lines:\s*\d+/, "") : name,
    );
    return [element.tagName, ...attributes, !element.hasChildNodes()].join(" ");
  };
  const inside = `:is(${selector}) *`;
  for (const path of judged) {
    const other = new DOMParser().parseFromString(await (await fetch(path)).text(), "text/html");
    for (const element of other.querySelectorAll(inside)) kinds.add(kindOf(element));
  }
  for (const element of document.querySelectorAll(inside)) {
    const kind = kindOf(element);
    if (kinds.has(kind)) continue;
    kinds.add(kind);
    for (let around = element.closest(selector); around; around = around.parentElement?.closest(selector) ?? null)
      kept.add(around);
  }
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    if (kept.has(element)) continue;
    if (element.matches(".sheet-text *")) element.remove();
    else element.style.display = "none"; // hidden instead of removed, because React may remove it later
  }
}

plain("no two screens share a title or a description", () => {
  for (const texts of [screenList.map(({ title }) => title), screenList.map(({ name }) => pageDescription(name))])
    expect(new Set(texts).size).toBe(screenList.length);
});

plain("the sitemap lists every screen, and the manifest and robots.txt exist", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  for (const { path } of screenList) expect(sitemap).toContain(`<loc>${site.origin}${path}</loc>`);
  expect((await (await request.get("/manifest.webmanifest")).json()).name).toBe(site.name);
  expect(await (await request.get("/robots.txt")).text()).toContain("sitemap.xml");
});

plain("the directories are files that other sites may read, with their license", async ({ request }) => {
  const { files } = await (await request.get("/data/index.json")).json();
  expect(files).toHaveLength(6);
  for (const { url, count } of files) {
    const answer = await request.get(new URL(url).pathname);
    expect(answer.headers()["access-control-allow-origin"]).toBe("*");
    const { license, rows } = await answer.json();
    expect(license).toBe("CC-BY-SA-4.0");
    expect(rows).toHaveLength(count);
  }
});

const asking = screenList.filter(({ name }) => ["contests", "hackathons", "status"].includes(name));
for (const { name, path } of asking)
  for (const width of isWhole ? [375, 768, 1440] : [375, 1440])
    test(`${name} has no layout shift when a slow answer arrives, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 823 });
      const moved = await watchShifts(page);
      const answer = Promise.withResolvers<void>();
      const requests: Request[] = [];
      await page.route("**/api/**", async (route) => {
        requests.push(route.request());
        await answer.promise;
        await route.continue();
      });
      await visit(page, path);
      await expect.poll(() => requests.length).toBeGreaterThan(0);
      await page.evaluate(twoFrames);
      answer.resolve();
      for (const request of requests) await (await request.response())?.finished();
      await expect(page.locator(".animate-pulse")).toHaveCount(0);
      await page.evaluate(twoFrames);
      expect(await moved()).toBeLessThan(0.02);
    });

const twoFrames = () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));

for (const width of [375, 1440])
  test(`hardly anything moves when the web font arrives after the page, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 823 });
    const font = Promise.withResolvers<void>();
    await page.route("**/*.woff2", async (route) => {
      await font.promise;
      await route.continue();
    });
    const moved = await watchShifts(page);
    await page.goto("/instant-job-search-tool", { waitUntil: "commit" });
    await untilAlive(page);
    await page.evaluate(twoFrames);
    font.resolve();
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(twoFrames);
    expect(await page.evaluate(() => document.fonts.check("1em 'Hanken Grotesk'"))).toBe(true);
    expect(await moved()).toBeLessThan(0.01);
  });

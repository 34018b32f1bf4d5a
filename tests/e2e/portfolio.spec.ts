import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { ElementContext, RunOptions } from "axe-core";
import JSZip from "jszip";
import sampleData from "#content/portfolio-site/sample-data.json" with { type: "json" };
import { nothingBeyond } from "#domain/portfolio/beyond.ts";
import { singlePageBundle } from "#domain/portfolio/bundle.ts";
import { type PortfolioDesign, portfolioDesigns } from "#domain/portfolio/looks.ts";
import type { PortfolioData } from "#domain/portfolio/portfolio.schema.ts";
import { siteFiles as site } from "../support/site-files.ts";
import { isWhole } from "../support/sweep.ts";
import { complaints } from "./axe.ts";
import { expect, test } from "./test.ts";

const path = "/ai-resume-to-portfolio-generator";
const resume = { name: "resume.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4") };

/**
 * Uploads a resume and waits for the preview. The browser has no workers, so the endpoint answers,
 * with the given data.
 */
async function generate(page: Page, portfolioData: unknown = sampleData, confidence = {}, lines: string[] = []) {
  await page.addInitScript(() => Reflect.deleteProperty(window, "Worker"));
  await page
    .context()
    .route("**/api/resume-to-portfolio", (route) => route.fulfill({ json: { portfolioData, confidence, lines } }));
  await page.goto(path);
  await page.getByLabel("Your resume as a PDF").setInputFiles(resume);
  await page.getByRole("button", { name: "Generate Portfolio" }).click();
  await expect(page.getByRole("heading", { name: "Portfolio Preview" })).toBeVisible();
  return page.frameLocator("iframe");
}

async function openEditor(page: Page) {
  const opener = page.getByRole("button", { name: "Edit details" });
  if (await opener.isVisible()) await opener.click(); // with values to check, the editor opens by itself
  await expect(page.getByLabel("Your name")).toBeVisible();
}

test("a dropped PDF works like a chosen PDF", async ({ page }) => {
  await page.goto(path);
  await expect(page.getByText("Drop your resume here")).toBeVisible();
  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(1024 * 1024)], "mine.pdf", { type: "application/pdf" }));
    return transfer;
  });
  await page.getByText("Drop your resume here").dispatchEvent("drop", { dataTransfer: data });
  await expect(page.getByText("mine.pdf")).toBeVisible();
  await expect(page.getByText("1.00 MB")).toBeVisible();
  await expect(page.getByText("Ready to process")).toBeVisible();
});

// One preview serves all steps, because the way from the upload to the preview is slow.
test("the preview and its surroundings", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  const frame = await generate(page);
  await test.step("the preview is 800 px high on a desktop, and 375 by 667 px in a phone frame", async () => {
    await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Maya Lindqvist");
    const size = async () => {
      const { width = 0, height = 0 } = (await page.locator("iframe").boundingBox()) ?? {};
      return { width: Math.round(width), height: Math.round(height) };
    };
    expect((await size()).height).toBe(800);
    expect((await size()).width).toBeGreaterThan(1000);
    await page.getByRole("radio", { name: "Mobile" }).click();
    expect(await size()).toEqual({ width: 375, height: 667 });
    await expect(frame.getByRole("button", { name: "Menu" })).toBeVisible();
    await page.setViewportSize({ width: 700, height: 1000 });
    await expect(page.getByRole("radio", { name: "Desktop" })).toBeHidden();
  });
  await test.step("the download dialog closes with Escape and gives the focus back", async () => {
    const opener = page.getByRole("button", { name: "Download Source Code" });
    await opener.click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByLabel("Your Name")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
  await test.step("the designs can be told apart: names in one line at 320 px, accents in the system's own colors", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const { name } of Object.values(portfolioDesigns)) {
      const text = page.getByRole("group", { name: "Design" }).getByText(name, { exact: true });
      expect((await text.boundingBox())?.height, name).toBeLessThan(30); // two lines take 40
    }
    await page.emulateMedia({ forcedColors: "active" });
    const labels = page.getByRole("group", { name: "Accent" }).locator("label");
    const fills = await labels
      .locator("span[style]")
      .evaluateAll((dots) => dots.map((dot) => getComputedStyle(dot).backgroundColor));
    expect(fills.length).toBeGreaterThan(2);
    expect(new Set(fills).size).toBe(fills.length);
    const grounds = await labels.evaluateAll((all) => all.map((label) => getComputedStyle(label).backgroundColor));
    expect(grounds.filter((ground) => ground === grounds[0])).toHaveLength(1); // only the first one is chosen
    await page.emulateMedia({ forcedColors: "none" });
  });
  await test.step("what the downloads ask for is right below their buttons, in a row with the title or below it", async () => {
    await page.setViewportSize({ width: 1440, height: 1000 });
    const asks = page.getByText("Download Resume asks for nothing");
    const leftOf = (element: typeof asks) => element.evaluate((node) => node.getBoundingClientRect().left);
    expect(await leftOf(asks)).toBe(await leftOf(page.getByRole("button", { name: "Edit details" })));
    await openEditor(page);
    expect(await leftOf(asks)).toBe(await leftOf(page.getByRole("button", { name: "Done editing" }).first()));
  });
});

test("the preview shows what is typed, and its links never replace it", async ({ page, context }) => {
  await context.route("https://github.com/**", (route) => route.fulfill({ body: "the profile" }));
  const frame = await generate(page);
  await test.step("links in the preview never replace it: web addresses open in a new tab", async () => {
    await frame.getByRole("link", { name: "maya.lindqvist@example.com" }).click();
    await frame.getByRole("link", { name: "+46 31 555 01 42" }).click();
    await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Maya Lindqvist");
    const [tab] = await Promise.all([
      context.waitForEvent("page"),
      frame
        .locator("#social")
        .getByRole("link", { name: /GitHub/ })
        .click(),
    ]);
    await expect(tab).toHaveURL("https://github.com/mayalindqvist");
    expect(await tab.evaluate(() => window.opener)).toBeNull();
  });
  await test.step("typed text shows in the preview at once, without a reload", async () => {
    await expect(frame.getByRole("heading", { level: 1 })).toBeVisible();
    await frame.locator("html").evaluate((html) => html.setAttribute("data-same", "yes"));
    await openEditor(page);
    await page.getByLabel("Your name").fill("Ada Lovelace");
    await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Ada Lovelace");
    await page.getByText("Timeline", { exact: true }).click();
    await expect(frame.locator("html")).toHaveAttribute("data-design", "timeline");
    await page.getByRole("button", { name: "Projects", exact: true }).click();
    await expect(frame.getByRole("heading", { name: "Projects" })).toHaveCount(0);
    await page.keyboard.press("Control+z");
    await expect(frame.getByRole("heading", { name: "Projects" })).toHaveCount(1);
    await expect(frame.locator("html")).toHaveAttribute("data-same", "yes");
  });
  await test.step("the town of a job and an own website, typed in the editor, appear on the site", async () => {
    await page.getByText("Experience", { exact: true }).first().click();
    await page.getByLabel("Place").first().fill("Gothenburg");
    await expect(frame.locator("#experience .at").first()).toContainText("Gothenburg");
    await page.getByText("More for your resume").click();
    await page.getByRole("button", { name: "Add a link" }).click();
    await page.getByLabel("Address of the link").fill("www.maya.example.org/work");
    await expect(frame.locator("#contact").getByRole("link", { name: "maya.example.org", exact: true })).toBeVisible();
  });
});

test("Ctrl+P prints my portfolio alone, from the page and from inside the preview", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "1");
  });
  const inside = await generate(page);
  const portfolio = inside.locator("html");
  await expect(inside.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("button", { name: "Download Resume" }).focus();
  await page.keyboard.press("ControlOrMeta+p");
  await expect(portfolio).toHaveAttribute("data-printed", "1");
  await portfolio.evaluate((html) => html.removeAttribute("data-printed"));
  await inside.getByRole("link").first().focus();
  await page.keyboard.press("ControlOrMeta+p");
  await expect(portfolio).toHaveAttribute("data-printed", "1");
  await expect(page.locator("html")).not.toHaveAttribute("data-printed");
});

test("everything works with the keyboard alone", async ({ page }) => {
  const frame = await generate(page);
  const tabTo = async (name: string | RegExp) => {
    const target = page
      .getByRole("button", { name })
      .or(page.getByRole("radio", { name }))
      .or(page.getByRole("textbox", { name }))
      .first();
    // Tab is held down. Once the target has the focus, further presses do nothing.
    await target.evaluate((element) => {
      const stay = (event: KeyboardEvent) => {
        if (event.key === "Tab" && element === document.activeElement) event.preventDefault();
      };
      addEventListener("keydown", stay, { capture: true });
      addEventListener("keyup", () => removeEventListener("keydown", stay, { capture: true }), { once: true });
    });
    await Promise.all(Array.from({ length: 60 }, () => page.keyboard.down("Tab")));
    await page.keyboard.up("Tab");
    await expect(target).toBeFocused();
  };
  await tabTo("Edit details");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Your name")).toBeVisible();
  await tabTo("Your name");
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Ada");
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Ada");

  await page.locator("summary", { hasText: "Experience" }).focus();
  await page.keyboard.press("Enter");
  await tabTo("Move Frontend Engineer up");
  await page.keyboard.press("Enter");
  await expect(frame.locator("#experience h3").first()).toHaveText("Frontend Engineer");
  await expect(page.getByRole("button", { name: "Move Frontend Engineer down" })).toBeFocused();
  await tabTo("Contact");
  await page.keyboard.press("Space");
  await expect(frame.locator("#contact")).toHaveCount(0);
  await tabTo("Editorial");
  await page.keyboard.press("ArrowRight");
  await expect(frame.locator("html")).toHaveAttribute("data-design", "studio");
});

test("the design and the work are kept until Start Over", async ({ page }) => {
  const frame = await generate(page);
  const html = frame.locator("html");
  await test.step("the mouse over a design or an accent color previews it, and a click keeps it", async () => {
    await expect(html).toHaveAttribute("data-design", "editorial");
    await page.getByText("Timeline", { exact: true }).hover();
    await expect(html).toHaveAttribute("data-design", "timeline");
    await page.getByRole("heading", { name: "Portfolio Preview" }).hover();
    await expect(html).toHaveAttribute("data-design", "editorial");
    await page.getByRole("radio", { name: "Blue" }).check({ force: true });
    await page.getByRole("heading", { name: "Portfolio Preview" }).hover();
    await expect(html).toHaveAttribute("data-accent", "blue");
    await page.getByText("Timeline", { exact: true }).hover();
    await expect(html).toHaveAttribute("data-design", "timeline");
    await page.getByRole("radio", { name: "Editorial" }).press("ArrowRight");
    await expect(html).toHaveAttribute("data-design", "studio");
  });
  await test.step("the work survives a reload until Start Over", async () => {
    await openEditor(page);
    await page.getByLabel("Your name").fill("Ada Lovelace");
    await page.reload();
    await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Ada Lovelace");
    await expect(html).toHaveAttribute("data-accent", "blue");
    await page.getByRole("button", { name: "Start Over" }).click();
    await expect(page.getByText("Drop your resume here")).toBeVisible();
    await page.reload();
    await expect(page.getByText("Drop your resume here")).toBeVisible();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
});

test("two tabs lose no change of each other: each tab loads what the other has stored, and undo returns to its own draft", async ({
  page,
  context,
}) => {
  await generate(page);
  await openEditor(page);
  const other = await context.newPage();
  await other.goto(path);
  await expect(other.getByRole("heading", { name: "Portfolio Preview" })).toBeVisible();
  await openEditor(other);
  const place = page.getByLabel("Location").first();
  await other.getByLabel("Location").first().fill("Lisbon");
  await expect(place).toHaveValue("Lisbon");
  await page.getByLabel("Your name").fill("Ada Lovelace");
  await expect(other.getByLabel("Your name")).toHaveValue("Ada Lovelace");

  await other.reload();
  await expect(other.getByRole("heading", { name: "Portfolio Preview" })).toBeVisible();
  await openEditor(other);
  await expect(other.getByLabel("Your name")).toHaveValue("Ada Lovelace");
  await expect(other.getByLabel("Location").first()).toHaveValue("Lisbon");
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(place).toHaveValue(sampleData.settings.location);
});

test("without a name the page does not say 'ready': the field is right there, and the download asks once more", async ({
  page,
}) => {
  await generate(page, { ...sampleData, settings: { ...sampleData.settings, name: "" } }, { "settings.title": 0.5 });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Almost ready: we could not find your name");
  const name = page.getByLabel("Your name");
  await expect(name).toBeVisible();
  await page.getByRole("button", { name: "Done editing" }).first().click();
  await expect(page.getByRole("button", { name: "2 things to check" })).toBeVisible();
  await page.getByRole("button", { name: "Download Source Code" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Download with 2 things to check?")).toBeVisible();
  await dialog.getByRole("button", { name: "Check first" }).click();
  await name.fill("Ada");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your Portfolio is Ready! 1 thing to check");
  await page.getByRole("button", { name: /^Looks right/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your Portfolio is Ready!");
});

test("the download asks for a name and a whole email address, on a phone, too", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 720 });
  await generate(page);
  await test.step("on a phone, what is missing for the download is said at the field, and no toast covers the button", async () => {
    await page.getByRole("button", { name: "Download Source Code" }).click();
    const button = page.getByRole("dialog").getByRole("button", { name: "Download Source Code" });
    await button.click();
    await expect(page.getByLabel("Email Address")).toBeFocused();
    // The toast closes after five seconds, so this measures its container, which stays.
    const place = page.getByLabel("Notifications (F8)").locator("ol");
    const bottom = await place.evaluate((list) => list.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThan((await button.boundingBox())?.y ?? 0);
  });
  await test.step("an incomplete email address gets an error at its field, and a complete address downloads", async () => {
    const dialog = page.getByRole("dialog");
    const email = dialog.getByLabel("Email Address");
    const press = () => dialog.getByRole("button", { name: "Download Source Code" }).click();
    await dialog.getByLabel("Your Name").fill("Maria");
    for (const typed of ["nowhere", "maria@gmial", "maria.oyelaran@gmail"]) {
      await email.fill(typed);
      await press();
      await expect(dialog.getByRole("alert")).toHaveText("Please enter a whole email address, like name@example.com.");
      await expect(email).toBeFocused();
    }
    await email.fill("maria@example.com");
    await expect(dialog.getByRole("alert")).toHaveCount(0);
    const [download] = await Promise.all([page.waitForEvent("download"), press()]);
    expect(download.suggestedFilename()).toMatch(/-portfolio\.zip$/);
  });
});

test("a line of the resume that is in no field is shown, and can be placed by hand", async ({ page }) => {
  const leftover = "Volunteer firefighter in Mölndal";
  const frame = await generate(page, sampleData, {}, ["Maya Lindqvist", leftover]);
  await expect(page.getByText("1 line of your resume belongs to no field.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Text of your file" })).toBeVisible();
  await page.getByRole("button", { name: "Place by hand" }).click();
  await expect(page.getByLabel(`Place this line: ${leftover}`)).toBeFocused();
  await page.getByLabel(`Place this line: ${leftover}`).selectOption("A new achievement");
  await expect(page.getByText("No lines are left over.")).toBeFocused();
  await expect(page.locator("summary", { hasText: "Left over" })).toHaveCount(0);
  await expect(frame.locator("#achievements")).toContainText(leftover);
  await expect(page.getByText("Every line has found its place.").last()).toBeVisible();
});

test("beside the long text of my file, the phone of the preview is at the top", async ({ page }) => {
  const lines = Array.from({ length: 120 }, (_, at) => `Line ${at} of a long resume`);
  await generate(page, sampleData, {}, lines);
  await expect(page.getByRole("heading", { name: "Text of your file" })).toBeVisible();
  const top = async () => (await page.getByTitle("Preview of your portfolio").boundingBox())?.y ?? 0;
  const before = await top();
  await page.getByRole("radio", { name: "Mobile" }).click();
  await expect(page.getByTitle("Preview of your portfolio")).toHaveCSS("width", "375px");
  expect((await top()) - before).toBeLessThan(100);
});

test("on a phone, a press on 'Text of your file' scrolls to the text", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 720 });
  await generate(page, sampleData, {}, ["A line of a resume", "Another line"]);
  const chip = page.getByRole("button", { name: "Text of your file" });
  const text = page.getByRole("heading", { name: "Text of your file" });
  await expect(text).toBeVisible(); // because of the left-over lines
  await chip.click();
  await expect(text).toBeHidden();
  await chip.click();
  await expect(text).toBeInViewport();
});

test("on a phone, doubtful values come first and the switches last, next to the lines of the resume; both 'Done editing' close", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 720 });
  const lines = ["Maya Lindqvist", "Senior Frontend Engineer at sea", "Gothenburg, Sweden", "PROJECTS", "Tidewater"];
  await generate(page, sampleData, { "settings.title": 0.5 }, lines);
  const titleField = page.locator("[data-doubt]");
  const title = titleField.getByLabel("Your title");
  await expect(titleField).toContainText("In your file:");
  await expect(titleField.getByRole("listitem")).toHaveText(lines.slice(0, 3));
  const tops = await Promise.all(
    [
      title,
      page.locator("summary", { hasText: "Experience" }),
      page.getByRole("group", { name: "Shown on your site" }),
    ].map((part) => part.evaluate((element) => element.getBoundingClientRect().top)),
  );
  expect(tops.toSorted((a, b) => a - b)).toEqual(tops);
  await title.fill("Seafarer");
  await expect(page.getByText("Senior Frontend Engineer at sea").first()).toBeInViewport();
  await page.getByLabel("Your name").focus();
  await expect(page.getByText("In your file:")).toHaveCount(2);
  await page.getByRole("link", { name: "Text of your file" }).click();
  await expect(page.getByRole("heading", { name: "Text of your file" })).toBeInViewport();
  await expect(page.getByRole("button", { name: "Done editing" })).toHaveCount(2);
  for (const at of [0, 1]) {
    await page.getByRole("button", { name: "Done editing" }).nth(at).click();
    await expect(page.getByLabel("Your title")).toBeHidden();
    await page.getByRole("button", { name: /to check$|^Edit details$/ }).click();
    await expect(page.getByLabel("Your title")).toBeVisible();
  }
});

test("the archive contains the page of the preview, with every edit", async ({ page }) => {
  await page.context().route("**/api/store-download-lead", (route) => route.fulfill({ status: 201, json: {} }));
  await generate(page);
  await openEditor(page);
  await page.getByLabel("Your name").fill("Ada  King Lovelace");
  await page.getByRole("button", { name: "Download Source Code" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Your Name").fill("Ada");
  await dialog.getByLabel("Email Address").fill("ada@example.com");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Download Source Code" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("ada-king-lovelace-portfolio.zip");
  await expect(dialog).toBeHidden();
  const zip = await JSZip.loadAsync(readFileSync(await download.path()));
  expect(Object.keys(zip.files).sort()).toEqual(["README.md", "index.html"]);
  await page.setContent((await zip.file("index.html")?.async("string")) ?? "");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ada King Lovelace");
});

const attacks = [
  `</script><script>parent.attacked = 1</script>`,
  `"><img src=x onerror="parent.attacked = 1">`,
  `<svg onload="parent.attacked = 1">`,
  `<!--<script>parent.attacked = 1</script>`,
  `javascript:parent.attacked=1`,
  `$&$'$\`{{constructor.constructor("parent.attacked=1")()}}`,
];

/** Fills every field of the data with these texts, in turn. */
function fill(texts: string[]): PortfolioData {
  let next = 0;
  return JSON.parse(JSON.stringify(sampleData), (key, value) =>
    typeof value === "string" && key !== "platform" && key !== "profileImage" ? texts[next++ % texts.length] : value,
  );
}

for (const texts of isWhole ? attacks.map((attack) => [attack]) : [attacks])
  test(`no part of a hostile resume runs, in the preview, in the editor or after a reload: ${texts}`, async ({
    page,
  }) => {
    const data = fill(texts);
    const shown = (text: string) => text.replace(/\s+/g, " ");
    const frame = await generate(page, data);
    await expect(frame.getByRole("heading", { level: 1 })).toHaveText(shown(data.settings.name));
    await openEditor(page);
    const typed = texts.map((text) => `${text}!`).join(" ");
    await page.getByLabel("Your title").fill(typed);
    await expect(frame.locator(".title")).toHaveText(shown(typed));
    await page.reload();
    await expect(frame.locator(".title")).toHaveText(shown(typed));
    for (const link of await frame.locator("main a").all()) await link.dispatchEvent("click");
    await expect(frame.locator(".title")).toHaveText(shown(typed));
    expect(await page.evaluate("window.attacked")).toBeUndefined();
    await expect(page.locator("main script:not([type='application/ld+json'])")).toHaveCount(0);
  });

test("answers of an unexpected shape do not break the screen", async ({ page }) => {
  for (const odd of [
    {
      settings: null,
      sections: { projects: { items: [null, 3, { tags: "x" }] }, social: { items: [{ platform: "x" }] } },
    },
    { settings: { name: ["a"] }, sections: [] },
  ]) {
    await generate(page, odd, { "sections.experience.items.7.company": 0.1, "__proto__.x": 0.2 });
    await openEditor(page);
    await page.getByLabel("Your name").fill("Ada");
    await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toHaveText("Ada");
    await page.getByRole("button", { name: "Start Over" }).click();
  }
});

/** Prints the page of bundle A to a PDF. */
async function printed(page: Page, design: PortfolioDesign): Promise<Buffer> {
  const data = sampleData as PortfolioData;
  const roles = data.sections.experience.items.map((job, at) => ({ ...job, place: at === 1 ? "" : "Borås, Sweden" }));
  const beyond = { ...nothingBeyond, roles, websites: [{ label: "Website", url: "maya.example.org" }] };
  const bundle = await singlePageBundle({ data, design, beyond }, site, { origin: "https://provider.example" });
  await page.setContent(bundle["index.html"] ?? "");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Maya Lindqvist");
  return page.pdf({ preferCSSPageSize: true });
}

/**
 * The data without what paper does not show (menu, buttons, switches), and without the formatting
 * of bullets and addresses.
 */
function facts({ settings, sections }: PortfolioData): unknown {
  const { hero: _, ...rest } = sections;
  return JSON.parse(JSON.stringify({ settings, ...rest }), (_, value) =>
    typeof value === "string" ? value.replace(/^• /gm, "").replace(/^https?:\/\/|\/$/g, "") : value,
  );
}

for (const design of Object.keys(portfolioDesigns) as PortfolioDesign[])
  test(`printed to PDF and read by our own reader, ${design} gives the same data again`, async ({ page, request }) => {
    const resume = { name: "resume.pdf", mimeType: "application/pdf", buffer: await printed(page, design) };
    const answer = await request.post("/api/resume-to-portfolio", { multipart: { resume } });
    expect(answer.status()).toBe(200);
    expect(facts((await answer.json()).portfolioData)).toEqual(facts(sampleData as PortfolioData));
  });

test("a real PDF passes all steps: upload, analysis, preview, lead, archive", async ({ page }) => {
  const buffer = await printed(page, "studio");
  await page.goto(path);
  await page.getByLabel("Your resume as a PDF").setInputFiles({ ...resume, buffer });
  await page.getByRole("button", { name: "Generate Portfolio" }).click();
  await expect(page.getByText("Portfolio generated successfully!")).toBeVisible();
  await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toHaveText("Maya Lindqvist");
  await page.getByRole("button", { name: "Download Source Code" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Your Name").fill("Maya");
  await dialog.getByLabel("Email Address").fill("maya@example.com");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Download Source Code" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("maya-lindqvist-portfolio.zip");
});

for (const reader of ["device", "server"])
  test.describe(`when the ${reader} refuses`, () => {
    test.use({ expectedErrors: [/422|415/] });

    test("the visitor sees the sentence for the refusal", async ({ page }) => {
      if (reader === "server") await page.addInitScript(() => Reflect.deleteProperty(window, "Worker"));
      await page.goto(path);
      await page.getByLabel("Your resume as a PDF").setInputFiles({ ...resume, buffer: Buffer.from("no PDF at all") });
      await page.getByRole("button", { name: "Generate Portfolio" }).click();
      await expect(page.getByRole("alert")).toHaveText("Please make sure you're uploading a valid PDF file.");
      await expect(page.getByText("Resume processing failed - please try again")).toBeVisible();
    });
  });

test("one click on an example shows all steps", async ({ page }) => {
  await page.goto(path);
  await page.getByRole("button", { name: "Try an example" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your Portfolio is Ready!" })).toBeVisible();
  await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toHaveText("Maya Lindqvist");
});

test("axe finds no fault in preview, editor and dialogs, in either theme, and nothing is too wide", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 375, height: 900 });
  const check = async (state: string, place: ElementContext = { exclude: "[data-sonner-toaster]" }) => {
    // A dialog has the same content at both widths.
    for (const width of isWhole || typeof place === "object" ? [375, 1440] : [375]) {
      await page.setViewportSize({ width, height: 900 });
      // The dark theme changes only colors, and colors are the same at every width.
      for (const theme of width === 375 ? ["dark", "light"] : ["light"]) {
        await page.evaluate((dark) => document.documentElement.classList.toggle("dark", dark), theme === "dark");
        const rules: RunOptions = theme === "dark" ? { runOnly: ["color-contrast"] } : {};
        const found = await complaints(page, { iframes: false, ...rules }, place, { onlyNewLooks: true });
        expect(found, `${state}, ${theme}, ${width} px`).toEqual([]);
      }
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${state}, ${width} px`).toBeLessThanOrEqual(0);
    }
  };
  await generate(page, sampleData, { "settings.title": 0.5, "sections.experience.items.0.company": 0.5 });
  await page.getByLabel("Name of the version").fill("for Acme");
  await page.getByRole("button", { name: "Keep this version" }).click();
  await expect(page.getByRole("heading", { name: "for Acme" })).toBeVisible();
  await check("preview");
  await openEditor(page);
  await page.evaluate(() => {
    for (const group of document.querySelectorAll("details")) group.open = true;
  });
  await check("editor");
  await page.getByRole("button", { name: "Download Source Code" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await check("dialog", "[role=dialog]");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("button", { name: "Download Resume" }).click();
  await expect(page.getByRole("dialog", { name: "Download your resume" })).toBeVisible();
  await check("resume as a file", "[role=dialog]");
  await page.getByRole("radio", { name: "Copy into a form" }).check();
  await expect(page.getByRole("button", { name: /^Copy / }).first()).toBeVisible();
  await check("resume for a form", "[role=dialog]");
});

import { readFileSync, writeFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { nothingBeyond } from "#domain/portfolio/beyond.ts";
import { separateFilesBundle, singlePageBundle } from "#domain/portfolio/bundle.ts";
import { firstDraft } from "#domain/portfolio/first-draft.ts";
import { inlineHashes } from "#domain/portfolio/inline-hashes.ts";
import {
  type PortfolioAccent,
  type PortfolioDesign,
  portfolioAccents,
  portfolioDesigns,
} from "#domain/portfolio/looks.ts";
import type { PortfolioData } from "#domain/portfolio/portfolio.schema.ts";
import { emptyPortfolio } from "#domain/portfolio/portfolio.ts";
import { siteFiles as site } from "../support/site-files.ts";
import { isWhole } from "../support/sweep.ts";
import { complaints } from "./axe.ts";

const read = (name: string) => readFileSync(`content/portfolio-site/${name}`, "utf8");
const provider = { origin: "https://provider.example" };
const sample = (): PortfolioData => JSON.parse(read("sample-data.json"));
const designs = Object.keys(portfolioDesigns) as PortfolioDesign[];

/** Values of the resume for which the sample's data has no field. */
const beyond = {
  ...nothingBeyond,
  roles: sample().sections.experience.items.map((job, at) => ({
    ...job,
    place: ["Gothenburg, Sweden", ""][at] ?? "Borås",
  })),
  education: sample().sections.education.items.map((degree, at) => ({ ...degree, grade: ["First Class"][at] ?? "" })),
  languages: [
    { name: "English", level: "fluent" },
    { name: "Spanish", level: "" },
  ],
  websites: [
    { label: "", url: "https://www.maya.example.org/about/" },
    { label: "Blog", url: "notes.example.org" },
    { label: "Website", url: "not one" },
  ],
};

const pageOf = async (data: PortfolioData, design: PortfolioDesign = "editorial", beyond = nothingBeyond) =>
  (await singlePageBundle({ data, design, beyond }, site, provider))["index.html"] ?? "";

/** Opens bundle A from the file system, as an owner does after the download. */
async function open(page: Page, ...portfolio: Parameters<typeof pageOf>) {
  const file = test.info().outputPath("index.html");
  writeFileSync(file, await pageOf(...portfolio));
  await page.goto(`file://${file}`);
}

const origin = "http://portfolio.test";

/** Serves these files as a web server does. Other paths get 404. */
async function host(page: Page, files: Record<string, string>) {
  const types: Record<string, string> = { html: "text/html", js: "text/javascript", json: "application/json" };
  await page.route(`${origin}/**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(1) || "index.html";
    const body = files[name];
    if (body === undefined) return route.fulfill({ status: 404 });
    return route.fulfill({ body, contentType: types[name.split(".").at(-1) ?? ""] });
  });
}

/** Shows bundle A in a sandboxed frame of another page, as the generator does. */
async function preview(page: Page, html: string, policy = "") {
  const head = `<!doctype html><title>Generator</title><meta http-equiv="Content-Security-Policy" content="${policy}">`;
  await host(page, { "index.html": `${head}<iframe></iframe>` });
  await page.goto(`${origin}/`);
  await page.evaluate((srcdoc) => {
    const frame = document.querySelector("iframe") as HTMLIFrameElement;
    frame.setAttribute("sandbox", "allow-scripts allow-same-origin");
    frame.style.cssText = "width: 100%; height: 600px";
    frame.srcdoc = srcdoc;
  }, html);
  return page.frameLocator("iframe");
}

const accents = Object.keys(portfolioAccents) as PortfolioAccent[];

for (const [at, design] of designs.entries())
  test(`${design}: axe finds no fault in either theme or with any accent, and nothing is wider than a phone or a desktop`, async ({
    page,
  }) => {
    const root = page.locator("html");
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await open(page, sample(), design, beyond);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Maya Lindqvist");
      // The dark theme changes only colors.
      const rules = colorScheme === "dark" ? { runOnly: ["color-contrast"] } : {};
      for (const width of colorScheme === "light" || isWhole ? [375, 1440] : [375]) {
        await page.setViewportSize({ width, height: 800 });
        const found = await complaints(page, rules, "html", { onlyNewLooks: width !== 375 });
        expect(found, `${colorScheme} at ${width} px`).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
      const colors = new Set<string>();
      for (const accent of accents) {
        await root.evaluate((html, name) => html.setAttribute("data-accent", name), accent);
        // Accents differ only in their hue, so each design checks a few of them.
        if (isWhole || accents.indexOf(accent) % designs.length === at) {
          const found = await complaints(page, { runOnly: ["color-contrast"] }, "html", { onlyNewLooks: true });
          expect(found, `${colorScheme}, ${accent}`).toEqual([]);
        }
        colors.add(await root.evaluate((html) => getComputedStyle(html).getPropertyValue("--accent")));
      }
      expect(colors.size).toBe(accents.length);
    }
  });

test("values of the resume that are not in the form are on the site", async ({ page }) => {
  for (const design of designs)
    await test.step(design, async () => {
      await open(page, sample(), design, beyond);
      await test.step("the town of a job is next to its company", async () => {
        await expect(page.locator("#experience .at")).toHaveText([
          "Havsnära Logistics Gothenburg, Sweden",
          "Norrsken Health",
          "Studio Femton Borås",
        ]);
        for (const place of await page.locator("#experience .place").all()) await expect(place).toBeVisible();
      });
      await test.step("the grade of a degree is next to its school", async () => {
        const grade = page.locator("#education .at").first().locator(".place");
        await expect(grade).toHaveText("First Class");
        await expect(grade).toBeVisible();
      });
      await test.step("the owner's websites are among the contacts, named by their hosts", async () => {
        await expect(page.locator("#contact dt")).toHaveText(["Email", "Phone", "Location", "Website", "Blog"]);
        const website = page.locator("#contact").getByRole("link", { name: "maya.example.org" });
        await expect(website).toBeVisible();
        await expect(website).toHaveAttribute("href", "https://www.maya.example.org/about/");
        await expect(page.locator("#contact").getByRole("link", { name: "notes.example.org" })).toBeVisible();
      });
      await test.step("languages are with the skills", async () => {
        await expect(page.locator("#skills .languages")).toHaveText("Languages: English (fluent), Spanish");
        await expect(page.locator("#skills .languages")).toBeVisible();
      });
    });
  await test.step("without skills, languages are with the summary; without languages there is nothing", async () => {
    const withoutSkills = sample();
    withoutSkills.sections.about.skills.enabled = false;
    await open(page, withoutSkills, "editorial", beyond);
    await expect(page.locator("#about .languages")).toBeVisible();
    await open(page, sample());
    await expect(page.locator(".languages")).toHaveCount(0);
  });
});

test("a website as the only contact is in the menu and in its section", async ({ page }) => {
  const portfolioData = { ...emptyPortfolio(), settings: sample().settings };
  const { data } = firstDraft({ portfolioData, beyond, confidence: {}, periods: [], lines: [] });
  for (const design of designs) {
    await open(page, data, design, beyond);
    await expect(page.locator("#menu a")).toHaveText(["About", "Contact"]);
    await expect(page.locator("#contact dt")).toHaveText(["Website", "Blog"]);
  }
});

test("the sample's page sends no network request, and its links work", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await open(page, sample());
  await expect(page.getByRole("heading", { name: "Experience" })).toBeVisible();
  expect(requests.filter((url) => !/^(file|data):/.test(url))).toEqual([]);
  await test.step("the pill shows the owner's initials, and the footer has the copyright and a 'Built with' link", async () => {
    await expect(page.locator(".pill #initials")).toHaveText("ML");
    await expect(page.locator("footer")).toContainText("© 2025 Maya Lindqvist");
    await expect(page.getByText("Built with").getByRole("link")).toHaveAttribute("href", "https://provider.example");
  });
  await test.step("in-page links scroll smoothly, except with reduced motion", async () => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await expect(page.locator("html")).toHaveCSS("scroll-behavior", "smooth");
    await page.locator("#menu").getByRole("link", { name: "Achievements" }).click();
    await expect(page.getByRole("heading", { name: "Achievements" })).toBeInViewport();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(page.locator("html")).toHaveCSS("scroll-behavior", "auto");
  });
  await test.step("on a phone the menu is a sidebar that closes on a link, a click outside or Escape", async () => {
    await page.setViewportSize({ width: 375, height: 700 });
    const button = page.getByRole("button", { name: "Menu" });
    const sidebar = page.locator("#sidebar");
    await expect(sidebar).toBeHidden();
    await button.click();
    await expect(sidebar).toBeVisible();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await expect(sidebar.getByRole("link", { name: "About" })).toBeFocused();
    await sidebar.getByRole("link", { name: "Contact" }).click();
    await expect(sidebar).toBeHidden();
    await expect(page.getByRole("heading", { name: "Contact" })).toBeInViewport();
    await button.click();
    await page.mouse.click(20, 400);
    await expect(sidebar).toBeHidden();
    await button.click();
    await page.keyboard.press("Escape");
    await expect(sidebar).toBeHidden();
    await expect(button).toBeFocused();
  });
});

test("parts that are switched off or empty are not on the page", async ({ page }) => {
  await test.step("a section that is off or empty is not on the page, and no menu entry or button leads to it", async () => {
    const data = sample();
    data.sections.projects.enabled = false;
    data.sections.education.items = [];
    data.sections.about.skills.enabled = false;
    data.sections.social.items = [{ platform: "github", url: "javascript:alert(1)" }];
    await open(page, data);
    await expect(page.locator("h2")).toHaveText(["About", "Experience", "Achievements", "Contact"]);
    await expect(page.locator("#menu a")).toHaveText(["About", "Experience", "Achievements", "Contact"]);
    await expect(page.locator(".buttons a")).toHaveText(["Get in touch"]);
  });
  await test.step("a page with everything switched off still names its owner to screen readers", async () => {
    const data = sample();
    for (const section of Object.values(data.sections)) section.enabled = false;
    data.navigation.enabled = false;
    data.footer.enabled = false;
    await open(page, data);
    await expect(page.getByRole("heading")).toHaveText(["Maya Lindqvist"]);
    await expect(page.locator("section, #menu a, .error")).toHaveCount(0);
    await expect(page.locator("footer")).toBeHidden();
  });
  await test.step("contact rows with an empty value are omitted", async () => {
    const data = sample();
    data.sections.contact.phone = " ";
    await open(page, data);
    await expect(page.locator("#contact dt")).toHaveText(["Email", "Location"]);
    await expect(page.locator("#contact a")).toHaveAttribute("href", "mailto:maya.lindqvist@example.com");
  });
  await test.step("a nickname in quotes does not become an initial", async () => {
    const data = sample();
    data.settings.name = "Oluwaseun “Grace” Bankole-Hart";
    await open(page, data);
    await expect(page.locator(".pill #initials")).toHaveText("OB");
  });
});

test("data without most or all fields is still shown", async ({ page }) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  const files = separateFilesBundle({ data: sample(), design: "grid" }, site, provider);
  for (const data of [
    '{"settings": {"name": "Ada"}}',
    "{}",
    '{"sections": {"projects": null, "hero": {"enabled": true}}}',
  ]) {
    await host(page, { ...files, "portfolio-data.json": data });
    await page.goto(`${origin}/`);
    await expect(page.locator(".reach")).toHaveCount(1);
  }
  await open(page, emptyPortfolio());
  await expect(page.locator("section, .error")).toHaveCount(0);
  expect(errors).toEqual([]);
});

test("the photo is shown; if it cannot be loaded, the initials replace it", async ({ page }) => {
  const data = sample();
  data.settings.profileImage = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
  await open(page, data, "timeline");
  await expect(page.locator("img.photo")).toBeVisible();
  for (const image of ["https://127.0.0.1:1/gone.jpg", "missing.jpg", "javascript:alert(1)"]) {
    data.settings.profileImage = image;
    await open(page, data, "timeline");
    await expect(page.locator(".monogram")).toHaveText("ML");
    await expect(page.locator("img")).toHaveCount(0);
  }
});

test("a URL lacking http(s) gets https:// for social, project and button links; javascript: never becomes a link", async ({
  page,
}) => {
  const data = sample();
  data.sections.social.items = [
    { platform: "github", url: "github.com/ada" },
    { platform: "linkedin", url: "http://linkedin.example/ada" },
    { platform: "twitter", url: "javascript:alert(1)" },
  ];
  const project = { title: "A", description: "", tags: [] };
  data.sections.projects.items = [
    { ...project, previewUrl: "a.example", repoUrl: "https://b.example/" },
    { ...project, previewUrl: "JaVaScRiPt:alert(1)", repoUrl: " javascript:alert(1)//\n" },
    { ...project, previewUrl: "data:text/html,<script>alert(1)</script>", repoUrl: "vbscript:x" },
    { ...project, previewUrl: "ada@example.com", repoUrl: "not an address" },
  ];
  data.sections.hero.ctaButtons = [
    { text: "CV", url: "cv.example/cv.pdf" },
    { text: "Work", url: "#projects" },
    { text: "Mail", url: "mailto:ada@example.com" },
    { text: "Bad", url: "javascript:alert(1)" },
  ];
  data.navigation.items = [
    { name: "Work", url: "#projects" },
    { name: "Gone", url: "#gone" },
    { name: "Blog", url: "blog.example" },
    { name: "Bad", url: "javascript:alert(1)" },
  ];
  await open(page, data);
  const links = (place: string) =>
    page.locator(`${place} a`).evaluateAll((all) => all.map((a) => a.getAttribute("href")));
  expect(await links("#social")).toEqual(["https://github.com/ada", "http://linkedin.example/ada"]);
  expect(await links("#projects")).toEqual(["https://a.example", "https://b.example/"]);
  expect(await links(".buttons")).toEqual(["https://cv.example/cv.pdf", "#projects", "mailto:ada@example.com"]);
  expect(await links("#menu")).toEqual(["#projects", "https://blog.example"]);
  await expect(page.locator('a[href^="http"]').first()).toHaveAttribute("rel", /noopener/);
});

test("separate files behind a web server", async ({ page }) => {
  await test.step("the separate files work", async () => {
    await host(page, separateFilesBundle({ data: sample(), design: "timeline" }, site, provider));
    await page.goto(`${origin}/`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Maya Lindqvist");
    await expect(page.locator("#menu-button")).toBeAttached();
  });
  await test.step("title and share texts come from the data, and the card type is summary_large_image", async () => {
    const data = sample();
    data.settings.profileImage = "https://pictures.example/maya.jpg";
    await host(page, {
      ...separateFilesBundle({ data: emptyPortfolio(), design: "grid" }, site, provider),
      "portfolio-data.json": JSON.stringify(data),
    });
    await page.goto(`${origin}/`);
    await expect(page).toHaveTitle("Maya Lindqvist | Senior Frontend Engineer");
    const meta = (key: string) => page.locator(`meta[name="${key}"], meta[property="${key}"]`).getAttribute("content");
    expect(await meta("og:title")).toBe("Maya Lindqvist | Senior Frontend Engineer");
    expect(await meta("description")).toMatch(/^I build interfaces/);
    expect(await meta("og:description")).toMatch(/^I build interfaces/);
    expect(await meta("og:image")).toBe("https://pictures.example/maya.jpg");
    expect(await meta("twitter:card")).toBe("summary_large_image");
  });
});

const red = "rgb(176, 0, 32)";

test("a page without its data says in red what to do", async ({ page }) => {
  await test.step("a failed or missing data load shows the error text in red", async () => {
    const { "portfolio-data.json": _, ...incomplete } = separateFilesBundle(
      { data: sample(), design: "grid" },
      site,
      provider,
    );
    await host(page, incomplete);
    await page.goto(`${origin}/`);
    await expect(page.getByRole("alert")).toHaveText(/portfolio-data.json cannot be loaded/);
    await expect(page.getByRole("alert")).toHaveCSS("color", red);
    for (const broken of ["{", "null", "3"]) {
      await host(page, { ...incomplete, "portfolio-data.json": broken });
      await page.goto(`${origin}/`);
      await expect(page.getByRole("alert")).toHaveText(/valid JSON/);
    }
  });
  await test.step("bundle A with broken JSON says so in red", async () => {
    const html = (await pageOf(sample())).replace('id="portfolio-data">{', 'id="portfolio-data">{,');
    const file = test.info().outputPath("index.html");
    writeFileSync(file, html);
    await page.goto(`file://${file}`);
    await expect(page.getByRole("alert")).toHaveText(/check the JSON in index.html/);
    await expect(page.getByRole("alert")).toHaveCSS("color", red);
  });
  await test.step("bundle B opened from disk explains how to view it", async () => {
    for (const [name, text] of Object.entries(separateFilesBundle({ data: sample(), design: "grid" }, site, provider)))
      writeFileSync(test.info().outputPath(name), text);
    await page.goto(`file://${test.info().outputPath("index.html")}`);
    await expect(page.getByRole("alert")).toHaveText(
      /opens with a double click, download “One page” instead.*npx serve/,
    );
    await expect(page.getByRole("alert")).toHaveCSS("border-top-width", "2px");
    await expect(page.locator("#initials")).toBeHidden();
  });
});

test("names and texts in Hebrew and Arabic run from right to left, beside English ones", async ({ page }) => {
  const data = sample();
  data.settings.name = "נועה לוי";
  data.settings.title = "مهندسة برمجيات";
  data.settings.summary = "אני בונה ממשקים.\n• נגישות תחילה";
  for (const design of designs) {
    await open(page, data, design);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("נועה לוי");
    for (const part of ["h1", ".title", "#about p", "#about li"])
      await expect(page.locator(part).first(), part).toHaveCSS("direction", "rtl");
    await expect(page.locator("#experience h3").first()).toHaveCSS("direction", "ltr");
    await expect(page.locator("#initials")).toHaveText("נל");
  }
});

test("the theme follows the system until chosen, and the choice is remembered under the key 'theme'", async ({
  page,
}) => {
  await host(page, { "index.html": await pageOf(sample()) });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(`${origin}/`);
  const toggle = page.getByRole("button", { name: "Dark theme" });
  const stored = () => page.evaluate(() => localStorage.getItem("theme"));
  await expect(toggle).toHaveAttribute("aria-pressed", "true");
  expect(await stored()).toBeNull();

  await toggle.click();
  await expect(toggle).toHaveAttribute("aria-pressed", "false");
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(250, 247, 241)");
  expect(await stored()).toBe("light");
  await page.reload();
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(250, 247, 241)");

  await toggle.click();
  expect(await stored()).toBe("dark");
  await page.emulateMedia({ colorScheme: "light" });
  await page.reload();
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(22, 20, 18)");
});

test("in the generator's preview", async ({ page }) => {
  await test.step("a strict policy of the generator's page, which the preview inherits, needs only the site's hashes", async () => {
    const { scripts, styles } = await inlineHashes(site);
    const policy = `default-src 'self'; script-src 'self' ${scripts}; style-src 'self' ${styles}; font-src 'self' data:; img-src 'self' data:`;
    const frame = await preview(page, await pageOf(sample(), "grid"), policy);
    await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Maya Lindqvist");
    await expect(frame.locator(".hero")).toHaveCSS("background-color", "rgb(215, 246, 79)");
  });
  await test.step("the generator can redraw its preview without reloading it", async () => {
    const frame = await preview(page, await pageOf(sample()));
    await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Maya Lindqvist");
    const changed = sample();
    changed.settings.name = "Ada Lovelace";
    await page.evaluate((data) => {
      const inside = document.querySelector("iframe")?.contentWindow as unknown as {
        showPortfolio(data: unknown): void;
      };
      inside.showPortfolio(data);
    }, changed);
    await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Ada Lovelace");
  });
  await test.step("in the generator's preview, links stay inside the frame and the theme of the generator is not touched", async () => {
    const frame = await preview(page, await pageOf(sample(), "studio"));
    await frame
      .locator("#menu")
      .getByRole("link", { name: "Contact" })
      .or(frame.getByRole("link", { name: "Get in touch" }))
      .first()
      .click();
    await expect(frame.getByRole("heading", { name: "Contact" })).toBeInViewport();
    await frame.getByRole("button", { name: "Dark theme" }).click();
    await expect(frame.getByRole("button", { name: "Dark theme" })).toHaveAttribute("aria-pressed", "true");
    await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Maya Lindqvist");
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
});

const attacks = [
  `</script><script>parent.attacked = 1</script>`,
  `"><img src=x onerror="parent.attacked = 1">`,
  `<svg onload="parent.attacked = 1">`,
  `<!--<script>parent.attacked = 1</script>`,
  `' onmouseover='parent.attacked = 1`,
  `javascript:parent.attacked=1`,
  `</style><style>body{display:none}</style>`,
  `\u2028\u2029parent.attacked = 1;`,
  `$&$'$\`{{constructor.constructor("parent.attacked=1")()}}`,
];

/** Fills every field of the data with these texts, in turn. */
function fill(data: PortfolioData, ...texts: string[]): PortfolioData {
  let next = 0;
  return JSON.parse(JSON.stringify(data), (key, value) =>
    typeof value === "string" && key !== "platform" ? texts[next++ % texts.length] : value,
  );
}

test("a hostile resume stays text: no part of it runs in the sandboxed preview", async ({ page }) => {
  for (const texts of isWhole ? attacks.map((attack) => [attack]) : [attacks]) {
    const data = fill(sample(), ...texts);
    const frame = await preview(page, await pageOf(data, "grid"));
    await expect(frame.getByRole("heading", { level: 1 })).toHaveText(data.settings.name.replace(/\s+/g, " ").trim());
    await expect(frame.locator("script")).toHaveCount(2);
    await expect(frame.locator("style")).toHaveCount(2);
    await expect(frame.locator("main :is(svg, iframe), [onerror], [onload], [onmouseover]")).toHaveCount(0);
    await expect(frame.locator('a[href^="javascript" i], a[href^="data" i]')).toHaveCount(0);
    for (const link of await frame.locator("main a").all()) await link.dispatchEvent("click");
    expect(await page.evaluate("window.attacked")).toBeUndefined();
    expect(new URL(page.url()).origin).toBe(origin);
  }
});

test("the policy stops injected markup from running", async ({ page }) => {
  const refusals: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) refusals.push(message.text());
  });
  const frame = await preview(page, await pageOf(sample()));
  await expect(frame.getByRole("heading", { level: 1 })).toBeVisible();
  await frame.locator("main").evaluate((main) => {
    main.innerHTML = `<img src="data:," onerror="parent.attacked = 1"><a href="javascript:parent.attacked=1">x</a>
      <iframe srcdoc="<script>parent.parent.attacked = 1</script>"></iframe>`;
    main.append(Object.assign(document.createElement("script"), { textContent: "parent.attacked = 1" }));
    main.querySelector("a")?.click();
  });
  await expect.poll(() => refusals.length).toBeGreaterThanOrEqual(3);
  expect(await page.evaluate("window.attacked")).toBeUndefined();
});

test("Timeline: an email address that fits the section is not broken", async ({ page }) => {
  const data = sample();
  data.sections.contact.email = "maya.elisabeth.lindqvist@example.com";
  await open(page, data, "timeline");
  for (const width of [700, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await page.locator("#contact a[href^=mailto]").evaluate((link) => link.getClientRects().length);
    expect(lines, `${width} px`).toBe(1);
  }
});

test("the tiles of Grid", async ({ page }) => {
  await test.step("Grid: however many projects there are and however wide the page is, no tile is next to a gap", async () => {
    const data = sample();
    const projects = data.sections.projects.items;
    await open(page, data, "grid");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Maya Lindqvist");
    for (let count = 1; count <= 12; count++) {
      data.sections.projects.items = Array.from({ length: count }, (_, at) => ({
        ...(projects[at % projects.length] as (typeof projects)[number]),
      }));
      await page.evaluate(
        (data) => (window as unknown as { showPortfolio(data: unknown): void }).showPortfolio(data),
        data,
      );
      for (const width of [375, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const edges = await page.locator(".projects").evaluate((list) => {
          const box = list.getBoundingClientRect();
          const tiles = [...list.children].map((tile) => tile.getBoundingClientRect());
          const rows = Object.values(Object.groupBy(tiles, ({ top }) => Math.round(top))) as DOMRect[][];
          return rows.map((row) => [
            Math.round((row[0]?.left ?? 0) - box.left),
            Math.round(box.right - (row.at(-1)?.right ?? 0)),
          ]);
        });
        expect(edges, `${count} projects at ${width} px`).toEqual(edges.map(() => [0, 0]));
      }
    }
  });
  await test.step("the top has its own row, About is as high as its text, and a tile without links reserves no room for them", async () => {
    const data = sample();
    data.sections.projects.items = data.sections.projects.items.map(({ previewUrl, repoUrl, ...project }) => project);
    await open(page, data, "grid");
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const { row, about } = await page.evaluate(gridBoxes);
      expect(row, `empty room beside the top at ${width} px`).toBe(0);
      expect(about, `part of the box of About that is empty at ${width} px`).toBeLessThan(0.5);
      const room = await page
        .locator(".projects article")
        .first()
        .evaluate((tile) => {
          const last = tile.lastElementChild as Element;
          const padding = Number.parseFloat(getComputedStyle(tile).paddingBottom);
          return tile.getBoundingClientRect().bottom - last.getBoundingClientRect().bottom - padding;
        });
      expect(room).toBe(0);
    }
  });
});

/** Runs in the page. Returns the width left in the row of the top, and the empty share of About. */
function gridBoxes() {
  const box = (selector: string) => (document.querySelector(selector) as Element).getBoundingClientRect();
  const [main, hero, about] = [box("#top"), box(".hero"), box("#about")];
  const text = document.createRange();
  text.selectNodeContents(document.querySelector("#about") as Element);
  const { paddingLeft } = getComputedStyle(document.querySelector("#top") as Element);
  return {
    row: Math.round(main.width - hero.width - 2 * Number.parseFloat(paddingLeft)),
    about: 1 - text.getBoundingClientRect().height / about.height,
  };
}

test("huge texts neither break the page nor overflow it", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  for (const design of designs) {
    await open(page, fill(sample(), "Donaudampfschifffahrt".repeat(200)), design);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  }
});

test("on paper: one column of text with all contacts of the owner, and the address of every project", async ({
  page,
}) => {
  for (const design of designs) {
    await open(page, sample(), design, beyond);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    const document = await getDocumentProxy(new Uint8Array(pdf));
    const text = (await extractText(document, { mergePages: true })).text.replace(/\s+/g, " ");
    const expected = [
      "Maya Lindqvist",
      "Senior Frontend Engineer",
      "maya.lindqvist@example.com | +46 31 555 01 42 | Gothenburg, Sweden | maya.example.org/about | notes.example.org | linkedin.com/in/mayalindqvist | github.com/mayalindqvist",
      "Skills",
      "TypeScript, React, Svelte",
      "tidewater.example.org github.com/mayalindqvist/tidewater",
      "Havsnära Logistics · Gothenburg, Sweden",
      "2015 – 2017",
      "Winner, Open Transit Hackathon",
    ];
    let from = -1;
    for (const part of expected) {
      const at = text.indexOf(part, from + 1);
      expect(at, `${part} in ${text}`).toBeGreaterThan(from);
      from = at;
    }
    expect(text).not.toMatch(/Live site|Built with|Get in touch/);
    expect(document.numPages).toBeLessThanOrEqual(2);
  }
});

test("on paper: however many lines precede it, the last section is never alone on a page", async ({ page }) => {
  const lastPages: string[] = [];
  for (const lines of [22, 24, 26, 28]) {
    const data = sample();
    const { projects, experience } = data.sections;
    projects.items = Array.from({ length: 5 }, () => projects.items[0] as (typeof projects.items)[number]);
    for (const job of experience.items.slice(0, 1)) job.description += "\n• A line".repeat(lines);
    await open(page, data);
    const { text } = await extractText(
      await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true }))),
    );
    lastPages.push(text.at(-1) ?? "");
  }
  expect(lastPages.join("\n")).toContain("Achievements");
  expect(lastPages.filter((text) => text.trimStart().startsWith("Achievements"))).toEqual([]);
});

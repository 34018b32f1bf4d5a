import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { HtmlValidate } from "html-validate";
import { compile } from "tailwindcss";
import { expect, test } from "vitest";
import sampleJson from "#content/portfolio-site/sample-data.json";
import tailwindConfig from "#content/portfolio-site/tailwind.config.js";
import { nothingBeyond } from "#domain/portfolio/beyond.ts";
import { archiveName, separateFilesBundle, singlePageBundle } from "#domain/portfolio/bundle.ts";
import { inlineHashes } from "#domain/portfolio/inline-hashes.ts";
import {
  type PortfolioAccent,
  type PortfolioDesign,
  portfolioAccents,
  portfolioDesigns,
} from "#domain/portfolio/looks.ts";
import { portfolioDataSchema } from "#domain/portfolio/portfolio.schema.ts";
import { siteFiles as site } from "../../support/site-files.ts";

const provider = { origin: "https://provider.example" };
const sample = portfolioDataSchema.parse(sampleJson);
const hostile = structuredClone(sample);
hostile.settings.name = `</script><script>alert("1")</script>`;
hostile.settings.summary = `"><img src=x onerror=alert(1)> $& \u2028 <!--<script>`;
hostile.settings.profileImage = `https://example.com/"><script>alert(1)</script>`;

const designs = Object.keys(portfolioDesigns) as PortfolioDesign[];
const pageA = async (data = sample, design: PortfolioDesign = "grid") =>
  (await singlePageBundle({ data, design }, site, provider))["index.html"] ?? "";
const count = (text: string, part: string | RegExp) => text.split(part).length - 1;

test("bundle A is index.html with data and code inlined, plus README.md", async () => {
  const bundle = await singlePageBundle({ data: sample, design: "grid" }, site, provider);
  expect(Object.keys(bundle)).toEqual(["index.html", "README.md"]);
  expect(bundle["README.md"]).toBe(site["README.md"]);
  expect(bundle["index.html"]).toContain(site["script.js"]);
  expect(bundle["index.html"]).not.toContain('script.js"');
});

test("bundle B is index.html, portfolio-data.json (pretty printed), script.js and tailwind.config.js", () => {
  const bundle = separateFilesBundle({ data: sample, design: "grid" }, site, provider);
  expect(Object.keys(bundle)).toEqual(["index.html", "portfolio-data.json", "script.js", "tailwind.config.js"]);
  expect(bundle["portfolio-data.json"]).toBe(`${JSON.stringify(sample, null, 2)}\n`);
  expect(bundle["index.html"]).toContain('<script src="script.js"></script>');
});

test("both bundles have job places and websites, and the portfolio's data do not change", async () => {
  const beyond = {
    ...nothingBeyond,
    roles: [{ position: "Senior Frontend Engineer", company: "Havsnära Logistics", place: "Gothenburg" }],
    websites: [{ label: "Website", url: "maya.example.org" }],
  };
  const portfolio = { data: sample, design: "grid" as const, beyond };
  const separate = separateFilesBundle(portfolio, site, provider)["portfolio-data.json"] ?? "";
  const page = (await singlePageBundle(portfolio, site, provider))["index.html"] ?? "";
  const [, inlined = ""] = page.match(/id="portfolio-data">(.*?)<\/script>/s) ?? [];
  const { experience, contact } = JSON.parse(separate).sections;
  expect(JSON.parse(inlined)).toEqual(JSON.parse(separate));
  expect(experience.items.map(({ place }: { place?: string }) => place)).toEqual(["Gothenburg", undefined, undefined]);
  expect(contact.websites).toEqual(beyond.websites);
  expect(portfolioDataSchema.parse(JSON.parse(separate))).toEqual(sample);
});

test.each([
  ["Ada Lovelace", "ada-lovelace-portfolio.zip"],
  ["  Grace\tBrewster  Hopper ", "grace-brewster-hopper-portfolio.zip"],
  ["Niamh O'Sullivan", "niamh-osullivan-portfolio.zip"],
  ["Émile", "émile-portfolio.zip"],
  ["../../etc/Ada", "..-..-etc-ada-portfolio.zip"],
  ["Ada \u202efdp.exe\u0007\n", "ada-fdp.exe-portfolio.zip"],
  ["A".repeat(300), `${"a".repeat(100)}-portfolio.zip`],
])("the archive of %s is called %s", (name, file) => {
  expect(archiveName(name)).toBe(file);
});

test("the page has the data exactly once, without a <, and it reads back the same", async () => {
  const page = await pageA(hostile);
  const blocks = Array.from(page.matchAll(/<script type="application\/json" id="portfolio-data">(.*?)<\/script>/gs));
  expect(blocks).toHaveLength(1);
  expect(blocks[0]?.[1]).not.toContain("<");
  expect(JSON.parse(blocks[0]?.[1] ?? "")).toEqual(hostile);
});

test("no text becomes markup: hostile data gives as many tags as harmless data", async () => {
  const harmless = structuredClone(sample);
  harmless.settings.profileImage = "https://example.com/a.jpg";
  expect(count(await pageA(hostile), "<")).toBe(count(await pageA(harmless), "<"));
});

test("the page's policy allows only its own script and styles, by their hashes", async () => {
  const page = await pageA(hostile);
  const [, policy = ""] = page.match(/http-equiv="Content-Security-Policy" content="([^"]*)"/) ?? [];
  const hash = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
  const scripts = Array.from(page.matchAll(/<script>(.*?)<\/script>/gs), ([, code = ""]) => hash(code));
  const styles = Array.from(page.matchAll(/<style>(.*?)<\/style>/gs), ([, code = ""]) => hash(code));
  expect(scripts).toHaveLength(1);
  expect(styles).toHaveLength(2);
  expect(policy).toContain("default-src 'none';");
  expect(policy).toContain(`script-src ${scripts[0]};`);
  expect(policy).toContain(`style-src ${styles.join(" ")};`);
  expect(policy).not.toMatch(/unsafe|\*/);
  expect(await inlineHashes(site)).toEqual({ scripts: scripts[0], styles: styles.join(" ") });
});

test("title, share texts, design and credit are in the HTML, before any script runs", async () => {
  const data = structuredClone(sample);
  data.settings = { ...data.settings, name: 'Ada "A" <b>', summary: "", profileImage: "https://example.com/a.jpg" };
  for (const page of [
    await pageA(data, "studio"),
    separateFilesBundle({ data, design: "studio" }, site, provider)["index.html"],
  ]) {
    expect(page).toContain('<html lang="en" data-design="studio">');
    expect(page).toContain("<title>Ada &#34;A&#34; &#60;b&#62; | Senior Frontend Engineer</title>");
    expect(page).toContain(
      '<meta property="og:title" content="Ada &#34;A&#34; &#60;b&#62; | Senior Frontend Engineer">',
    );
    expect(page).toContain('<meta property="og:image" content="https://example.com/a.jpg">');
    expect(page).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(page).toContain('Built with <a href="https://provider.example">');
    expect(page).not.toContain("zero-to-offer.example");
  }
});

test("there are at least four designs, and the page has styles for each", () => {
  expect(designs.length).toBeGreaterThanOrEqual(4);
  for (const design of designs) expect(site["index.html"]).toContain(`[data-design="${design}"] {`);
  expect(count(site["index.html"], /\[data-design="\w+"\] \{/)).toBe(designs.length);
  for (const design of designs) expect(site["README.md"]).toContain(`\`${design}\``);
});

test("an accent color is in the page's styles, and without one the design's own color applies", async () => {
  for (const [accent, { hue }] of Object.entries(portfolioAccents)) {
    expect(site["index.html"]).toContain(`[data-accent="${accent}"] { --hue: ${hue}; }`);
    expect(site["README.md"]).toContain(accent);
  }
  const page = async (accent?: PortfolioAccent) =>
    (await singlePageBundle({ data: sample, design: "grid", accent }, site, provider))["index.html"];
  expect(await page("blue")).toContain('<html lang="en" data-design="grid" data-accent="blue">');
  expect(await page()).toContain('<html lang="en" data-design="grid">');
});

test("the page with font, code and data has at most 90 kB", async () => {
  for (const design of designs) expect(Buffer.byteLength(await pageA(sample, design))).toBeLessThan(90_000);
});

test("the page loads nothing: each address in its code is a link or a namespace", () => {
  const addresses = Array.from(`${site["index.html"]}${site["script.js"]}`.matchAll(/https?:\/\/[\w.-]+/g), String);
  expect(new Set(addresses)).toEqual(
    new Set([
      "http://www.w3.org",
      "https://github.com",
      "https://openfontlicense.org",
      "https://zero-to-offer.example",
    ]),
  );
});

test("the pages are valid HTML", async () => {
  const validator = new HtmlValidate({ extends: ["html-validate:standard"], rules: { "require-sri": "off" } });
  for (const page of [site["index.html"], await pageA(sample), await pageA(hostile)]) {
    const report = await validator.validateString(page);
    expect(
      report.results.flatMap(({ messages }) => messages).map(({ line, message }) => `${line}: ${message}`),
    ).toEqual([]);
  }
});

test("the Tailwind colors are variables that every design sets", () => {
  const variables = Array.from(site["tailwind.config.js"].matchAll(/var\((--[\w-]+)\)/g), ([, variable]) => variable);
  expect(variables).toHaveLength(7);
  for (const design of designs) {
    const [, styles = ""] = site["index.html"].split(`[data-design="${design}"] {`);
    for (const variable of variables) expect(styles.split("\n\n")[0], design).toContain(`${variable}:`);
  }
});

test("the steps in the Tailwind file make classes that win over the page's styles", async () => {
  const input = Array.from(site["tailwind.config.js"].matchAll(/^\/\/ {8}(@.*)$/gm), ([, line]) => line).join("\n");
  const { build } = await compile(input, {
    loadModule: async (path, base) => ({ path, base, module: tailwindConfig }),
    loadStylesheet: async (id, base) => {
      const path = createRequire(import.meta.url).resolve(`${id}.css`);
      return { path, base, content: readFileSync(path, "utf8") };
    },
  });
  const css = build(["bg-card", "p-4", "dark:text-on-accent"]);
  expect(css).toContain("background-color: var(--card) !important");
  expect(css).toContain("padding: calc(var(--spacing) * 4) !important");
  expect(css).toMatch(/\[data-theme="dark"\].*color: var\(--on-accent\) !important/s);
});

test("the README describes three ways to publish", () => {
  for (const way of ["GitHub Pages", "Cloudflare Pages", "Netlify"]) expect(site["README.md"]).toContain(`### ${way}`);
});

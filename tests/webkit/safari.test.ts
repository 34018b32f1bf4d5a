import { afterAll, beforeAll, expect, test } from "vitest";
import { screens } from "#domain/screens.ts";
import { openWebKit, serveSite, until, type WebKit } from "./browser.ts";

let site: Awaited<ReturnType<typeof serveSite>>;
let page: WebKit;

beforeAll(async () => {
  site = await serveSite();
  page = await openWebKit(site.origin);
  // From the next visit on, the service worker handles every request of a page.
  await page.visit("/about");
  await until(() =>
    page.run(async () => {
      dispatchEvent(new KeyboardEvent("keydown", { key: "Shift" }));
      return (await navigator.serviceWorker.getRegistration())?.active ? true : null;
    }),
  );
});

afterAll(async () => {
  await page?.close();
  site?.stop();
});

test("every page opens, and no page is wider than the window", async () => {
  await page.resize(420, 900);
  for (const { path } of Object.values(screens)) {
    await page.visit(path);
    const [title, isControlled, extra] = await page.run(() => [
      document.querySelector("h1")?.textContent ?? "",
      navigator.serviceWorker.controller !== null,
      document.documentElement.scrollWidth - innerWidth,
    ]);
    expect({ path, title, isControlled, extra }).toEqual({
      path,
      title: expect.stringMatching(/\w/),
      isControlled: true,
      extra: 0,
    });
  }
});

test("a resume becomes a website and a PDF, and the tab sends nothing to the server", async () => {
  await page.resize(1280, 900);
  await page.visit("/ai-resume-to-portfolio-generator");
  await page.run(() => {
    const log: string[] = [];
    Object.assign(window, { log });
    const { fetch, URL } = window;
    window.fetch = (input, init) => {
      log.push(`${init?.method ?? "GET"} ${input}`);
      return fetch(input, init);
    };
    const { createObjectURL } = URL;
    URL.createObjectURL = (blob: Blob) => {
      log.push(blob.type);
      return createObjectURL(blob);
    };
  });
  await page.choose("tests/fixtures/resume/rotated.pdf");
  await page.shows("Ready to process");
  await page.press("Generate Portfolio");
  await page.shows("Portfolio Preview");
  await until(
    async () => (await page.run(() => document.querySelector("iframe")?.srcdoc))?.includes("Michael O") || null,
  );
  await page.press("Download Resume");
  await page.press("PDF – For applications and people");
  await page.shows("Downloaded: PDF");
  const log = await page.run(() => (window as unknown as { log: string[] }).log);
  expect(log).toContain("application/pdf");
  expect(log.filter((entry) => entry.startsWith("POST"))).toEqual([]);
});

test.each(["sql", "javascript", "python"])("a code block of the %s sheet runs", async (sheet) => {
  await page.visit(`/programming-interview-cheatsheets/${sheet}`);
  await page.press("Run");
  await page.shows("Finished.");
});

test("an added application is still there after a reload", async () => {
  await page.visit("/tracker");
  await page.press("Add an application");
  await page.fill("Company", "Lumen Works");
  await page.press("Add");
  await page.shows("Lumen Works");
  await page.visit("/tracker");
  await page.shows("Lumen Works");
});

test("without a network, the tools open and a resume can be read", async () => {
  await page.visit("/ai-resume-to-portfolio-generator");
  site.stop();
  for (const path of [
    "/tracker",
    "/job-match",
    "/resume-check",
    "/live-coding-contests",
    "/ai-resume-to-portfolio-generator",
  ]) {
    await page.visit(path);
    const [title, body] = await page.run(() => [document.title, document.body.textContent]);
    expect(title).not.toContain("No connection");
    expect(body).not.toContain("could not be loaded");
  }
  await page.press("Start Over");
  await page.choose("tests/fixtures/resume/rotated.pdf");
  await page.shows("Ready to process");
  await page.press("Generate Portfolio");
  await page.shows("Portfolio Preview");
});

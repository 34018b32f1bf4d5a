import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Page, Request } from "@playwright/test";
import { build } from "vite";
import type { Message, ReadRequest } from "#web/lib/resume-reader/reader-messages.ts";
import { boundedPdf } from "../../scripts/bounded-pdf-plugin.ts";
import { eachNth } from "../support/sweep.ts";
import { expect, test, visit } from "./test.ts";

const path = "/ai-resume-to-portfolio-generator";
const fixtures = new URL("../fixtures/resume/", import.meta.url);
const names = ["garbled", "html-tags", "javascript", "ligatures", "prompt-injection", "right-to-left", "rotated"];
const hostile = ["blank", "bomb", "encrypted-user", "essay", "header-only", "invoice", "page-loop", "png-renamed"];
const refused = [...hostile, "encrypted-owner", "scanned", "three-pages", "truncated"];
const picture = "png-renamed";
const fixture = (name: string) => readFileSync(new URL(`${name}.pdf`, fixtures));

/** Focuses the file field, as a visitor does, and waits until the reader's thread is loaded. */
async function pointAtDropArea(page: Page): Promise<string> {
  const [thread] = await Promise.all([
    page.waitForEvent("worker", (worker) => worker.url().includes("resume-worker")),
    page.waitForResponse(/\/assets\/resume-worker-/).then((response) => response.finished()),
    page.getByLabel("Your resume as a PDF").focus(),
  ]);
  return thread.url();
}

/** Waits until these parts of the page have arrived and no request is open. */
async function allArrived(page: Page, parts: string[], open: Set<Request>) {
  await page.waitForFunction((names) => {
    const files = performance.getEntriesByType("resource").map(({ name }) => name);
    return names.every((name) => files.some((file) => file.includes(`/assets/${name}-`)));
  }, parts);
  await expect.poll(() => open.size).toBe(0);
}

// The page ignores a failed prefetch, but the browser logs it as an error.
test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

test("without a network, a resume becomes a site, and no request contains any of it", async ({ page, context }) => {
  const sent: string[] = [];
  const open = new Set<Request>();
  page.on("request", (request) => {
    sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`);
    open.add(request);
  });
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
  await page.goto(path);
  await pointAtDropArea(page);
  const file = { name: "resume.pdf", mimeType: "application/pdf", buffer: fixture("rotated") };
  await page.getByLabel("Your resume as a PDF").setInputFiles(file);
  await expect(page.getByText("Ready to process")).toBeVisible();
  await allArrived(page, ["preview", "editor", "toasters-opened", "first-draft"], open);
  const before = sent.length;
  await context.setOffline(true);
  await expect(page.getByText("Your file is read on this device. It is not uploaded.")).toBeVisible();
  await page.getByRole("button", { name: "Generate Portfolio" }).click();
  await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toHaveText("Michael O'Connor");
  await page.getByRole("button", { name: "Text of your file" }).click();
  await expect(page.getByRole("heading", { name: "Text of your file" })).toBeVisible();
  const during = sent.slice(before).filter((request) => !request.startsWith("GET about:srcdoc"));
  // Prefetches and the check for a newer build are allowed, because their requests have no body.
  const isEmpty = (request: string) => /^GET \S+(\/assets\/\S+|\/ai-resume-to-portfolio-generator) $/.test(request);
  expect(during.filter((request) => !isEmpty(request))).toEqual([]);
  expect(sent.filter((request) => request.startsWith("POST"))).toEqual([]);
});

/** Chooses a file and presses Generate. Expects that the page says that the connection failed. */
async function failsForConnection(page: Page) {
  const file = { name: "resume.pdf", mimeType: "application/pdf", buffer: fixture("rotated") };
  await page.getByLabel("Your resume as a PDF").setInputFiles(file);
  await page.getByRole("button", { name: "Generate Portfolio" }).click();
  await expect(
    page.getByText("Connection issue detected. Please check your internet connection and try again."),
  ).toBeVisible();
}

test("a visitor who goes offline before choosing a file keeps page and file, and generates when the connection is back", {
  tag: "@own-context",
}, async ({ page, context }) => {
  await visit(page, path);
  await context.setOffline(true);
  await failsForConnection(page);
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByText("resume.pdf")).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Generate Portfolio" }).click();
  await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toHaveText("Michael O'Connor");
});

test.describe("while a network answers every request with its sign-in page", () => {
  test.use({ expectedErrors: [/MIME type|Failed to fetch|Failed to load/] });

  test("a chosen file is not uploaded; the page says that the connection failed, and reads the file later", async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
    await visit(page, path);
    await page.route("**/*", (route) => route.fulfill({ contentType: "text/html", body: "<title>Sign in</title>" }));
    await failsForConnection(page);
    await expect(page.getByText("It is not uploaded.")).toBeVisible();
    await page.unroute("**/*");
    await page.getByRole("button", { name: "Generate Portfolio" }).click();
    await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toHaveText("Michael O'Connor");
    expect(sent).toEqual([]);
  });
});

test.describe("without a thread", () => {
  test.use({ expectedErrors: [/status of 404/] });

  for (const [status, when] of [
    [200, "in this browser"],
    [404, "after a deploy"],
  ] as const)
    test(`if the reader's thread cannot start ${when}, the page says so, and sends the file to the server only on the visitor's request`, async ({
      page,
    }) => {
      if (status === 404)
        await page.route("**/assets/*", (route) =>
          route.request().method() === "HEAD" ? route.fulfill({ status }) : route.fallback(),
        );
      await page.addInitScript(() => {
        /** A worker that fails at once, as under a policy or behind a proxy. */
        class Stopped extends EventTarget {
          onerror?: (event: Event) => void;
          constructor() {
            super();
            queueMicrotask(() => this.onerror?.(new Event("error")));
          }
          postMessage() {}
          terminate() {}
        }
        window.Worker = Stopped as unknown as typeof Worker;
      });
      const posts: string[] = [];
      page.on("request", (request) => request.method() === "POST" && posts.push(new URL(request.url()).pathname));
      await page.goto(path);
      const file = { name: "resume.pdf", mimeType: "application/pdf", buffer: fixture("rotated") };
      await page.getByLabel("Your resume as a PDF").setInputFiles(file);
      await expect(
        page.getByText(/^This browser cannot read the file itself: our server reads it in memory/),
      ).toBeVisible();
      await expect(page.getByText("It is not uploaded.")).toBeHidden();
      expect(posts).toEqual([]);
      await page.getByRole("button", { name: "Generate Portfolio" }).click();
      await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toHaveText("Michael O'Connor");
      expect(posts).toEqual(["/api/resume-to-portfolio"]);
    });
});

test("a language model is used only if the visitor agrees, and the visitor learns its provider first", async ({
  page,
}) => {
  const expiresAt = new Date(Date.now() + 300_000).toISOString();
  const flag = { name: "resume_to_portfolio", enabled: true, expiresAt, modelProvider: "Example AI" };
  await page.route("**/api/flags/resume_to_portfolio", (route) => route.fulfill({ json: flag }));
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(new URL(request.url()).pathname));
  await page.goto(path);
  const question = page.getByRole("checkbox", { name: /Let a language model help/ });
  await expect(question).not.toBeChecked();
  await expect(page.getByText(/its text to Example AI/)).toBeVisible();
  await expect(page.getByText("Your file is read on this device. It is not uploaded.")).toBeVisible();
  const file = { name: "resume.pdf", mimeType: "application/pdf", buffer: fixture("rotated") };
  await page.getByLabel("Your resume as a PDF").setInputFiles(file);
  await page.getByRole("button", { name: "Generate Portfolio" }).click();
  await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toHaveText("Michael O'Connor");
  expect(posts).toEqual([]);

  await page.getByRole("button", { name: "Start Over" }).click();
  await question.check();
  await expect(page.getByText(/passes its text to Example AI/)).toBeVisible();
  await page.getByLabel("Your resume as a PDF").setInputFiles(file);
  await page.getByRole("button", { name: "Generate Portfolio" }).click();
  await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toHaveText("Michael O'Connor");
  expect(posts).toEqual(["/api/resume-to-portfolio"]);
});

test("browser, endpoint and Node give the same answer for every file, byte for byte", async ({ page, request }) => {
  await page.goto(path);
  const address = await pointAtDropArea(page);
  const readInNode = await nodeReader();
  const files = [...names, ...refused].filter((name) => name !== picture);
  for (const name of eachNth(files, 3)) {
    const buffer = fixture(name);
    const inBrowser = await page.evaluate(readInThread, { address, bytes: buffer.toString("base64") });
    const resume = { name: `${name}.pdf`, mimeType: "application/pdf", buffer };
    const answer = await request.post("/api/resume-to-portfolio", { multipart: { resume } });
    const text = await answer.text();
    expect(inBrowser, name).toBe(answer.ok() ? text : JSON.parse(text).code);
    expect(await readInNode(new Uint8Array(buffer)), name).toBe(inBrowser);
  }
  // The device recognizes a picture by its bytes, so that the page can offer to read it.
  const bytes = fixture(picture).toString("base64");
  expect(await page.evaluate(readInThread, { address, bytes })).toContain("This is a picture");
});

/** Runs in the page. Returns the answer of a new thread as JSON, or its refusal. */
function readInThread({ address, bytes }: { address: string; bytes: string }): Promise<string> {
  const thread = new Worker(address, { type: "module" });
  const data = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0)).buffer;
  return new Promise<string>((done) => {
    thread.onerror = () => done("The thread stopped");
    thread.onmessage = ({ data: message }: MessageEvent<Message>) => {
      if (message.kind === "ready")
        thread.postMessage({ bytes: data, name: "a.pdf", isPdf: true } satisfies ReadRequest, [data]);
      if (message.kind === "answer") done(JSON.stringify(message.answer));
      if (message.kind === "refused") done(message.refusal);
      if (message.kind === "file-refused") done(message.sentence);
      if (message.kind === "failed") done("failed");
    };
  }).finally(() => thread.terminate());
}

/** Builds the same code with the patched PDF library, and runs it in this process. */
async function nodeReader(): Promise<(bytes: Uint8Array) => Promise<string>> {
  const outDir = resolve("node_modules/.cache/node-reader");
  await build({
    configFile: false,
    logLevel: "error",
    plugins: [boundedPdf()],
    ssr: { noExternal: true },
    build: { ssr: "tests/support/node-reader.ts", outDir },
  });
  const { read } = await import(`${outDir}/node-reader.js`);
  return read;
}

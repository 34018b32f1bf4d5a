import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { build } from "vite";
import type { Message } from "#web/features/portfolio/read-on-device.ts";
import { boundedPdf } from "../../scripts/bounded-pdf-plugin.ts";
import { expect, test } from "./test.ts";

const path = "/ai-resume-to-portfolio-generator";
const fixtures = new URL("../fixtures/resume/", import.meta.url);
const names = ["garbled", "html-tags", "javascript", "ligatures", "prompt-injection", "right-to-left", "rotated"];
const hostile = ["blank", "bomb", "encrypted-user", "essay", "header-only", "invoice", "page-loop", "png-renamed"];
const refused = [...hostile, "encrypted-owner", "scanned", "three-pages", "truncated"];
const fixture = (name: string) => readFileSync(new URL(`${name}.pdf`, fixtures));

/** Waits until the reader's thread and engine are loaded, as after pointing at the drop area. */
async function pointAtDropArea(page: Page): Promise<string> {
  const [thread] = await Promise.all([
    page.waitForEvent("worker", (worker) => worker.url().includes("resume-worker")),
    page.waitForResponse(/\/assets\/pdfjs-/).then((response) => response.finished()),
    page.getByLabel("Your resume as a PDF").focus(),
  ]);
  return thread.url();
}

// Failed prefetches are silent in the page, but the browser logs each.
test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

test("without a network, a resume becomes a site, and no request contains any of it", async ({ page, context }) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`));
  await page.goto(path);
  await pointAtDropArea(page);
  await page.waitForLoadState("networkidle");
  const before = sent.length;
  await context.setOffline(true);
  const file = { name: "resume.pdf", mimeType: "application/pdf", buffer: fixture("rotated") };
  await page.getByLabel("Your resume as a PDF").setInputFiles(file);
  await expect(page.getByText("Your file is read on this device. It is not uploaded.")).toBeVisible();
  await page.getByRole("button", { name: "Generate Portfolio" }).click();
  await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toHaveText("Michael O'Connor");
  await page.getByRole("button", { name: "Text of your PDF" }).click();
  await expect(page.getByRole("heading", { name: "Text of your PDF" })).toBeVisible();
  const during = sent.slice(before).filter((request) => !request.startsWith("GET about:srcdoc"));
  expect(during.filter((request) => !/^GET \S+\/assets\/\S+ $/.test(request))).toEqual([]);
  expect(sent.filter((request) => request.startsWith("POST"))).toEqual([]);
});

test("browser, endpoint and Node give the same answer for every file, byte for byte", async ({ page, request }) => {
  await page.goto(path);
  const address = await pointAtDropArea(page);
  const readInNode = await nodeReader();
  for (const name of [...names, ...refused]) {
    const buffer = fixture(name);
    const inBrowser = await page.evaluate(readInThread, { address, bytes: buffer.toString("base64") });
    const resume = { name: `${name}.pdf`, mimeType: "application/pdf", buffer };
    const answer = await request.post("/api/resume-to-portfolio", { multipart: { resume } });
    const text = await answer.text();
    expect(inBrowser, name).toBe(answer.ok() ? text : JSON.parse(text).code);
    expect(await readInNode(new Uint8Array(buffer)), name).toBe(inBrowser);
  }
});

/** In the page: the answer of a new thread as JSON, or the refusal. */
function readInThread({ address, bytes }: { address: string; bytes: string }): Promise<string> {
  const thread = new Worker(address, { type: "module" });
  const data = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0)).buffer;
  return new Promise((done) => {
    thread.onmessage = ({ data: message }: MessageEvent<Message>) => {
      if (message.kind === "ready") thread.postMessage(data, [data]);
      if (message.kind === "answer") done(JSON.stringify(message.answer));
      if (message.kind === "refused") done(message.refusal);
      if (message.kind === "failed") done("failed");
    };
  });
}

/** The same code in this process, with the patched PDF library. */
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

import type { BrowserContext, Locator, Page, Request } from "@playwright/test";
import { type Screen, screenList, screens } from "#domain/screens.ts";
import { withBrowser } from "./browser.ts";
import type { Part, Proof } from "./part.ts";

/**
 * Everything typed here contains this mark, and nothing else does. Only the lead's request may
 * contain it.
 */
const mark = "qzxmark";
/** The requests that a visitor sends on purpose. The privacy policy names both. */
const meantToSend = ["/api/resume-to-portfolio", "/api/store-download-lead"];

/** Types marked words everywhere. No request but the lead's may contain them. */
export const privacy: Part = () => withBrowser((context, origin) => privacyProofs(context, origin, screenList));

/**
 * The proofs of `privacy` for some screens, with a server and a browser that are already running.
 */
export async function privacyProofs(context: BrowserContext, origin: string, toured: Screen[]): Promise<Proof[]> {
  const asked = new Map<Request, Promise<string>>();
  context.on("request", (request) => asked.set(request, saidBy(request)));
  context.on("requestfinished", (request) => asked.set(request, saidBy(request, true)));
  const page = await context.newPage();
  await page.addInitScript("addEventListener('alive', () => document.documentElement.setAttribute('data-alive', ''))");
  let typed = 0;
  await page.goto(`${origin}${screens["your-data"].path}#profile`);
  typed += await keepProfile(page.getByRole("form", { name: "Your profile" }));
  for (const { path } of toured) {
    await page.goto(origin + path);
    typed += await typeEverywhere(page, page.locator("main"));
  }
  await page.goto(origin + screens.portfolio.path);
  typed += await makeSite(page);
  await page.waitForLoadState("networkidle");
  const requests = await Promise.all(asked.values());
  const leaks = requests.filter((request) => request.toLowerCase().includes(mark));
  const unmeant = leaks.filter((request) => !meantToSend.some((path) => request.startsWith(`POST ${origin}${path}\n`)));
  return [
    {
      part: "privacy",
      what: `requests that carry one of ${typed} marked words, of ${requests.length} on ${toured.length} screens`,
      goal: "none but the lead's",
      figure: unmeant.map((request) => request.slice(0, 200)).join(", ") || "none",
      holds: unmeant.length === 0 && typed > toured.length / 3,
    },
    {
      part: "privacy",
      what: "the lead, which is meant to carry them",
      goal: "1 request",
      figure: String(leaks.length - unmeant.length),
      holds: leaks.length - unmeant.length === 1,
    },
  ];
}

/**
 * The method, address, headers and body of a request. Requests from or to the service worker never
 * get the headers that the network adds, so this does not wait for those headers.
 */
async function saidBy(request: Request, isFinished = false): Promise<string> {
  const isLocal = !isFinished || request.serviceWorker() || (await request.response())?.fromServiceWorker();
  const headers = isLocal ? request.headers() : await request.allHeaders();
  return [`${request.method()} ${request.url()}`, JSON.stringify(headers), request.postData() ?? ""].join("\n");
}

const textFields = ["text", "search", "email", "url", "tel", ""]
  .map((type) => (type ? `input[type=${type}]` : "input:not([type])"))
  .concat("textarea")
  .join(", ");

/** Fills every visible field, presses Enter, and waits for the page's requests. */
async function typeEverywhere(page: Page, within: Locator): Promise<number> {
  await page.locator("html[data-alive]").waitFor({ state: "attached" });
  let typed = 0;
  for (const field of await within.locator(textFields).all()) {
    if (!(await field.isVisible()) || !(await field.isEditable())) continue;
    await field.fill(await markFor(field, typed));
    typed++;
    const isArea = await field.evaluate((element) => element.tagName === "TEXTAREA");
    if (!isArea) await field.press("Enter");
  }
  return typed;
}

/** Fills every field of the profile and saves it, so that the tools start with marked words. */
async function keepProfile(form: Locator): Promise<number> {
  await form.waitFor();
  const fields = await form.locator(textFields).all();
  for (const [n, field] of fields.entries()) {
    const isLinks = (await field.getAttribute("name")) === "links";
    await field.fill(isLinks ? `https://${mark}.example/` : `${mark} ${n}`);
  }
  await form.getByRole("button", { name: "Save" }).click();
  await form.waitFor({ state: "detached" });
  return fields.length;
}

async function markFor(field: Locator, n: number): Promise<string> {
  const type = await field.getAttribute("type");
  if (type === "email") return `${mark}${n}@example.com`;
  return type === "url" ? `https://${mark}${n}.example/` : `${mark}${n} engineer`;
}

/** Edits every field of the example resume and downloads the site. */
async function makeSite(page: Page): Promise<number> {
  await page.getByRole("button", { name: "Try an example" }).click();
  await page.getByRole("heading", { name: "Portfolio Preview" }).waitFor();
  await page.getByRole("button", { name: "Edit details" }).click();
  await page.getByLabel("Your name").waitFor();
  const typed = await typeEverywhere(page, page.locator("main"));
  await page.getByRole("button", { name: "Download Source Code" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Your Name").fill(`${mark} Ada`);
  await dialog.getByLabel("Email Address").fill(`${mark}@example.com`);
  await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Download Source Code" }).click(),
  ]);
  return typed + 2;
}

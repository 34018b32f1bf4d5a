import { readFileSync } from "node:fs";
import type { Request } from "@playwright/test";
import { drawn, onePage, stream } from "../support/pdf.ts";
import { expect, test, visit } from "./test.ts";

const path = "/resume-check";
const input = "Your resume as a PDF";
const file = (name: string, buffer: Uint8Array) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from(buffer),
});

const shown = drawn(
  "Ada Lovelace",
  "ada@example.com | +1 555 010 0100 | London, England",
  "Experience",
  "Software Engineer, Analytical Engines Ltd, Jan 2020 - Present",
  "- Counted the tides of 40 harbors for the yearly almanac.",
  "Skills",
  "TypeScript, Python, SQL",
);
/** Hidden text: one line is white on white, and one is drawn without color. */
const unseen =
  "1 1 1 rg BT /F1 11 Tf 50 400 Td (Kubernetes wizard) Tj ET 0 0 0 rg BT 3 Tr /F1 11 Tf 50 380 Td (Terraform) Tj ET";
const withHidden = onePage("5 0 R", [stream("", `${shown}\n${unseen}`)]);

// The page ignores a failed prefetch, but the browser logs it as an error.
test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

test("offline after load: a file is checked, nothing is sent, and a value marks its place on the drawn page", async ({
  page,
  context,
}) => {
  const open = new Set<Request>();
  page.on("request", (request) => open.add(request));
  page.on("requestfinished", (request) => open.delete(request));
  await visit(page, path);
  const ready = [/drawing-worker-/, /report-view-/].map((name) => page.waitForResponse(name));
  await page.getByLabel(input).focus();
  await Promise.all(ready);
  await expect.poll(() => open.size).toBe(0);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.method()} ${request.url()}`));
  await context.setOffline(true);
  await page.getByLabel(input).setInputFiles(file("Ada-Lovelace-Resume.pdf", withHidden));
  await expect(page.getByRole("heading", { name: /^A resume reader would miss \d thing/ })).toBeFocused();
  expect(sent.filter((request) => !/^GET \S+(\/assets\/\S+|\/resume-check)$/.test(request))).toEqual([]);

  const hidden = page.getByRole("listitem").filter({ hasText: "Text is hidden" });
  await expect(hidden).toContainText("Kubernetes wizard");
  await expect(hidden).toContainText("Terraform");
  await expect(hidden).not.toContainText("Ada");

  const properties = page.getByRole("listitem").filter({ hasText: "does not fully describe itself" });
  for (const missing of ["Title", "Language", "Tags"]) await expect(properties).toContainText(missing);

  const email = page.getByRole("button", { name: /^Email/ });
  await email.click();
  await expect(email).toHaveAttribute("aria-pressed", "true");
  const canvas = page.getByRole("img", { name: "Page 1 of your resume" });
  const ink = await canvas.evaluate((element: HTMLCanvasElement) => {
    const { data } = element.getContext("2d")?.getImageData(0, 0, element.width, element.height) ?? { data: [] };
    return data.some((value, at) => at % 4 === 0 && value < 100);
  });
  expect(ink).toBe(true);
});

test("an unreadable file is refused with a way out, and the next file is read", async ({ page }) => {
  await visit(page, path);
  const fixture = (name: string) => readFileSync(new URL(`../fixtures/resume/${name}.pdf`, import.meta.url));
  for (const [name, sentence] of [
    ["scanned", /^There is no text in this PDF/],
    ["three-pages", /has more than 2 pages/],
    ["encrypted-user", /locked with a password/],
    ["bomb", /Export it with plain text/],
  ] as const) {
    await page.getByLabel(input).setInputFiles(file(`${name}.pdf`, fixture(name)));
    await expect(page.getByRole("alert")).toContainText(sentence);
  }
  await page.getByLabel(input).setInputFiles(file("rotated.pdf", fixture("rotated")));
  await expect(page.getByRole("button", { name: "Name Michael O'Connor" })).toBeVisible();
  await expect(page.getByText("The PDF names its title and language and has tags")).toBeVisible();
});

test("in a window as low as at 400 % zoom, the page's picture leaves room for the values", async ({ page }) => {
  await visit(page, path);
  await page.getByRole("button", { name: "Check an example resume" }).click();
  const last = page.getByRole("region", { name: "What a machine sees" }).getByRole("listitem").last();
  await expect(last).toBeVisible();
  await page.setViewportSize({ width: 320, height: 225 });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await expect(page.getByRole("img", { name: "Page 1 of your resume" })).not.toBeInViewport();
  await expect(page.getByRole("banner")).not.toBeInViewport();
});

test("the check leads to the editor, and the editor to the check of the same file", async ({ page }) => {
  await visit(page, path);
  await page.getByRole("button", { name: "Check an example resume" }).click();
  await page.getByRole("button", { name: "Make a website of it" }).click();
  await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toHaveText("Maya Lindqvist");
  await page.getByRole("link", { name: "Check your resume" }).click();
  await page.getByRole("button", { name: "Check it" }).click();
  await expect(
    page.getByRole("heading", { name: /^(A resume reader would miss|Some resume readers may|We found nothing)/ }),
  ).toBeVisible();
});

test("a file chosen while a slow page is still loading is checked at once", async ({ page }) => {
  await page.addInitScript(() => {
    const choosePicture = () => {
      const chosen = new DataTransfer();
      chosen.items.add(new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], "Ada.pdf", { type: "application/pdf" }));
      const field = document.querySelector<HTMLInputElement>("input[type=file]");
      if (!field) throw new Error("the page has no file field");
      field.files = chosen.files;
      field.dispatchEvent(new Event("change", { bubbles: true }));
    };
    // React handles events a moment before the "alive" event. This chooses the file in between.
    const dispatch = window.dispatchEvent.bind(window);
    window.dispatchEvent = (event) => {
      if (event.type !== "alive") return dispatch(event);
      setTimeout(() => {
        choosePicture();
        setTimeout(() => dispatch(event));
      });
      return true;
    };
  });
  await page.goto(path);
  await expect(page.getByRole("alert")).toHaveText(/^This is a picture of a resume/);
});

import { blockClipboard, readClipboard } from "./clipboard.ts";
import { expect, test } from "./test.ts";

const path = "/linkedin-outreach-generator";
const generate = { name: "Generate outreach tools" };

test("a visitor gets three cards for a company and a role, and finds people in a new tab", async ({
  page,
  context,
}) => {
  await context.route(/linkedin\.com/, (route) => route.fulfill({ body: "people" }));
  await page.goto(path);
  await expect(page.getByRole("button", generate)).toBeDisabled();
  await page.getByLabel("Target company").fill("Acme Corp");
  await page.getByLabel("Target role").fill("Data Analyst");
  await page.getByRole("button", generate).click();
  await expect(page.getByText("LinkedIn outreach tools generated!")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your outreach tools" })).toBeInViewport();
  const referral = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Referral Network" }) });
  const [tab] = await Promise.all([context.waitForEvent("page"), referral.getByRole("link").click()]);
  await expect.poll(() => new URL(tab.url()).searchParams.get("keywords")).toBe('"Acme Corp" AND "Data Analyst"');
  expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, ""]);
});

test("after a reload, the messages for the company and the words I changed are there", async ({ page }) => {
  await page.goto(path);
  await page.getByLabel("Target company").fill("Zoho & Söhne");
  await page.getByLabel("Target role").fill("QA Tester");
  await page.keyboard.press("Enter");
  const message = page.getByLabel("HR Finder message");
  await message.press("ControlOrMeta+Home");
  await message.pressSequentially("Vanakkam! ");
  await expect(message).toHaveValue(/^Vanakkam! Hi \[Recipient Name\].*Zoho & Söhne/);
  await page.reload();
  await expect(page.getByLabel("Target company")).toHaveValue("Zoho & Söhne");
  await expect(message).toHaveValue(/^Vanakkam! Hi \[Recipient Name\].*Zoho & Söhne/);
  await page.getByRole("button", { name: "Back to the template" }).click();
  await page.reload();
  await expect(message).toHaveValue(/^Hi \[Recipient Name\]/);
});

test("Enter before the scripts arrive generates the tools when they come", async ({ page, context }) => {
  const entered = Promise.withResolvers<void>();
  await context.route(/\/assets\/.*\.js$/, async (route) => {
    await entered.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await page.getByLabel("Target company").fill("Acme");
  await page.keyboard.press("Enter");
  entered.resolve();
  await expect(page.getByRole("heading", { name: "HR Finder" })).toBeVisible();
});

test("a message is written with names, tone and length, changed by hand, counted and copied", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${path}?company=Acme`);
  await page.getByRole("button", generate).click();
  await page.getByLabel("Recipient's name").fill("Ada");
  await page.getByRole("radio", { name: /Message or InMail/ }).click();
  await page.getByRole("radio", { name: "Brief" }).click();
  const message = page.getByLabel("HR Finder message");
  await expect(message).toHaveValue(/^Hi Ada,/);
  await message.fill("x".repeat(1905));
  await expect(page.getByRole("alert")).toHaveText(/5 too many/);
  await message.fill("Short and mine");
  const card = page.getByRole("listitem").filter({ has: message });
  await card.getByRole("button", { name: "Copy message" }).click();
  await expect(card.getByRole("button", { name: "Copied!" })).toBeVisible();
  await expect(page.getByText("HR Finder message copied!")).toBeVisible();
  expect(await readClipboard(page)).toBe("Short and mine");
  await expect(card.getByRole("button", { name: "Copy message" })).toBeVisible();
  await test.step("an edit hides the cards; without a role the referral card is locked", async () => {
    await expect(page.getByText("Add a target role above to open this one.")).toBeVisible();
    await page.getByLabel("Target role").pressSequentially("Q");
    await expect(page.getByRole("heading", { name: "HR Finder" })).toHaveCount(0);
  });
});

test("with the clipboard blocked, copying says what failed", async ({ page }) => {
  await blockClipboard(page);
  await page.goto(`${path}?company=Acme`);
  await page.getByRole("button", generate).click();
  await page.getByRole("button", { name: "Copy URL" }).first().click();
  await expect(page.getByText("Failed to copy URL")).toBeVisible();
  await page.getByRole("button", { name: "Copy message" }).first().click();
  await expect(page.getByText("Failed to copy message")).toBeVisible();
});

test("an invalid company is refused, and markup in a company stays text", async ({ page }) => {
  await page.goto(path);
  const company = page.getByLabel("Target company");
  for (const [typed, text] of [
    ["<script>alert(1)</script>", "Please enter a valid company name"],
    ["X", "Company name must be at least 2 characters"],
    ["javascript:", "Please enter a valid company name"],
  ] as const)
    await test.step(`${typed} is refused: ${text}`, async () => {
      await company.fill(typed);
      await page.getByRole("button", generate).click();
      await expect(page.getByRole("alert").filter({ hasText: text })).toBeVisible();
      await expect(company).toBeFocused();
      await expect(page.getByRole("heading", { name: "Your outreach tools" })).toHaveCount(0);
    });
  for (const typed of [
    "<img src=x onerror=\"document.title='owned'\">Acme",
    "‮Acme 👩‍💻 AND NOT OR",
    "A".repeat(10_000),
  ])
    await test.step(`${typed.slice(0, 30)} stays text in valid links`, async () => {
      await company.fill(typed);
      await page.getByLabel("Target role").fill(typed);
      await page.getByRole("button", generate).click();
      const links = page.getByRole("link", { name: "Find people" });
      await expect(links).toHaveCount(3);
      for (const href of await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href)))
        expect(href).toMatch(/^https:\/\/www\.linkedin\.com\/search\/results\/people\/\?keywords=[^<>\s"]+$/);
      await expect(page).not.toHaveTitle("owned");
    });
});

import { profileKey } from "#domain/storage-keys.ts";
import { complaints } from "./axe.ts";
import { expect, test, visit, watchShifts } from "./test.ts";

test("a resume is read, one press fills the other tools, an address overrides them, and Your data deletes the profile", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`));
  await visit(page, "/resume-check");
  await page.getByRole("button", { name: "Check an example resume" }).click();
  await page.getByRole("button", { name: "Use this for the other tools" }).click();
  await expect(page.getByText("Your profile says all of this.")).toBeVisible();
  const text = await page.evaluate((key) => localStorage.getItem(key), profileKey);
  const { role, city, country, name, links } = JSON.parse(text ?? "");
  for (const value of [role, city, country, name, links[0]]) expect(value).toMatch(/\w{3}/);

  await visit(page, "/instant-job-search-tool");
  await expect(page.getByLabel("Job role")).toHaveValue(role);
  await expect(page.getByLabel("Location")).toHaveValue(country);
  await expect(page.getByLabel("City (optional)")).toHaveValue(city);
  await expect(page.getByRole("button", { name: "From your profile" })).toBeVisible();

  await visit(page, "/linkedin-outreach-generator");
  await expect(page.getByLabel("Target role (optional)")).toHaveValue(role);
  await page.getByLabel("Target company").fill("Acme Corp");
  await page.getByRole("button", { name: "Generate outreach tools" }).click();
  await expect(page.getByLabel("Your name (optional)")).toHaveValue(name);
  await expect(page.getByLabel("Link to your work (optional)")).toHaveValue(links[0]);
  expect(
    sent.filter((request) => [role, name, city].some((value) => decodeURIComponent(request).includes(value))),
  ).toEqual([]);

  await visit(page, "/instant-job-search-tool?role=Nurse&location=Norway");
  await expect(page.getByLabel("Job role")).toHaveValue("Nurse");
  await expect(page.getByLabel("Location")).toHaveValue("Norway");

  await visit(page, "/your-data#profile");
  await expect(page.getByLabel("Your name")).toHaveValue(name);
  const kept = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Profile", exact: true }) });
  await kept.getByRole("button", { name: "Delete" }).click();
  await kept.getByRole("button", { name: "Delete" }).last().click();
  await expect(page.getByText("Nothing is in it yet.")).toBeVisible();
  await expect(page.getByLabel("Your name")).toHaveValue("");
  await visit(page, "/linkedin-outreach-generator");
  await expect(page.getByLabel("Target role (optional)")).toHaveValue("");
});

test("values from the profile cause no layout shift", async ({ page }) => {
  const moved = await watchShifts(page);
  await page.addInitScript(
    ([key, text]) => {
      localStorage.setItem(key, text);
    },
    [profileKey, JSON.stringify({ role: "Data Analyst", city: "Pune", country: "India", name: "Ada" })] as const,
  );
  for (const path of ["/instant-job-search-tool", "/job-portals-directory", "/linkedin-outreach-generator"]) {
    await visit(page, path);
    await expect(page.getByRole("button", { name: "From your profile" })).toBeVisible();
    expect(await moved()).toBeLessThan(0.01);
  }
});

for (const colorScheme of ["light", "dark"] as const)
  test(`the form, its sentences and the notes next to fields pass axe and fit 320 px: ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width: 320, height: 900 });
    await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
      profileKey,
      JSON.stringify({ role: "x".repeat(100), country: "Saint Vincent and the Grenadines" }),
    ] as const);
    const check = async (state: string) => {
      expect(await complaints(page), state).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), state).toBeLessThanOrEqual(
        0,
      );
    };
    await visit(page, "/your-data#profile");
    await page.getByLabel("Links to your work").fill("my page");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("alert")).toHaveText("“my” is not a web address.");
    await check("form");
    await visit(page, "/instant-job-search-tool");
    await expect(page.getByRole("button", { name: "From your profile" })).toBeVisible();
    await check("note");
  });

import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { LinkNote, PublishedLinks } from "#domain/link-health/published.ts";
import { expect, test, visit, watchShifts } from "./test.ts";

type Row = { id: string; url: string; rank: number };
const rows: Row[] = JSON.parse(readFileSync("content/toolkit.json", "utf8"));
const [first, second, third, fourth] = rows.toSorted((a, b) => a.rank - b.rank) as [Row, Row, Row, Row];
const sign = ({ id, url }: Row, kind: LinkNote["sign"]): [string, LinkNote] => [
  id,
  {
    sign: kind,
    since: null,
    url: kind === "refused" ? null : url,
    movedTo: "https://a-rather-long-name.example/there",
  },
];
const day = new Date().toISOString().slice(0, 10);
const known: PublishedLinks = {
  license: "CC0-1.0",
  lastPass: new Date().toISOString(),
  directories: {
    toolkit: {
      counts: { ok: 1200, moved: 30, "refuses-robots": 80, gone: 3, unchecked: 40 },
      checked: { [day]: rows.map(({ id }) => id) },
      pushed: { "2026-09": [fourth.id] },
      notes: Object.fromEntries([sign(first, "refused"), sign(second, "moved"), sign(third, "refused")]),
    },
    "job-portals": { counts: { ok: 220, "refuses-robots": 7 }, checked: {}, notes: {} },
  },
};

/** Opens a page and waits for its web font. Returns a function that sends the links' state. */
async function visitWaiting(page: Page, path: string) {
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/data/link-health.json*", async (route) => {
    await promise;
    await route.fulfill({ json: known });
  });
  const requested = page.waitForRequest("**/data/link-health.json*");
  await visit(page, path);
  await requested;
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  return answer;
}

for (const width of [360, 1280])
  test(`the state of the links causes no layout shift, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const moved = await watchShifts(page);

    const answerRows = await visitWaiting(page, "/developers-toolkit");
    const before = await moved();
    answerRows();
    await expect(page.getByText("Refused our check").first()).toBeVisible();
    await expect(page.getByText("Link checked today").first()).toBeVisible();
    await expect(page.getByText(/^Last push in Sep/)).toBeVisible();
    expect((await moved()) - before, "rows").toBeLessThan(0.01);

    const answerCounts = await visitWaiting(page, "/status");
    answerCounts();
    const counts = page.getByText("1,200 work · 30 moved · 80 refuse our check · 3 not found · 40 not checked yet");
    await expect(counts).toBeAttached();
    await expect(page.getByText("220 work · 7 refuse our check")).toBeAttached();
    // The counts may move only the footer.
    expect(await moved(), "counts").toBeLessThan(0.1);
  });

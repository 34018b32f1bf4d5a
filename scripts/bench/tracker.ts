/**
 * Measures the tracker with 1,000 records on a slow phone: the built site in Chromium with the main
 * thread slowed four times. `npm run build && npm run bench:tracker`.
 */
import { newRecord } from "#domain/tracker/record.ts";
import { stages } from "#domain/tracker/stages.ts";
import { serveBuiltSite } from "./built-site.ts";
import { open, slowdown } from "./slow-phone.ts";
import { quantile } from "./worker.ts";

const count = 1000;
const searches = ["analyst 77", "berlin 7", "zz", "note 12", "acme 99"];
const words = "we look for a data analyst who counts things in berlin and likes a long posting ".repeat(40);

const records = Array.from({ length: count }, (_, index) =>
  newRecord(
    `record-${index}`,
    {
      title: `Data Analyst ${index}`,
      organization: `Acme ${index % 200}`,
      url: `https://acme.example/jobs/${index}`,
      place: `Berlin ${index % 12}`,
      notes: `Note ${index}`,
      posting: words,
    },
    { stage: stages[index % stages.length]?.id ?? "saved" },
    new Date(Date.now() - index * 3_600_000),
  ),
);

const { server, origin } = await serveBuiltSite();
const { browser, page } = await open(origin, "/tracker");
await page.getByRole("heading", { name: "Nothing tracked yet" }).waitFor();
await page.evaluate(async (rows) => {
  const request = indexedDB.open("zto");
  await new Promise((resolve) => {
    request.onsuccess = resolve;
  });
  const transaction = request.result.transaction("tracker", "readwrite");
  for (const row of rows) transaction.objectStore("tracker").put(row);
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
}, records);

/**
 * The time from a press on a link to the table's first paint, with the page's code already loaded.
 */
async function opening(): Promise<number> {
  await page.goto(`${origin}/about`, { waitUntil: "networkidle" });
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/tracker"]')?.focus());
  await page.waitForTimeout(1500);
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        document.querySelector<HTMLElement>('a[href="/tracker"]')?.click();
        const look = () => {
          if (document.querySelectorAll("main tbody tr").length >= 6)
            setTimeout(() => resolve(performance.now() - start));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
  );
}

/** The time from a choice in a row to the paint of its new stage. */
function moving(row: number): Promise<number> {
  return page.evaluate(
    (at) =>
      new Promise<number>((resolve) => {
        const select = document.querySelectorAll<HTMLSelectElement>("main tbody select")[at];
        if (!select) throw new Error("The table has no such row");
        const counts = () => document.querySelector("main fieldset[aria-label=Stage]")?.textContent;
        const before = counts();
        select.focus(); // its choices come with the focus
        const to = select.value === "offer " ? "applied " : "offer ";
        const start = performance.now();
        Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, "value")?.set?.call(select, to);
        select.dispatchEvent(new Event("change", { bubbles: true }));
        const look = () => {
          if (counts() !== before || performance.now() - start > 3000)
            setTimeout(() => resolve(performance.now() - start));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    row,
  );
}

/** The time from a typed word to the paint of its results. */
function searching(query: string): Promise<number> {
  return page.evaluate(
    (text) =>
      new Promise<number>((resolve) => {
        const box = document.querySelector<HTMLInputElement>("main input[type=search]");
        const status = () => document.querySelector("main section p[role=status]")?.textContent;
        if (!box) throw new Error("The page has no search");
        const before = status();
        const start = performance.now();
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(box, text);
        box.dispatchEvent(new Event("input", { bubbles: true }));
        const look = () => {
          if (status() !== before || performance.now() - start > 3000)
            setTimeout(() => resolve(performance.now() - start));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    query,
  );
}

const openings = [await opening(), await opening(), await opening()];
const moves: number[] = [];
await page.locator("main tbody tr").nth(6).waitFor(); // the first paint has six rows
for (const row of [1, 2, 3, 4, 6]) moves.push(await moving(row));
await searching("first"); // the texts are put into lower case once
const found: number[] = [];
for (const query of searches) {
  found.push(await searching(query));
  await searching("");
}
await browser.close();
server.close();

console.log(`${count} records, main thread slowed ${slowdown} times; medians in ms`);
for (const [name, times] of Object.entries({ "table painted": openings, "stage changed": moves, search: found }))
  console.log(
    `${name.padEnd(16)}${quantile(times, 0.5).toFixed(0).padStart(6)}   (${times.map(Math.round).join(", ")})`,
  );

/**
 * Measures a directory on a slow phone: the built site in Chromium, with the main thread slowed
 * four times. Measures it with the AI tools and with 60,000 rows. Chromium cannot slow the search
 * thread, so its time is added three more times ("engine slowed too"). `npm run build && npm run
 * bench:directory`.
 */
import type { DirectoryRow } from "#domain/directory/directory.ts";
import { createIndex } from "#domain/directory/search.ts";
import { readContent } from "../content-files.ts";
import { serveBuiltSite } from "./built-site.ts";
import { firstVisits } from "./first-visits.ts";
import { scrolling } from "./scrolling.ts";
import { benchOf, open, slowdown } from "./slow-phone.ts";
import { quantile } from "./worker.ts";

const path = "/ai-tools-directory";
const searches = "chatbot,image generator,notoin,speech to text,open source agent,kubernets,pdf,zz".split(",");
const rows = readContent("ai-tools") as DirectoryRow[];

/** Serves the built site with these rows in place of the AI tools. */
const serve = (replacement: DirectoryRow[]) =>
  serveBuiltSite({
    replace: (file) =>
      /\/ai-tools-[\w-]+\.js$/.test(file) && replacement !== rows
        ? `export default ${JSON.stringify(replacement)}`
        : undefined,
  });

async function keyPresses(origin: string, isPalette = false) {
  const { browser, page } = await open(origin, path);
  await page.waitForTimeout(3000); // by then even a slow page is hydrated
  if (isPalette) await page.keyboard.press("Control+k");
  const box = isPalette ? page.getByRole("combobox", { name: "Search the site" }) : page.getByRole("searchbox");
  await box.focus();
  await box.pressSequentially("warm up", { delay: 300 });
  await page.waitForTimeout(3000);
  const before = (await benchOf(page)).times.length;
  for (const search of searches) {
    await box.fill("");
    await page.waitForTimeout(700);
    await box.pressSequentially(search, { delay: 250 });
  }
  await page.waitForTimeout(1000);
  const { times } = await benchOf(page);
  await browser.close();
  return times.slice(before);
}

const at = (values: number[], q: number) => quantile(values, q).toFixed(1);

function many(count: number): DirectoryRow[] {
  return Array.from({ length: count }, (_, at) => {
    const row = rows[at % rows.length] as DirectoryRow;
    const copy = Math.floor(at / rows.length);
    return copy === 0 ? row : { ...row, id: `${row.id}-${copy}`, name: `${row.name} ${copy}`, rank: at + 1 };
  });
}

function timesOf(times: { total: number; engine: number }[]) {
  const totals = times.map(({ total }) => total);
  const slowed = times.map(({ total, engine }) => total + (slowdown - 1) * engine);
  return {
    keys: times.length,
    "painted p50": at(totals, 0.5),
    "painted p95": at(totals, 0.95),
    "engine slowed too, p50": at(slowed, 0.5),
    p95: at(slowed, 0.95),
  };
}

const results = [];
for (const list of [rows, many(60_000)]) {
  const indexTimes = Array.from({ length: 5 }, () => {
    const start = performance.now();
    createIndex(list);
    return performance.now() - start;
  });
  const { server, origin } = await serve(list);
  const times = timesOf(await keyPresses(origin));
  server.close();
  results.push({ searched: `${list.length} rows`, ...times, "index ms (not slowed)": at(indexTimes, 0.5) });
}
const { server, origin } = await serve(rows);
results.push({ searched: "the palette", ...timesOf(await keyPresses(origin, true)) });
console.log(`Key press to painted results, ms, ${slowdown}× slowdown`);
console.table(results);

const { frames, shown, cpu } = await scrolling(origin, path);
console.log(`Scrolling through ${shown} rows, ${slowdown}× slowdown: frame ms`);
console.table([
  {
    over32: frames.filter((time) => time > 32).length,
    p50: at(frames, 0.5),
    p95: at(frames, 0.95),
    p99: at(frames, 0.99),
    worst: at(frames, 1),
    "CPU of a frame, not slowed": cpu.toFixed(1),
  },
]);
console.log("First visits");
console.table(await firstVisits(origin));
server.close();

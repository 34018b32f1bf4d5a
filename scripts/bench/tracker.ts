/**
 * Measures the tracker with 1,000 records on a slow phone: the built site in Chromium, with the
 * main thread slowed four times. The time is from an action to the paint of its change. Then
 * repeats this without the slowdown, to get the CPU time, which hardly depends on the machine's
 * other work. `npm run build && npm run bench:tracker`.
 */
import { newRecord } from "#domain/tracker/record.ts";
import { stages } from "#domain/tracker/stages.ts";
import { serveBuiltSite } from "./built-site.ts";
import { type Cost, costsOf } from "./main-thread.ts";
import { open, slowdown } from "./slow-phone.ts";
import { quantile } from "./worker.ts";

const count = 1000;
const openings = 16;
/**
 * The rows whose stage is changed. A changed row becomes the first row, because it changed last.
 */
const moves = Array.from({ length: 20 }, (_, at) => 2 + (at % 5));
const searches = ["analyst 77", "berlin 7", "zz", "note 12", "acme 99", "analyst 8", "berlin 11 acme 1", "posting 5"];
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
const { browser, page, slowBy } = await open(origin, "/tracker");
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
 * If `values` is given, they are values of a field, and the first one that the field does not have
 * is chosen.
 */
type Action = { selector: string; values?: string[]; state: string };

/**
 * Runs in the page. Presses a link or changes a field. Returns the time until the new `state` is
 * painted.
 */
async function painted({ selector, values, state }: Action): Promise<number> {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`The page has no ${selector}`);
  const shown = () => [...document.querySelectorAll(state)].map(({ textContent }) => textContent).join();
  const before = shown();
  element.focus(); // the focus loads the choices of a stage, or prefetches the page of a link
  await new Promise((resolve) => setTimeout(resolve, 1500 * Number(!values)));
  const { prototype } = element.constructor as typeof HTMLSelectElement;
  const value = values?.find((one) => one !== (element as HTMLSelectElement).value);
  performance.mark("start");
  const start = performance.now();
  if (value === undefined) element.click();
  else {
    Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(element, value);
    element.dispatchEvent(new Event(element instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
  }
  do {
    await new Promise(requestAnimationFrame);
    if (performance.now() - start > 10_000) throw new Error(`${state} did not change`);
  } while (shown() === before);
  await scheduler.postTask(() => {}, { priority: "user-blocking" }); // the first task after the frame
  performance.mark("painted");
  return performance.now() - start;
}

const act = async (action: Action) => {
  const time = await page.evaluate(painted, action);
  await page.waitForTimeout(500); // until the work that waits for the paint is done
  return time;
};

async function opening(): Promise<number> {
  await page.goto(`${origin}/about`, { waitUntil: "networkidle" });
  return act({ selector: 'a[href="/tracker"]', state: "main tbody tr:nth-child(6)" });
}

const moving = (row: number) =>
  act({
    selector: `main tbody tr:nth-child(${row}) select`,
    values: ["offer ", "applied "],
    state: "main fieldset[aria-label=Stage]",
  });

const searching = (query: string) =>
  act({ selector: "main input[type=search]", values: [query], state: "main section p[role=status]" });

const run = async <Value>(inputs: readonly Value[], action: (input: Value) => Promise<number>) => {
  const times: number[] = [];
  for (const input of inputs) times.push(await action(input));
  return times;
};
const parts: Record<string, () => Promise<number[]>> = {
  "table painted": () => run(Array.from({ length: openings }), opening),
  "stage changed": () => run(moves, moving),
  search: () =>
    run(
      searches.flatMap((query) => [query, ""]),
      searching,
    ),
};

const at = (values: number[], q: number) => quantile(values, q).toFixed(1);
const table: Record<string, object> = {};
for (const [name, part] of Object.entries(parts)) {
  await slowBy(slowdown);
  const [first = 0, ...times] = await part();
  await slowBy(1);
  const costs = (await costsOf(browser, page, part)).slice(1);
  const median = (kind: keyof Cost) =>
    at(
      costs.map((cost) => cost[kind]),
      0.5,
    );
  table[name] = {
    first: first.toFixed(0),
    actions: times.length,
    p50: at(times, 0.5),
    slowest: at(times, 1),
    cpu: median("all"),
    script: median("script"),
    style: median("style"),
    layout: median("layout"),
    paint: median("paint"),
    "cpu x4": (slowdown * Number(median("all"))).toFixed(0),
  };
}
await browser.close();
server.close();
console.log(`${count} records, ms, main thread slowed ${slowdown} times; "cpu" and its parts are not slowed`);
console.table(table);

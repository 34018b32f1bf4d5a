/**
 * Measures a refresh of all sources under each fault: the rows kept, the time, the requests. Before
 * each measurement, the tables are filled on a day without faults. Finally checks that 20 parallel
 * refreshes leave the same tables as one refresh. `npm run bench:refresh`.
 */
import type { AddressInfo } from "node:net";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { type Behavior, fakeUpstream } from "../fake-upstream/fake-upstream.ts";
import { benchWorker, migrations } from "./worker.ts";

const faults: [string, Behavior][] = [
  ["none", "well"],
  ["500", "error-500"],
  ["HTML challenge, 403", "challenge"],
  ["HTML challenge, 200", "challenge-200"],
  ["garbage", "garbage"],
  ["strange shape", "strange-shape"],
  ["5 MB", "huge"],
  ["hang", "no-answer"],
  ["hang in the middle", "half-an-answer"],
  ["a fifth of the rows", "few-rows"],
  ["times without a zone", "zone-less"],
  ["a bad row among 500", "one-bad-row"],
];

const goodDay = "2026-08-12T12:00:00Z";
const nextDay = "2026-08-13T00:00:00Z";

type Answer = { statuses: string[]; tables: [Row[], Row[]] };
type Row = { id: string };

let asked = 0;
const upstream = fakeUpstream().on("request", () => asked++);
await new Promise<void>((resolve) => upstream.listen(0, "127.0.0.1", resolve));
const outside = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
const worker = await benchWorker("refresh", "scripts/bench/refresh-worker.ts");

const rows: Record<string, string | number>[] = [];
for (const [fault, behavior] of faults) {
  await withWorker(async (refresh) => {
    const before = await refresh(1, "well", goodDay);
    asked = 0;
    const started = performance.now();
    const after = await refresh(1, behavior, nextDay);
    rows.push({
      fault,
      "contests kept": kept(before.tables[0], after.tables[0]),
      "hackathons kept": kept(before.tables[1], after.tables[1]),
      sources: summary(after.statuses),
      ms: Math.round(performance.now() - started),
      requests: asked,
    });
  });
}
console.table(rows);

const [one, twenty] = [await tablesAfter(1), await tablesAfter(20)];
const isSame = JSON.stringify(one) === JSON.stringify(twenty);
console.log(`20 refreshes at once leave the tables ${isSame ? "as one does" : "OTHERWISE than one does"}`);

upstream.closeAllConnections();
upstream.close();
process.exitCode = isSame ? 0 : 1;

async function tablesAfter(times: number) {
  let tables: Answer["tables"] | undefined;
  await withWorker(async (refresh) => {
    ({ tables } = await refresh(times, "well", goodDay));
  });
  return tables;
}

async function withWorker(
  use: (refresh: (times: number, behavior: Behavior, now: string) => Promise<Answer>) => Promise<void>,
) {
  const mf = new Miniflare(convertV4MiniflareOptions({ workers: [worker] }));
  const db = await mf.getD1Database("DB", "refresh");
  for (const statement of migrations()) await db.prepare(statement).run();
  const base = await mf.unsafeGetDirectURL("refresh");
  await use(async (times, behavior, now) => {
    const query = new URLSearchParams({ now, upstream: `${outside}/${behavior}` });
    return (await (await fetch(`${base}${times}?${query}`)).json()) as Answer;
  });
  await mf.dispose();
}

/**
 * How many rows of the good day remain, such as "19 of 19". Some rows end before the next day, even
 * without a fault.
 */
function kept(before: Row[], after: Row[]): string {
  const ids = new Set(after.map(({ id }) => id));
  return `${before.filter(({ id }) => ids.has(id)).length} of ${before.length}`;
}

function summary(statuses: string[]): string {
  return [...Map.groupBy(statuses, (status) => status)].map(([status, all]) => `${all.length} ${status}`).join(", ");
}

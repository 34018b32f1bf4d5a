/**
 * What GET /api/contests costs beside a bare handler that returns the same bytes, and a read with an empty memory beside
 * the plainest read of D1: the same machine, one run, rounds in turn. `npm run bench:contests -- 500 50000`.
 */
import { Agent, get } from "node:http";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { seed } from "./contest-rows.ts";
import { benchWorker, quantile, workerOf } from "./worker.ts";

const tables = process.argv.slice(2).map(Number);
const rounds = 5;
const roundMs = 1500;
const connections = 16;

type Target = { name: string; url: string; headers?: Record<string, string>; against?: string };
type Measured = { latencies: number[]; perSecond: number[] };

for (const rows of tables.length > 0 ? tables : [500, 50_000]) await bench(rows);

async function bench(rows: number) {
  const workers = [
    await benchWorker("warm", "worker/index.ts"),
    await benchWorker("cold", "scripts/bench/cold-worker.ts"),
  ];
  const mf = new Miniflare(convertV4MiniflareOptions({ workers }));
  const db = await mf.getD1Database("DB", "warm");
  for (const statement of seed(rows)) await db.prepare(statement).run();
  const warm = `${await mf.unsafeGetDirectURL("warm")}api/contests`;
  const cold = await mf.unsafeGetDirectURL("cold");

  const answer = await fetch(warm);
  const body = await answer.text();
  const etag = answer.headers.get("ETag") ?? "";
  const script = `const body = ${JSON.stringify(body)};
    const headers = { "Content-Type": "application/json; charset=utf-8" };
    export default { fetch: () => new Response(body, { headers }) };`;
  const bare = new Miniflare(convertV4MiniflareOptions({ workers: [workerOf("bare", script)] }));

  const targets: Target[] = [
    { name: "bare handler", url: `${await bare.unsafeGetDirectURL("bare")}` },
    { name: "contests", url: warm, against: "bare handler" },
    { name: "contests, 304", url: warm, headers: { "If-None-Match": etag }, against: "bare handler" },
    { name: "plain D1 read", url: `${cold}plain` },
    { name: "contests, empty memory", url: `${cold}api/contests`, against: "plain D1 read" },
  ];
  report(rows, body, targets, await measure(targets));
  await Promise.all([mf.dispose(), bare.dispose()]);
}

/**
 * One round of each to warm up, then rounds in turn, so that what else the machine does hits all
 * alike.
 */
async function measure(targets: Target[]): Promise<Measured[]> {
  const results = targets.map((): Measured => ({ latencies: [], perSecond: [] }));
  for (let round = 0; round <= rounds; round++) {
    for (const [n, target] of targets.entries()) {
      const latencies = await load(target);
      if (round === 0) continue;
      results[n]?.latencies.push(...latencies);
      results[n]?.perSecond.push((latencies.length * 1000) / roundMs);
    }
  }
  return results;
}

async function load({ url, headers }: Target): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + roundMs;
  const latencies: number[] = [];
  const connection = async () => {
    while (performance.now() < end) {
      const start = performance.now();
      await new Promise<void>((resolve, reject) => {
        get(url, { agent, headers }, (response) => response.resume().on("end", resolve)).on("error", reject);
      });
      latencies.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  agent.destroy();
  return latencies;
}

function report(rows: number, body: string, targets: Target[], results: Measured[]) {
  console.log(`\n${rows} rows in the table, ${JSON.parse(body).contests.length} in the answer, ${body.length} bytes`);
  const figures = new Map(
    targets.map(({ name }, n) => {
      const { latencies = [], perSecond = [] } = results[n] ?? {};
      return [
        name,
        { p50: quantile(latencies, 0.5), p99: quantile(latencies, 0.99), perSecond: quantile(perSecond, 0.5) },
      ];
    }),
  );
  console.table(
    targets.map(({ name, against }) => {
      const own = figures.get(name);
      const other = figures.get(against ?? name);
      const ratio = (figure: "p50" | "p99" | "perSecond") => ((own?.[figure] ?? 0) / (other?.[figure] ?? 1)).toFixed(2);
      return {
        what: name,
        "p50 ms": own?.p50.toFixed(2),
        "p99 ms": own?.p99.toFixed(2),
        "req/s": own?.perSecond.toFixed(0),
        against: against ?? "",
        "p50 ×": against ? ratio("p50") : "",
        "p99 ×": against ? ratio("p99") : "",
        "req/s ×": against ? ratio("perSecond") : "",
      };
    }),
  );
}

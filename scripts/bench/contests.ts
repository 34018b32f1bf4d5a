/**
 * Compares GET /api/contests with a bare handler that returns the same bytes. Also compares a read
 * with empty caches with a plain read from D1. All of them run on the same machine, in alternating
 * rounds. `npm run bench:contests -- 500 50000`.
 */
import { Agent, get } from "node:http";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { type Measured, report, type Target } from "./contest-report.ts";
import { seed } from "./contest-rows.ts";
import { benchWorker, workerOf } from "./worker.ts";

const tables = process.argv.slice(2).map(Number);
const rounds = 5;
const roundMs = 1500;
const connections = 16;

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
 * One round of each target to warm up, then alternating rounds, so that other load affects all
 * targets alike.
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

import { quantile } from "./worker.ts";

export type Target = { name: string; url: string; headers?: Record<string, string>; against?: string };
export type Measured = { latencies: number[]; perSecond: number[] };

/** Prints the figures of all targets. Each target is compared with its reference. */
export function report(rows: number, body: string, targets: Target[], results: Measured[]) {
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

import { globSync, readFileSync } from "node:fs";
import { build } from "vite";
import { boundedPdf } from "../bounded-pdf-plugin.ts";

/** A Miniflare worker with its own database and address, bundled as for production. */
export async function benchWorker(name: string, entry: string) {
  const outDir = `.cache/bench/${entry}`;
  await build({
    configFile: false,
    logLevel: "error",
    plugins: [boundedPdf()],
    ssr: { noExternal: true, target: "webworker" },
    build: { ssr: entry, outDir, minify: true, rolldownOptions: { external: ["node:async_hooks"] } },
  });
  const [file = ""] = globSync(`${outDir}/*.js`);
  return workerOf(name, readFileSync(file, "utf8"));
}

export function workerOf(name: string, script: string) {
  return {
    name,
    script,
    modules: true,
    compatibilityDate: "2026-10-01",
    compatibilityFlags: ["nodejs_als"],
    d1Databases: { DB: "bench" },
    unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
  };
}

/** The SQL of the migrations, in order. `files` limits it to some migrations. */
export function migrations(files = globSync("migrations/*.sql").sort()): string[] {
  return files.flatMap((file) => readFileSync(file, "utf8").split("--> statement-breakpoint"));
}

/** The value below which the share `q` of the values lies. NaN if there are no values. */
export function quantile(values: number[], q: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * q)] ?? Number.NaN;
}

import { globSync } from "node:fs";
import { migrations } from "../bench/worker.ts";
import type { Part, Proof } from "./part.ts";
import { ask, reads } from "./requests.ts";
import { seedRows, startSite } from "./site.ts";

/**
 * The first migration that copies existing rows. Before this migration, an upgrade cannot lose
 * anything.
 */
const firstCarrying = "0004_source_state.sql";

/**
 * A deploy applies migrations first, so old code runs on new tables. If the tables are rolled back,
 * new code runs on old tables.
 */
export const upgrade: Part = async () => {
  const files = globSync("migrations/*.sql").sort();
  const proofs: Proof[] = [];
  const start = files.findIndex((file) => file.endsWith(firstCarrying));
  const newest = files.slice(start);
  const site = await startSite({ migrations: files.slice(0, start) });
  const db = await site.mf.getD1Database("DB", "prove");
  for (const statement of seedRows(20, 20)) await db.prepare(statement).run();
  await db
    .prepare(
      "insert into api_fetch_log (created_at, status, job, source, rows) values (?, 'success', 'contests', 'codeforces', 20)",
    )
    .bind(new Date().toISOString())
    .run();
  const before = await Promise.all(reads.map((path) => ask(site.url + path)));
  proofs.push({
    part: "upgrade",
    what: `this code on the tables before ${newest.join(", ")}`,
    goal: "200, or 503 with a sentence",
    figure: before.map(({ status }) => status).join(", "),
    holds: before.every(({ status }) => status === 200 || status === 503),
  });
  const oldTables = await columns(db);
  for (const statement of migrations(newest)) await db.prepare(statement).run();
  const newTables = await columns(db);
  const lost = oldTables.filter((column) => !newTables.includes(column));
  proofs.push({
    part: "upgrade",
    what: "what they take away from earlier code",
    goal: "no table and no column",
    figure: lost.join(", ") || "nothing",
    holds: lost.length === 0,
  });
  await new Promise((later) => setTimeout(later, 6_000)); // the worker does not read a failed list again for five seconds
  const after = await Promise.all(reads.map((path) => ask(site.url + path)));
  const status = JSON.parse(after[3]?.body ?? "{}") as { sources?: { source: string; rows: number }[] };
  const kept = status.sources?.find(({ source }) => source === "codeforces")?.rows;
  proofs.push({
    part: "upgrade",
    what: "this code after the migration, with the rows of before",
    goal: "200, and the status knows its sources",
    figure: `${after.map((answer) => answer.status).join(", ")}; codeforces has ${kept} rows`,
    holds: after.every((answer) => answer.status === 200) && kept === 20,
  });
  await site.stop();
  return proofs;
};

type Db = Awaited<ReturnType<Awaited<ReturnType<typeof startSite>>["mf"]["getD1Database"]>>;

/** "table.column" for all of our tables. */
async function columns(db: Db): Promise<string[]> {
  const { results: tables } = await db
    .prepare("select name from sqlite_master where type = 'table' and name not glob '_*' and name not glob 'sqlite_*'")
    .all<{ name: string }>();
  const names = tables.map(async ({ name: table }) => {
    const { results } = await db.prepare(`pragma table_info("${table}")`).all<{ name: string }>();
    return results.map(({ name }) => `${table}.${name}`);
  });
  return (await Promise.all(names)).flat();
}

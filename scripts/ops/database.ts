import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type DatabaseRow = Record<string, string | number | null>;

/**
 * The site's database and KV store, through wrangler. `where` has wrangler's options for local or
 * production data.
 */
export class Storages {
  readonly where: string[];

  constructor(where: string[]) {
    this.where = where;
  }

  query(sql: string): DatabaseRow[] {
    return this.execute(["--command", sql]);
  }

  /**
   * Runs SQL from a file. This is for statements that name a person: other users can see a
   * process's arguments, but not this file.
   */
  queryInFile(sql: string): DatabaseRow[] {
    const folder = mkdtempSync(join(tmpdir(), "ops-"));
    const file = join(folder, "statement.sql");
    try {
      writeFileSync(file, sql, { mode: 0o600 });
      return this.execute(["--file", file]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  deleteKey(key: string): void {
    wrangler(["kv", "key", "delete", key, "--binding", "FLAGS", ...this.where]);
  }

  /** The rows of the last statement. */
  private execute(statement: string[]): DatabaseRow[] {
    const answer = wrangler(["d1", "execute", "zero-to-offer", ...this.where, "--yes", "--json", ...statement]);
    return (JSON.parse(answer) as { results: DatabaseRow[] }[]).at(-1)?.results ?? [];
  }
}

/** Quotes a text for SQLite, because `d1 execute` takes no parameters. */
export function quoted(text: string): string {
  if (text.includes("\0")) fail("An email address holds no such characters");
  return `'${text.replaceAll("'", "''")}'`;
}

/** Runs wrangler without a shell, so that an argument is never run as a command. */
function wrangler(args: string[]): string {
  const env = { ...process.env, WRANGLER_SEND_METRICS: "false", CLOUDFLARE_CF_FETCH_ENABLED: "false" };
  const { status, stdout, stderr } = spawnSync("wrangler", args, { encoding: "utf8", env, maxBuffer: 2 ** 30 });
  if (status !== 0) fail(stderr || stdout);
  return stdout;
}

export function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

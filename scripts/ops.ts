/**
 * What an operator does by hand, on the local data or, with --remote, in production:
 *
 *   npm run ops -- leads list                          the newest hundred leads
 *   npm run ops -- leads export > leads.csv            all of them
 *   npm run ops -- leads delete EMAIL                  when a person asks for it; in production it asks back
 *   npm run ops -- flags list
 *   npm run ops -- flags set resume_to_portfolio off   or on; everyone sees it within five minutes
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { type FlagName, flagDefaults, flagKey, isFlagName } from "#domain/flags.ts";
import { oneLine } from "#domain/text/text.ts";

const usage = "leads list | leads export | leads delete EMAIL | flags list | flags set NAME on|off   [--remote]";

const leadColumns = ["email", "name", "first_at", "last_at", "count"];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { remote: { type: "boolean", default: false }, "persist-to": { type: "string" } },
});
const state = values["persist-to"] ? ["--persist-to", values["persist-to"]] : [];
const where = values.remote ? ["--remote"] : ["--local", ...state];

const [subject, verb, name = "", setting = ""] = positionals;
const command = `${subject} ${verb}`;
if (command === "leads list") console.table(leads(100));
else if (command === "leads export") console.log(csv(leads(-1)));
else if (command === "leads delete" && name) await deleteLead(name);
else if (command === "flags list") console.table(flags());
else if (command === "flags set" && isFlagName(name) && /^(on|off)$/.test(setting)) setFlag(name, setting === "on");
else fail(`npm run ops -- ${usage}`);

function leads(limit: number): Row[] {
  return query(`select ${leadColumns} from download_leads order by last_at desc, email limit ${limit}`);
}

async function deleteLead(email: string) {
  const address = email.trim().toLowerCase();
  if (values.remote && !(await agrees(`Delete the lead of ${address} in production? (y/N) `))) return;
  const rows = queryInFile(`delete from download_leads where email = ${quoted(address)} returning email`);
  // A remote file is answered with counts instead of rows.
  const isDeleted = rows.some((row) => row.email !== undefined || Number(row["Rows written"]) > 0);
  console.log(isDeleted ? "Deleted" : "There is no such lead");
}

async function agrees(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(question);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

function flags() {
  const [row] = query("select * from features_flag limit 1");
  return Object.entries(flagDefaults).map(([flag, byDefault]) => ({
    flag,
    enabled: Boolean(row?.[flag] ?? byDefault),
    set: row?.[flag] != null,
  }));
}

/**
 * The worker remembers a flag for five minutes; that memory is deleted, too, so that only browsers
 * still hold the old one.
 */
function setFlag(flag: FlagName, enabled: boolean) {
  const value = enabled ? 1 : 0;
  query(
    `update features_flag set ${flag} = ${value};
     insert into features_flag (${flag}) select ${value} where not exists (select 1 from features_flag)`,
  );
  wrangler(["kv", "key", "delete", flagKey(flag), "--binding", "FLAGS", ...where]);
  console.log(`${flag} is ${enabled ? "on" : "off"}. Everyone sees it within five minutes.`);
}

type Row = Record<string, string | number | null>;

function query(sql: string): Row[] {
  return execute(["--command", sql]);
}

/**
 * Every user of this machine can read the arguments of a process, but not this file: for statements
 * that name a person.
 */
function queryInFile(sql: string): Row[] {
  const folder = mkdtempSync(join(tmpdir(), "ops-"));
  const file = join(folder, "statement.sql");
  try {
    writeFileSync(file, sql, { mode: 0o600 });
    return execute(["--file", file]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The rows of the last statement. */
function execute(statement: string[]): Row[] {
  const answer = wrangler(["d1", "execute", "zero-to-offer", ...where, "--yes", "--json", ...statement]);
  return (JSON.parse(answer) as { results: Row[] }[]).at(-1)?.results ?? [];
}

/** A text as SQLite writes it: d1 execute takes no parameters. */
function quoted(text: string): string {
  if (text.includes("\0")) fail("An email address holds no such characters");
  return `'${text.replaceAll("'", "''")}'`;
}

/** Without a shell between, so that no argument is ever a command. */
function wrangler(args: string[]): string {
  const env = { ...process.env, WRANGLER_SEND_METRICS: "false", CLOUDFLARE_CF_FETCH_ENABLED: "false" };
  const { status, stdout, stderr } = spawnSync("wrangler", args, { encoding: "utf8", env, maxBuffer: 2 ** 30 });
  if (status !== 0) fail(stderr || stdout);
  return stdout;
}

/**
 * Names are what visitors typed: one line each, and a spreadsheet must not take one for a formula.
 */
function csv(rows: Row[]): string {
  const cell = (value: unknown) => {
    const text = oneLine(String(value));
    return `"${(/^[=+\-@＝＋－＠]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
  };
  return [leadColumns, ...rows.map((row) => leadColumns.map((column) => row[column]))]
    .map((row) => row.map(cell).join(","))
    .join("\r\n");
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

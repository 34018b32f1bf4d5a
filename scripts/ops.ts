/**
 * An operator's manual tasks, on the local data or, with --remote, in production. `npm run ops`
 * prints the commands, and docs/operations.md explains them.
 */
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { type FlagName, flagDefaults, flagKey, isFlagName } from "#domain/flags.ts";
import { oneLine } from "#domain/text/text.ts";
import { type DatabaseRow, fail, quoted, Storages } from "./ops/database.ts";

const usage = "leads list | leads export | leads delete EMAIL | flags list | flags set NAME on|off   [--remote]";

const leadColumns = ["email", "name", "first_at", "last_at", "count"];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { remote: { type: "boolean", default: false }, "persist-to": { type: "string" } },
});
const state = values["persist-to"] ? ["--persist-to", values["persist-to"]] : [];
const storages = new Storages(values.remote ? ["--remote"] : ["--local", ...state]);

const [subject, verb, name = "", setting = ""] = positionals;
const command = `${subject} ${verb}`;
if (command === "leads list") console.table(leads(100));
else if (command === "leads export") console.log(csv(leads(-1)));
else if (command === "leads delete" && name) await deleteLead(name);
else if (command === "flags list") console.table(flags());
else if (command === "flags set" && isFlagName(name) && /^(on|off)$/.test(setting)) setFlag(name, setting === "on");
else fail(`npm run ops -- ${usage}`);

function leads(limit: number): DatabaseRow[] {
  return storages.query(`select ${leadColumns} from download_leads order by last_at desc, email limit ${limit}`);
}

async function deleteLead(email: string) {
  const address = email.trim().toLowerCase();
  if (values.remote && !(await agrees(`Delete the lead of ${address} in production? (y/N) `))) return;
  const rows = storages.queryInFile(`delete from download_leads where email = ${quoted(address)} returning email`);
  // with --remote, wrangler returns counts instead of rows for a file
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
  const [row] = storages.query("select * from features_flag limit 1");
  return Object.entries(flagDefaults).map(([flag, byDefault]) => ({
    flag,
    enabled: Boolean(row?.[flag] ?? byDefault),
    set: row?.[flag] != null,
  }));
}

/**
 * Also deletes the worker's cached flag. Then only browsers keep the old flag, for up to five
 * minutes.
 */
function setFlag(flag: FlagName, enabled: boolean) {
  const value = enabled ? 1 : 0;
  storages.query(
    `update features_flag set ${flag} = ${value};
     insert into features_flag (${flag}) select ${value} where not exists (select 1 from features_flag)`,
  );
  storages.deleteKey(flagKey(flag));
  console.log(`${flag} is ${enabled ? "on" : "off"}. Everyone sees it within five minutes.`);
}

/**
 * The rows as CSV. Visitors typed the names, so each name is reduced to one line that no
 * spreadsheet runs as a formula.
 */
function csv(rows: DatabaseRow[]): string {
  const cell = (value: unknown) => {
    const text = oneLine(String(value));
    return `"${(/^[=+\-@＝＋－＠]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
  };
  return [leadColumns, ...rows.map((row) => leadColumns.map((column) => row[column]))]
    .map((row) => row.map(cell).join(","))
    .join("\r\n");
}

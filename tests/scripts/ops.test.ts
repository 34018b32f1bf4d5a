import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrations } from "../../scripts/bench/worker.ts";

const state = mkdtempSync(join(tmpdir(), "ops-"));
const minutes = 60_000;

function run(command: string, ...args: string[]) {
  const env = { ...process.env, CI: "true", NO_COLOR: "1" };
  return spawnSync(command, args, { encoding: "utf8", env });
}

function ops(...args: string[]) {
  return run("node_modules/.bin/node", "scripts/ops.ts", ...args, "--persist-to", state);
}

beforeAll(() => {
  const values = [
    `('ada@example.com', 'Ada', '2026-11-01T00:00:00.000Z', '2026-11-02T00:00:00.000Z', 2)`,
    `('o''hara@example.com', '=1+1 "x"', '2026-11-01T00:00:00.000Z', '2026-11-03T00:00:00.000Z', 1)`,
  ];
  const file = join(state, "start.sql");
  writeFileSync(file, [...migrations(), `insert into download_leads values ${values.join()}`].join(";\n"));
  const execute = ["d1", "execute", "zero-to-offer", "--file", file, "--local", "--persist-to", state];
  run("node_modules/.bin/wrangler", ...execute);
}, 5 * minutes);

afterAll(() => rmSync(state, { recursive: true }));

test("leads are listed, exported without formulas, and deleted by any email address", {
  timeout: 5 * minutes,
}, () => {
  expect(ops("leads", "export").stdout.trim().split("\r\n")).toEqual([
    '"email","name","first_at","last_at","count"',
    `"o'hara@example.com","'=1+1 ""x""","2026-11-01T00:00:00.000Z","2026-11-03T00:00:00.000Z","1"`,
    '"ada@example.com","Ada","2026-11-01T00:00:00.000Z","2026-11-02T00:00:00.000Z","2"',
  ]);
  expect(ops("leads", "delete", "x'; delete from download_leads; --").stdout).toBe("There is no such lead\n");
  expect(ops("leads", "delete", " O'Hara@example.com ").stdout).toBe("Deleted\n");
  const left = ops("leads", "list").stdout;
  expect(left).toContain("ada@example.com");
  expect(left).not.toContain("hara");
});

test("a flag is set, and an unknown command or setting is refused", { timeout: 5 * minutes }, () => {
  const stateOf = () =>
    ops("flags", "list")
      .stdout.match(/resume_to_portfolio.*?(true|false).*?(true|false)/)
      ?.slice(1);
  expect(ops("flags", "set", "resume_to_portfolio", "off").stdout).toContain("resume_to_portfolio is off");
  expect(stateOf()).toEqual(["false", "true"]);
  for (const wrong of [
    ["flags", "set", "nothing", "off"],
    ["flags", "set", "resume_to_portfolio", "maybe"],
    ["leads", "delete"],
    [],
  ]) {
    const { status, stderr } = ops(...wrong);
    expect([status, stderr]).toEqual([1, expect.stringContaining("npm run ops -- leads list")]);
  }
});

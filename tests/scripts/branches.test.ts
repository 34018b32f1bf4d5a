import { expect, test } from "vitest";
import { isWord, observed, ownOutcomes } from "../../scripts/bench/branches.ts";
import { withBranches } from "../../scripts/bench/branches-plugin.ts";

const source = `
const known = new Set(["tide", "ebb"]);
const kind = /^(?:mast|sail) /;
export function read(text: string): string {
  if (!known.has(text) && kind.test(text)) return "ship";
  const [, port = "none"] = /^to (.+)$/.exec(text) ?? [];
  return text.length > 12 || known.has(text) ? "sea" : port;
}`;
const places: string[] = [];
const code = withBranches(source, "read.ts", places).replaceAll(": string", "");
const { read }: { read(text: string): string } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
const readings = async (...texts: string[]) => {
  const all = texts.map(async (text) => ({ group: text, ...(await observed(new Set(), async () => read(text))) }));
  return Promise.all(all);
};
/** The answer for a text, without the branches and words that no other text uses. */
const without = async (text: string, isOfKind: (outcome: string) => boolean, ...others: string[]) => {
  const own = ownOutcomes(await readings(text, ...others)).get(text) ?? [];
  return (await observed(new Set(own.filter(isOfKind)), async () => read(text))).answer;
};

test("instrumented code gives the same answers as the original code", async () => {
  const answers = (await readings("tide", "mast top", "to Hull", "gull")).map(({ answer }) => answer);
  expect(answers).toEqual(["sea", "ship", "Hull", "none"]);
});

test("a branch's name has its line and its code", () => {
  expect(places).toContain("read.ts:5 kind.test(text)");
  expect(places).toContain("read.ts:7 text.length > 12");
});

test("a branch that only one text uses is disabled: a condition, a pattern or a length", async () => {
  const isBranch = (outcome: string) => !isWord(outcome);
  expect(await without("mast top", isBranch, "tide", "gull")).toBe("none");
  expect(await without("to Hull", isBranch, "tide", "gull")).toBe("none");
  expect(await without("gulls in the wind", isBranch, "tide", "gull")).toBe("none");
});

test("a branch that another text also uses is kept", async () => {
  expect(await without("mast top", () => true, "tide", "gull", "mast low")).toBe("ship");
});

test("a word that only one text uses is removed from its list, and the list is kept", async () => {
  expect(await without("tide", isWord, "ebb", "gull")).toBe("none");
  expect(await without("mast top", isWord, "sail top", "gull")).toBe("none");
  expect(await without("tide", (outcome) => !isWord(outcome), "ebb", "gull")).toBe("sea");
});

test("an endless loop is stopped", async () => {
  const endless = withBranches("export const count = (n) => { while (n > 0) n -= 1; return n; }", "count.js", []);
  const { count } = await import(`data:text/javascript,${encodeURIComponent(endless)}`);
  const { outcomes } = await observed(new Set(), async () => count(2));
  const end = [...outcomes].filter((outcome) => outcome.endsWith(" no"));
  await expect(observed(new Set(end), async () => count(2))).rejects.toThrow("does not end");
});

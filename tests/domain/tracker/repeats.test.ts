import { expect, test } from "vitest";
import type { Details } from "#domain/tracker/details.ts";
import { sortedOut } from "#domain/tracker/repeats.ts";
import { record } from "../../support/tracker-records.ts";

const posting = (details: Partial<Details>) => record({ title: "Tester", organization: "Acme", ...details });
const counts = (records: ReturnType<typeof record>[], known: ReturnType<typeof record>[]) =>
  Object.values(sortedOut(records, known)).map(({ length }) => length);

test("the same sheet for the second time brings nothing new", () => {
  const sheet = () => [posting({ applied: "2026-11-01" }), posting({ title: "Cook", url: "https://acme.example/2" })];
  expect(counts(sheet(), sheet())).toEqual([0, 2, 0]);
});

test("without a sheet, no known application is looked at", () => {
  const known = new Proxy(posting({}), { get: () => expect.unreachable() });
  expect(counts([], [known])).toEqual([0, 0, 0]);
});

test("a row that a sheet has twice comes in once", () => {
  expect(counts([posting({}), posting({ notes: "dup" }), posting({ title: "Cook" })], [])).toEqual([2, 0, 1]);
});

test.each<[string, Partial<Details>, Partial<Details>, boolean]>([
  [
    "the same address with a campaign's mark",
    { url: "https://a.example/1?utm_source=x", title: "A" },
    { url: "https://a.example/1" },
    true,
  ],
  ["title and company in other letters", { title: "TESTER ", organization: "acme" }, {}, true],
  ["a day of applying that only one has", { applied: "2026-11-01" }, {}, true],
  ["an address that only one has", { url: "https://a.example/1" }, {}, true],
  ["another day of applying", { applied: "2026-11-01" }, { applied: "2026-05-01" }, false],
  ["another address", { url: "https://a.example/1" }, { url: "https://a.example/2" }, false],
  ["another company", { organization: "Globex" }, {}, false],
])("%s: the same posting or another one", (_, row, known, isSame) => {
  expect(counts([posting(row)], [posting(known)])).toEqual(isSame ? [0, 1, 0] : [1, 0, 0]);
});

import { expect, test } from "vitest";
import { readCsv } from "#domain/text/csv.ts";
import type { Details } from "#domain/tracker/details.ts";
import { sortedOut } from "#domain/tracker/repeats.ts";
import { recordOfRow, sheetOf } from "#domain/tracker/sheet.ts";
import { guessMapping } from "#domain/tracker/sheet-columns.ts";
import { readRows } from "#domain/tracker/sheet-rows.ts";
import { record } from "../../support/tracker-records.ts";

const posting = (details: Partial<Details>) => record({ title: "Tester", organization: "Acme", ...details });
const counts = (records: ReturnType<typeof record>[], known: ReturnType<typeof record>[]) =>
  Object.values(sortedOut(records, known)).map(({ length }) => length);

test("importing the same sheet a second time adds nothing", () => {
  const sheet = () => [posting({ applied: "2026-11-01" }), posting({ title: "Cook", url: "https://acme.example/2" })];
  expect(counts(sheet(), sheet())).toEqual([0, 2, 0]);
});

test("without a sheet, no known application is read", () => {
  const known = new Proxy(posting({}), { get: () => expect.unreachable() });
  expect(counts([], [known])).toEqual([0, 0, 0]);
});

test("a row that is twice in a sheet is imported once", () => {
  expect(counts([posting({}), posting({ notes: "dup" }), posting({ title: "Cook" })], [])).toEqual([2, 0, 1]);
});

/** A contest at noon UTC, so that its day is the same in the time zones of all developers. */
const contest = (day: string, details: Partial<Details> = {}) =>
  posting({
    kind: "contest",
    url: "https://contests.example",
    event: { start: `${day}T12:00:00.000Z`, end: `${day}T14:00:00.000Z`, isExpected: true },
    ...details,
  });
const earlier = (day: string) => contest(day, { event: undefined, next: { what: "Contest starts", on: day } });

test("contests with one address differ by their start, or by the day of their next step", () => {
  const both = () => [contest("2026-12-01"), contest("2026-12-08")];
  expect(counts(both(), [])).toEqual([2, 0, 0]);
  expect(counts(both(), [contest("2026-12-08")])).toEqual([1, 1, 0]);
  expect(counts(both(), [earlier("2026-12-08")])).toEqual([1, 1, 0]);
  expect(counts([earlier("2026-12-01"), earlier("2026-12-08")], both())).toEqual([0, 2, 0]);
});

test("my saved contests, exported to a sheet and imported again, are recognized as known", () => {
  const known = [
    contest("2026-12-01", { title: "Weekly" }),
    contest("2026-12-08", { title: "Weekly", next: { what: "Train", on: "2026-12-05" } }),
  ];
  const [headers = [], ...rows] = readCsv(sheetOf(known));
  const read = readRows(rows, guessMapping(headers, rows), { isDayFirst: false, today: "2026-11-22" });
  const back = read.map((row, at) => recordOfRow(row, String(at), new Date("2026-11-22")));
  expect(counts(back, known)).toEqual([0, 2, 0]);
  expect(counts(back, known.slice(0, 1))).toEqual([1, 1, 0]);
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
])("%s decides whether two rows are the same posting", (_, row, known, isSame) => {
  expect(counts([posting(row)], [posting(known)])).toEqual(isSame ? [0, 1, 0] : [1, 0, 0]);
});

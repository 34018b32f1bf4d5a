import fc from "fast-check";
import ICAL from "ical.js";
import Papa from "papaparse";
import { expect, test } from "vitest";
import { calendarText } from "#domain/calendar.ts";
import { readCsv } from "#domain/text/csv.ts";
import { trackerEvents } from "#domain/tracker/events.ts";
import { insightsOf } from "#domain/tracker/insights.ts";
import { matching, type StageFilter, sortedRecords, stageCounts } from "#domain/tracker/list.ts";
import { readRecords } from "#domain/tracker/record.schema.ts";
import { edited, moved } from "#domain/tracker/record.ts";
import { recordOfRow, sheetOf } from "#domain/tracker/sheet.ts";
import { guessMapping } from "#domain/tracker/sheet-columns.ts";
import { readRows } from "#domain/tracker/sheet-rows.ts";
import { noon, record } from "../../support/tracker-records.ts";

const today = "2026-11-22";
const now = noon(today).getTime();
let next = 0;
const imported = (headers: string[], rows: string[][]) =>
  readRows(rows, guessMapping(headers, rows), { isDayFirst: false, today }).map((row) =>
    recordOfRow(row, `id-${next++}`, noon(today)),
  );

test.each([
  [
    ["Job Title", "Company", "List", "Job URL", "Location", "Salary", "Date Applied", "Notes"],
    ["title", "organization", "stage", "url", "place", "pay", "applied", "notes"],
  ],
  [
    [
      "Job Position",
      "Company",
      "Status",
      "Max. Salary",
      "Location",
      "Date Saved",
      "Deadline",
      "Date Applied",
      "Follow up",
    ],
    ["title", "organization", "stage", "pay", "place", "", "deadline", "applied", "nextWhat"],
  ],
  [
    ["position", "employer", "state", "link", "resume_version", "recruiter"],
    ["title", "organization", "stage", "url", "resume", "contact"],
  ],
])("the columns of %s are recognized", (headers, columns) => {
  expect(guessMapping(headers, [])).toEqual(columns);
});

test("rows become records with stages and dates, and a row without title and company is left out", () => {
  const headers = ["Title", "Company", "Status", "Applied on"];
  const records = imported(headers, [
    ["Tester", "Acme", "Phone screen", "2026-11-03"],
    ["Analyst", "", "Rejected", "11/04/2026"],
    ["", "Globex", "ghosted", ""],
    ["Cook", "", "Pondering", ""],
    ["", "", "Applied", ""],
  ]);
  expect(records.map(({ title, stage, outcome, applied }) => [title, stage, outcome, applied])).toEqual([
    ["Tester", "in-touch", "", "2026-11-03"],
    ["Analyst", "closed", "rejected", "2026-11-04"],
    ["Job at Globex", "closed", "no-answer", ""],
    ["Cook", "saved", "", ""],
  ]);
  expect(records.at(-1)?.notes).toBe("Stage: Pondering");
  expect(readRecords(records)).toEqual(records);
});

test("an exported sheet is imported unchanged, and no cell works as a formula", () => {
  const made = record({
    title: '=HYPERLINK("evil")',
    organization: 'Acme, "Inc."',
    notes: "+1\n-2",
    tags: ["@a", "b"],
    applied: "2026-11-02",
    next: { what: "Call", on: "2026-11-30" },
    interviews: ["2026-11-24T14:00:00.000Z", "2026-12-01T09:30:00.000Z"],
    pay: "'=x",
  });
  const sheet = sheetOf([made]);
  const data = readCsv(sheet);
  for (const row of data) for (const cell of row) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
  const [headers = [], ...rows] = data;
  const [back] = imported(headers, rows);
  const { id: _, history: _history, createdAt: _created, updatedAt: _updated, ...said } = made;
  expect(back).toMatchObject(said);
});

test("the calendar file has interviews and next steps with alarms, and their ids never change", () => {
  const made = record(
    { organization: "Acme", interviews: ["2026-11-24T14:00:00.000Z"], next: { what: "Call", on: "2026-11-30" } },
    { stage: "interview" },
  );
  const read = (records: Parameters<typeof trackerEvents>[0]) =>
    new ICAL.Component(ICAL.parse(calendarText("Applications", trackerEvents(records, now))))
      .getAllSubcomponents("vevent")
      .map((event) => ({
        uid: event.getFirstPropertyValue("uid"),
        summary: event.getFirstPropertyValue("summary"),
        start: String(event.getFirstPropertyValue("dtstart")),
        alarm: String(event.getFirstSubcomponent("valarm")?.getFirstPropertyValue("trigger")),
      }));
  expect(read([made])).toEqual([
    {
      uid: `tracker-${made.id}-interview-1@zero-to-offer`,
      summary: "Interview: Data Analyst, Acme",
      start: "2026-11-24T14:00:00Z",
      alarm: "-PT15M",
    },
    {
      uid: `tracker-${made.id}-own@zero-to-offer`,
      summary: "Call: Data Analyst, Acme",
      start: "2026-11-30",
      alarm: "PT9H",
    },
  ]);
  const later = edited(made, { notes: "x" }, noon("2026-11-23"));
  expect(read([later]).map(({ uid }) => uid)).toEqual(read([made]).map(({ uid }) => uid));
});

test("a saved contest is in the calendar file with its hours, and is tentative while only expected", () => {
  const event = { start: "2026-11-28T12:00:00.000Z", end: "2026-11-28T13:40:00.000Z", isExpected: true };
  const contest = record({ kind: "contest", title: "Beginner Contest", event });
  const text = calendarText("Applications", trackerEvents([contest], now));
  const [read] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent");
  const said = ["summary", "dtstart", "dtend", "status"].map((name) => String(read?.getFirstPropertyValue(name)));
  expect(said).toEqual([
    "Contest starts (expected): Beginner Contest",
    "2026-11-28T12:00:00Z",
    "2026-11-28T13:40:00Z",
    "TENTATIVE",
  ]);
  expect(String(read?.getFirstSubcomponent("valarm")?.getFirstPropertyValue("trigger"))).toBe("-PT15M");
  expect(sheetOf([contest])).toContain('"Contest starts (expected)"');
});

test("insights are counts and medians with their sample size, and small groups are left out", () => {
  const sent = (day: number, reply?: number) => {
    const made = record({ source: "Acme Jobs", resume: day < 3 ? "A" : "B" }, { stage: "applied" }, "2026-11-01");
    return reply ? moved(made, { stage: "in-touch" }, noon(`2026-11-0${reply}`)) : made;
  };
  const records = [sent(1, 3), sent(2, 5), sent(3), sent(4), sent(5), record()];
  const insights = insightsOf(records, Date.now());
  expect(insights).toMatchObject({ sent: 5, replies: 2, interviews: 0, offers: 0 });
  expect(insights.daysToReply).toEqual({ days: 3, n: 2 });
  expect(insights.daysToInterview).toBeUndefined();
  expect(insights.bySource).toEqual([{ name: "Acme Jobs", sent: 5, replies: 2 }]);
  expect(insights.byResume).toEqual([]);
});

test("the list can be searched by words, filtered by stage and sorted in both directions", () => {
  const records = [
    record({ title: "Zebra keeper", posting: "feeds animals" }, { stage: "applied" }, "2026-11-01"),
    record({ title: "Ärztin", organization: "Clinic" }, { stage: "saved" }, "2026-11-02"),
    record({ title: "Baker", notes: "Animals welcome, feeds people" }, { stage: "closed" }, "2026-11-03"),
  ];
  const ordered = (order: object = {}) => sortedRecords(records, { sort: "title", isReversed: false, ...order }, now);
  const titles = (rows = ordered(), query = "", stage: StageFilter = "all") =>
    matching(rows, query, stage).map(({ title }) => title);
  expect(titles()).toEqual(["Ärztin", "Baker", "Zebra keeper"]);
  expect(titles(ordered({ isReversed: true }))).toEqual(["Zebra keeper", "Baker", "Ärztin"]);
  expect(titles(ordered(), "FEEDS animals")).toEqual(["Baker", "Zebra keeper"]);
  expect(titles(ordered({ sort: "changed" }), "", "open")).toEqual(["Ärztin", "Zebra keeper"]);
  expect(titles(ordered({ sort: "organization" }))[0]).toBe("Ärztin");
  expect(stageCounts(records)).toMatchObject({ all: 3, open: 2, applied: 1, closed: 1, offer: 0 });
});

test("our reader and Papa Parse give the same cells for a sheet", () => {
  const cell = fc.oneof(fc.constantFrom("", "a", 'say "hi"', "a,b", "x;y", "line\nbreak", " b "), fc.string());
  const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(rows, fc.constantFrom(",", ";", "\t"), (cells, delimiter) => {
      const text = Papa.unparse([["one", "two", "three", "four", "five"], ...cells], { delimiter, newline: "\r\n" });
      const { data } = Papa.parse<string[]>(text, { delimiter, skipEmptyLines: "greedy" });
      expect(readCsv(text)).toEqual(data);
    }),
  );
});

test.each([
  [
    "a,b\n1,2\n",
    [
      ["a", "b"],
      ["1", "2"],
    ],
  ],
  [
    "\uFEFFa;b\r\n1;2",
    [
      ["a", "b"],
      ["1", "2"],
    ],
  ],
  ['a\tb\n"open', [["a", "b"], ["open"]]],
  ["", []],
])("the sheet %j is read", (text, rows) => {
  expect(readCsv(text)).toEqual(rows);
});

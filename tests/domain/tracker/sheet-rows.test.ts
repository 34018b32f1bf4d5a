import { expect, test } from "vitest";
import { isDayFirst } from "#domain/text/date-format.ts";
import { due } from "#domain/tracker/agenda.ts";
import { insightsOf } from "#domain/tracker/insights.ts";
import { readRecords } from "#domain/tracker/record.schema.ts";
import { moved } from "#domain/tracker/record.ts";
import { recordOfRow } from "#domain/tracker/sheet.ts";
import { guessMapping } from "#domain/tracker/sheet-columns.ts";
import { dayOfText } from "#domain/tracker/sheet-days.ts";
import { dayOrder, eitherWayDates, readRows, readStages, unreadDates } from "#domain/tracker/sheet-rows.ts";
import { stageOfText } from "#domain/tracker/sheet-stages.ts";
import { stageLabel, standings } from "#domain/tracker/stages.ts";
import { noon } from "../../support/tracker-records.ts";

const today = "2026-11-22";
const american = { isDayFirst: false, today };
const indian = { isDayFirst: true, today };

const rowsOf = (headers: string[], rows: string[][], habit = american) =>
  readRows(rows, guessMapping(headers, rows), habit);
const imported = (headers: string[], rows: string[][], habit = american) =>
  rowsOf(headers, rows, habit).map((row, at) => recordOfRow(row, `id-${at}`, noon(today)));
/** The application dates that are read from a column with these dates. */
const applied = (dates: string[], habit = american) =>
  imported(
    ["Title", "Date Applied"],
    dates.map((date) => ["Tester", date]),
    habit,
  ).map((record) => record.applied);

test.each([
  ["2026-11-04", false, "2026-11-04"],
  ["2026-11-04T10:00:00Z", false, "2026-11-04"],
  ["4.11.2026", false, "2026-11-04"],
  ["4.11.26", false, "2026-11-04"],
  ["11/04/2026", false, "2026-11-04"],
  ["04/11/2026", true, "2026-11-04"],
  ["10/11/26", true, "2026-11-10"],
  ["10/11/26 14:30", false, "2026-10-11"],
  ["Nov 4, 2026", false, "2026-11-04"],
  ["4 November 2026", false, "2026-11-04"],
  ["15-Nov-2026", false, "2026-11-15"],
  ["15 Nov 26", false, "2026-11-15"],
  ["15-Nov-26", false, "2026-11-15"],
  ["Sun, 15th Nov 2026", false, "2026-11-15"],
  ["Nov 15", false, "2026-11-15"],
  ["15 Nov", false, "2026-11-15"],
  ["Nov 15 10:30", false, "2026-11-15"],
  ["Nov 15 10 pm", false, "2026-11-15"],
  ["Dec 15", false, "2025-12-15"],
  ["Feb 29", false, "2024-02-29"],
  ["31.02.2026", false, ""],
  ["Nov-26", false, ""],
  ["Nov 2026", false, ""],
  ["12 days ago", false, ""],
  ["Marketing 5", false, ""],
  ["soon", false, ""],
])("the date %s is %s", (text, dayFirst, day) => {
  expect(dayOfText(text, dayFirst, today)).toBe(day);
});

test("one day above twelve decides the order of day and month for its whole column", () => {
  expect(applied(["04/11/2026", "25/10/2026"])).toEqual(["2026-11-04", "2026-10-25"]);
  expect(applied(["04/11/26", "10/25/26"], indian)).toEqual(["2026-04-11", "2026-10-25"]);
});

test("a spreadsheet's day numbers are read, and unreadable dates below 'Applied' are reported", () => {
  const said = (...days: string[]) =>
    rowsOf(
      ["Title", "Applied"],
      days.map((day) => ["Tester", day]),
    );
  expect(said("45992", "45993.5").map(({ days }) => days.applied)).toEqual(["2025-12-01", "2025-12-02"]);
  expect(
    said("31/02/2026", "someday")
      .flatMap(unreadDates)
      .map(({ text }) => text),
  ).toEqual(["31/02/2026", "someday"]);
  expect(said("Yes", "No").flatMap(unreadDates)).toEqual([]);
});

test("an application date in the future is read in the other order of day and month", () => {
  expect(applied(["12/11/2026", "05/06/2026"])).toEqual(["2026-11-12", "2026-06-05"]);
  expect(applied(["10/11/2026"])).toEqual(["2026-10-11"]);
});

test("one odd date does not change the order of the other dates", () => {
  const dates = ["11/02/2026", "11/25/2026", "10/28/2026", "13/11/2026"];
  expect(applied(dates)).toEqual(["2026-11-02", "2026-11-25", "2026-10-28", ""]);
  expect(applied(dates, indian)).toEqual(["2026-11-02", "2026-11-25", "2026-10-28", ""]);
  expect(applied(["11/02/2026", "11/25/2026", "13/11/2026"])).toEqual(["2026-11-02", "2026-11-25", ""]);
});

test("a date that could mean two days is reported, one for each column", () => {
  const rows = rowsOf(
    ["Title", "Date Applied", "Deadline"],
    [
      ["Tester", "13/11/2026", "Dec 5, 2026"],
      ["Cook", "11/02/2026", ""],
    ],
  );
  expect(eitherWayDates(rows)).toEqual([{ text: "11/02/2026", day: "2026-02-11" }]);
});

test("an unreadable interview date goes to the notes", () => {
  const [made] = imported(["Title", "Interviews"], [["Tester", "2026-11-24 15:00; after lunch"]]);
  expect(made?.interviews).toEqual([new Date("2026-11-24T15:00").toISOString()]);
  expect(made?.notes).toBe("Interviews: 2026-11-24 15:00; after lunch");
});

test("without a day above twelve, the visitor's region decides the order of day and month", () => {
  expect(applied(["10/11/26"], indian)).toEqual(["2026-11-10"]);
  expect(applied(["10/11/26"])).toEqual(["2026-10-11"]);
  expect([isDayFirst("en-IN"), isDayFirst("en-DE"), isDayFirst("en-US")]).toEqual([true, true, false]);
});

test("without a day above twelve the order is a guess, and the visitor can change it for all columns", () => {
  const mapping = guessMapping(["Title", "Date Applied", "Deadline"], [["Tester", "11/03/2026", "12/04/2026"]]);
  const rows = [["Tester", "11/03/2026", "12/04/2026"]];
  expect(dayOrder(rows, mapping, american)).toEqual({ isDayFirst: false, isGuess: true });
  expect(readRows(rows, mapping, american, true)[0]?.days).toMatchObject({
    applied: "2026-03-11",
    deadline: "2026-04-12",
  });
  expect(dayOrder([...rows, ["Cook", "13/11/2026", ""]], mapping, american)).toEqual({
    isDayFirst: true,
    isGuess: false,
  });
});

test("an unreadable date leaves its field empty, makes nothing due, and goes to the notes", () => {
  const headers = ["Role", "Date Applied", "Status"];
  const rows = [
    ["Tester", "last week", "Applied"],
    ["Cook", "31/31/26", "Rejected"],
    ["Baker", "N/A", "Applied"],
    ["Actor", "15-Nov-2026", "Applied"],
    ["Clerk", "Nov 15", "Applied"],
  ];
  const records = imported(headers, rows);
  expect(records.map((record) => record.applied)).toEqual(["", "", "", "2026-11-15", "2026-11-15"]);
  expect(records.map(({ notes }) => notes)).toEqual(["Applied on: last week", "Applied on: 31/31/26", "", "", ""]);
  expect(due(records.slice(0, 3), noon(today).getTime())).toEqual([]);
  expect(
    rowsOf(headers, rows)
      .flatMap(unreadDates)
      .map(({ text }) => text),
  ).toEqual(["last week", "31/31/26"]);
});

test("a deadline without a year may be in the future", () => {
  const rows = [["Tester", "Dec 15"]];
  expect(imported(["Title", "Deadline"], rows)[0]?.deadline).toBe("2026-12-15");
});

test.each([
  ["No offer", "Rejected"],
  ["Not shortlisted", "Rejected"],
  ["Not selected", "Rejected"],
  ["Wasn't selected after round 2", "Rejected"],
  ["Offer not received", "Rejected"],
  ["Regret mail", "Rejected"],
  ["Rejected after interview", "Rejected"],
  ["Offer declined", "Withdrawn"],
  ["Applied through referral", "Applied"],
  ["Applied via referral", "Applied"],
  ["Applied on Hired", "Applied"],
  ["Applied - no response", "Applied"],
  ["No response", "Applied"],
  ["No reply yet", "Applied"],
  ["Not shortlisted yet", "Applied"],
  ["Application sent", "Applied"],
  ["Interviewed, no offer yet", "Interview"],
  ["Interview done, no response", "Interview"],
  ["Shortlisted", "In touch"],
  ["Phone screen", "In touch"],
  ["Referred by a friend", "In touch"],
  ["Offer received", "Offer"],
  ["Offer accepted", "Accepted"],
  ["No answer", "No answer"],
  ["Ghosted", "No answer"],
  ["Not yet applied", "Saved"],
  ["To apply", "Saved"],
  ["No interview", "not known"],
  ["Pondering", "not known"],
])("the status '%s' is read as %s", (said, label) => {
  const move = stageOfText(said);
  expect(move ? stageLabel({ outcome: "", ...move }) : "not known").toBe(label);
});

test.each(standings)("the status '%s' is read as itself", (label) => {
  const move = stageOfText(label);
  expect(move && stageLabel({ outcome: "", ...move })).toBe(label);
});

test("each distinct status is listed with its number of rows, the most frequent first", () => {
  const rows = [
    ["A", "No offer"],
    ["B", "Applied"],
    ["C", "no offer"],
  ];
  expect(readStages(rowsOf(["Title", "Status"], rows))).toEqual([
    { text: "No offer", rows: 2, move: { stage: "closed", outcome: "rejected" } },
    { text: "Applied", rows: 1, move: { stage: "applied" } },
  ]);
});

test("imported stages count, but give no median of days to a reply, because they have no date", () => {
  const records = imported(
    ["Title", "Applied on", "Status"],
    [
      ["A", "2026-10-01", "Rejected"],
      ["B", "2026-10-02", "Interview"],
      ["C", "2026-10-03", "Offer"],
      ["D", "2026-11-20", "Applied"],
    ],
  );
  expect(readRecords(records)).toEqual(records);
  expect(insightsOf(records, Date.now())).toMatchObject({ sent: 4, replies: 3, interviews: 2, offers: 1 });
  expect(insightsOf(records, Date.now())).toMatchObject({ daysToReply: undefined, daysToInterview: undefined });
  const answered = records.map((record) =>
    record.title === "D" ? moved(record, { stage: "in-touch" }, noon("2026-11-23")) : record,
  );
  expect(insightsOf(answered, Date.now()).daysToReply).toEqual({ days: 3, n: 1 });
});

test("the columns of a campus sheet are recognized by their names and values", () => {
  const headers = [
    "Company Name",
    "Role Applied For",
    "Current Status",
    "Date of application",
    "CTC offered (LPA)",
    "Phone",
    "Follow up",
    "Applied",
  ];
  const rows = [
    ["Infosys", "React Developer", "Not shortlisted", "15-Nov-2026", "8", "98765 43210", "30/11/2026", "Yes"],
  ];
  expect(guessMapping(headers, rows)).toEqual([
    "organization",
    "title",
    "stage",
    "applied",
    "pay",
    "contact",
    "nextOn",
    "",
  ]);
});

import { afterEach, expect, test, vi } from "vitest";
import { dateLine, hackathonTime, usualMonths } from "#domain/hackathons/dates.ts";
import { closingText, dateText, isOver, lastDay } from "#domain/hackathons/moments.ts";
import { groupNote, hackathonGroup, sortedHackathons } from "#domain/hackathons/order.ts";
import { monthsUntil } from "#domain/hackathons/usual-months.ts";
import { hackathon } from "../../support/hackathon.ts";

const now = new Date("2026-11-21T12:00:00Z");

afterEach(() => void vi.unstubAllEnvs());

test.each([
  ["2026-12-05", "2026-12-05"],
  ["2026-12-05T23:00:00-05:00", "2026-12-05"],
  ["March 5 – 7 2025", "2025-03-05"],
  ["March 5 - 7, 2025", "2025-03-05"],
  ["Mar 5th – 7th 2025", "2025-03-05"],
  ["Sept 30 – Oct 2 2026", "2026-09-30"],
  ["March 5 – 7", "2026-03-05"],
  ["December 30 – January 2 2027", "2026-12-30"],
  ["December 30 2026 – January 2 2027", "2026-12-30"],
  ["November 21 2026", "2026-11-21"],
  ["21 Nov 2026 00:00 UTC", "2026-11-21"],
])("the date text '%s' begins on %s", (text, day) => {
  expect(new Date(hackathonTime(text, now)).toISOString().slice(0, 10)).toBe(day);
});

test.each(["Not Specified", "", "TBA", "soon", "in 5 days", "2026-13-45"])(
  "'%s' is unparsable and counts as the year 2099",
  (text) => {
    expect(new Date(hackathonTime(text, now)).getUTCFullYear()).toBe(2099);
  },
);

test.each(["Asia/Kolkata", "America/Los_Angeles"])("a date is the same day for a reader in %s", (zone) => {
  vi.stubEnv("TZ", zone);
  for (const text of ["5 March 2026", "2026/03/05", "Thu, 05 Mar 2026", "March 5 – 7 2026", "2026-03-05"])
    expect(new Date(hackathonTime(text, now)).toISOString().slice(0, 10), text).toBe("2026-03-05");
});

test("hackathons are sorted by date, else by registration deadline, else by the nearest usual month", () => {
  const rows = [
    hackathon({ name: "no date" }),
    hackathon({ name: "usually in October", usual_months: "Oct" }),
    hackathon({ name: "usually in winter", usual_months: "Dec-Jan" }),
    hackathon({ name: "by date", hackathon_date: "December 5 – 7 2026", registration_deadline: "November 1 2026" }),
    hackathon({ name: "by deadline", registration_deadline: "2026-12-01" }),
    hackathon({ name: "unparsable", hackathon_date: "TBA", registration_deadline: "2026-12-02" }),
  ];
  expect(sortedHackathons(rows, now).map(({ name }) => name)).toEqual([
    "by deadline",
    "by date",
    "usually in winter",
    "usually in October",
    "no date",
    "unparsable",
  ]);
});

test("the date line is the hackathon's date, else the end of registration, else 'Date TBD'", () => {
  const registration_deadline = "December 1 2026";
  expect(dateLine(hackathon({ hackathon_date: "December 5 2026", registration_deadline }))).toBe("December 5 2026");
  expect(dateLine(hackathon({ registration_deadline }))).toBe("Registration ends: December 1 2026");
  expect(dateLine(hackathon())).toBe("Date TBD");
});

test("from day 21 on, the current month comes after all other months", () => {
  const rows = [
    hackathon({ name: "May", usual_months: "May" }),
    hackathon({ name: "All year", usual_months: "year-round" }),
    hackathon({ name: "November", usual_months: "Nov" }),
    hackathon({ name: "January", usual_months: "Jan" }),
    hackathon({ name: "December", usual_months: "Dec" }),
  ];
  const on = (day: string) => sortedHackathons(rows, new Date(day)).map(({ name }) => name);
  expect(on("2026-11-27T12:00:00Z")).toEqual(["December", "January", "May", "November", "All year"]);
  expect(on("2026-11-20T12:00:00Z")).toEqual(["November", "December", "January", "May", "All year"]);
});

test("late in November, the groups follow the months, and November is the last group", () => {
  const now = new Date("2026-11-27T12:00:00Z");
  const months = ["Jan", "Oct-Nov", "Feb-Mar, Nov", "Nov", "Nov-Dec", "Oct", "Apr, Oct-Nov"];
  const rows = months.map((usual_months) => hackathon({ name: usual_months, usual_months }));
  const groups = sortedHackathons(rows, now).map((row) => hackathonGroup(row, now));
  expect([...new Set(groups)]).toEqual([
    "Usually going on now",
    "Usually in January",
    "Usually in February",
    "Usually in April",
    "Usually in October",
    "Usually in November",
  ]);
});

test("an event that runs into next month comes first, and its note does not say that it may be over", () => {
  const now = new Date("2026-11-27T12:00:00Z");
  const rows = [
    hackathon({ name: "December", usual_months: "Dec" }),
    hackathon({ name: "November", usual_months: "Nov" }),
    hackathon({ name: "Winter", usual_months: "Oct-Feb" }),
  ];
  const groups = sortedHackathons(rows, now).map((row) => [row.name, hackathonGroup(row, now), groupNote(row, now)]);
  expect(groups).toEqual([
    ["Winter", "Usually going on now", "The dates of this year are not known. Check the official site."],
    ["December", "Usually in December", undefined],
    [
      "November",
      "Usually in November",
      "The dates of this year are not known. Some may be over: check the official site.",
    ],
  ]);
});

test("the usual months are shown only if no date is known", () => {
  const usual_months = "Oct-Nov, Mar-May";
  expect(usualMonths(hackathon({ usual_months }))).toBe("Oct – Nov, Mar – May");
  expect(usualMonths(hackathon({ usual_months, registration_deadline: "December 1 2026" }))).toBeUndefined();
  expect(usualMonths(hackathon({ usual_months, hackathon_date: "December 5 2026" }))).toBeUndefined();
  expect(usualMonths(hackathon())).toBeUndefined();
});

test.each([
  ["2026-11-23T13:00:00Z", "Closes in 2 days"],
  ["2026-11-23", "Closes in 2 days"],
  ["2026-11-22", "Closes tomorrow"],
  ["2026-11-21", "Closes today"],
  ["2026-11-22T11:30:00Z", "Closes in 23 hours"],
  ["2026-11-21T13:30:00Z", "Closes in 1 hour"],
  ["2026-11-21T12:30:00Z", "Closes within the hour"],
  ["2026-11-20", "Closes today"], // West of Greenwich it is still the 20th.
  ["2026-11-19", "Registration closed"],
  ["2026-12-24", undefined],
  [null, undefined],
])("the deadline %s is shown as: %s", (deadline, text) => {
  expect(closingText({ deadline }, now)).toBe(text);
});

test.each([
  ["America/Los_Angeles", "2026-11-26T04:59:00Z", "2026-11-25"],
  ["America/New_York", "2026-11-26T05:00:00Z", "2026-11-25"],
  ["Asia/Kolkata", "2026-11-25T20:00:00Z", "2026-11-26"],
  ["America/Los_Angeles", "2026-11-26", "2026-11-26"],
])("in %s, the last day before the deadline %s is %s", (zone, deadline, day) => {
  vi.stubEnv("TZ", zone);
  expect(lastDay(deadline)).toBe(day);
});

test.each([
  ["America/Los_Angeles", "2026-11-25", "Closes in 2 days"],
  ["America/Los_Angeles", "2026-11-24", "Closes tomorrow"],
  ["Asia/Kolkata", "2026-11-25", "Closes tomorrow"],
])("in %s, the date %s without a time follows the visitor's calendar: %s", (zone, deadline, text) => {
  vi.stubEnv("TZ", zone);
  expect(closingText({ deadline }, new Date("2026-11-24T03:30:00Z"))).toBe(text);
});

test("an event is over when its last day has ended everywhere; an event without exact dates never is", () => {
  const at = (text: string) => new Date(text);
  const event = { starts: "2026-11-20", ends: "2026-11-21", deadline: "2026-11-01" };
  expect(isOver(event, at("2026-11-22T11:59:00Z"))).toBe(false);
  expect(isOver(event, at("2026-11-22T12:01:00Z"))).toBe(true);
  expect(isOver({ ...event, ends: "2026-11-21T18:00:00Z" }, at("2026-11-21T18:01:00Z"))).toBe(true);
  expect(isOver({ starts: null, ends: null, deadline: null }, at("2099-01-01"))).toBe(false);
});

test("a date text names each month and year once, in the event's time zone", () => {
  expect(dateText("2026-09-05", "2026-09-07")).toBe("September 5 – 7 2026");
  expect(dateText("2026-09-05", null)).toBe("September 5 2026");
  expect(dateText("2026-09-30", "2026-10-02")).toBe("September 30 – October 2 2026");
  expect(dateText("2026-12-30", "2027-01-02")).toBe("December 30 2026 – January 2 2027");
  expect(dateText("2026-09-04T18:30:00Z", null, "Asia/Kolkata")).toBe("September 5 2026");
});

test("every date text that we write is read back as the same date", () => {
  for (const [starts, ends] of [
    ["2026-09-05", "2026-09-07"],
    ["2026-12-30", "2027-01-02"],
    ["2025-01-31", "2025-02-01"],
  ] as const)
    expect(new Date(hackathonTime(dateText(starts, ends), now)).toISOString().slice(0, 10)).toBe(starts);
});

test.each([
  ["Nov", 0],
  ["Oct-May", 0],
  ["Dec-Jan", 1],
  ["Oct", 11],
  ["Feb, Oct", 3],
  ["Spring, Fall", 0],
  ["Year-round", 13],
  ["Monthly", 13],
  ["Varies", 14],
  [null, 14],
])("on November 20 the months '%s' are %i months away", (months, wait) => {
  expect(monthsUntil(months, new Date("2026-11-20T12:00:00Z"))).toBe(wait);
});

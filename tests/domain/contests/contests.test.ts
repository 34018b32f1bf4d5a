import { expect, test } from "vitest";
import {
  type Contest,
  linkKey,
  listable,
  platformName,
  popularityScore,
  withoutAnnounced,
} from "#domain/contests/contests.ts";
import { contestEvents } from "#domain/contests/events.ts";
import {
  contestClock,
  contestDay,
  contestDuration,
  contestHours,
  contestState,
  runningText,
} from "#domain/contests/times.ts";

const start = "2026-11-22T02:30:00.000Z";
const end = "2026-11-22T04:00:00.000Z";

const contest: Contest = {
  id: "leetcode:weekly-contest-529",
  event: "Weekly Contest 529",
  start_time: start,
  end_time: end,
  resource: "leetcode.com",
  href: "https://leetcode.com/contest/weekly-contest-529",
  popularity_score: 90,
  predicted: false,
  changed_at: "2026-11-20T06:00:00.000Z",
};

test("only contests whose link is a valid http or https address are listed", () => {
  const links = [
    "https://a.example",
    "http://a.example",
    "javascript:alert(1)",
    "ftp://a.example",
    "a.example",
    "",
    null,
  ];
  expect(listable(links.map((href) => ({ ...contest, href }))).map(({ href }) => href)).toEqual(links.slice(0, 2));
});

test("a contest without a name is called 'Unnamed Contest', and one without a platform 'Unknown'", () => {
  expect(listable([{ ...contest, event: null, resource: "" }])).toEqual([
    { ...contest, event: "Unnamed Contest", resource: "Unknown" },
  ]);
});

const now = Date.parse("2026-11-21T12:00:00Z");
const india = { timeZone: "Asia/Kolkata", locale: "en-IN" };
const newYork = { timeZone: "America/New_York", locale: "en-US" };

test("the day and the hours use the visitor's time zone and the visitor's regional format", () => {
  expect(contestDay(contest, now, india)).toBe("Tomorrow");
  expect(contestHours(contest, now, india)).toBe("8:00 am – 9:30 am");
  expect(contestDay(contest, now, newYork)).toBe("Today");
  expect(contestHours(contest, now, newYork)).toBe("9:30 PM – 11:00 PM");
  expect(contestHours({ start_time: start, end_time: "2026-11-24T04:00:00Z" }, now, india)).toBe(
    "8:00 am – Tue, 24 Nov, 9:30 am",
  );
});

test("a missing or unreadable time is TBD", () => {
  expect(contestDay({ start_time: null }, now)).toBe("TBD");
  expect(contestHours({ start_time: "soon", end_time: "later" }, now)).toBe("TBD");
  expect(contestHours({ start_time: start, end_time: "later" }, now, india)).toBe("8:00 am – TBD");
});

test("the end is shown only if present and different from the start", () => {
  expect(contestHours({ start_time: start, end_time: start }, now, india)).toBe("8:00 am");
  expect(contestHours({ start_time: start, end_time: null }, now, india)).toBe("8:00 am");
});

test("the duration of a contest is the time from its start to its end", () => {
  expect(contestDuration(contest)).toBe("1h 30m");
  expect(contestDuration({ start_time: start, end_time: "2026-11-24T02:30:00Z" })).toBe("2d");
  expect(contestDuration({ start_time: start, end_time: null })).toBeUndefined();
  expect(contestDuration({ start_time: start, end_time: start })).toBeUndefined();
});

test("a contest runs from its start until its end", () => {
  const at = (now: string, times = contest) => contestState(times, new Date(now));
  expect(at("2026-11-22T02:29:59Z")).toBe("upcoming");
  expect(at(start)).toBe("running");
  expect(at("2026-11-22T03:59:59Z")).toBe("running");
  expect(at(end)).toBe("over");
  expect(at(start, { ...contest, end_time: null })).toBe("over");
  expect(at(start, { ...contest, start_time: null })).toBe("unknown");
});

test.each([
  ["2026-11-19T23:00:00Z", "Starts in 2d 3h"],
  ["2026-11-20T02:30:00Z", "Starts in 2d"],
  ["2026-11-21T02:15:00Z", "Starts in 1d"],
  ["2026-11-21T23:05:00Z", "Starts in 3h 25m"],
  ["2026-11-22T02:29:01Z", "Starts in 1m"],
  ["2026-11-22T02:30:00Z", "1h 30m left"],
  ["2026-11-22T03:59:59Z", "1m left"],
  ["2026-11-22T04:00:00Z", "Over"],
])("at %s the contest's clock shows '%s'", (now, text) => {
  expect(contestClock(contest, new Date(now))).toBe(text);
});

test("a running contest that nobody has announced reads 'Should be running', not 'Running now'", () => {
  expect([runningText(contest), runningText({ predicted: true })]).toEqual(["Running now", "Should be running"]);
});

test("a contest without a readable start has no countdown", () => {
  expect(contestClock({ start_time: "soon", end_time: null }, new Date(start))).toBe("TBD");
});

test("a known platform has its own name, and an unknown platform has its host", () => {
  const platforms = [{ resource: "leetcode.com", url: "https://leetcode.com/contest/", name: "LeetCode" }];
  expect(platformName("leetcode.com", platforms)).toBe("LeetCode");
  expect(platformName("new.example", platforms)).toBe("new.example");
});

test.each([
  ["https://leetcode.com/contest/weekly-contest-515/", "https://leetcode.com/contest/weekly-contest-515"],
  ["https://www.codechef.com/START251", "http://codechef.com/start251#problems"],
])("%s and %s are the same contest", (one, other) => {
  expect(linkKey(one)).toBe(linkKey(other));
});

test("two addresses with different queries are two contests", () => {
  expect(linkKey("https://a.example/contest?id=1")).not.toBe(linkKey("https://a.example/contest?id=2"));
});

test("ten times the participants give 20 points more, up to 100", () => {
  expect([9, 99, 999, 9_999, 99_999, 10_000_000].map(popularityScore)).toEqual([20, 40, 60, 80, 100, 100]);
});

test("a contest without a known number of participants counts as one with 300", () => {
  expect(popularityScore(undefined)).toBe(popularityScore(300));
});

const expected = (event: string, start_time: string): Contest => ({
  ...contest,
  resource: "atcoder.jp",
  href: "https://atcoder.jp/contests/",
  event,
  start_time,
  predicted: true,
});

test("an announced contest replaces only a prediction of its series within 36 hours", () => {
  const announced = {
    ...expected("AtCoder Beginner Contest 476 (sponsored)", "2026-11-22T04:10:00.000Z"),
    predicted: false,
  };
  const same = expected("AtCoder Beginner Contest", "2026-11-21T12:00:00.000Z");
  const nextWeek = expected("AtCoder Beginner Contest", "2026-11-28T12:00:00.000Z");
  const otherSeries = expected("AtCoder Regular Contest", "2026-11-22T12:00:00.000Z");
  const otherPlatform = { ...same, resource: "other.example" };
  expect(withoutAnnounced([announced, same, nextWeek, otherSeries, otherPlatform])).toEqual([
    announced,
    nextWeek,
    otherSeries,
    otherPlatform,
  ]);
});

test("contests that share a link are separate calendar events", () => {
  const keys = contestEvents(
    [
      expected("AtCoder Beginner Contest", "2026-11-21T12:00:00.000Z"),
      expected("AtCoder Regular Contest", "2026-11-22T12:00:00.000Z"),
    ],
    [],
  ).map(({ key }) => key);
  expect(keys).toEqual(["atcoder.jp/contests/2026-11-21", "atcoder.jp/contests/2026-11-22"]);
});

test("two AtCoder contests added one by one are the two events of the subscribed calendar", () => {
  const both = [
    expected("AtCoder Beginner Contest", "2026-11-21T12:00:00.000Z"),
    expected("AtCoder Regular Contest", "2026-11-22T12:00:00.000Z"),
  ];
  const platforms = [{ resource: "atcoder.jp", url: "https://atcoder.jp/contests/", name: "AtCoder" }];
  const keys = (contests: typeof both) => contestEvents(contests, platforms).map(({ key }) => key);
  expect(both.flatMap((one) => keys([one]))).toEqual(keys(both));
  expect(new Set(keys(both)).size).toBe(2);
  const titles = contestEvents(both, platforms).map(({ title }) => title);
  expect(titles).toEqual(["AtCoder Beginner Contest (expected)", "AtCoder Regular Contest (expected)"]); // The platform's name appears once.
});

test("a calendar marks predicted contests as tentative, and leaves out contests without a start", () => {
  const [event, ...others] = contestEvents(
    [
      { ...contest, predicted: true },
      { ...contest, start_time: null },
    ],
    [],
  );
  expect(others).toEqual([]);
  expect(event).toMatchObject({
    title: "leetcode.com: Weekly Contest 529 (expected)",
    isTentative: true,
    start: new Date(start),
  });
  expect(event?.description).toContain("not announced yet");
});

import { expect, test } from "vitest";
import type { Answers } from "#worker/answers.ts";
import { devfolio } from "#worker/features/hackathons/sources/devfolio.ts";
import { devpost, submissionDays } from "#worker/features/hackathons/sources/devpost.ts";
import { dorahacks } from "#worker/features/hackathons/sources/dorahacks.ts";
import { ethglobal } from "#worker/features/hackathons/sources/ethglobal.ts";
import { hackclub } from "#worker/features/hackathons/sources/hackclub.ts";
import { hackerearth } from "#worker/features/hackathons/sources/hackerearth.ts";
import { mlh, seasonOf } from "#worker/features/hackathons/sources/mlh.ts";
import { moment } from "#worker/features/hackathons/sources/moment.ts";
import { readPages } from "#worker/features/hackathons/sources/readings.ts";
import { type HackathonSource, prizeText } from "#worker/features/hackathons/sources/source.ts";
import { unstop } from "#worker/features/hackathons/sources/unstop.ts";
import { upstream } from "#worker/upstream.ts";
import type { Behavior } from "../../scripts/fake-upstream/fake-upstream.ts";
import { outside, timeoutFor } from "../support/outside.ts";

const now = new Date("2026-08-12T12:00:00Z");
const askAs = (behavior: Behavior) => upstream(outside(behavior), timeoutFor(behavior));
const read = (source: HackathonSource, ask: Answers = askAs("well")) => source.read(ask, now, {});

test("Devfolio gives days in the row's zone and themes as text or objects, and hides private events", async () => {
  const { rows, skipped } = await read(devfolio);
  expect(rows[0]).toMatchObject({
    id: "devfolio:codesprint26",
    name: "Code Sprint 2026",
    registration_link: "https://codesprint26.devfolio.co/",
    registration_deadline: "August 30 2026",
    hackathon_date: "September 5 – 6 2026",
    source: "Devfolio",
    skills: "AI, Web3",
    mode: "in_person",
    city: "Pune",
    country: "India",
    team: "2 – 4",
    deadline: "2026-08-30T18:29:00.000Z",
  });
  expect(rows[1]).toMatchObject({ name: "Night Hack 3.0", mode: "online", hackathon_date: "September 1 2026" });
  expect(rows[2]).toMatchObject({ mode: "hybrid", prize: null, registration_deadline: "Not Specified" });
  expect([rows.length, skipped]).toEqual([3, 2]); // Both of Devfolio's lists have the same rows in the fixture.
});

test("Unstop's deadline is for registration, a lone end is ignored, and titles lose suffixes", async () => {
  const { rows, skipped } = await read(unstop);
  expect(
    rows.map(({ name, hackathon_date, registration_deadline }) => [name, hackathon_date, registration_deadline]),
  ).toEqual([
    ["Innovate India", "Not Specified", "August 29 2026"],
    ["Code Sprint 2026", "September 5 – 6 2026", "August 29 2026"],
    ["No Skills", "Not Specified", "Not Specified"],
    ["Last one", "Not Specified", "August 29 2026"],
  ]);
  expect(rows[1]?.prize).toBe("₹90,000"); // The prize is the pool, without the prizes of the ranks.
  expect(rows[0]).toMatchObject({
    skills: "Python, Machine Learning",
    prize: "₹100,000",
    team: "1 – 3",
    organizer: "IIT Example",
  });
  expect(rows[2]?.registration_link).toBe("https://unstop.com/hackathons/h-1003");
  expect(skipped).toBe(1);
});

test("Hack Club gives the events' own sites, over https only", async () => {
  const { rows, skipped } = await read(hackclub);
  expect(rows.map(({ name, mode, hackathon_date }) => [name, mode, hackathon_date])).toEqual([
    ["Counterspell Boston", "in_person", "October 3 – 4 2026"],
    ["Apex Online", "online", "October 3 – 4 2026"],
    ["Hybrid Teens", "hybrid", "December 30 2026 – January 2 2027"],
    ["Hack the North", "in_person", "September 18 – 20 2026"],
  ]);
  expect(skipped).toBe(1);
});

test("ETHGlobal's hackathons come from the page's data, without summits", async () => {
  const { rows, skipped } = await read(ethglobal);
  expect(rows.map(({ id, country, mode }) => [id, country, mode])).toEqual([
    ["ethglobal:tokyo2026", "Japan", "in_person"],
    ["ethglobal:ethonline2026", null, "online"],
    ["ethglobal:delhi2026", "India", "in_person"],
  ]);
  expect(rows[0]?.registration_deadline).toBe("September 20 2026");
  expect(skipped).toBe(1);
});

test("DoraHacks times are in seconds, past, hidden and test events are left out, and no row repeats", async () => {
  const { rows, skipped } = await read(dorahacks);
  expect(rows.map(({ id, mode, organizer }) => [id, mode, organizer])).toEqual([
    ["dorahacks:11", "online", "Dora Org"],
    ["dorahacks:12", "hybrid", null],
    ["dorahacks:15", "in_person", "Dora Org"],
  ]);
  expect(rows[0]).toMatchObject({ starts: "2026-08-06T07:06:40.000Z", prize: "$200,000", skills: "AI, Trading, Web3" });
  expect(rows.map(({ registration_link }) => registration_link)).toEqual([
    "https://dorahacks.io/hackathon/hack-11/detail",
    "https://dorahacks.io/hackathon/12/detail",
    "https://dorahacks.io/hackathon/hack-15/detail",
  ]);
  expect(rows[1]?.prize).toBeNull(); // A coin is not a currency.
  expect(skipped).toBe(2); // Each list has one bad row.
});

test("Devpost gives submission dates in three formats, and the prize from HTML", async () => {
  const { rows, skipped } = await read(devpost);
  expect(rows.map(({ hackathon_date, prize, mode, city }) => [hackathon_date, prize, mode, city])).toEqual([
    ["May 22 – September 13 2026", "$35,785", "online", null],
    ["August 4 – 31 2026", null, "in_person", "Berlin, Germany"],
    ["December 20 2026 – January 10 2027", "$35,785", "online", null],
  ]);
  expect(skipped).toBe(2);
});

test.each([
  ["May 22 - Sep 13, 2026", ["2026-05-22", "2026-09-13"]],
  ["Aug 04 - 31, 2026", ["2026-08-04", "2026-08-31"]],
  ["Dec 20, 2026 - Jan 10, 2027", ["2026-12-20", "2027-01-10"]],
  ["Dec 20 - Jan 10, 2027", ["2026-12-20", "2027-01-10"]],
  ["Sep 13, 2026", ["2026-09-13", "2026-09-13"]],
])("Devpost's date %s is %s", (text, days) => {
  expect(submissionDays(text)).toEqual(days);
});

test("MLH's events come from the page's data", async () => {
  const { rows, skipped } = await read(mlh);
  expect(rows.map(({ name, mode, country, registration_link }) => [name, mode, country, registration_link])).toEqual([
    ["Hack the North", "in_person", "Canada", "https://htn.example/"],
    ['Global Hack Week: "AI" & more', "online", null, "https://www.mlh.com/events/ghw/prizes"],
    ["PennApps", "in_person", "United States", "https://www.mlh.com/events/p/prizes"],
    ["Hybrid", "hybrid", "Canada", "https://hy.example/"],
  ]);
  expect(skipped).toBe(1);
});

test("MLH seasons begin in July, and the last season is read while the new one is empty", async () => {
  expect(["2026-06-30T23:59:59Z", "2026-07-01T00:00:00Z"].map((time) => seasonOf(new Date(time)))).toEqual([
    2026, 2027,
  ]);
  const asked: string[] = [];
  const empty: Answers = {
    json: async () => null,
    html: async (url) => {
      asked.push(url);
      return '<script data-page="app" type="application/json">{"props":{"upcomingEvents":[]}}</script>';
    },
  };
  await read(mlh, empty);
  expect(asked.map((url) => url.replace(/\D/g, ""))).toEqual(["2027", "2026"]);
});

test("HackerEarth gives only hackathons, with times that have a zone", async () => {
  const { rows, skipped } = await read(hackerearth);
  expect(rows.map(({ name, starts }) => [name, starts])).toEqual([
    ["Hack the Future", "2026-08-19T18:30:00.000Z"],
    ["Two", "2026-08-19T18:30:00.000Z"],
    ["Three", "2026-08-19T18:30:00.000Z"],
  ]);
  expect(rows[0]?.hackathon_date).toBe("August 20 – October 4 2026");
  expect(skipped).toBe(1);
});

test("a time without a zone counts only as a date", async () => {
  expect(moment.parse("2026-09-05T23:30:00")).toBe("2026-09-05");
  expect(moment.parse("2026-09-05")).toBe("2026-09-05");
  expect(moment.parse("2026-09-05T23:30:00+05:30")).toBe("2026-09-05T18:00:00.000Z");
  expect(moment.safeParse("2026-99-05").success).toBe(false);
  const { rows } = await read(hackclub, askAs("zone-less"));
  expect(rows[0]).toMatchObject({ starts: "2026-10-03", ends: "2026-10-04", hackathon_date: "October 3 – 4 2026" });
});

test("one bad row among 500 does not affect the other rows", async () => {
  const { rows, skipped } = await read(hackclub, askAs("one-bad-row"));
  expect(rows.length + skipped).toBe(500);
  expect(rows).toHaveLength(399); // Every fifth row of the fixture has a refused link.
});

test("prizes in several currencies, or without a currency, are not added up", () => {
  expect(
    prizeText([
      { amount: 5, currency: "USD" },
      { amount: 5, currency: "INR" },
    ]),
  ).toBeNull();
  expect(prizeText([{ amount: 0, currency: "USD" }])).toBeNull();
  for (const currency of ["", "USDT", "points"]) expect(prizeText([{ amount: 5, currency }])).toBeNull();
  expect(prizeText([])).toBeNull();
});

test("all pages are read, and if a later page fails, the earlier rows stay and a note says so", async () => {
  const page = (n: number) => ({ rows: [n], skipped: 0, pages: 3 });
  expect(await readPages(5, async (n) => page(n))).toEqual({ rows: [1, 2, 3], skipped: 0 });
  expect(await readPages(2, async (n) => page(n))).toMatchObject({ rows: [1, 2], note: "stopped at page 2 of 3" });
  const failing = async (n: number) => {
    if (n === 2) throw new Error("403");
    return page(n);
  };
  expect(await readPages(5, failing)).toEqual({
    rows: [1],
    skipped: 0,
    note: "stopped before page 2: Error: 403",
    isPartial: true,
  });
  await expect(readPages(5, () => Promise.reject(new Error("down")))).rejects.toThrow("down");
});

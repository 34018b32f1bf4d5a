import { expect, test } from "vitest";
import type { Answers } from "#worker/answers.ts";
import { atcoder } from "#worker/features/contests/sources/atcoder.ts";
import { clist } from "#worker/features/contests/sources/clist.ts";
import { codechef } from "#worker/features/contests/sources/codechef.ts";
import { codeforces } from "#worker/features/contests/sources/codeforces.ts";
import { ctftime } from "#worker/features/contests/sources/ctftime.ts";
import { leetcode } from "#worker/features/contests/sources/leetcode.ts";
import { predictedContests } from "#worker/features/contests/sources/predicted.ts";
import type { ContestSource } from "#worker/features/contests/sources/source.ts";
import { upstream } from "#worker/upstream.ts";
import { outside, timeoutFor } from "../support/outside.ts";

const now = new Date("2026-08-12T12:00:00Z");
const ask = upstream(outside("well"), timeoutFor("well"));

const key = { CLIST_USERNAME: "ada", CLIST_API_KEY: "key" };

async function read(source: ContestSource) {
  const { rows, skipped, note } = await source.read(ask, now, key);
  return {
    skipped,
    note,
    rows: rows.map(({ id, event, start_time, end_time, href }) => [id, event, start_time, end_time, href]),
  };
}

test("Codeforces gives running and upcoming contests, skips a row without a start and counts a bad row", async () => {
  const { rows, skipped } = await read(codeforces);
  expect(rows.map(([id]) => id)).toEqual([2260, 2259, 2258, 2256, 2255].map((id) => `codeforces:${id}`));
  expect(rows[0]).toEqual([
    "codeforces:2260",
    "Codeforces Round 1120 (Div. 2)",
    "2026-08-23T15:55:00.000Z",
    "2026-08-23T17:55:00.000Z",
    "https://codeforces.com/contests/2260",
  ]);
  expect(skipped).toBe(1);
});

test("LeetCode gives the next weekly and biweekly contest, with start and duration in seconds", async () => {
  expect(await read(leetcode)).toMatchObject({
    skipped: 0,
    rows: [
      [
        "leetcode:weekly-contest-515",
        "Weekly Contest 515",
        "2026-08-16T02:30:00.000Z",
        "2026-08-16T04:00:00.000Z",
        "https://leetcode.com/contest/weekly-contest-515",
      ],
      [
        "leetcode:biweekly-contest-189",
        "Biweekly Contest 189",
        "2026-08-15T14:30:00.000Z",
        expect.any(String),
        expect.any(String),
      ],
    ],
  });
});

test("CodeChef times need an offset from UTC", async () => {
  const { rows, skipped } = await read(codechef);
  expect(rows.map(([id, , start, end]) => [id, start, end])).toEqual([
    ["codechef:START251", "2026-08-12T11:30:00.000Z", "2026-08-12T15:30:00.000Z"],
    ["codechef:START252", "2026-08-19T14:30:00.000Z", "2026-08-19T16:30:00.000Z"],
    ["codechef:START253", "2026-08-26T14:30:00.000Z", "2026-08-26T16:30:00.000Z"],
  ]);
  expect(skipped).toBe(1);
});

test("a CodeChef contest has the participants of its series' last edition, 24,000", async () => {
  const { rows } = await codechef.read(ask, now, {});
  expect(rows[1]?.popularity_score).toBe(88);
});

test("AtCoder gives running and upcoming contests, in Japan's time and with names without entities", async () => {
  expect(await read(atcoder)).toMatchObject({
    skipped: 1,
    rows: [
      [
        "atcoder:ahc065",
        "AtCoder Heuristic Contest 065",
        "2026-08-07T10:00:00.000Z",
        "2026-08-17T10:00:00.000Z",
        "https://atcoder.jp/contests/ahc065",
      ],
      [
        "atcoder:abc471",
        "AtCoder Beginner Contest 471",
        "2026-08-15T12:00:00.000Z",
        "2026-08-15T13:40:00.000Z",
        "https://atcoder.jp/contests/abc471",
      ],
      [
        "atcoder:arc225",
        "AtCoder Regular Contest 225 (Div. 2) & friends",
        "2026-08-16T12:00:00.000Z",
        "2026-08-16T14:00:00.000Z",
        "https://atcoder.jp/contests/arc225",
      ],
      ["atcoder:abc472", expect.any(String), "2026-08-22T04:10:00.000Z", expect.any(String), expect.any(String)],
      ["atcoder:agc080", expect.any(String), "2026-09-05T12:00:00.000Z", expect.any(String), expect.any(String)],
    ],
  });
});

test("CTFtime events link to their CTFtime page, and plain http and impossible times are refused", async () => {
  const { rows, skipped } = await read(ctftime);
  expect(rows.map(([id]) => id)).toEqual(["ctftime:2900", "ctftime:2901", "ctftime:2902", "ctftime:2907"]);
  expect(rows[1]).toEqual([
    "ctftime:2901",
    "Small & Friendly CTF",
    "2026-08-15T06:00:00.000Z",
    "2026-08-16T06:00:00.000Z",
    "https://ctftime.org/event/2901/",
  ]);
  expect(skipped).toBe(3);
});

test("CTFtime popularity is the number of teams, or an estimate from the event's weight", async () => {
  const { rows } = await ctftime.read(ask, now, {});
  const scores = Object.fromEntries(rows.map((row) => [row.id, row.popularity_score]));
  expect(scores["ctftime:2900"]).toBe(Math.round(20 * Math.log10(1 + 412)));
  expect(scores["ctftime:2902"]).toBe(Math.round(20 * Math.log10(1 + 1010)));
});

test("clist times without a zone are UTC, and links lead only to known platforms", async () => {
  const { rows, skipped, note } = await read(clist);
  expect(rows).toContainEqual([
    "clist:61000003",
    "DMOPC '26 Contest 1",
    "2026-08-20T22:00:00.000Z",
    "2026-08-21T01:00:00.000Z",
    "https://dmoj.ca/contest/dmopc26c1",
  ]);
  expect({ count: rows.length, skipped, note }).toEqual({ count: 6, skipped: 1, note: undefined });
});

test("if LeetCode does not know the first field, the second field is requested", async () => {
  const asked: string[] = [];
  const listening: Answers = {
    ...ask,
    json: async (_url, request) => {
      const { operationName } = JSON.parse(request?.body ?? "");
      asked.push(operationName);
      const contest = {
        title: "Weekly Contest 515",
        titleSlug: "weekly-contest-515",
        startTime: 1786847400,
        duration: 5400,
      };
      return operationName === "topTwoContests"
        ? { errors: [{ message: "Cannot query field" }] }
        : { data: { [operationName]: [contest] } };
    },
  };
  const { rows } = await leetcode.read(listening, now, {});
  expect(asked).toEqual(["topTwoContests", "contestV2UpcomingContests"]);
  expect(rows.map(({ id }) => id)).toEqual(["leetcode:weekly-contest-515"]);
});

test("a Codeforces round for Division 1 alone counts as a round with 1,400 participants", async () => {
  const { rows } = await codeforces.read(ask, now, {});
  const scores = new Map(rows.map(({ event, popularity_score }) => [event, popularity_score]));
  const [alone] = [...scores].filter(([event]) => event?.includes("Div. 1") && !event.includes("Div. 2"));
  expect(alone?.[1]).toBe(63);
  expect(scores.get("Codeforces Round 1120 (Div. 2)")).toBe(86);
});

test("clist gets the key of its account", async () => {
  const headers: (Record<string, string> | undefined)[] = [];
  const listening: Answers = {
    ...ask,
    json: (url, request) => {
      headers.push(request?.headers);
      return ask.json(url, request);
    },
  };
  await clist.read(listening, now, key);
  expect(headers).toEqual([{ Authorization: "ApiKey ada:key" }]);
});

test("the schedule computes numbers and times of each series from two published editions", () => {
  const at = (moment: string, event: string) =>
    predictedContests(new Date(moment)).find((row) => row.event === event)?.start_time;
  expect(at("2024-02-10T00:00:00Z", "Weekly Contest 385")).toBe("2024-02-18T02:30:00.000Z");
  expect(at("2026-08-12T00:00:00Z", "Weekly Contest 515")).toBe("2026-08-16T02:30:00.000Z");
  expect(at("2024-02-10T00:00:00Z", "Biweekly Contest 124")).toBe("2024-02-17T14:30:00.000Z");
  expect(at("2026-08-12T00:00:00Z", "Biweekly Contest 189")).toBe("2026-08-15T14:30:00.000Z");
  expect(at("2026-08-12T00:00:00Z", "Starters 251")).toBe("2026-08-12T14:30:00.000Z");
});

test("the schedule has AtCoder on weekends, GeeksforGeeks on Sundays and Advent of Code in December", () => {
  const rows = predictedContests(new Date("2026-11-22T12:30:00Z"));
  const starts = (event: string) => rows.filter((row) => row.event === event).map(({ start_time }) => start_time);
  expect(starts("AtCoder Beginner Contest")[0]).toBe("2026-11-28T12:00:00.000Z");
  expect(starts("AtCoder Regular Contest")[0]).toBe("2026-11-22T12:00:00.000Z");
  expect(starts("GfG Weekly Coding Contest")[0]).toBe("2026-11-22T13:30:00.000Z");
  expect(starts("Advent of Code 2026")).toEqual(["2026-12-01T05:00:00.000Z"]);
  expect(predictedContests(new Date("2026-10-22T12:30:00Z")).some(({ event }) => event?.includes("Advent"))).toBe(
    false,
  );
});

test("the schedule covers four weeks, marks its rows as predicted and includes running contests", () => {
  const rows = predictedContests(new Date("2026-08-16T03:00:00Z"));
  expect(rows.every((row) => row.predicted)).toBe(true);
  expect(rows.map((row) => row.event)).toContain("Weekly Contest 515");
  expect(rows.every((row) => String(row.start_time) <= "2026-09-13T03:00:00.000Z")).toBe(true);
  expect(rows).toHaveLength(23);
});

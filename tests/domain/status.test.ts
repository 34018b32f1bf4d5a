import { expect, test } from "vitest";
import { freshnessLine, nextRun, type SourceStatus, shownOf, sourceNames, sourceState } from "#domain/status.ts";

const now = new Date("2026-11-21T12:30:00Z");
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 60 * 60 * 1000).toISOString();

test.each([
  ["waiting", null, null, null],
  ["working", 100, 6, null],
  ["working", 100, 6, 12],
  ["failing", 100, 12, 6],
  ["failing", 6, null, 6],
  ["failing", 100, 47.9, 6],
  ["broken", 100, 48, 6],
  ["broken", 48, null, 6],
  ["broken", 100, 50, null],
] as const)(
  "a source is %s: first run %s, last success %s, last failure %s hours ago",
  (state, first, success, failure) => {
    const at = (hours: number | null) => (hours === null ? null : hoursAgo(hours));
    expect(sourceState({ firstRun: at(first), lastSuccess: at(success), lastFailure: at(failure) }, now)).toBe(state);
  },
);

test("a page shows current rows, the last good rows, predictions, or nothing", () => {
  expect(shownOf("working", 5, false)).toBe("current");
  expect(shownOf("working", 0, true)).toBe("predicted");
  expect(shownOf("failing", 5, true)).toBe("last-good");
  expect(shownOf("broken", 0, true)).toBe("predicted");
  expect(shownOf("waiting", 0, false)).toBe("nothing");
});

const tonight = "2026-11-21T18:00:00.000Z";
const tomorrow = "2026-11-22T00:00:00.000Z";

test.each([
  ["every six hours", 6, 0.5, null, tonight],
  ["every six hours, asked by hand in between", 6, 0.1, null, tonight],
  ["never asked", 12, null, null, tonight],
  ["daily and done today", 24, 0.5, null, tomorrow],
  ["daily and done yesterday", 24, 13, null, tonight],
  ["daily and failed today", 24, 30, 0.5, tonight],
  ["taking turns, asked at the last run", 12, 0.5, null, tomorrow],
  ["taking turns, asked at the last run in vain", 12, 24.5, 0.5, tomorrow],
  ["taking turns, asked at the run before", 12, 6.5, null, tonight],
] as const)("the next run is correct for a source that is %s", (_, everyHours, success, failure, next) => {
  const at = (hours: number | null) => (hours === null ? null : hoursAgo(hours));
  expect(nextRun(everyHours, { lastSuccess: at(success), lastFailure: at(failure) }, now)).toBe(next);
});

const source = (label: string, more: Partial<SourceStatus> = {}): SourceStatus => ({
  job: "contests",
  source: label.toLowerCase(),
  label,
  state: "working",
  shows: "current",
  lastSuccess: null,
  lastFailure: null,
  reason: null,
  rows: 1,
  usualRows: 1,
  nextRun: "",
  ...more,
});

test("one line says how many sources are fresh, and what the page shows for each other source", () => {
  expect(freshnessLine([source("a"), source("b")])).toBe("All 2 sources are up to date.");
  expect(freshnessLine([source("a", { state: "waiting" })])).toBe("The sources have not been asked yet.");
  expect(
    freshnessLine([
      source("a"),
      source("AtCoder", { state: "failing", shows: "last-good" }),
      source("LeetCode", { state: "broken", shows: "predicted" }),
      source("x", { state: "broken", shows: "nothing" }),
    ]),
  ).toBe(
    "1 of 4 sources are up to date; AtCoder from the last good answer; LeetCode predicted; x not available right now.",
  );
  const missing = { state: "failing", shows: "nothing" } as const;
  expect(freshnessLine([source("a"), source("b", missing), source("c", missing)])).toBe(
    "1 of 3 sources are up to date; b and c not available right now.",
  );
  expect(freshnessLine([source("a"), source("b", missing), source("c", missing), source("d", missing)])).toBe(
    "1 of 4 sources are up to date; 3 not available right now.",
  );
});

test("a page names its sources, or says several platforms if it knows none", () => {
  expect(sourceNames([source("Devfolio"), source("Unstop"), source("Hack Club")])).toBe(
    "Devfolio, Unstop and Hack Club",
  );
  expect(sourceNames([source("Devfolio")])).toBe("Devfolio");
  expect(sourceNames([])).toBe("several platforms");
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultSearch, type JobSearch } from "#domain/job-search/job-search.ts";
import {
  forgetSearch,
  readSavedSearches,
  restoreSearch,
  savedSearchesText,
  saveSearch,
  sinceLastOpened,
} from "#domain/job-search/saved-searches.ts";

const search = (change: Partial<JobSearch> = {}): JobSearch => ({ ...defaultSearch, ...change });

test("a search that is saved again moves to the top with its new time", () => {
  const one = saveSearch(saveSearch([], search({ role: "first" }), 1), search({ role: "second" }), 2);
  const two = saveSearch(one, search({ role: "first" }), 3);
  expect(two.map(({ search, lastOpened }) => [search.role, lastOpened])).toEqual([
    ["first", 3],
    ["second", 2],
  ]);
  expect(forgetSearch(two, search({ role: "first" }))).toHaveLength(1);
});

test("a deleted search that is brought back returns to its old place", () => {
  const saved = ["first", "second", "third"].reduce(
    (list, role, now) => saveSearch(list, search({ role }), now),
    [...readSavedSearches(null)],
  );
  const [, second] = saved;
  if (!second) throw new Error("nothing saved");
  expect(restoreSearch(forgetSearch(saved, second.search), second)).toEqual(saved);
});

test.each([
  [0.5, undefined],
  [20, undefined], // The search's own time is the past 24 hours.
  [5, "r28800"],
  [40, "r172800"],
  [100, "r604800"],
  [9000, "r0"],
])("opened %s hours ago, the search for new jobs covers %s", (hours, within) => {
  const now = Date.UTC(2026, 10, 26);
  const saved = { search: defaultSearch, lastOpened: now - hours * 3_600_000 };
  expect(sinceLastOpened(saved, now)?.postedWithin).toBe(within);
});

test("at most 20 searches are kept", () => {
  const roles = Array.from({ length: 30 }, (_, index) => `role ${index}`);
  const saved = roles.reduce((list, role, now) => saveSearch(list, search({ role }), now), readSavedSearches(null));
  expect(saved).toHaveLength(20);
  expect(saved[0]?.search.role).toBe("role 29");
});

test("saved searches are read back as they were stored", () => {
  const saved = saveSearch([], search({ synonyms: "a, b" }), 5);
  expect(readSavedSearches(savedSearchesText(saved))).toEqual(saved);
});

test.each(["", "{", "null", "7", '{"a":1}', '[1,[2],["role=x"],["role=x","now"]]'])(
  "corrupted saved searches count as an empty list: %s",
  (stored) => {
    expect(readSavedSearches(stored)).toEqual([]);
  },
);

test("an invalid stored time and a repeated search are dropped", () => {
  const stored = JSON.stringify([
    ["role=SRE", 1e300],
    ["role=Java+Developer", 5],
    ["role=Java+Developer", 5],
  ]);
  expect(readSavedSearches(stored)).toHaveLength(1);
});

test("no stored text makes reading fail", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.json()), (stored) => {
      readSavedSearches(stored);
    }),
  );
});

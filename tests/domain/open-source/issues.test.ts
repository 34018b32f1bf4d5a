import { expect, test } from "vitest";
import { ageInDays, isCrowded, issueSearch, responseDays } from "#domain/open-source/issues.ts";

const now = new Date("2026-11-21T12:00:00Z");

test("the search asks for open, unassigned beginner issues that changed within 60 days", () => {
  const search = issueSearch("C++", now);
  for (const term of [
    "is:open",
    "no:assignee",
    "-linked:pr",
    "archived:false",
    'language:"C++"',
    "updated:>=2026-09-22",
  ])
    expect(search).toContain(term);
});

const pull = (days: number, authorAssociation = "NONE") => ({
  authorAssociation,
  createdAt: "2026-07-01T00:00:00Z",
  closedAt: new Date(Date.parse("2026-07-01T00:00:00Z") + days * 86_400_000).toISOString(),
});

test("the response time is the median days of outsiders' closed pull requests, or null below three", () => {
  expect(responseDays([pull(1), pull(10), pull(3.5), pull(0, "MEMBER"), pull(0, "OWNER")])).toBe(3.5);
  expect(responseDays([pull(1), pull(2), pull(3), pull(4)])).toBe(2.5);
  expect(responseDays([pull(1), pull(2), pull(0, "COLLABORATOR")])).toBeNull();
  expect(responseDays([pull(1), pull(2), { ...pull(3), closedAt: null }])).toBeNull();
});

test("an issue with more than five comments is crowded", () => {
  expect([0, 5, 6].map((comments) => isCrowded({ comments }))).toEqual([false, false, true]);
});

test("an issue's age is in whole days", () => {
  expect(ageInDays({ opened_at: "2026-11-19T13:00:00Z" }, now)).toBe(1);
  expect(ageInDays({ opened_at: "2026-11-22T13:00:00Z" }, now)).toBe(0);
});

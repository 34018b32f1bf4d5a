import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { fakeApi } from "../support/fake-api.ts";
import { visit } from "../support/render.tsx";

const pages = [
  { page: "/live-coding-contests", path: "/api/contests", list: "contests", failure: "Failed to load contests" },
  {
    page: "/upcoming-hackathon-contests",
    path: "/api/hackathons",
    list: "hackathons",
    failure: "Failed to load hackathon contests. Please try again later.",
  },
];
const good = { lastUpdated: "2026-11-20T06:00:00Z" };
const contest = {
  id: "one",
  event: "Round 900",
  start_time: "2099-01-01T10:00:00Z",
  end_time: null,
  resource: "codeforces.com",
  href: "https://codeforces.com/contests/1",
  popularity_score: 1,
  predicted: false,
  changed_at: null,
};

for (const { page, path, list, failure } of pages)
  test.each([
    ["a list that is null", { ...good, [list]: null }],
    ["no list", good],
    ["null", null],
    ["the page of a captive portal", "<!doctype html><title>Sign in to the network</title>"],
  ])(`${page}: an answer with %s shows the failure message instead of a crash`, async (_, body) => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 100 });
    fakeApi({ [path]: { body } });
    await visit(page);
    await vi.advanceTimersByTimeAsync(9000); // long enough for three retries
    expect((await screen.findAllByText(failure)).length).toBeGreaterThan(0);
    expect(screen.queryByText("Something went wrong")).toBeNull();
    expect(screen.getByRole("button", { name: /retry|try again/i })).toBeDefined();
  });

test("a contest without a name or a valid link is left out, and all valid contests are shown", async () => {
  const rows = [
    contest,
    { ...contest, id: "two", event: undefined },
    { ...contest, id: "three", href: "javascript:alert(1)" },
    null,
  ];
  fakeApi({ "/api/contests": { body: { ...good, contests: rows } } });
  await visit("/live-coding-contests");
  expect(await screen.findByText("Round 900")).toBeDefined();
  expect(screen.getByText("Showing 1 upcoming contest")).toBeDefined();
});

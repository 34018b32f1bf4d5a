import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Contest } from "#domain/contests/contests.ts";
import { whyNone } from "#domain/contests/why-none.ts";
import type { SourceStatus } from "#domain/status.ts";
import { fakeApi } from "../support/fake-api.ts";
import { visit } from "../support/render.tsx";

const contest = (id: string, more: Partial<Contest> = {}): Contest => ({
  id,
  event: `Round ${id}`,
  start_time: "2030-01-05T14:00:00Z",
  end_time: "2030-01-05T16:00:00Z",
  resource: "codeforces.com",
  href: `https://codeforces.com/contests/${id}`,
  popularity_score: 50,
  predicted: false,
  changed_at: null,
  ...more,
});

const list = (...contests: Contest[]) => ({ body: { lastUpdated: "2029-12-31T06:00:00Z", contests } });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2030-01-05T13:00:00Z"), toFake: ["Date"] });
});

test("the page shows five skeleton cards while contests load", async () => {
  fakeApi({ "/api/contests": () => new Promise(() => {}) });
  const { container } = await visit("/live-coding-contests");
  expect(container.querySelectorAll("main .animate-pulse")).toHaveLength(5);
  expect(screen.getByText(/Auto-updated every 6 hours\./)).toBeDefined();
});

test("without a connection, the page shows a message, and the list loads when the connection is back", async () => {
  const connection = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  fakeApi({});
  await visit("/live-coding-contests");
  const sentence = "You are offline. The list comes when the connection is back.";
  await screen.findByText(sentence);
  expect(screen.queryByText(/Last updated/)).toBeNull();
  fakeApi({ "/api/contests": list(contest("1")) });
  connection.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event("online")));
  await waitFor(() => expect(screen.getByText("Showing 1 upcoming contest")).toBeDefined());
  expect(screen.queryByText(sentence)).toBeNull();
});

test("the page shows the number of contests, the last update, and cards with times and a countdown", async () => {
  fakeApi({ "/api/contests": list(contest("1"), contest("2")) });
  await visit("/live-coding-contests");
  await screen.findByText("Showing 2 upcoming contests");
  expect(screen.getByText(/Last updated: .*2029/)).toBeDefined();
  expect(screen.getByText(/Times are in your zone, \S+/)).toBeDefined();
  const card = screen.getByRole("link", { name: "Round 1" }).closest("li") as HTMLElement;
  expect(within(card).getByText("Starts in 1h")).toBeDefined();
  expect(within(card).getByText("Codeforces")).toBeDefined();
});

test("a contest with a missing or invalid date shows 'TBD' and no calendar link", async () => {
  fakeApi({ "/api/contests": list(contest("1", { start_time: "soon", end_time: null })) });
  await visit("/live-coding-contests");
  expect((await screen.findAllByText("TBD")).length).toBeGreaterThan(0);
  expect(screen.queryByRole("button", { name: "Add to calendar" })).toBeNull();
});

test("the end time is shown only if it differs from the start time", async () => {
  const same = "2030-01-05T14:00:00Z";
  fakeApi({ "/api/contests": list(contest("1", { start_time: same, end_time: same })) });
  await visit("/live-coding-contests");
  const row = (await screen.findByRole("link", { name: "Round 1" })).closest("li") as HTMLElement;
  expect(within(row).queryByText(/–/)).toBeNull();
});

test("a running contest and an expected contest each have a mark", async () => {
  fakeApi({
    "/api/contests": list(
      contest("1", { start_time: "2030-01-05T12:00:00Z" }),
      contest("2", { start_time: "2030-01-05T12:00:00Z", predicted: true }),
    ),
  });
  await visit("/live-coding-contests");
  expect(await screen.findAllByText(/Running now/)).toHaveLength(1);
  expect(screen.getAllByText(/Should be running/)).toHaveLength(1);
  expect(screen.getAllByText(/^\d.* left$/)).toHaveLength(2);
  expect(screen.getByRole("link", { name: "Expected" })).toBeDefined();
});

test("'Expected' links to its explanation, and does not change the address to share", async () => {
  fakeApi({ "/api/contests": list(contest("1", { predicted: true })) });
  const { user } = await visit("/live-coding-contests");
  await user.click(await screen.findByRole("link", { name: "Expected" }));
  expect(document.activeElement?.textContent).toContain("not announced yet");
  expect(location.hash).toBe("");
});

test("the page explains 'Expected' once, and says that there is no live data yet", async () => {
  const contests = [contest("1", { predicted: true }), contest("2", { predicted: true })];
  fakeApi({ "/api/contests": { body: { lastUpdated: null, contests } } });
  await visit("/live-coding-contests");
  expect(await screen.findAllByText(/usual schedule; not announced yet/)).toHaveLength(1);
  expect(screen.getByText("From the usual schedule; no live data yet")).toBeDefined();
  expect(screen.queryByText(/not yet$/)).toBeNull();
});

test("'Show by day' sorts by 'Upcoming', and groups contests by day with hours and durations", async () => {
  fakeApi({
    "/api/contests": list(
      contest("1", { end_time: "2030-01-05T15:30:00Z" }),
      contest("2", { start_time: "2030-01-06T14:00:00Z", end_time: "2030-01-06T16:00:00Z" }),
    ),
  });
  const { user } = await visit("/live-coding-contests");
  await user.click(await screen.findByRole("button", { name: "Show by day" }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Sort by:Upcoming"));
  const today = within(await screen.findByRole("region", { name: "Today" }));
  expect(today.getByRole("link", { name: "Round 1" }).closest("li")?.textContent).toContain("1h 30m");
  expect(within(screen.getByRole("region", { name: "Tomorrow" })).getByRole("link", { name: "Round 2" })).toBeDefined();
  expect(screen.getByText(/What starts next first, day by day/)).toBeDefined();
});

test("the page explains the order of contests in few words, on phones too", async () => {
  fakeApi({ "/api/contests": list(contest("1")) });
  await visit("/live-coding-contests");
  const order = await screen.findByText(/^Most participants first, where known\./);
  expect(order.closest(".sr-only, .max-sm\\:sr-only, .max-sm\\:hidden")).toBeNull();
  expect(order.querySelector(".max-sm\\:sr-only")).toBeNull();
});

test("an empty list shows 'No contests found'", async () => {
  fakeApi({ "/api/contests": list() });
  await visit("/live-coding-contests");
  await screen.findByRole("heading", { name: "No contests found" });
  expect(screen.getByText("Auto-updates every 6 hours. Check back later for new contests.")).toBeDefined();
});

test("a change of the sort mode always requests the list in that mode again", async () => {
  const requests = fakeApi({ "/api/contests": list(contest("1")) });
  const { user } = await visit("/live-coding-contests");
  await screen.findByText("Showing 1 upcoming contest");
  await user.click(screen.getByRole("button", { name: /Sort by: Most Popular/ }));
  await user.click(await screen.findByRole("menuitemradio", { name: "Least Popular" }));
  await user.click(await screen.findByRole("button", { name: /Sort by: Least Popular/ }));
  await user.click(await screen.findByRole("menuitemradio", { name: "Most Popular" }));
  await waitFor(() =>
    expect(
      requests
        .map(({ url }) => new URL(url))
        .flatMap(({ pathname, search }) => (pathname === "/api/contests" ? search : [])),
    ).toEqual(["?sort=popular", "?sort=least-popular", "?sort=popular"]),
  );
});

test("the platform filters keep their order if the list is sorted another way", async () => {
  const contests = [contest("1"), contest("2", { resource: "atcoder.jp" })];
  const platforms = async (rows: Contest[]) => {
    fakeApi({ "/api/contests": list(...rows) });
    const { unmount } = await visit("/live-coding-contests");
    const group = within(await screen.findByRole("group", { name: "Platforms" }));
    const names = group.getAllByRole("button").map(({ textContent }) => textContent);
    unmount();
    return names;
  };
  const first = await platforms(contests);
  expect(first).toEqual(["AtCoder1", "Codeforces1"]);
  expect(await platforms(contests.toReversed())).toEqual(first);
});

test("without a connection, the loaded contests can be sorted, and the page shows their age", async () => {
  const kept = new Map<string, Response>();
  const lists = {
    put: async (path: string, list: Response) => kept.set(path, list),
    match: async (path: string) => kept.get(path)?.clone(),
  };
  vi.stubGlobal("caches", { open: async () => lists });
  const [late, soon] = [
    contest("late", { start_time: "2030-01-07T14:00:00Z" }),
    contest("soon", { popularity_score: 9 }),
  ];
  fakeApi({ "/api/contests": list(late, soon) });
  const { user } = await visit("/live-coding-contests");
  await screen.findByText("Showing 2 upcoming contests");
  await user.tab();
  await waitFor(async () => expect(await kept.get("/lists/contests")?.clone().text()).toContain("Round late"));
  fakeApi({});
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await user.click(screen.getByRole("button", { name: "Show by day" }));
  await screen.findByText(/No connection\. You see the list as it was loaded/);
  const rounds = () => screen.getAllByRole("link", { name: /^Round/ }).map(({ textContent }) => textContent);
  await waitFor(() => expect(rounds()).toEqual(["Round soon", "Round late"]));
  await user.click(screen.getByRole("button", { name: /Sort by: Upcoming/ }));
  await user.click(await screen.findByRole("menuitemradio", { name: "Most Popular" }));
  await waitFor(() => expect(rounds()).toEqual(["Round late", "Round soon"]));
});

test("the browser stores the list only after the visitor touches the page", async () => {
  const opened: string[] = [];
  vi.stubGlobal("caches", { open: async (name: string) => ({ put: async () => opened.push(name) }) });
  vi.stubGlobal("requestIdleCallback", (call: () => void) => call());
  fakeApi({ "/api/contests": list(contest("1")) });
  await visit("/live-coding-contests");
  await screen.findByText("Showing 1 upcoming contest");
  await act(async () => {});
  expect(opened).toEqual([]);
  dispatchEvent(new Event("scroll"));
  await waitFor(() => expect(opened).toEqual(["lists"]));
});

test("a platform filter shows only that platform's contests, and is in the address", async () => {
  fakeApi({
    "/api/contests": list(
      contest("1"),
      contest("2", { resource: "atcoder.jp", href: "https://atcoder.jp/contests/2" }),
    ),
  });
  await visit("/live-coding-contests?resource=atcoder.jp");
  await screen.findByText("Showing 1 upcoming contest");
  expect(screen.queryByRole("link", { name: "Round 1" })).toBeNull();
  expect(screen.getByRole("button", { name: /AtCoder/ }).getAttribute("aria-pressed")).toBe("true");
});

const source = (label: string, state: SourceStatus["state"]): SourceStatus => ({
  job: "contests",
  source: label.toLowerCase(),
  label,
  state,
  shows: state === "working" ? "current" : "nothing",
  lastSuccess: null,
  lastFailure: null,
  reason: null,
  rows: 0,
  usualRows: 0,
  nextRun: "2030-01-05T18:00:00Z",
});

describe("a chosen platform without contests", () => {
  test.each([
    ["failing", "Codeforces did not answer when we last asked."],
    ["working", "Codeforces has announced none."],
    ["waiting", "Codeforces has not been asked yet."],
  ] as const)("is named with the reason (its source is %s), and its filter stays pressed", async (state, reason) => {
    fakeApi({
      "/api/contests": list(contest("1", { resource: "atcoder.jp" })),
      "/api/status": { body: { sources: [source("Codeforces", state)] } },
    });
    const { user } = await visit("/live-coding-contests?resource=codeforces.com");
    await screen.findByRole("heading", { name: "No contests found on Codeforces" });
    await screen.findByText((text) => text.startsWith(`${reason} Auto-updates every 6 hours.`));
    const chip = screen.getByRole("button", { name: "Codeforces 0" });
    expect(chip.getAttribute("aria-pressed")).toBe("true");
    await user.click(chip);
    await screen.findByText("Showing 1 upcoming contest");
    expect(screen.getByRole("button", { name: "Codeforces 0" })).toBe(document.activeElement);
  });

  test("is not named in the message if it does not exist", async () => {
    fakeApi({ "/api/contests": list(contest("1")) });
    await visit("/live-coding-contests?resource=nowhere.example");
    await screen.findByRole("heading", { name: "No contests found" });
    expect(screen.queryByText(/nowhere/)).toBeNull();
  });

  test("has a message if only other sites list its contests", () => {
    expect(whyNone("Kattis", [source("Codeforces", "working")])).toMatch(/^We do not ask Kattis itself/);
  });
});

test("a failed load shows 'Failed to load contests', and 'Try Again' loads the contests", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 100 });
  let works = false;
  fakeApi({ "/api/contests": () => (works ? list(contest("1")) : { status: 500 }) });
  const { user } = await visit("/live-coding-contests");
  await vi.advanceTimersByTimeAsync(8000);
  await screen.findByRole("heading", { name: "Failed to load contests" });
  expect(screen.queryByText(/Last updated/)).toBeNull();
  works = true;
  await user.click(screen.getByRole("button", { name: "Try Again" }));
  await waitFor(() => expect(document.activeElement?.id).toBe("content"));
  await screen.findByText("Showing 1 upcoming contest");
});

test("a visitor can subscribe to the chosen platforms with Google, Apple or Outlook", async () => {
  fakeApi({ "/api/contests": list(contest("1")) });
  await visit("/live-coding-contests?resource=codeforces.com,leetcode.com");
  await screen.findByRole("button", { name: "Subscribe" });
  const path = `${location.host}/api/contests.ics?resource=codeforces.com&resource=leetcode.com`;
  const address = (name: string) =>
    new URL(screen.getByRole("link", { name, hidden: true }).getAttribute("href") ?? "");
  expect(address("Google Calendar").searchParams.get("cid")).toBe(`webcal://${path}`);
  expect(address("Apple Calendar").href).toBe(`webcal://${path}`);
  expect(address("Outlook").searchParams.get("url")).toBe(`https://${path}`);
  expect(screen.getByText("1 contest. Renewed every 6 hours.")).toBeDefined();
});

test("an empty list has no calendar to subscribe to", async () => {
  fakeApi({ "/api/contests": list() });
  await visit("/live-coding-contests");
  await screen.findByRole("heading", { name: "No contests found" });
  expect(screen.queryByRole("button", { name: "Subscribe" })).toBeNull();
});

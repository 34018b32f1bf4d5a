import { dayOf } from "#domain/time.ts";
import "fake-indexeddb/auto";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { newRecord } from "#domain/tracker/record.ts";
import { CardActions } from "#web/features/hackathons/card-actions.tsx";
import { PortalCard } from "#web/features/job-portals/portal-card.tsx";
import { trackedNow } from "#web/lib/tracked.ts";
import { mergeRecords } from "#web/lib/tracker.ts";
import { SaveToTracker } from "#web/ui/save-button.tsx";
import { Toasters } from "#web/ui/toasters.tsx";
import { clearTracker } from "../support/clear-rows.ts";
import { fullText } from "../support/doors.ts";
import { hackathon } from "../support/hackathon.ts";

const thing = {
  kind: "hackathon",
  title: "Hack Day",
  url: "https://hack.example/1?utm_source=x",
  source: "MLH",
} as const;

beforeEach(clearTracker);

const show = () => {
  render(
    <>
      <SaveToTracker thing={thing} />
      <Toasters />
    </>,
  );
  return userEvent.setup();
};

test("one press saves a card, and the button then links to the tracker", async () => {
  const user = show();
  await user.click(screen.getByRole("button", { name: "Save: Hack Day" }));
  const saved = await screen.findByRole("button", { name: "Saved: Hack Day, open the tracker" });
  expect(trackedNow().live).toMatchObject([{ kind: "hackathon", title: "Hack Day", stage: "saved", source: "MLH" }]);
  await user.click(saved);
  expect(location.pathname).toBe("/tracker");
  expect(trackedNow().live).toHaveLength(1);
});

test("the button is busy until the card is saved, and a second press meanwhile changes nothing", async () => {
  show();
  const button = screen.getByRole("button", { name: "Save: Hack Day" });
  act(() => button.click());
  expect(button.getAttribute("aria-busy")).toBe("true");
  act(() => button.click());
  await screen.findByText("Saved to your tracker");
  await waitFor(() => expect(button.getAttribute("aria-busy")).toBeNull());
  expect(screen.queryByText("Already in your tracker")).toBeNull();
});

test("a saved yearly hackathon without a date has its usual months in its notes", async () => {
  const row = hackathon({ name: "Winter Hack", registration_link: "https://winter.example/", usual_months: "Feb-Mar" });
  render(<CardActions hackathon={row} now={new Date("2026-11-27T12:00:00Z")} />);
  await userEvent.setup().click(await screen.findByRole("button", { name: "Save: Winter Hack" }));
  await screen.findByRole("button", { name: "Saved: Winter Hack, open the tracker" });
  const notes = "Usual months: Feb – Mar. The dates were not announced when this was saved.";
  expect(trackedNow().live).toMatchObject([{ title: "Winter Hack", notes }]);
});

test("a saved card can be undone", async () => {
  const user = show();
  await user.click(screen.getByRole("button", { name: "Save: Hack Day" }));
  (await screen.findByRole("button", { name: "Undo" })).focus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(screen.getByRole("button", { name: "Save: Hack Day" })).toBeDefined());
  expect(trackedNow().live).toEqual([]);
});

test("the toast names the saved card and the previous one, and links to the tracker", async () => {
  const user = show();
  render(<SaveToTracker thing={{ ...thing, title: "Code Night", url: "https://code.example/" }} />);
  await user.click(screen.getByRole("button", { name: "Save: Hack Day" }));
  await screen.findByText("Hack Day");
  await user.click(screen.getByRole("button", { name: "Save: Code Night" }));
  await screen.findByText("Code Night");
  expect(screen.getByText(/^Before that/).textContent).toBe("Before that: Hack Day");
  await user.click(screen.getByRole("link", { name: "Open your tracker" }));
  expect(location.pathname).toBe("/tracker");
});

test("the same address is not saved twice, even with another 'www' or campaign parameter", async () => {
  const user = show();
  await user.click(screen.getByRole("button", { name: "Save: Hack Day" }));
  await screen.findByRole("button", { name: /^Saved/ });
  render(<SaveToTracker thing={{ ...thing, title: "Again", url: "https://www.hack.example/1" }} />);
  await user.click(screen.getByRole("button", { name: "Save: Again" }));
  await screen.findByText("Already in your tracker");
  expect(trackedNow().live).toHaveLength(1);
});

const contest = (day: string) =>
  ({
    kind: "contest",
    title: `AtCoder Beginner Contest, ${day}`,
    url: "https://atcoder.jp/contests/",
    event: { start: `${day}T12:00:00.000Z`, end: `${day}T13:40:00.000Z`, isExpected: true },
  }) as const;

test("contests that are expected at the same address are saved separately", async () => {
  const user = userEvent.setup();
  const days = ["2026-11-28", "2026-12-05", "2026-12-12"];
  render(days.map((day) => <SaveToTracker key={day} thing={contest(day)} />));
  await user.click(screen.getByRole("button", { name: "Save: AtCoder Beginner Contest, 2026-11-28" }));
  await screen.findByRole("button", { name: /^Saved: .*2026-11-28/ });
  await user.click(screen.getByRole("button", { name: "Save: AtCoder Beginner Contest, 2026-12-05" }));
  await screen.findByRole("button", { name: /^Saved: .*2026-12-05/ });
  expect(screen.getByRole("button", { name: "Save: AtCoder Beginner Contest, 2026-12-12" })).toBeDefined();
  expect(trackedNow().live.map(({ event }) => event)).toEqual(days.slice(0, 2).map((day) => contest(day).event));
});

test("a contest that was saved with only its day is recognized, and the next contest is not", async () => {
  const { event, ...details } = contest("2026-11-28");
  const next = { what: "Contest starts", on: dayOf(new Date(event.start)) };
  await mergeRecords([newRecord("old", { ...details, next }, { stage: "saved" }, new Date())]);
  for (const day of ["2026-11-28", "2026-12-05"]) render(<SaveToTracker thing={contest(day)} />);
  await screen.findByRole("button", { name: /^Saved: .*2026-11-28/ });
  expect(screen.getByRole("button", { name: "Save: AtCoder Beginner Contest, 2026-12-05" })).toBeDefined();
});

test("if the browser stores nothing, a toast says so", async () => {
  const user = show();
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await user.click(screen.getByRole("button", { name: "Save: Hack Day" }));
  await screen.findByText(fullText);
  expect(screen.getByRole("button", { name: "Save: Hack Day" })).toBeDefined();
});

test("a saved portal links to the same search as its card, and has the same name as in the job search", async () => {
  const portal = { name: "Jobs", url: "https://jobs.example/", search: "https://jobs.example/find?q={role}" };
  const no = { isPinned: false, isVisited: false, isSaved: false };
  render(<PortalCard portal={portal} jobRole="tester" place="" {...no} />);
  await userEvent.setup().click(screen.getByRole("button", { name: "Save: tester: Jobs" }));
  await waitFor(() =>
    expect(trackedNow().live).toMatchObject([{ title: "tester: Jobs", url: "https://jobs.example/find?q=tester" }]),
  );
});

import { dayOf } from "#domain/time.ts";
import "fake-indexeddb/auto";
import { act, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { trackerGlanceKey } from "#domain/storage-keys.ts";
import { glanceAt } from "#domain/tracker/glance.ts";
import { daysLater } from "#domain/tracker/record.ts";
import { forget } from "#web/lib/storage.ts";
import { mergeRecords } from "#web/lib/tracker.ts";
import { visit } from "../support/render.tsx";
import { noon, record } from "../support/tracker-records.ts";

test("home computes the next step for today, and shows its date", async () => {
  const today = dayOf(new Date());
  const start = `${daysLater(today, -2)}T09:00`;
  const tracked = record({ interviews: [new Date(start).toISOString()] }, { stage: "interview" }, "2026-01-01");
  const glance = glanceAt([tracked], noon(daysLater(today, -4)).getTime());
  localStorage.setItem(trackerGlanceKey, JSON.stringify(glance));
  await visit("/");
  const begun = await screen.findByRole("link", { name: /^1 due in your tracker/ });
  expect(begun.textContent).toContain("Yesterday · Send a thank-you: Data Analyst");
});

test("after 'Explore Free Tools' is pressed by keyboard, Tab continues at the tools", async () => {
  const { user } = await visit("/");
  (await screen.findByRole("button", { name: "Explore Free Tools" })).focus();
  await user.keyboard("{Enter}");
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "All tools" }));
  await user.tab();
  expect(document.getElementById("tools")?.contains(document.activeElement)).toBe(true);
});

test("on each new day, every page updates the number on the icon of the installed site", async () => {
  const setAppBadge = vi.fn(async () => {});
  Object.assign(navigator, { setAppBadge });
  const today = dayOf(new Date());
  const due = (days: number) => record({ next: { what: "Call", on: daysLater(today, days) } });
  const glance = glanceAt([due(0), due(1)], noon(daysLater(today, -1)).getTime());
  localStorage.setItem(trackerGlanceKey, JSON.stringify(glance));
  await visit("/about");
  await waitFor(() => expect(setAppBadge).toHaveBeenLastCalledWith(1));
  vi.setSystemTime(noon(daysLater(today, 1)));
  document.dispatchEvent(new Event("visibilitychange"));
  expect(setAppBadge).toHaveBeenLastCalledWith(2);
  act(() => forget(trackerGlanceKey)); // the page Your data deletes it in this way
  expect(setAppBadge).toHaveBeenLastCalledWith(0);
  Reflect.deleteProperty(navigator, "setAppBadge");
});

test("after a change of the time zone, home computes the next step again", async () => {
  const today = dayOf(new Date());
  const tracked = record({ title: "Tester", deadline: today });
  await mergeRecords([tracked]);
  await waitFor(() => expect(localStorage.getItem(trackerGlanceKey)).toContain("Tester"));
  const elsewhere = { ...glanceAt([tracked], noon(daysLater(today, 1)).getTime()), zone: "Pacific/Kiritimati" };
  localStorage.setItem(trackerGlanceKey, JSON.stringify(elsewhere));
  await visit("/");
  await screen.findByText(/Apply by the deadline: Tester/);
});

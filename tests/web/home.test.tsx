import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { trackerGlanceKey } from "#domain/storage-keys.ts";
import { glanceAt } from "#domain/tracker/glance.ts";
import { dayOf, daysLater } from "#domain/tracker/record.ts";
import { visit } from "../support/render.tsx";
import { noon, record } from "../support/tracker-records.ts";

test("home works out the next step for today, with its date", async () => {
  const today = dayOf(new Date());
  const start = `${daysLater(today, -2)}T09:00`;
  const tracked = record({ interviews: [new Date(start).toISOString()] }, { stage: "interview" }, "2026-01-01");
  const glance = glanceAt([tracked], noon(daysLater(today, -4)).getTime());
  localStorage.setItem(trackerGlanceKey, JSON.stringify(glance));
  await visit("/");
  const begun = await screen.findByRole("link", { name: /^1 due in your tracker/ });
  expect(begun.textContent).toContain("Yesterday · Send a thank-you: Data Analyst");
});

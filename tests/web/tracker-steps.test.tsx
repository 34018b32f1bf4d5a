import { dayOf } from "#domain/time.ts";
import "fake-indexeddb/auto";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { daysLater } from "#domain/tracker/record.ts";
import { database } from "#web/lib/database.ts";
import { loadTracker, mergeRecords } from "#web/lib/tracker.ts";
import { clearTracker } from "../support/clear-rows.ts";
import { visit } from "../support/render.tsx";
import { record } from "../support/tracker-records.ts";

const today = dayOf(new Date());
const tomorrow = new Date(`${daysLater(today, 1)}T16:30`).toISOString();

beforeEach(async () => {
  await clearTracker();
  await loadTracker();
});

const stored = async () => (await database()).getAll("tracker");

async function visitWith(...records: ReturnType<typeof record>[]) {
  await mergeRecords(records);
  return visit("/tracker");
}

test("an interview shows its hour and the cheat sheets; an offer shows the prompts on pay", async () => {
  const { user } = await visitWith(
    record({ title: "Tester", interviews: [tomorrow] }, { stage: "interview" }, today),
    record({ title: "Cook", offerUntil: today }, { stage: "offer" }, today),
  );
  const table = await screen.findByRole("table", { name: "Applications" });
  expect(table.textContent).toMatch(/Interview\s· tomorrow, 4:30\sPM/);
  expect(screen.getByRole("link", { name: /^Prompts for an offer/ }).getAttribute("href")).toBe(
    "/job-seeker-ai-prompts?category=Compensation",
  );
  await user.click(screen.getByRole("radio", { name: "Agenda" }));
  const day = within(await screen.findByRole("region", { name: "Tomorrow" }));
  expect(day.getByText(/tomorrow, 4:30\sPM/)).toBeDefined();
  expect(day.getByRole("link", { name: /^Cheat sheets/ }).getAttribute("href")).toBe(
    "/programming-interview-cheatsheets",
  );
  await user.click(day.getByRole("button", { name: "Tester" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Tester" }));
  expect(dialog.getByRole("link", { name: "Cheat sheets" })).toBeDefined();
});

test("the agenda counts the records that it lists", async () => {
  const { user } = await visitWith(
    record({ title: "Tester", interviews: [tomorrow] }, { stage: "interview" }, today),
    record({ title: "Cook", next: { what: "Ask", on: "" } }, { stage: "saved" }, today),
  );
  await screen.findByText("2 of 2");
  await user.click(screen.getByRole("radio", { name: "Agenda" }));
  await screen.findByText("1 of 2");
  expect(screen.getAllByRole("listitem").filter(({ textContent }) => /Tester|Cook/.test(textContent))).toHaveLength(1);
});

test("a deadline that has passed says so, and is answered by applying or closing", async () => {
  const deadline = daysLater(today, -20);
  const { user } = await visitWith(record({ title: "Tester", deadline }), record({ title: "Cook", deadline }));
  const due = within(await screen.findByRole("region", { name: "Due now (2)" }));
  expect(due.getAllByText("The deadline has passed")).toHaveLength(2);
  await user.click(due.getByRole("button", { name: /^I applied.*Tester$/ }));
  await user.click(screen.getByRole("button", { name: /^Close it.*Cook$/ }));
  await waitFor(async () =>
    expect(Object.fromEntries((await stored()).map(({ title, stage }) => [title, stage]))).toEqual({
      Tester: "applied",
      Cook: "closed",
    }),
  );
});

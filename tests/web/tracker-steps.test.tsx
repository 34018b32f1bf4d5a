import "fake-indexeddb/auto";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { outreachEditsKey } from "#domain/storage-keys.ts";
import { daysLater } from "#domain/tracker/record.ts";
import { dayInSentence } from "#web/lib/date.ts";
import { loadTracker } from "#web/lib/tracker.ts";
import { clearTracker } from "../support/clear-rows.ts";
import { stored, today, visitWith } from "../support/tracker-page.ts";
import { record } from "../support/tracker-records.ts";

beforeEach(async () => {
  await clearTracker();
  await loadTracker();
});

const tomorrow = new Date(`${daysLater(today, 1)}T16:30`).toISOString();

test("an interview shows its hour and the cheat sheets, and an offer shows the prompts about pay", async () => {
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

test("after I move an application to Interview, a message asks me to add the day", async () => {
  const { user } = await visitWith(record({ title: "Tester" }, { stage: "applied" }, today));
  const stage = await screen.findByLabelText("Stage of Tester");
  await user.click(stage);
  await user.selectOptions(stage, "Interview");
  expect(await screen.findByText(/^Open it and add the day of the interview/)).toBeDefined();
});

test("the agenda shows the number of records in its list", async () => {
  const { user } = await visitWith(
    record({ title: "Tester", interviews: [tomorrow] }, { stage: "interview" }, today),
    record({ title: "Cook", next: { what: "Ask", on: "" } }, { stage: "saved" }, today),
  );
  await screen.findByText("2 of 2");
  await user.click(screen.getByRole("radio", { name: "Agenda" }));
  await screen.findByText("1 of 2");
  expect(screen.getAllByRole("listitem").filter(({ textContent }) => /Tester|Cook/.test(textContent))).toHaveLength(1);
});

test("a passed deadline shows a message, with buttons to apply or to close", async () => {
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

test("a contest opens from its step and its form, and can be closed only after its start", async () => {
  vi.useFakeTimers({ now: new Date(`${today}T12:00`), toFake: ["Date"] });
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const contest = (title: string, from: number) =>
    record({
      kind: "contest",
      title,
      url: `https://c.example/${title}`,
      event: { start: at(from), end: at(from + 60), isExpected: false },
    });
  const { user } = await visitWith(contest("Ahead", 30), contest("On", -30));
  const list = within(await screen.findByRole("region", { name: /^Due now/ }));
  expect(list.getAllByRole("link", { name: /^Open/ }).map((link) => link.getAttribute("href"))).toEqual([
    "https://c.example/On",
    "https://c.example/Ahead",
  ]);
  expect(list.getAllByRole("button", { name: /^Close it/ })).toHaveLength(1);
  await user.click(list.getByRole("button", { name: "Ahead" }));
  vi.useRealTimers();
  const form = within(await screen.findByRole("dialog", { name: "Ahead" }));
  expect(form.getByRole("link", { name: "Open the contest" }).getAttribute("href")).toBe("https://c.example/Ahead");
  expect(form.getByLabelText("Title")).toBeDefined();
  expect(form.getByLabelText("Host")).toBeDefined();
  expect(form.queryByLabelText("Pay")).toBeNull();
  expect(form.queryByLabelText("Text of the posting")).toBeNull();
  expect(form.queryByRole("button", { name: "Add an interview" })).toBeNull();
});

test("'Write it' passes on the contact's name, but not in the address", async () => {
  const contacts = [{ name: "Ada Example", role: "", email: "" }];
  const applied = daysLater(today, -8);
  const { user } = await visitWith(
    record({ title: "Tester", organization: "Acme", applied, contacts }, { stage: "applied" }, applied),
  );
  await user.click(await screen.findByRole("link", { name: /^Write it/ }));
  const written = await screen.findByLabelText<HTMLTextAreaElement>("Follow-up message");
  expect([written.value.startsWith("Hi Ada,"), location.href.includes("Ada")]).toEqual([true, false]);
});

test("the follow-up names the role and the day of applying in every tone", async () => {
  const applied = daysLater(today, -8);
  const { user } = await visitWith(
    record({ title: "Bike Mechanic", organization: "Velofix", applied }, { stage: "applied" }, applied),
  );
  await user.click(await screen.findByRole("link", { name: /^Write it/ }));
  const sentence = new RegExp(`I applied for the Bike Mechanic role at Velofix on ${dayInSentence(applied)}[.,]`);
  for (const tone of ["Warm", "Formal", "Brief"]) {
    await user.click(await screen.findByRole("radio", { name: tone }));
    const { value } = await screen.findByLabelText<HTMLTextAreaElement>("Follow-up message");
    expect(value).toMatch(sentence);
    expect(value).not.toMatch(/I wrote|my (?:message|note)|roles/);
  }
  expect(location.href).not.toContain(applied);
});

test("the follow-up mentions a contact, and a hackathon has no follow-up", async () => {
  const then = daysLater(today, -8);
  const { user } = await visitWith(
    record({ title: "Bike Mechanic", organization: "Velofix" }, { stage: "in-touch" }, then),
    record({ kind: "hackathon", title: "Hack the Hill", organization: "Hill Hub" }, { stage: "applied" }, then),
    record({ kind: "certification", title: "Linux Basics", organization: "Open Uni" }, { stage: "applied" }, then),
  );
  const due = within(await screen.findByRole("region", { name: "Due now (2)" }));
  await user.click(due.getByRole("link", { name: /^Write it/ }));
  const { value } = await screen.findByLabelText<HTMLTextAreaElement>("Follow-up message");
  expect(value).toContain("I have been in touch with Velofix about the Bike Mechanic role");
  expect(value).not.toMatch(/I wrote|I applied/);
});

test("'Write it' of a second follow-up opens its own message with the day of the first", async () => {
  const [applied, wrote] = [daysLater(today, -16), daysLater(today, -8)];
  const { user } = await visitWith(
    record(
      { title: "Bike Mechanic", organization: "Velofix", applied, sent: [{ what: "follow-up", on: wrote }] },
      { stage: "applied" },
      applied,
    ),
  );
  localStorage.setItem(outreachEditsKey, JSON.stringify({ "applied-follow-up": [{ text: "MY FIRST WORDS" }] }));
  await user.click(await screen.findByRole("link", { name: /^Write it.*Follow up a second time/ }));
  for (const tone of ["Warm", "Formal", "Brief"]) {
    await user.click(await screen.findByRole("radio", { name: tone }));
    const { value } = await screen.findByLabelText<HTMLTextAreaElement>("Second follow-up message");
    expect(value).toContain(`I wrote to you on ${dayInSentence(wrote)} about the Bike Mechanic role at Velofix`);
    expect(value).toContain("I will not write again unless");
  }
  expect(screen.getByLabelText<HTMLTextAreaElement>("Follow-up message").value).toBe("MY FIRST WORDS");
  expect(location.search).toContain("message=second-follow-up");
  expect(location.href).not.toContain(wrote);
});

test("an application added 26 days after applying shows 26 days, and offers a follow-up", async () => {
  const applied = daysLater(today, -26);
  const sent = ["follow-up", "follow-up"].map((what) => ({ what: what as "follow-up", on: applied }));
  await visitWith(
    record({ title: "Tester", organization: "Acme", applied }, { stage: "applied" }, today),
    record({ title: "Cook", organization: "Diner", applied, sent }, { stage: "applied" }, today),
  );
  const due = within(await screen.findByRole("region", { name: "Due now (2)" }));
  expect(due.getAllByText("No answer for 26 days. Close it?")).toHaveLength(2);
  const written = due.getAllByRole("link", { name: /^Write it/ }).map((link) => link.getAttribute("href"));
  expect(written).toEqual(["/linkedin-outreach-generator?company=Acme&role=Tester&before=applied&message=follow-up"]);
  expect(due.getAllByRole("button", { name: /^Close it/ })).toHaveLength(2);
});

test("a due step offers its message and a button that closes it", async () => {
  const ago = (days: number) => daysLater(today, -days);
  const { user } = await visitWith(
    record({ title: "Tester", organization: "Acme", applied: ago(8) }, { stage: "applied" }, ago(8)),
    record({ title: "Cook", organization: "Diner", applied: ago(30) }, { stage: "applied" }, ago(30)),
  );
  const due = within(await screen.findByRole("region", { name: "Due now (2)" }));
  expect(due.getByRole("link", { name: /^Write it.*Tester$/ }).getAttribute("href")).toBe(
    "/linkedin-outreach-generator?company=Acme&role=Tester&before=applied&message=follow-up",
  );
  await user.click(due.getByRole("button", { name: /^Done.*Tester$/ }));
  await waitFor(async () =>
    expect((await stored()).find(({ title }) => title === "Tester")?.sent).toEqual([{ what: "follow-up", on: today }]),
  );
  await user.click(screen.getByRole("button", { name: /^Close it.*Cook$/ }));
  await waitFor(() => expect(screen.queryByRole("region", { name: /^Due now/ })).toBeNull());
  await waitFor(async () =>
    expect((await stored()).find(({ title }) => title === "Cook")).toMatchObject({
      stage: "closed",
      outcome: "no-answer",
    }),
  );
});

test("today's interview is the first due step, and is always visible", async () => {
  const old = ["A", "B", "C"].map((title) => record({ title }, { stage: "applied" }, "2026-01-01"));
  const interviews = [new Date(`${today}T23:30`).toISOString()];
  await visitWith(...old, record({ title: "Tester", interviews }, { stage: "interview" }, today));
  const due = within(await screen.findByRole("region", { name: "Due now (4)" }));
  expect(due.getAllByRole("listitem")).toHaveLength(3);
  expect(due.getAllByRole("listitem")[0]?.textContent).toContain("Tester");
});

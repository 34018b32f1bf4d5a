import "fake-indexeddb/auto";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { daysLater } from "#domain/tracker/record.ts";
import { loadTracker } from "#web/lib/tracker.ts";
import { clearTracker } from "../support/clear-rows.ts";
import { asksBeforeLeaving } from "../support/leaving.ts";
import { visit } from "../support/render.tsx";
import { names, openForm, path, stored, table, toaster, today, visitWith } from "../support/tracker-page.ts";
import { record } from "../support/tracker-records.ts";

beforeEach(async () => {
  await clearTracker();
  await loadTracker();
});

test("a saved contest shows its hour and the mark expected", async () => {
  const start = new Date(`${daysLater(today, 5)}T17:30`);
  const event = { start: start.toISOString(), end: start.toISOString(), isExpected: true };
  const { user } = await visitWith(record({ kind: "contest", title: "Beginner Contest", event }));
  expect((await table()).textContent).toMatch(/Contest starts \(expected\)\s· \w+, \w+ \d+, 5:30\sPM/);
  await user.click(screen.getByRole("button", { name: "Beginner Contest" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(/5:30\sPM/)).toBeDefined();
  expect(dialog.getByText(/Expected: .*not announced yet/)).toBeDefined();
});

test("an edit can be undone, and so can an added application", async () => {
  const { user, form } = await openForm(record({ title: "Tester", place: "Leeds" }));
  await user.clear(form.getByLabelText("Place"));
  await user.type(form.getByLabelText("Place"), "Berlin");
  await user.click(form.getByRole("button", { name: "Save changes" }));
  await toaster();
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(async () => expect((await stored())[0]?.place).toBe("Leeds"));

  await user.click(screen.getByRole("button", { name: "Add" }));
  const added = within(await screen.findByRole("dialog", { name: "Add an application" }));
  await user.type(added.getByLabelText("Job title"), "Welder");
  await user.click(added.getByRole("button", { name: "Add" }));
  await screen.findByText("Added: Welder");
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(async () => expect(await names()).toEqual(["Tester"]));
});

test("a new interview moves the application to Interview, and Undo reverts both", async () => {
  const { user } = await visitWith(record({ title: "Tester" }, { stage: "applied" }, today));
  await user.click(within(await table()).getByRole("button", { name: "Tester" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Tester" }));
  await user.click(dialog.getByRole("button", { name: "Add an interview" }));
  fireEvent.change(dialog.getByLabelText("Interview 1"), { target: { value: `${today}T15:00` } });
  await user.click(dialog.getByRole("button", { name: "Save changes" }));
  await screen.findByText("Saved: Tester, moved to Interview");
  expect((await stored())[0]).toMatchObject({ stage: "interview", interviews: [expect.any(String)] });
  (await screen.findByRole("button", { name: "Undo" })).focus();
  await user.keyboard("{Enter}");
  await waitFor(async () => expect((await stored())[0]).toMatchObject({ stage: "applied", interviews: [] }));
});

test("a day of applying moves a saved application to Applied, and Undo reverts both", async () => {
  const { user } = await visitWith(record({ title: "Tester" }, { stage: "saved" }, today));
  await user.click(within(await table()).getByRole("button", { name: "Tester" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Tester" }));
  fireEvent.change(dialog.getByLabelText("Applied on"), { target: { value: "2026-11-02" } });
  await user.click(dialog.getByRole("button", { name: "Save changes" }));
  await screen.findByText("Saved: Tester, moved to Applied");
  expect((await stored())[0]).toMatchObject({ stage: "applied", applied: "2026-11-02" });
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(async () => expect((await stored())[0]).toMatchObject({ stage: "saved", applied: "" }));
});

test("a stage that I choose stays if I also enter the day of applying", async () => {
  const { user } = await visitWith(record({ title: "Tester" }, { stage: "in-touch" }, today));
  await user.click(within(await table()).getByRole("button", { name: "Tester" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Tester" }));
  fireEvent.change(dialog.getByLabelText("Applied on"), { target: { value: "2026-11-02" } });
  await user.selectOptions(dialog.getByLabelText("Stage"), "Saved");
  await user.click(dialog.getByRole("button", { name: "Save changes" }));
  await waitFor(async () => expect((await stored())[0]).toMatchObject({ stage: "saved", applied: "2026-11-02" }));
});

test("'Write to somebody there' passes on the contact's name, but not in the address", async () => {
  const contacts = [{ name: "Ada Example", role: "", email: "" }];
  const { user, form } = await openForm(record({ title: "Tester", organization: "Acme", contacts }));
  await user.click(form.getByRole("link", { name: "Write to somebody there" }));
  const written = await screen.findByLabelText<HTMLTextAreaElement>("HR Finder message");
  expect([written.value.startsWith("Hi Ada,"), location.href.includes("Ada")]).toEqual([true, false]);
});

test("Escape with unsaved changes asks first", async () => {
  const { user } = await visit(path);
  await user.click(await screen.findByRole("button", { name: "Add an application" }));
  await user.type(within(await screen.findByRole("dialog")).getByLabelText("Job title"), "Tester");
  await user.keyboard("{Escape}");
  // At 400 % zoom, the question is below the window, and the focus scrolls it into view.
  expect(document.activeElement).toBe(screen.getByText("You have changes that are not saved."));
  await user.keyboard("{Escape}"); // returns to the form
  expect(screen.queryByText("You have changes that are not saved.")).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText("Job title"));
  expect((screen.getByLabelText("Job title") as HTMLInputElement).value).toBe("Tester");
  await user.keyboard("{Escape}");
  await user.click(screen.getByRole("button", { name: "Discard changes" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("Escape in the question about unsaved changes returns to the form with all its text", async () => {
  const { user } = await visit(path);
  await user.click(await screen.findByRole("button", { name: "Add an application" }));
  await user.type(within(await screen.findByRole("dialog")).getByLabelText("Job title"), "Tester");
  await user.keyboard("{Escape}{Escape}");
  expect(screen.queryByText("You have changes that are not saved.")).toBeNull();
  expect((screen.getByLabelText("Job title") as HTMLInputElement).value).toBe("Tester");
  await user.click(screen.getByRole("button", { name: "Close" }));
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.getByText("You have changes that are not saved.")).toBeDefined();
  expect((screen.getByLabelText("Job title") as HTMLInputElement).value).toBe("Tester");
});

test("the phone's Back closes the form as Escape does, and typed text is not lost", async () => {
  const { user } = await visit(path);
  const add = await screen.findByRole("button", { name: "Add an application" });
  const before = history.length;
  await user.click(add);
  await user.type(within(await screen.findByRole("dialog")).getByLabelText("Job title"), "Tester");
  history.back();
  expect(await screen.findByText("You have changes that are not saved.")).toBeDefined();
  expect((screen.getByLabelText("Job title") as HTMLInputElement).value).toBe("Tester");
  await waitFor(() => expect(history.state).toEqual({ isDialog: true })); // the next Back closes the form again
  history.back();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(location.pathname).toBe(path);
  expect(history.length).toBe(before + 1);
});

test("closing the form removes its history entry", async () => {
  const { user } = await visit(path);
  await user.click(await screen.findByRole("button", { name: "Add an application" }));
  await screen.findByRole("dialog");
  expect(history.state).toEqual({ isDialog: true });
  await user.keyboard("{Escape}");
  await waitFor(() => expect(history.state).toBeNull());
});

test("a reload asks first if a typed application is not added yet", async () => {
  const { user } = await visit(path);
  await user.click(await screen.findByRole("button", { name: "Add an application" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(asksBeforeLeaving()).toBe(false);
  await user.type(dialog.getByLabelText("Job title"), "Tester");
  expect(asksBeforeLeaving()).toBe(true);
  await user.click(dialog.getByRole("button", { name: "Add" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(asksBeforeLeaving()).toBe(false);
});

test("after the form closes, the focus returns to its previous place", async () => {
  const { user } = await visit(path);
  const add = await screen.findByRole("button", { name: "Add an application" });
  await user.click(add);
  await screen.findByRole("dialog");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(document.activeElement).toBe(add));
});

test("the form shows the same next step as the table, and the entered day of applying", async () => {
  const { form } = await openForm(record({ title: "Tester", applied: "2026-10-02" }, { stage: "applied" }, today));
  expect(form.getByText(/^No answer for \d+ days\. Close it\?$/)).toBeDefined();
  const history = within(form.getByRole("region", { name: "History" }));
  expect(history.getByRole("listitem").textContent).toMatch(/^Applied · .*Oct 2/);
});

test("a year with only two digits is refused, and so is code in a link field", async () => {
  const { user, form } = await openForm(record({ title: "Tester" }, { stage: "applied" }, today));
  fireEvent.change(form.getByLabelText("Applied on"), { target: { value: "0026-11-02" } });
  await user.click(form.getByRole("button", { name: "Add a contact" }));
  await user.type(form.getByLabelText("Email or link"), "javascript:alert(1)");
  await user.click(form.getByRole("button", { name: "Save changes" }));
  expect(form.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual([
    "This day is long past. Please check the year.",
    "Please enter an email address or a web address, or leave it empty.",
  ]);
  expect(document.activeElement).toBe(form.getByLabelText("Applied on"));
});

test("an application with only a company shows the company's name once", async () => {
  await visitWith(record({ title: "Infosys", organization: "Infosys" }));
  expect(within(await table()).getByRole("checkbox", { name: "Select Infosys" })).toBeDefined();
});

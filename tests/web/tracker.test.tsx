import { dayOf } from "#domain/time.ts";
import "fake-indexeddb/auto";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { copyAnsweredKey, pinnedEntriesKey, pinnedPortalsKey } from "#domain/storage-keys.ts";
import { readRecords } from "#domain/tracker/record.schema.ts";
import { daysLater, deleted, edited, moved } from "#domain/tracker/record.ts";
import { showRecord } from "#web/features/tracker/show-record.ts";
import { database } from "#web/lib/database.ts";
import { trackedNow } from "#web/lib/tracked.ts";
import { changeRecords, loadTracker, mergeRecords, rereadTracker } from "#web/lib/tracker.ts";
import { clearTracker } from "../support/clear-rows.ts";
import { asksBeforeLeaving } from "../support/leaving.ts";
import { visit } from "../support/render.tsx";
import { record } from "../support/tracker-records.ts";

const path = "/tracker";
const today = dayOf(new Date());

beforeEach(async () => {
  await clearTracker();
  await loadTracker();
});

const stored = async () => (await database()).getAll("tracker");
const table = () => screen.findByRole("table", { name: "Applications" });
const names = async () =>
  within(await table())
    .getAllByRole("row")
    .slice(1)
    .map((row) => within(row).getAllByRole("button")[0]?.textContent);

async function visitWith(...records: ReturnType<typeof record>[]) {
  await mergeRecords(records);
  return visit(path);
}

test("an empty tracker says what it does, and an application is added by hand", async () => {
  const { user } = await visit(path);
  await screen.findByRole("heading", { name: "Nothing tracked yet" });
  await user.click(screen.getByRole("button", { name: "Add an application" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add an application" }));
  await user.type(dialog.getByLabelText("Job title"), "Tester");
  await user.type(dialog.getByLabelText("Company"), "Acme");
  await user.selectOptions(dialog.getByLabelText("Stage"), "Applied");
  await user.click(dialog.getByRole("button", { name: "Add" }));
  expect(await names()).toEqual(["Tester"]);
  await waitFor(async () =>
    expect(await stored()).toMatchObject([{ title: "Tester", organization: "Acme", stage: "applied", applied: today }]),
  );
});

test("a saved contest keeps its hour, and says that it is expected", async () => {
  const start = new Date(`${daysLater(today, 5)}T17:30`);
  const event = { start: start.toISOString(), end: start.toISOString(), isExpected: true };
  const { user } = await visitWith(record({ kind: "contest", title: "Beginner Contest", event }));
  expect((await table()).textContent).toMatch(/Contest starts \(expected\)\s· \w+, \w+ \d+, 5:30\sPM/);
  await user.click(screen.getByRole("button", { name: "Beginner Contest" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(/5:30\sPM/)).toBeDefined();
  expect(dialog.getByText(/Expected: .*not announced yet/)).toBeDefined();
});

test("a second application stands beside the first, and both have the shape that a backup has", async () => {
  const { user } = await visit(path);
  for (const title of ["Tester", "Welder"]) {
    await user.click(await screen.findByRole("button", { name: /^Add/ }));
    const dialog = within(await screen.findByRole("dialog", { name: "Add an application" }));
    await user.type(dialog.getByLabelText("Job title"), title);
    await user.click(dialog.getByRole("button", { name: "Add" }));
    await screen.findByLabelText(`Stage of ${title}`);
  }
  await waitFor(async () => expect((await stored()).map(({ title }) => title).sort()).toEqual(["Tester", "Welder"]));
  expect(readRecords(await stored())).toEqual(await stored());
});

test("adding an application starts in the first field, not on 'Close'", async () => {
  const { user } = await visit(path);
  await user.click(await screen.findByRole("button", { name: "Add an application" }));
  const dialog = within(await screen.findByRole("dialog"));
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText(/^Paste an address/)));
});

test("without a title and a company, or with a wrong address, nothing is saved and nothing is lost", async () => {
  const { user } = await visit(path);
  await user.click(await screen.findByRole("button", { name: "Add an application" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText("Address"), "no address");
  await user.click(dialog.getByRole("button", { name: "Add" }));
  expect(dialog.getByText("Please say the job title, or at least the company.")).toBeDefined();
  expect(dialog.getByText("Please enter a web address, or leave it empty.")).toBeDefined();
  expect((dialog.getByLabelText("Address") as HTMLInputElement).value).toBe("no address");
  expect(document.activeElement).toBe(dialog.getByLabelText("Job title"));
  await user.type(dialog.getByLabelText("Job title"), "QA");
  expect(dialog.queryByText("Please say the job title, or at least the company.")).toBeNull();
  expect(dialog.getByText("Please enter a web address, or leave it empty.")).toBeDefined();
  expect(await stored()).toEqual([]);
});

test("a pasted posting fills the fields and keeps its text", async () => {
  const { user } = await visit(path);
  await user.click(await screen.findByRole("button", { name: "Add an application" }));
  const dialog = within(await screen.findByRole("dialog"));
  const posting = {
    "@type": "JobPosting",
    title: "Tester",
    hiringOrganization: { name: "Acme" },
    description: "We test.",
  };
  await user.click(dialog.getByLabelText(/^Paste an address/));
  await user.paste(`<html><script type="application/ld+json">${JSON.stringify(posting)}</script></html>`);
  expect(dialog.getByText("Read: title, company, text. Please check it below.")).toBeDefined();
  await user.click(dialog.getByRole("button", { name: "Add" }));
  await waitFor(async () =>
    expect(await stored()).toMatchObject([{ title: "Tester", organization: "Acme", posting: "We test." }]),
  );
});

test("the labels of a posting's pasted text fill the fields", async () => {
  const { user } = await visit(path);
  await user.click(await screen.findByRole("button", { name: "Add an application" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByLabelText(/^Paste an address/));
  await user.paste(
    "Job Title: UI Developer\nCompany: Flipkart\nLocation: Pune\nSalary: 8-12 LPA\nLast date to apply: 30/11/2026",
  );
  await dialog.findByText("Read: title, company, place, pay, deadline, text. Please check it below.");
  await user.click(dialog.getByRole("button", { name: "Add" }));
  await waitFor(async () =>
    expect(await stored()).toMatchObject([
      { title: "UI Developer", organization: "Flipkart", place: "Pune", pay: "8-12 LPA", deadline: "2026-11-30" },
    ]),
  );
});

test("a second pasted posting replaces the first, and keeps what was typed", async () => {
  const { user } = await visit(path);
  await user.click(await screen.findByRole("button", { name: "Add an application" }));
  const dialog = within(await screen.findByRole("dialog"));
  const box = dialog.getByLabelText(/^Paste an address/);
  await user.click(box);
  await user.paste(
    "Data Analyst\nCompany: Acme\nLocation: Leeds\nSalary: £34,000\nDeadline: 2026-12-01\nApply: https://acme.example/7",
  );
  await user.type(dialog.getByLabelText("Notes"), "Ask Ana");
  await user.clear(box);
  await user.click(box);
  await user.paste("QA Tester\nBluefin Software, Porto\nWe test.");
  await dialog.findByText("Read: title, company, place, text. Please check it below.");
  await user.click(dialog.getByRole("button", { name: "Add" }));
  await waitFor(async () =>
    expect(await stored()).toMatchObject([
      {
        title: "QA Tester",
        organization: "Bluefin Software",
        place: "Porto",
        pay: "",
        deadline: "",
        url: "",
        notes: "Ask Ana",
      },
    ]),
  );
});

test("adding a job a second time says that it is tracked; it can be opened or added anyway", async () => {
  const { user } = await visitWith(record({ title: "Tester", organization: "Acme", notes: "the first" }));
  await user.click(await screen.findByRole("button", { name: "Add" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add an application" }));
  await user.type(dialog.getByLabelText("Job title"), "tester");
  expect(dialog.queryByText(/^You track this job already/)).toBeNull();
  await user.type(dialog.getByLabelText("Company"), "ACME");
  await dialog.findByText(/^You track this job already/);
  expect(dialog.getByRole("button", { name: "Add" }).hasAttribute("disabled")).toBe(false);
  await user.click(dialog.getByRole("button", { name: "Open that application" }));
  const opened = within(await screen.findByRole("dialog", { name: "Tester" }));
  expect((opened.getByLabelText("Notes") as HTMLTextAreaElement).value).toBe("the first");
});

test("an edit writes only what was changed, over what another tab wrote meanwhile", async () => {
  const made = record({ title: "Tester", notes: "old" });
  const { user } = await visitWith(made);
  await user.click(within(await table()).getByRole("button", { name: "Tester" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Tester" }));
  const other = moved({ ...made, notes: "from the other tab" }, { stage: "interview" }, new Date());
  await (await database()).put("tracker", other);
  const channel = new BroadcastChannel("zto-tracker");
  channel.postMessage({ changed: [made.id] });
  await waitFor(() => expect(trackedNow().live[0]?.stage).toBe("interview"));
  channel.close();
  await user.type(dialog.getByLabelText("Place"), "Berlin");
  await user.click(dialog.getByRole("button", { name: "Save changes" }));
  await waitFor(async () => expect((await stored())[0]?.place).toBe("Berlin"));
  expect((await stored())[0]).toMatchObject({ notes: "from the other tab", stage: "interview" });
});

/** Writes a record as another tab does, which then tells this one. */
async function fromAnotherTab(other: ReturnType<typeof record>, isTold = true) {
  await (await database()).put("tracker", other);
  if (!isTold) return;
  const channel = new BroadcastChannel("zto-tracker");
  channel.postMessage({ changed: [other.id] });
  await waitFor(() => expect(trackedNow().all.get(other.id)?.updatedAt).toBe(other.updatedAt));
  channel.close();
}

async function openForm(made: ReturnType<typeof record>) {
  const { user } = await visitWith(made);
  await user.click(within(await table()).getByRole("button", { name: made.title }));
  return { user, form: within(await screen.findByRole("dialog", { name: made.title })) };
}

test.each([
  { answer: "Keep mine", isTold: true, kept: "my note" },
  { answer: "Keep the other", isTold: true, kept: "their note" },
  { answer: "Keep both", isTold: false, kept: "their note\n\nmy note" },
])("a note that another tab changed meanwhile is asked about: $answer", async ({ answer, isTold, kept }) => {
  const made = record({ title: "Tester" });
  const { user, form } = await openForm(made);
  await user.type(form.getByLabelText("Notes"), "my note");
  await fromAnotherTab(edited(made, { notes: "their note", place: "Leeds" }, new Date()), isTold);
  await user.click(form.getByRole("button", { name: "Save changes" }));
  await form.findByText(/^“Notes” was changed in another tab/);
  expect((await stored())[0]?.notes).toBe("their note");
  await user.click(form.getByRole("button", { name: answer }));
  await user.click(form.getByRole("button", { name: "Save changes" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect((await stored())[0]).toMatchObject({ notes: kept, place: "Leeds" });
});

test("a field that was not touched shows what another tab wrote", async () => {
  const made = record({ title: "Tester", notes: "old" });
  const { user, form } = await openForm(made);
  await fromAnotherTab(edited(made, { notes: "their note" }, new Date()));
  const notes = form.getByLabelText<HTMLTextAreaElement>("Notes");
  await waitFor(() => expect(notes.value).toBe("their note"));
  await user.type(notes, ", and mine");
  await user.click(form.getByRole("button", { name: "Save changes" }));
  await waitFor(async () => expect((await stored())[0]?.notes).toBe("their note, and mine"));
});

test("a stage that both tabs changed is asked about", async () => {
  const made = record({ title: "Tester" });
  const { user, form } = await openForm(made);
  await user.selectOptions(form.getByLabelText("Stage"), "Interview");
  await fromAnotherTab(moved(made, { stage: "closed", outcome: "rejected" }, new Date()));
  await form.findByText("Rejected", { selector: "p" });
  await user.click(form.getByRole("button", { name: "Keep mine" }));
  await user.click(form.getByRole("button", { name: "Save changes" }));
  await waitFor(async () => expect((await stored())[0]).toMatchObject({ stage: "interview", outcome: "" }));
});

test.each([true, false])(
  "an application that another tab deleted is brought back with what was typed (told: %s)",
  async (isTold) => {
    const made = record({ title: "Tester", sent: [{ what: "follow-up", on: "2026-11-02" }] });
    const { user, form } = await openForm(made);
    await user.type(form.getByLabelText("Notes"), "mine");
    await fromAnotherTab(deleted(made, new Date()), isTold);
    if (!isTold) await user.click(form.getByRole("button", { name: "Save changes" }));
    await form.findByText("This application was deleted in another tab.");
    await user.click(form.getByRole("button", { name: "Bring it back and save" }));
    await waitFor(async () => expect((await stored())[0]).toMatchObject({ title: "Tester", notes: "mine" }));
    expect((await stored())[0]).toMatchObject({ sent: made.sent, history: made.history });
    expect((await stored())[0]?.deletedAt).toBeUndefined();
  },
);

test("an edit and an added application can be undone", async () => {
  const { user, form } = await openForm(record({ title: "Tester", place: "Leeds" }));
  await user.clear(form.getByLabelText("Place"));
  await user.type(form.getByLabelText("Place"), "Berlin");
  await user.click(form.getByRole("button", { name: "Save changes" }));
  await new Promise((resolve) => setTimeout(resolve, 200)); // its toast takes the place of an earlier test's
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(async () => expect((await stored())[0]?.place).toBe("Leeds"));

  await user.click(screen.getByRole("button", { name: "Add" }));
  const added = within(await screen.findByRole("dialog", { name: "Add an application" }));
  await user.type(added.getByLabelText("Job title"), "Welder");
  await user.click(added.getByRole("button", { name: "Add" }));
  await screen.findByText("Added to your tracker");
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(async () => expect(await names()).toEqual(["Tester"]));
});

test("a contest is opened from its step and its form, is closed only once it has begun, and has its own labels", async () => {
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

test("changes from another tab appear here", async () => {
  const made = record({ title: "Tester" });
  await visitWith(made);
  await table();
  const other = { ...made, title: "Chief tester", updatedAt: new Date().toISOString() };
  await (await database()).put("tracker", other);
  const channel = new BroadcastChannel("zto-tracker");
  channel.postMessage({ changed: [made.id] });
  await waitFor(async () => expect(await names()).toEqual(["Chief tester"]));
  channel.close();
});

test("a changed stage can be undone", async () => {
  const { user } = await visitWith(record({ title: "Tester" }));
  const stage = within(await table()).getByLabelText("Stage of Tester");
  await user.click(stage);
  await user.selectOptions(stage, "Offer");
  await waitFor(async () => expect((await stored())[0]?.stage).toBe("offer"));
  (await screen.findByRole("button", { name: "Undo" })).focus();
  await user.keyboard("{Enter}");
  await waitFor(async () => expect((await stored())[0]?.stage).toBe("saved"));
});

/** A closed list as Windows and Linux have it: each arrow key chooses the next entry. */
function arrowDown(list: HTMLElement, times: number) {
  act(() => list.focus());
  for (let step = 0; step < times; step++) {
    fireEvent.keyDown(list, { key: "ArrowDown" });
    const { options, selectedIndex } = list as HTMLSelectElement;
    fireEvent.change(list, { target: { value: options[selectedIndex + 1]?.value } });
  }
}

test("arrow keys walk through the stages, and only where they end is kept", async () => {
  const { user } = await visitWith(record({ title: "Tester" }));
  const stage = within(await table()).getByLabelText<HTMLSelectElement>("Stage of Tester");
  arrowDown(stage, 7);
  expect(stage.value).toBe("closed rejected");
  screen.getByText("Enter moves it");
  expect((await stored())[0]?.stage).toBe("saved");
  await user.keyboard("{Escape}");
  expect(stage.value).toBe("saved ");
  arrowDown(stage, 7);
  await user.keyboard("{Enter}");
  await waitFor(async () => expect((await stored())[0]).toMatchObject({ stage: "closed", applied: "" }));
  expect((await stored())[0]?.history).toHaveLength(2);
  expect(document.activeElement).toBe(stage);
  arrowDown(stage, 1);
  await user.tab();
  await waitFor(async () => expect((await stored())[0]).toMatchObject({ stage: "closed", outcome: "withdrawn" }));
});

test("on the board 'Move to' moves at Enter, and the keyboard stays on the card", async () => {
  const { user } = await visitWith(record({ title: "Tester" }));
  await user.click(await screen.findByRole("radio", { name: "Board" }));
  const column = (name: string) => within(screen.getByRole("region", { name }));
  arrowDown(await waitFor(() => column("Saved").getByLabelText("Move Tester to")), 3);
  expect(column("Saved").getByRole("button", { name: "Tester" })).toBeDefined();
  await user.keyboard("{Enter}");
  const there = await waitFor(() => column("In touch").getByRole("button", { name: "Tester" }));
  await waitFor(() => expect(document.activeElement).toBe(there));
  expect((await stored())[0]?.applied).toBe("");
});

test("after Undo of a delete and of a move on the board, the keyboard is on the row or card that came back", async () => {
  const { user } = await visitWith(record({ title: "Tester" }), record({ title: "Cook" }));
  const undo = async (message: string) => {
    await screen.findByText(message);
    await screen.findByLabelText("Notifications (F8)");
    fireEvent.keyDown(document.body, { code: "F8" });
    await user.keyboard("{Enter}");
  };
  await user.click(within(await table()).getByLabelText("Select Tester"));
  await user.click(screen.getByRole("button", { name: "Delete" }));
  await undo("Deleted: Tester");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Tester" })));
  expect(document.activeElement?.closest("tr")).not.toBeNull();

  await user.click(screen.getByRole("radio", { name: "Board" }));
  const column = (name: string) => within(screen.getByRole("region", { name }));
  (await waitFor(() => column("Saved").getByRole("button", { name: "Tester" }))).focus();
  await user.keyboard("4");
  await undo("Tester: Interview");
  await waitFor(() => expect(document.activeElement).toBe(column("Saved").getByRole("button", { name: "Tester" })));
});

test("rows with the same title are told apart by their company", async () => {
  const title = "Data Analyst";
  await visitWith(record({ title, organization: "Acme" }), record({ title, organization: "Globex" }));
  const list = within(await table());
  for (const company of ["Acme", "Globex"]) {
    expect(list.getByRole("checkbox", { name: `Select Data Analyst, ${company}` })).toBeDefined();
    expect(list.getByRole("combobox", { name: `Stage of Data Analyst, ${company}` })).toBeDefined();
  }
});

test("Write to somebody there brings the only contact's name along, but not in the address", async () => {
  const contacts = [{ name: "Ada Example", role: "", email: "" }];
  const { user, form } = await openForm(record({ title: "Tester", organization: "Acme", contacts }));
  await user.click(form.getByRole("link", { name: "Write to somebody there" }));
  const written = await screen.findByLabelText<HTMLTextAreaElement>("HR Finder message");
  expect([written.value.startsWith("Hi Ada,"), location.href.includes("Ada")]).toEqual([true, false]);
});

test("several applications are moved and deleted at once, and Undo brings them back", async () => {
  const { user } = await visitWith(record({ title: "A" }), record({ title: "B" }), record({ title: "C" }));
  await user.click(within(await table()).getByLabelText("Select all shown"));
  await user.click(screen.getByLabelText("Select C"));
  const bar = within(screen.getByRole("region", { name: "Selected applications" }));
  expect(bar.getByText("2 selected")).toBeDefined();
  await user.click(bar.getByRole("button", { name: "Delete" }));
  const question = within(bar.getByRole("group", { name: "Delete 2 applications?" }));
  expect(document.activeElement).toBe(question.getByRole("button", { name: "Keep" }));
  await user.click(question.getByRole("button", { name: "Delete" }));
  await waitFor(async () => expect(await names()).toEqual(["C"]));
  await waitFor(() => expect(document.activeElement).toBe(document.getElementById("content")));
  await waitFor(async () =>
    expect((await stored()).filter(({ deletedAt }) => deletedAt).map(({ title }) => title)).toEqual(["", ""]),
  );
  (await screen.findByRole("button", { name: "Undo" })).focus();
  await user.keyboard("{Enter}");
  await waitFor(async () => expect((await names()).toSorted()).toEqual(["A", "B", "C"]));
});

test("one selected application is deleted without a question", async () => {
  const { user } = await visitWith(record({ title: "A" }), record({ title: "B" }));
  await user.click(within(await table()).getByLabelText("Select A"));
  await user.click(screen.getByRole("button", { name: "Delete" }));
  await waitFor(async () => expect(await names()).toEqual(["B"]));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Select all shown")));
});

test("the focus goes to a new interview's field, and beside a step that is done", async () => {
  const next = { what: "Call", on: today };
  const { user } = await visitWith(record({ title: "Tester", next }), record({ title: "Cook", next }));
  const due = () => within(screen.getByRole("region", { name: /^Due now/ }));
  await user.click((await screen.findAllByRole("button", { name: /^Done/ }))[0] as HTMLElement);
  await screen.findByRole("region", { name: "Due now (1)" });
  await waitFor(() => expect(document.activeElement).toBe(due().getAllByRole("button")[0]));
  await user.click(due().getByRole("button", { name: /^Done/ }));
  await waitFor(() => expect(document.activeElement).toBe(document.getElementById("content")));

  await user.click(within(await table()).getByRole("button", { name: "Tester" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Tester" }));
  await user.click(dialog.getByRole("button", { name: "Add an interview" }));
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText("Interview 1")));
  await user.click(dialog.getByRole("button", { name: "Remove: Interviews, 1" }));
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole("button", { name: "Add an interview" })));
  await user.click(dialog.getByRole("button", { name: "Delete" }));
  await waitFor(async () => expect(await names()).toEqual(["Cook"]));
  await waitFor(() => expect(document.activeElement).toBe(document.getElementById("content")));
});

test("the table is searched, filtered and sorted", async () => {
  const { user } = await visitWith(
    record({ title: "Baker", posting: "warm bread" }, { stage: "applied" }),
    record({ title: "Actor" }, { stage: "offer" }),
  );
  await user.click(within(await table()).getByRole("button", { name: "Title" }));
  await waitFor(async () => expect(await names()).toEqual(["Actor", "Baker"]));
  await user.click(within(await table()).getByRole("button", { name: "Title" }));
  await waitFor(async () => expect(await names()).toEqual(["Baker", "Actor"]));
  await user.click(screen.getByRole("radio", { name: "Offer 1" }));
  await waitFor(async () => expect(await names()).toEqual(["Actor"]));
  await user.click(screen.getByRole("radio", { name: "All 2" }));
  await user.type(screen.getByRole("searchbox", { name: "Search everything..." }), "bread");
  await waitFor(async () => expect(await names()).toEqual(["Baker"]));
  await user.type(screen.getByRole("searchbox", { name: "Search everything..." }), "x");
  await screen.findByText("Nothing found");
  expect(location.search).not.toContain("bread");
});

test("on the board a number key moves the card, and the keyboard stays on it", async () => {
  const { user } = await visitWith(record({ title: "Tester" }));
  await user.click(await screen.findByRole("radio", { name: "Board" }));
  const column = (name: string) => within(screen.getByRole("region", { name }));
  const card = await waitFor(() => column("Saved").getByRole("button", { name: "Tester" }));
  card.focus();
  await user.keyboard("4");
  const there = await waitFor(() => column("Interview").getByRole("button", { name: "Tester" }));
  await waitFor(() => expect(document.activeElement).toBe(there));
  await user.selectOptions(column("Interview").getByLabelText("Move Tester to"), "Rejected");
  await waitFor(() => expect(column("Closed").getByText("Rejected", { selector: "span" })).toBeDefined());
});

test("if many applications have no copy, one line says so until it is answered", async () => {
  const old = daysLater(today, -40);
  const { user } = await visitWith(...Array.from({ length: 20 }, () => record({}, { stage: "saved" }, old)));
  const reminder = within(await screen.findByRole("region", { name: "Reminder" }));
  reminder.getByText("No copy of your 20 applications was saved here in the last 30 days.");
  await user.click(reminder.getByRole("button", { name: "Not now" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: "Reminder" })).toBeNull());
  expect(localStorage.getItem(copyAnsweredKey)).toBe(today);
  await waitFor(() => expect(document.activeElement).toBe(document.getElementById("content")));
});

test("the copy of the tracker says what is in it, and where everything is exported", async () => {
  await visitWith(record({ title: "Tester" }));
  const part = within(await screen.findByRole("region", { name: "Import and export" }));
  expect(part.getByRole("button", { name: "Copy of the applications (JSON)" })).toBeDefined();
  expect(part.getByText(/exports all that this site keeps, not your applications alone/)).toBeDefined();
});

test("the icon of the installed site says how much is due, after each change", async () => {
  const setAppBadge = vi.fn(async () => {});
  Object.assign(navigator, { setAppBadge });
  const call = record({ next: { what: "Call", on: today } });
  const { user } = await visitWith(call, record({ next: { what: "Write", on: "2999-01-01" } }));
  await waitFor(() => expect(setAppBadge).toHaveBeenLastCalledWith(1));
  await user.click(await screen.findByRole("button", { name: /^Done/ }));
  await waitFor(() => expect(setAppBadge).toHaveBeenLastCalledWith(0));
  Reflect.deleteProperty(navigator, "setAppBadge");
});

test("Write it brings the name of the only contact to the message, but not into the address", async () => {
  const contacts = [{ name: "Ada Example", role: "", email: "" }];
  const applied = daysLater(today, -8);
  const { user } = await visitWith(
    record({ title: "Tester", organization: "Acme", applied, contacts }, { stage: "applied" }, applied),
  );
  await user.click(await screen.findByRole("link", { name: /^Write it/ }));
  const written = await screen.findByLabelText<HTMLTextAreaElement>("Follow-up message");
  expect([written.value.startsWith("Hi Ada,"), location.href.includes("Ada")]).toEqual([true, false]);
});

test("what is due is offered, with the message and the way to close", async () => {
  const ago = (days: number) => daysLater(today, -days);
  const { user } = await visitWith(
    record({ title: "Tester", organization: "Acme", applied: ago(8) }, { stage: "applied" }, ago(8)),
    record({ title: "Cook", organization: "Diner", applied: ago(30) }, { stage: "applied" }, ago(30)),
  );
  const due = within(await screen.findByRole("region", { name: "Due now (2)" }));
  expect(due.getByRole("link", { name: /^Write it.*Tester$/ }).getAttribute("href")).toBe(
    "/linkedin-outreach-generator?company=Acme&role=Tester&message=follow-up",
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

test("a sheet is imported after its columns are shown, and what is known is not added twice", async () => {
  const { user } = await visitWith(record({ title: "Known", url: "https://acme.example/1" }));
  await table();
  const sheet = "Role;Employer;Link\nKnown;Acme;https://acme.example/1?utm_source=x\nTester;Globex;\n;;\n";
  await user.upload(
    await screen.findByLabelText("Import a sheet (CSV)", { selector: "input" }),
    new File([sheet], "x.csv"),
  );
  await screen.findByText("2 of 2 rows have a title or a company. 1 is in your tracker already.");
  expect((screen.getByLabelText("Employer") as HTMLSelectElement).value).toBe("organization");
  await user.click(screen.getByRole("button", { name: "Add 1" }));
  await screen.findByText("Added: 1 application");
  await waitFor(async () => expect((await names()).toSorted()).toEqual(["Known", "Tester"]));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Import a sheet (CSV)" })),
  );
});

test("a sheet whose rows the browser cannot store stays open with its columns", async () => {
  const { user } = await visitWith(record({ title: "Known" }));
  await table();
  await user.upload(
    await screen.findByLabelText("Import a sheet (CSV)", { selector: "input" }),
    new File(["Role;Employer\nTester;Globex\n"], "x.csv"),
  );
  const add = await screen.findByRole("button", { name: "Add 1" });
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await user.click(add);
  await screen.findByText("Not saved");
  expect(screen.getByRole("button", { name: "Add 1" })).toBeDefined();
  vi.mocked(IDBObjectStore.prototype.put).mockRestore();
  await user.click(screen.getByRole("button", { name: "Add 1" }));
  await screen.findByText("Added: 1 application");
  await waitFor(() => expect(screen.queryByText("What are these columns?")).toBeNull());
});

test("a sheet as Excel saves it in Germany keeps its umlauts and accents", async () => {
  const { user } = await visit(path);
  const sheet = "Stelle;Firma\nPflegefachkraft;Klinikum Süd\nTesterin;Charité\n";
  await user.upload(
    await screen.findByLabelText("Import a sheet (CSV)", { selector: "input" }),
    new File([Uint8Array.from(sheet, (letter) => letter.charCodeAt(0))], "Bewerbungen.csv"),
  );
  await user.click(await screen.findByRole("button", { name: "Add 2" }));
  await waitFor(async () =>
    expect((await stored()).map(({ organization }) => organization).toSorted()).toEqual(["Charité", "Klinikum Süd"]),
  );
});

test("the same sheet again adds nothing, unless it is asked to", async () => {
  const { user } = await visit(path);
  const sheet = "Role,Company\nTester,Acme\nCook,Diner\nCook,Diner\n";
  const upload = async () =>
    user.upload(
      await screen.findByLabelText("Import a sheet (CSV)", { selector: "input" }),
      new File([sheet], "x.csv"),
    );
  await upload();
  await screen.findByText(/1 repeats another row\.$/);
  await user.click(screen.getByRole("button", { name: "Add 2" }));
  await waitFor(async () => expect((await names()).toSorted()).toEqual(["Cook", "Tester"]));

  await upload();
  await screen.findByText(/3 are in your tracker already\.$/);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Add 0" }).disabled).toBe(true);
  await user.click(screen.getByLabelText("Add them too"));
  await user.click(screen.getByRole("button", { name: "Add 3" }));
  await waitFor(async () => expect(await names()).toHaveLength(5));
});

test("before a sheet is added, it says which dates it could not read and how it reads each stage", async () => {
  const { user } = await visitWith(record({ title: "Known" }));
  await table();
  const sheet = `Role Applied For,Company,Date Applied,Status
Tester,Acme,last week,Applied via referral
Cook,Diner,soon,No offer
Welder,Forge,15-Nov-2025,No offer
Clerk,Bank,,Vertagt
Baker,Mill,,Pondering
`;
  await user.upload(
    await screen.findByLabelText("Import a sheet (CSV)", { selector: "input" }),
    new File([sheet], "x.csv"),
  );
  await screen.findByText("2 dates could not be read: “last week”, “soon”.");
  screen.getByText("Applied via referral → Applied");
  screen.getByText("No offer (2) → Rejected");
  await user.selectOptions(screen.getByLabelText("Vertagt"), "Rejected");
  expect(screen.getByLabelText("Pondering")).toHaveProperty("value", "");
  screen.getByText("Without a choice, the word is kept in the notes.");
  expect(screen.queryByText(/^No column is the job title/)).toBeNull();
  await user.click(screen.getByRole("button", { name: "Add 5" }));
  await waitFor(async () =>
    expect((await stored()).map(({ title, applied, stage }) => [title, applied, stage]).toSorted()).toEqual([
      ["Baker", "", "saved"],
      ["Clerk", "", "closed"],
      ["Cook", "", "closed"],
      ["Known", "", "saved"],
      ["Tester", "", "applied"],
      ["Welder", "2025-11-15", "closed"],
    ]),
  );
  const figures = within(await screen.findByRole("region", { name: "So far" }));
  expect(figures.queryByText("Days to a reply")).toBeNull(); // nothing to count is no figure
  await user.click(await screen.findByRole("button", { name: "Welder" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Welder" }));
  await dialog.findByText("· imported, day not known");
  expect(dialog.queryByText(/just now/)).toBeNull();
});

test("a date that could be two days says how it is read before it is added", async () => {
  const { user } = await visit(path);
  const sheet = "Role,Date Applied\nTester,11/02/2025\nCook,13/11/2025\n";
  await user.upload(
    await screen.findByLabelText("Import a sheet (CSV)", { selector: "input" }),
    new File([sheet], "x.csv"),
  );
  await screen.findByText(/^The date “11\/02\/2025” is read as Tue, Feb 11, 2025, and the others/);
  expect(screen.queryByRole("group", { name: "Order of day and month" })).toBeNull();
});

test("where no day of a sheet is above 12, the visitor says whether the day or the month comes first", async () => {
  const { user } = await visit(path);
  const sheet = "Role,Date Applied,Deadline\nTester,11/03/2026,12/04/2026\nCook,05/06/2026,\n";
  await user.upload(
    await screen.findByLabelText("Import a sheet (CSV)", { selector: "input" }),
    new File([sheet], "x.csv"),
  );
  await screen.findByText(/^The date “12\/04\/2026” is read as Fri, Dec 4, 2026, and/);
  const order = within(screen.getByRole("group", { name: "Order of day and month" }));
  expect(order.getByRole<HTMLInputElement>("radio", { name: "Month first" }).checked).toBe(true);
  await user.click(order.getByRole("radio", { name: "Day first" }));
  await screen.findByText(/^The date “11\/03\/2026” is read as Wed, Mar 11, 2026, and/);
  await screen.findByText(/^The date “12\/04\/2026” is read as Sun, Apr 12, 2026, and/);
  await user.click(screen.getByRole("button", { name: "Add 2" }));
  await waitFor(async () =>
    expect((await stored()).map(({ title, applied, deadline }) => [title, applied, deadline]).toSorted()).toEqual([
      ["Cook", "2026-06-05", ""],
      ["Tester", "2026-03-11", "2026-04-12"],
    ]),
  );
});

test("a sheet says how many of its columns are left out, and its rows keep their order, also after a reload", async () => {
  const { user } = await visit(path);
  const titles = ["Tester", "Cook", "Actor", "Welder", "Baker", "Clerk"];
  const sheet = ["Role,Mood,Shoe size", ...titles.map((title) => `${title},fine,40`)].join("\n");
  await user.upload(
    await screen.findByLabelText("Import a sheet (CSV)", { selector: "input" }),
    new File([sheet], "x.csv"),
  );
  await screen.findByText("2 columns are left out.");
  await user.selectOptions(screen.getByLabelText("Mood"), "Notes");
  await screen.findByText("1 column is left out.");
  await user.click(screen.getByRole("button", { name: "Add 6" }));
  await waitFor(async () => expect(await names()).toEqual(titles));
  await act(() => rereadTracker());
  expect(await names()).toEqual(titles);
});

test("a sheet without a column for the job title says so before it is added", async () => {
  const { user } = await visit(path);
  const sheet = "Company,Status\nAcme,Applied\n";
  await user.upload(
    await screen.findByLabelText("Import a sheet (CSV)", { selector: "input" }),
    new File([sheet], "x.csv"),
  );
  await screen.findByText(/^No column is the job title/);
});

test("what is pinned in other tools is added with one press, once, and the pins stay", async () => {
  localStorage.setItem(pinnedPortalsKey, '["https://www.naukri.com/","https://gone.example/"]');
  const entries = ["certifications", "public-apis"].map((directory) => ({
    directory,
    id: directory,
    name: `A pin of ${directory}`,
    url: `https://${directory}.example/`,
  }));
  localStorage.setItem(pinnedEntriesKey, JSON.stringify(entries));
  const { user } = await visitWith(record({ title: "Known", url: "https://gone.example" }));
  await user.click(await screen.findByRole("button", { name: "Add your 2 pins" }));
  await waitFor(async () => expect((await names()).toSorted()).toEqual(["A pin of certifications", "Known", "Naukri"]));
  await waitFor(() => expect(screen.queryByRole("button", { name: /Add your/ })).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(document.getElementById("content")));
  await waitFor(async () =>
    expect(await stored()).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ kind: "portal", title: "Naukri", stage: "saved", source: "Job Portals" }),
        expect.objectContaining({ kind: "certification", stage: "saved", source: "Free Certifications" }),
      ]),
    ),
  );
  expect(localStorage.getItem(pinnedPortalsKey)).toContain("naukri");
});

test("a file that is not a sheet is refused", async () => {
  const { user } = await visit(path);
  await user.upload(
    await screen.findByLabelText("Import a sheet (CSV)", { selector: "input" }),
    new File(["hello"], "x.csv"),
  );
  await screen.findByText(/^This is not a sheet/);
  expect(await stored()).toEqual([]);
});

test("a picture that is called .csv is refused as what it is", async () => {
  const { user } = await visit(path);
  await user.upload(
    await screen.findByLabelText("Import a sheet (CSV)", { selector: "input" }),
    new File(["\x89PNG\r\n\x1a\n\0\0\0\rIHDR,a\nb,c"], "x.csv"),
  );
  await screen.findByText(/^This is not a text file, whatever its name says/);
});

test("pasted notes that are too long are cut, and the form says so", async () => {
  const { user } = await visit(path);
  await user.click(await screen.findByRole("button", { name: "Add an application" }));
  const notes = screen.getByLabelText<HTMLTextAreaElement>("Notes");
  fireEvent.change(notes, { target: { value: "n".repeat(19_999) } });
  expect(screen.queryByText(/^This field is full/)).toBeNull();
  await user.click(notes);
  await user.paste("and more");
  expect(notes.value).toHaveLength(20_000);
  expect(screen.getByText("This field is full: 20,000 characters. More than that is cut.").role).toBe("status");
});

test("a day of applying in the year 2999 is asked about", async () => {
  const { user } = await visit(path);
  await user.click(await screen.findByRole("button", { name: "Add an application" }));
  await user.type(screen.getByLabelText("Job title"), "Tester");
  fireEvent.change(screen.getByLabelText("Applied on"), { target: { value: "2999-01-01" } });
  await user.click(screen.getByRole("button", { name: "Add" }));
  expect(screen.getByRole("alert").textContent).toMatch(/^This day is still ahead/);
  expect(document.activeElement).toBe(screen.getByLabelText("Applied on"));
  expect(await stored()).toEqual([]);
});

test("a bookmark's fragment opens the form, saves nothing by itself, and leaves the address", async () => {
  const said = { url: "https://acme.example/7", title: "Tester", text: "We test." };
  await visit(`${path}#add=${encodeURIComponent(JSON.stringify(said))}`);
  const dialog = within(await screen.findByRole("dialog", { name: "Add an application" }));
  expect((dialog.getByLabelText("Job title") as HTMLInputElement).value).toBe("Tester");
  expect(location.hash).toBe("");
  expect(await stored()).toEqual([]);
});

test.each(["#add=", "#add=%7Bbad", "#add=garbage"])(
  "a broken bookmark, %s, says that nothing was added",
  async (hash) => {
    await visit(path + hash);
    expect(await screen.findAllByText(/^Nothing was added/)).not.toEqual([]);
    expect(location.hash).toBe("");
    expect(screen.queryByRole("dialog")).toBeNull();
  },
);

test("what was added is brought into view, above the toast", async () => {
  const shown: Element[] = [];
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element) {
    shown.push(this);
  });
  const place = vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 300, 90, 44));
  const { user } = await visitWith(record({ title: "Cook" }));
  await user.click(await screen.findByRole("button", { name: "Add" }));
  await user.type(within(await screen.findByRole("dialog")).getByLabelText("Job title"), "Tester");
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Add" }));
  const row = within(await table()).getByRole("row", { name: /Tester/ });
  await waitFor(() => expect(shown).toContain(row));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Add" }));
  place.mockReturnValue(new DOMRect(0, -20, 90, 44)); // scrolled out of a low window
  showRecord((await stored()).find(({ title }) => title === "Tester")?.id ?? "");
  expect(document.activeElement).toBe(within(row).getByRole("button", { name: "Tester" }));
});

test("a phone's board, which shows one column, shows that of a new card", async () => {
  await mergeRecords([record({ title: "Cook" }, { stage: "applied" })]);
  const { user } = await visit(`${path}?view=board`);
  const columns = within(await screen.findByRole("group", { name: "Column" }));
  expect((columns.getByLabelText("Applied (1)") as HTMLInputElement).checked).toBe(true);
  await user.click(screen.getByRole("button", { name: "Add" }));
  await user.type(within(await screen.findByRole("dialog")).getByLabelText("Job title"), "Tester");
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Add" }));
  await waitFor(() => expect((columns.getByLabelText("Saved (1)") as HTMLInputElement).checked).toBe(true));
});

test("sent applications are summed up in counts and medians, with the number of records", async () => {
  const sent = record({ title: "Tester" }, { stage: "applied" }, "2026-11-01");
  await visitWith(moved(sent, { stage: "in-touch" }, new Date("2026-11-05T12:00")));
  const figures = within(await screen.findByRole("region", { name: "So far" }));
  expect(figures.getByText("Sent").nextSibling?.textContent).toBe("1");
  expect(figures.getByText("median of 1").previousSibling?.textContent).toBe("4");
  expect(figures.queryByText("Days to an interview")).toBeNull(); // nothing to count is no figure
});

test("the figures agree with the stages of the list above them", async () => {
  await visitWith(record({ title: "Dev" }, { stage: "interview" }), record({ title: "Ops" }, { stage: "offer" }));
  const figures = within(await screen.findByRole("region", { name: "So far" }));
  const figure = (name: string) => figures.getByText(name).nextSibling?.textContent;
  expect(["Sent", "Replies", "Got an interview", "Offers"].map(figure)).toEqual(["2", "2", "2", "1"]);
});

test("the bookmark leads to this tracker, with its data in the fragment", async () => {
  await visit(path);
  const link = await screen.findByRole("link", { name: "Add to tracker" });
  expect(decodeURIComponent(link.getAttribute("href") ?? "")).toMatch(/^javascript:.*\/tracker#add=/);
});

test("a press on the bookmark, also by the Enter key, copies its address and says what to do with it", async () => {
  const { user } = await visit(path);
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  (await screen.findByRole("link", { name: "Add to tracker" })).focus();
  await user.keyboard("{Enter}");
  expect(await screen.findByText("Make a bookmark, and paste this as its address.")).toBeDefined();
  expect(copied).toHaveBeenCalledWith(expect.stringMatching(/^javascript:/));
});

test("if the browser stores nothing, the dialog says so and keeps what was typed", async () => {
  const { user } = await visit(path);
  await user.click(await screen.findByRole("button", { name: "Add an application" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText("Job title"), "Tester");
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await user.click(dialog.getByRole("button", { name: "Add" }));
  expect(await dialog.findByText(/What you typed is still here/)).toBeDefined();
  expect((dialog.getByLabelText("Job title") as HTMLInputElement).value).toBe("Tester");
});

test("unsaved changes are not lost by a stray Escape", async () => {
  const { user } = await visit(path);
  await user.click(await screen.findByRole("button", { name: "Add an application" }));
  await user.type(within(await screen.findByRole("dialog")).getByLabelText("Job title"), "Tester");
  await user.keyboard("{Escape}");
  // At 400 % zoom the question is below the window: the focus brings it into view.
  expect(document.activeElement).toBe(screen.getByText("You have changes that are not saved."));
  await user.keyboard("{Escape}"); // answers the question with no
  expect(screen.queryByText("You have changes that are not saved.")).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText("Job title"));
  expect((screen.getByLabelText("Job title") as HTMLInputElement).value).toBe("Tester");
  await user.keyboard("{Escape}");
  await user.click(screen.getByRole("button", { name: "Discard changes" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("with the question about unsaved changes on the screen, Escape goes back to the form, which loses nothing", async () => {
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

test("the phone's Back closes the form as Escape does, and what was typed is not lost", async () => {
  const { user } = await visit(path);
  const add = await screen.findByRole("button", { name: "Add an application" });
  const before = history.length;
  await user.click(add);
  await user.type(within(await screen.findByRole("dialog")).getByLabelText("Job title"), "Tester");
  history.back();
  expect(await screen.findByText("You have changes that are not saved.")).toBeDefined();
  expect((screen.getByLabelText("Job title") as HTMLInputElement).value).toBe("Tester");
  await waitFor(() => expect(history.state).toEqual({ isDialog: true })); // Back has a form to close again
  history.back();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(location.pathname).toBe(path);
  expect(history.length).toBe(before + 1);
});

test("closing the form leaves no history entry for Back to pass", async () => {
  const { user } = await visit(path);
  await user.click(await screen.findByRole("button", { name: "Add an application" }));
  await screen.findByRole("dialog");
  expect(history.state).toEqual({ isDialog: true });
  await user.keyboard("{Escape}");
  await waitFor(() => expect(history.state).toBeNull());
});

test("a reload asks first while an application is typed and not added", async () => {
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

test("closing the form returns the focus to where it was", async () => {
  const { user } = await visit(path);
  const add = await screen.findByRole("button", { name: "Add an application" });
  await user.click(add);
  await screen.findByRole("dialog");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(document.activeElement).toBe(add));
});

test("a failed write changes nothing, and all of a batch is written or none", async () => {
  const [a, b] = [record({ title: "A" }), record({ title: "B" })];
  await mergeRecords([a, b]);
  const change = changeRecords([a.id, b.id], (current) => {
    if (current?.id === b.id) throw new Error("no");
    return current && { ...current, title: "changed" };
  });
  await expect(act(() => change)).rejects.toThrow("no");
  expect((await stored()).map(({ title }) => title).toSorted()).toEqual(["A", "B"]);
  expect(
    trackedNow()
      .live.map(({ title }) => title)
      .toSorted(),
  ).toEqual(["A", "B"]);
});

test("a change is shown before the database stores it, and reverted if that fails", async () => {
  const [a, b] = [record({ title: "A" }), record({ title: "B" })];
  await mergeRecords([a, b]);
  const titles = () => trackedNow().live.map(({ title }) => title);
  const rename = (title: string) =>
    changeRecords([a.id], (current) => current && edited(current, { title }, new Date()));
  const first = rename("once");
  const second = rename("twice");
  await Promise.resolve();
  expect(titles()).toEqual(["twice", "B"]);
  await Promise.all([first, second]);
  expect(titles()).toEqual(["twice", "B"]);
  expect((await stored()).map(({ title }) => title).toSorted()).toEqual(["B", "twice"]);

  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const refused = rename("refused");
  await Promise.resolve();
  expect(titles()).toEqual(["refused", "B"]);
  await expect(refused).rejects.toThrow("full");
  expect(titles()).toEqual(["twice", "B"]);
});

test("the site can be installed from here if the browser offers it, without a prompt", async () => {
  const { user } = await visit(path);
  await screen.findByRole("heading", { name: "Nothing tracked yet" });
  expect(screen.queryByRole("button", { name: "Install" })).toBeNull();
  const prompt = vi.fn(async () => ({ outcome: "accepted" as const }));
  const offer = Object.assign(new Event("beforeinstallprompt"), { prompt });
  window.installOffer = offer; // as first-paint.js does
  act(() => {
    window.dispatchEvent(offer);
  });
  expect(prompt).not.toHaveBeenCalled();
  await user.click(await screen.findByRole("button", { name: "Install" }));
  expect(prompt).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole("button", { name: "Install" })).toBeNull());
});

test("an interview that is added moves the application to Interview, and Undo takes both back", async () => {
  const { user } = await visitWith(record({ title: "Tester" }, { stage: "applied" }, today));
  await user.click(within(await table()).getByRole("button", { name: "Tester" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Tester" }));
  await user.click(dialog.getByRole("button", { name: "Add an interview" }));
  fireEvent.change(dialog.getByLabelText("Interview 1"), { target: { value: `${today}T15:00` } });
  await user.click(dialog.getByRole("button", { name: "Save changes" }));
  await screen.findByText("Saved, moved to Interview");
  expect((await stored())[0]).toMatchObject({ stage: "interview", interviews: [expect.any(String)] });
  (await screen.findByRole("button", { name: "Undo" })).focus();
  await user.keyboard("{Enter}");
  await waitFor(async () => expect((await stored())[0]).toMatchObject({ stage: "applied", interviews: [] }));
});

test("a day of applying moves a saved application to Applied, and Undo takes both back", async () => {
  const { user } = await visitWith(record({ title: "Tester" }, { stage: "saved" }, today));
  await user.click(within(await table()).getByRole("button", { name: "Tester" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Tester" }));
  fireEvent.change(dialog.getByLabelText("Applied on"), { target: { value: "2026-11-02" } });
  await user.click(dialog.getByRole("button", { name: "Save changes" }));
  await screen.findByText("Saved, moved to Applied");
  expect((await stored())[0]).toMatchObject({ stage: "applied", applied: "2026-11-02" });
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(async () => expect((await stored())[0]).toMatchObject({ stage: "saved", applied: "" }));
});

test("a stage that is chosen beside the day of applying stays as chosen", async () => {
  const { user } = await visitWith(record({ title: "Tester" }, { stage: "in-touch" }, today));
  await user.click(within(await table()).getByRole("button", { name: "Tester" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Tester" }));
  fireEvent.change(dialog.getByLabelText("Applied on"), { target: { value: "2026-11-02" } });
  await user.selectOptions(dialog.getByLabelText("Stage"), "Saved");
  await user.click(dialog.getByRole("button", { name: "Save changes" }));
  await waitFor(async () => expect((await stored())[0]).toMatchObject({ stage: "saved", applied: "2026-11-02" }));
});

test("today's interview is first among what is due, and is not folded", async () => {
  const old = ["A", "B", "C"].map((title) => record({ title }, { stage: "applied" }, "2026-01-01"));
  const interviews = [new Date(`${today}T23:30`).toISOString()];
  await visitWith(...old, record({ title: "Tester", interviews }, { stage: "interview" }, today));
  const due = within(await screen.findByRole("region", { name: "Due now (4)" }));
  expect(due.getAllByRole("listitem")).toHaveLength(3);
  expect(due.getAllByRole("listitem")[0]?.textContent).toContain("Tester");
});

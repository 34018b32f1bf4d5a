import "fake-indexeddb/auto";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { deleted, edited, moved } from "#domain/tracker/record.ts";
import { database } from "#web/lib/database.ts";
import { trackedNow } from "#web/lib/tracked.ts";
import { changeRecords, loadTracker, mergeRecords } from "#web/lib/tracker.ts";
import { clearTracker } from "../support/clear-rows.ts";
import { names, openForm, stored, table, visitWith } from "../support/tracker-page.ts";
import { record } from "../support/tracker-records.ts";

beforeEach(async () => {
  await clearTracker();
  await loadTracker();
});

/** Stores a record as another tab would. If `isAnnounced`, that tab also sends its message. */
async function fromAnotherTab(other: ReturnType<typeof record>, isAnnounced = true) {
  await (await database()).put("tracker", other);
  if (!isAnnounced) return;
  const channel = new BroadcastChannel("zto-tracker");
  channel.postMessage({ changed: [other.id] });
  await waitFor(() => expect(trackedNow().all.get(other.id)?.updatedAt).toBe(other.updatedAt));
  channel.close();
}

test("an edit stores only the changed fields, and keeps what another tab has stored", async () => {
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

test.each([
  { answer: "Keep mine", isAnnounced: true, kept: "my note" },
  { answer: "Keep the other", isAnnounced: true, kept: "their note" },
  { answer: "Keep both", isAnnounced: false, kept: "their note\n\nmy note" },
])("if another tab has changed the same note, the form asks: $answer", async ({ answer, isAnnounced, kept }) => {
  const made = record({ title: "Tester" });
  const { user, form } = await openForm(made);
  await user.type(form.getByLabelText("Notes"), "my note");
  await fromAnotherTab(edited(made, { notes: "their note", place: "Leeds" }, new Date()), isAnnounced);
  await user.click(form.getByRole("button", { name: "Save changes" }));
  await form.findByText(/^“Notes” was changed in another tab/);
  expect((await stored())[0]?.notes).toBe("their note");
  await user.click(form.getByRole("button", { name: answer }));
  await user.click(form.getByRole("button", { name: "Save changes" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect((await stored())[0]).toMatchObject({ notes: kept, place: "Leeds" });
});

test("an untouched field shows the value from another tab", async () => {
  const made = record({ title: "Tester", notes: "old" });
  const { user, form } = await openForm(made);
  await fromAnotherTab(edited(made, { notes: "their note" }, new Date()));
  const notes = form.getByLabelText<HTMLTextAreaElement>("Notes");
  await waitFor(() => expect(notes.value).toBe("their note"));
  await user.type(notes, ", and mine");
  await user.click(form.getByRole("button", { name: "Save changes" }));
  await waitFor(async () => expect((await stored())[0]?.notes).toBe("their note, and mine"));
});

test("if two tabs have changed a stage, the form asks", async () => {
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
  "an application that another tab deleted can be restored with my text (message received: %s)",
  async (isAnnounced) => {
    const made = record({ title: "Tester", sent: [{ what: "follow-up", on: "2026-11-02" }] });
    const { user, form } = await openForm(made);
    await user.type(form.getByLabelText("Notes"), "mine");
    await fromAnotherTab(deleted(made, new Date()), isAnnounced);
    if (!isAnnounced) await user.click(form.getByRole("button", { name: "Save changes" }));
    await form.findByText("This application was deleted in another tab.");
    await user.click(form.getByRole("button", { name: "Bring it back and save" }));
    await waitFor(async () => expect((await stored())[0]).toMatchObject({ title: "Tester", notes: "mine" }));
    expect((await stored())[0]).toMatchObject({ sent: made.sent, history: made.history });
    expect((await stored())[0]?.deletedAt).toBeUndefined();
  },
);

test("a change in another tab appears in this tab", async () => {
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

test("if one write of a batch fails, nothing is changed", async () => {
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

test("a change is shown before the database stores it, and is reverted if that fails", async () => {
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

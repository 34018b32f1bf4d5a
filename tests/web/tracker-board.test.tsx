import "fake-indexeddb/auto";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { loadTracker, mergeRecords } from "#web/lib/tracker.ts";
import { clearTracker } from "../support/clear-rows.ts";
import { visit } from "../support/render.tsx";
import { path, stored, table, toaster, visitWith } from "../support/tracker-page.ts";
import { record } from "../support/tracker-records.ts";

beforeEach(async () => {
  await clearTracker();
  await loadTracker();
});

test("a changed stage can be undone", async () => {
  const { user } = await visitWith(record({ title: "Tester" }));
  const stage = within(await table()).getByLabelText("Stage of Tester");
  await user.click(stage);
  await user.selectOptions(stage, "Offer");
  await waitFor(async () => expect((await stored())[0]?.stage).toBe("offer"));
  await toaster();
  (await screen.findByRole("button", { name: "Undo" })).focus();
  await user.keyboard("{Enter}");
  await waitFor(async () => expect((await stored())[0]?.stage).toBe("saved"));
});

/** Presses arrow down in a closed select. On Windows and Linux, each press chooses an option. */
function arrowDown(list: HTMLElement, times: number) {
  act(() => list.focus());
  for (let step = 0; step < times; step++) {
    fireEvent.keyDown(list, { key: "ArrowDown" });
    const { options, selectedIndex } = list as HTMLSelectElement;
    fireEvent.change(list, { target: { value: options[selectedIndex + 1]?.value } });
  }
}

test("the arrow keys move through the stages, and only the final choice is stored", async () => {
  const { user } = await visitWith(record({ title: "Tester" }));
  const stage = within(await table()).getByLabelText<HTMLSelectElement>("Stage of Tester");
  arrowDown(stage, 7);
  expect(stage.value).toBe("closed rejected");
  screen.getByText("Enter or Tab moves it; Escape cancels");
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

test("on the board, Enter in 'Move to' moves the card, and the focus stays on it", async () => {
  const { user } = await visitWith(record({ title: "Tester" }));
  await user.click(await screen.findByRole("radio", { name: "Board" }));
  const column = (name: string) => within(screen.getByRole("region", { name }));
  arrowDown(await waitFor(() => column("Saved").getByLabelText("Move Tester to")), 3);
  expect(column("Saved").getByRole("button", { name: "Tester" })).toBeDefined();
  await user.keyboard("{Enter}");
  const there = await waitFor(() => column("In touch").getByRole("button", { name: "Tester" }));
  await waitFor(() => expect(document.activeElement).toBe(there));
  expect((await stored())[0]?.applied).toBe("");
  await screen.findByText("Tester: In touch"); // otherwise, the toast would appear in the next test
});

test("after Undo of a deletion or a move, the restored row or card has the focus", async () => {
  const { user } = await visitWith(record({ title: "Tester" }), record({ title: "Cook" }));
  const undo = async (message: string) => {
    await screen.findByText(message);
    await toaster();
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

test("on the board, a number key moves the card, and the focus stays on it", async () => {
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

test("on a phone, the board shows the column of a new card", async () => {
  await mergeRecords([record({ title: "Cook" }, { stage: "applied" })]);
  const { user } = await visit(`${path}?view=board`);
  const columns = within(await screen.findByRole("group", { name: "Column" }));
  expect((columns.getByLabelText("Applied (1)") as HTMLInputElement).checked).toBe(true);
  await user.click(screen.getByRole("button", { name: "Add" }));
  await user.type(within(await screen.findByRole("dialog")).getByLabelText("Job title"), "Tester");
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Add" }));
  await waitFor(() => expect((columns.getByLabelText("Saved (1)") as HTMLInputElement).checked).toBe(true));
});

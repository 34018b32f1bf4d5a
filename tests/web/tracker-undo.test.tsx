import "fake-indexeddb/auto";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { edited } from "#domain/tracker/record.ts";
import { changeRecords, loadTracker } from "#web/lib/tracker.ts";
import { clearTracker } from "../support/clear-rows.ts";
import { names, stored, table, toaster, visitWith } from "../support/tracker-page.ts";
import { record } from "../support/tracker-records.ts";

beforeEach(async () => {
  await clearTracker();
  await loadTracker();
});

/** Opens a tracker with a nurse, and adds a frontend engineer at Acme in the form. */
async function addEngineer() {
  const { user } = await visitWith(record({ title: "Nurse" }));
  await table();
  await user.click(screen.getByRole("button", { name: "Add" }));
  const form = within(await screen.findByRole("dialog", { name: "Add an application" }));
  await user.type(form.getByLabelText("Job title"), "Frontend engineer");
  await user.type(form.getByLabelText("Company"), "Acme");
  await user.click(form.getByRole("button", { name: "Add" }));
  await toaster();
  await screen.findByText("Added: Frontend engineer at Acme");
  return user;
}

test("after I add an application, the message names it", async () => {
  const user = await addEngineer();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(async () => expect(await names()).toEqual(["Nurse"]));
});

test("if I press Enter twice on Undo, only one application is restored", async () => {
  const { user } = await visitWith(record({ title: "Cook" }), record({ title: "Nurse" }));
  const move = async (title: string) => {
    const select = within(await table()).getByLabelText(`Stage of ${title}`);
    await user.click(select); // renders the options
    await user.selectOptions(select, "Offer");
    await screen.findByText(`${title}: Offer`);
  };
  await move("Cook");
  await toaster();
  await move("Nurse");
  fireEvent.keyDown(document.body, { code: "F8" });
  await user.keyboard("{Enter}");
  await screen.findByText("Cook: Offer");
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Nurse"));
  await user.keyboard("{Enter}");
  const stages = (await stored()).map(({ title, stage }) => `${title}: ${stage}`);
  expect(stages.toSorted()).toEqual(["Cook: offer", "Nurse: saved"]);
  expect(screen.queryByRole("dialog"), "the second Enter does nothing").toBeNull();
});

test("after I close 'Saved', no Undo remains that would delete my new notes", async () => {
  const user = await addEngineer();
  await user.click(within(await table()).getByRole("button", { name: "Frontend engineer" }));
  const form = within(await screen.findByRole("dialog", { name: "Frontend engineer" }));
  await user.type(form.getByLabelText("Notes"), "Ask about the team");
  await user.click(form.getByRole("button", { name: "Save changes" }));
  await screen.findByText("Saved: Frontend engineer at Acme");
  await user.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByText(/^Saved: Frontend/)).toBeNull());
  expect(screen.queryByText(/^Added/)).toBeNull();
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

test("if I edited an application in another tab, Undo of its addition shows a message and keeps it", async () => {
  const user = await addEngineer();
  const added = (await stored()).find(({ organization }) => organization === "Acme");
  await act(() =>
    changeRecords([added?.id ?? ""], (current) => current && edited(current, { notes: "Team of five" }, new Date())),
  );
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await screen.findByText("It has changed since, so it stays as it is.");
  expect((await stored()).find(({ id }) => id === added?.id)).toMatchObject({ notes: "Team of five" });
});

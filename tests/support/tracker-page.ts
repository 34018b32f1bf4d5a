import { screen, within } from "@testing-library/react";
import { dayOf } from "#domain/time.ts";
import { database } from "#web/lib/database.ts";
import { mergeRecords } from "#web/lib/tracker.ts";
import { visit } from "./render.tsx";
import type { record } from "./tracker-records.ts";

type Record = ReturnType<typeof record>;

export const path = "/tracker";
export const today = dayOf(new Date());

export const stored = async () => (await database()).getAll("tracker");
export const table = () => screen.findByRole("table", { name: "Applications" });

/** The titles in the table's rows, from top to bottom. */
export const names = async () =>
  within(await table())
    .getAllByRole("row")
    .slice(1)
    .map((row) => within(row).getAllByRole("button")[0]?.textContent);

/**
 * Waits until the code of the toasts is loaded. Until then, the page shows a toast as plain text.
 */
export const toaster = () => screen.findByLabelText("Notifications (F8)");

/** Opens the tracker with these records. */
export async function visitWith(...records: Record[]) {
  await mergeRecords(records);
  return visit(path);
}

/** Opens the tracker and the form of a record. */
export async function openForm(made: Record) {
  const { user } = await visitWith(made);
  await user.click(within(await table()).getByRole("button", { name: made.title }));
  return { user, form: within(await screen.findByRole("dialog", { name: made.title })) };
}

import "fake-indexeddb/auto";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { defaultSearch } from "#domain/job-search/job-search.ts";
import { type SavedSearch, savedSearchesText, saveSearch } from "#domain/job-search/saved-searches.ts";
import { pinnedEntriesKey, pinnedPortalsKey, savedSearchesKey } from "#domain/storage-keys.ts";
import { loadTracker } from "#web/lib/tracker.ts";
import { clearTracker } from "../support/clear-rows.ts";
import { fakeApi } from "../support/fake-api.ts";
import { visit } from "../support/render.tsx";
import { openForm, table, visitWith } from "../support/tracker-page.ts";
import { record } from "../support/tracker-records.ts";

beforeEach(async () => {
  await clearTracker();
  await loadTracker();
});

const focused = () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent;
const focusIsOn = (name: string) => waitFor(() => expect(focused()).toBe(name));

test("after I delete an application in its side sheet, the next application gets the focus", async () => {
  const { user } = await visitWith(record({ title: "A" }), record({ title: "B" }), record({ title: "C" }));
  const rows = within(await table())
    .getAllByRole("row")
    .slice(1);
  const [first = "", second = "", third = ""] = rows.map((row) => within(row).getAllByRole("button")[0]?.textContent);
  const discard = async (title: string) => {
    await user.click(within(await table()).getByRole("button", { name: title }));
    const sheet = within(await screen.findByRole("dialog", { name: title }));
    await user.click(sheet.getByRole("button", { name: "Delete" }));
  };
  await discard(second);
  await focusIsOn(third);
  await discard(third);
  await focusIsOn(first);
  await discard(first);
  await screen.findByText("Nothing tracked yet");
  await focusIsOn("Add an application");
});

test("after I delete a card from the board, the next card of its column gets the focus", async () => {
  const { user } = await visitWith(record({ title: "Cook" }), record({ title: "Nurse" }));
  await user.click(await screen.findByRole("radio", { name: "Board" }));
  const column = within(await screen.findByRole("region", { name: "Saved" }));
  const [first, second] = column.getAllByRole("button").map(({ textContent }) => textContent);
  await user.click(column.getByRole("button", { name: first as string }));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Delete" }));
  await focusIsOn(second as string);
});

test("after I remove a contact or an interview, the next one's button gets the focus", async () => {
  const contacts = ["Ana", "Bo", "Cy"].map((name) => ({ name, role: "", email: "" }));
  const { user, form } = await openForm(record({ title: "Cook", contacts }));
  await user.click(form.getByRole("button", { name: "Remove: Contacts, 2" }));
  await focusIsOn("Remove: Contacts, 2");
  await user.click(form.getByRole("button", { name: "Remove: Contacts, 2" }));
  await focusIsOn("Remove: Contacts, 1");
  await user.click(form.getByRole("button", { name: "Remove: Contacts, 1" }));
  await focusIsOn("Add a contact");
});

test("after I remove a directory's pin, the next pin gets the focus, or else the count of the list", async () => {
  const entries = ["First", "Second"].map((name) => ({
    directory: "public-apis",
    id: name,
    name,
    url: `https://${name}.example/`,
  }));
  localStorage.setItem(pinnedEntriesKey, JSON.stringify(entries));
  fakeApi({ "/public-api-directory": {} });
  const { user } = await visit("/public-api-directory");
  await user.click(await screen.findByRole("button", { name: "Remove First from Pinned" }));
  await focusIsOn("Remove Second from Pinned");
  await user.click(screen.getByRole("button", { name: "Remove Second from Pinned" }));
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Showing/));
});

test("after I unpin a portal in my portals, the next pin gets the focus", async () => {
  localStorage.setItem(pinnedPortalsKey, '["https://www.naukri.com/","https://in.indeed.com/"]');
  const { user } = await visit("/job-portals-directory");
  const mine = within(await screen.findByRole("region", { name: /^My portals/ }));
  const [first, second] = mine.getAllByRole("button", { name: /^Pin / });
  await user.click(first as HTMLElement);
  await focusIsOn(second?.getAttribute("aria-label") as string);
});

test("after I forget a saved search, the next search gets the focus, or else the previous one", async () => {
  const kept = ["Cook", "Nurse", "Tester"].reduce(
    (all: SavedSearch[], role) => saveSearch(all, { ...defaultSearch, role }, 1),
    [],
  );
  localStorage.setItem(savedSearchesKey, savedSearchesText(kept));
  const { user } = await visit("/instant-job-search-tool");
  const saved = within(await screen.findByRole("region", { name: "Saved searches" }));
  const [, second, third] = saved.getAllByRole("button").map((button) => button.getAttribute("aria-label") as string);
  await user.click(saved.getByRole("button", { name: second as string }));
  await focusIsOn(third as string);
});

import "fake-indexeddb/auto";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newDraft } from "#domain/portfolio/draft.ts";
import { database } from "#web/lib/database.ts";
import { addVersion } from "#web/lib/resume-versions.ts";
import { mergeRecords } from "#web/lib/tracker.ts";
import { clearTracker, clearVersions } from "../support/clear-rows.ts";
import { visit } from "../support/render.tsx";
import { record } from "../support/tracker-records.ts";

const version = { id: "one", name: "for Acme", keptAt: "2026-11-01T10:00:00.000Z", draft: newDraft({}, "pdf") };

beforeEach(async () => {
  localStorage.setItem("theme", "light");
  await mergeRecords([record({ title: "Tester" })]);
  await addVersion(version);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await clearTracker();
  await clearVersions();
});

/** Returns a function that lists the keys of the data in each saved file. */
function savedFiles() {
  const files: Blob[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}` }));
  return async () => Promise.all(files.map(async (file) => Object.keys(JSON.parse(await file.text()).data).sort()));
}

const press = async (user: Awaited<ReturnType<typeof visit>>["user"], name: string) =>
  user.click(await screen.findByRole("button", { name }));

async function deleteAll(user: Awaited<ReturnType<typeof visit>>["user"]) {
  await press(user, "Delete all");
  const question = screen.getByRole("group", { name: "Delete everything?" });
  await user.click(within(question).getByRole("button", { name: "Delete" }));
}

async function rows() {
  const db = await database();
  return (await db.getAll("tracker")).length + (await db.getAll("resume_versions")).length;
}

test("unreadable data is not called empty, and is exported once it can be read", async () => {
  const saved = savedFiles();
  vi.spyOn(IDBObjectStore.prototype, "getAll").mockImplementation(() => {
    throw new DOMException("blocked", "UnknownError");
  });
  const { user } = await visit("/your-data");
  await screen.findByText(/^This browser does not let us read its database\./);
  screen.getByText("We could not look at everything that this browser holds.");
  const card = screen.getByRole("heading", { level: 2, name: "Versions of your resume" }).closest("li") as HTMLElement;
  expect(within(card).queryByText("Nothing kept")).toBeNull();
  await press(user, "Export");
  await screen.findByText("Not exported");
  expect([await saved(), localStorage.getItem("tracker_copy_answered_v1")]).toEqual([[], null]);
  await press(user, "Export the rest");
  await waitFor(async () => expect(await saved()).toEqual([["theme"]]));
  await press(user, "Make a link");
  await waitFor(() => expect(screen.getAllByText(/^This browser does not let us read/).length).toBeGreaterThan(1));

  vi.mocked(IDBObjectStore.prototype.getAll).mockRestore();
  await press(user, "Try again");
  await screen.findByText(/^This browser holds 4 of/);
  await press(user, "Export");
  await waitFor(async () => expect((await saved())[1]).toEqual(["resume_versions", "theme", "tracker"]));
});

test("if the database fails in the middle, Delete all deletes nothing", async () => {
  const clear = IDBObjectStore.prototype.clear;
  vi.spyOn(IDBObjectStore.prototype, "clear").mockImplementation(function (this: IDBObjectStore) {
    const request = clear.call(this);
    if (this.name === "resume_versions") this.transaction.abort();
    return request;
  });
  const { user } = await visit("/your-data");
  await deleteAll(user);
  await screen.findByText(/^This browser does not let us change its database\./);
  expect([await rows(), localStorage.getItem("theme")]).toEqual([2, "light"]);
  vi.restoreAllMocks();
  await deleteAll(user);
  await screen.findByText("This site no longer stores anything in this browser.");
  await waitFor(() => expect(document.activeElement).toBe(document.getElementById("content")));
  expect([await rows(), localStorage.length]).toEqual([0, 0]);
});

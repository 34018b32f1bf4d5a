import "fake-indexeddb/auto";
import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { newDraft } from "#domain/portfolio/draft.ts";
import { deleted } from "#domain/tracker/record.ts";
import { exportFile } from "#domain/your-data/data-file.ts";
import { database } from "#web/lib/database.ts";
import { addVersion } from "#web/lib/resume-versions.ts";
import { trackedNow } from "#web/lib/tracked.ts";
import { changeRecords, mergeRecords } from "#web/lib/tracker.ts";
import { clearTracker, clearVersions } from "../support/clear-rows.ts";
import { visit } from "../support/render.tsx";
import { noon, record } from "../support/tracker-records.ts";

const version = (id: string, name: string, keptAt = "2026-11-01T10:00:00.000Z") => ({
  id,
  name,
  keptAt,
  draft: newDraft({}, "pdf"),
});
const mine = record({ title: "Tester" });
const dropped = deleted(record(), noon("2026-11-05"));
const theirs = record({ title: "Cook" });
const news = { notes: "x", updatedAt: "2026-11-21T00:00:00.000Z" };

/** All stored data that an import can change. */
async function everything() {
  const db = await database();
  const { tracker_glance_v1: _, ...texts } = { ...localStorage };
  return { texts, records: await db.getAll("tracker"), versions: await db.getAll("resume_versions") };
}

/** Stores data of each kind, and creates a file that changes part of it and adds more. */
async function prepared() {
  localStorage.setItem("theme", "light");
  localStorage.setItem("pinned_portals_v1", '["https://mine.example/"]');
  await mergeRecords([mine, dropped]);
  await addVersion(version("one", "for Acme"));
  const before = await everything();
  const file = await exportFile(
    {
      theme: "dark",
      slash_v1: "off",
      pinned_portals_v1: '["https://theirs.example/"]',
      tracker: JSON.stringify([{ ...mine, ...news }, { ...mine, ...news, id: dropped.id }, theirs]),
      resume_versions: JSON.stringify([
        version("one", "for Acme and others", "2026-11-21T10:00:00.000Z"),
        version("two", "for Bolt"),
      ]),
    },
    0,
  );
  const { user } = await visit("/your-data");
  const choose = async () => {
    await user.upload(screen.getByLabelText("Import", { selector: "input" }), new File([file], "x.json"));
    await user.click(await screen.findByRole("button", { name: "Bring it in" }));
  };
  const undo = async () => user.click(await screen.findByRole("button", { name: "Undo" }));
  return { user, before, choose, undo };
}

/**
 * Makes the database abort a transaction in the store of versions, after it has written the
 * records.
 */
function failOnVersions(method: "put" | "delete") {
  const real = IDBObjectStore.prototype[method] as (this: IDBObjectStore, ...given: unknown[]) => IDBRequest;
  vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(function (this: IDBObjectStore, ...given: unknown[]) {
    const request = real.apply(this, given);
    if (this.name === "resume_versions") this.transaction.abort();
    return request as never;
  });
}

afterEach(async () => {
  vi.restoreAllMocks();
  await clearTracker();
  await clearVersions();
});

test("Undo of an import restores exactly the previous data", async () => {
  const { before, choose, undo } = await prepared();
  await choose();
  await screen.findByText(/^Things brought back: 5\./);
  const imported = await everything();
  expect(imported.texts).toEqual({
    theme: "dark",
    slash_v1: "off",
    pinned_portals_v1: '["https://mine.example/","https://theirs.example/"]',
  });
  expect(trackedNow().live.map(({ title }) => title)).toEqual(["Tester", "Tester", "Cook"]);
  expect(imported.versions.map(({ name }) => name)).toEqual(["for Acme and others", "for Bolt"]);
  await undo();
  await screen.findByText("Everything is as it was before the import.");
  expect(await everything()).toEqual(before);
  expect(trackedNow().live).toEqual([mine]);
  expect(document.documentElement.classList.contains("dark")).toBe(false);
});

test("Undo of an import keeps later changes", async () => {
  const { before, choose, undo } = await prepared();
  await choose();
  await screen.findByText(/^Things brought back: 5\./);
  localStorage.setItem("theme", "system");
  await changeRecords([theirs.id], (current) => current && { ...current, notes: "Called them" });
  await undo();
  await screen.findByText("What you changed after the import stays.");
  const after = await everything();
  expect(after.texts).toEqual({ ...before.texts, theme: "system" });
  expect(after.records).toEqual([...before.records, { ...theirs, notes: "Called them" }]);
  expect(after.versions).toEqual(before.versions);
});

test("if the database fails during an import, nothing is imported", async () => {
  const { before, choose } = await prepared();
  failOnVersions("put");
  await choose();
  await screen.findByText(
    "This browser did not keep all of it: its storage is full or blocked. Nothing here was changed.",
  );
  expect(await everything()).toEqual(before);
  expect(trackedNow().live).toEqual([mine]);
});

test("if Undo fails in the middle, all of the import stays, and Undo can be tried again", async () => {
  const { user, before, choose, undo } = await prepared();
  await choose();
  await screen.findByText(/^Things brought back: 5\./);
  const imported = await everything();
  failOnVersions("delete");
  await undo();
  await screen.findByText(/^This browser does not let us change its storage\. All of the import is still here\.$/);
  expect(await everything()).toEqual(imported);
  vi.restoreAllMocks();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText("Everything is as it was before the import.");
  expect(await everything()).toEqual(before);
});

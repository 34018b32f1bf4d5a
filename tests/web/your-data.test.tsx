import "fake-indexeddb/auto";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import {
  clearedDraftKey,
  outreachFormKey,
  portfolioStepsKey,
  promptDraftsKey,
  trackerGlanceKey,
} from "#domain/storage-keys.ts";
import { exportFile } from "#domain/your-data/data-file.ts";
import { storedThings } from "#domain/your-data/stored-things.ts";
import { makeTransfer } from "#web/features/your-data/transfer.ts";
import { trackedNow } from "#web/lib/tracked.ts";
import { mergeRecords, removeRecords } from "#web/lib/tracker.ts";
import { clearTracker } from "../support/clear-rows.ts";
import { fakeApi } from "../support/fake-api.ts";
import { blockStorage, visit } from "../support/render.tsx";
import { record } from "../support/tracker-records.ts";

const path = "/your-data";

const cardOf = (title: string) =>
  within(screen.getByRole("heading", { level: 2, name: title }).closest("li") as HTMLElement);

test("the footer links to Your data", async () => {
  const { user } = await visit("/contact");
  await user.click(within(screen.getByRole("contentinfo")).getByRole("link", { name: "Your data" }));
  await screen.findByRole("heading", { level: 1, name: "Your data" });
});

test("the page lists and describes all data that may be stored, even if nothing is stored", async () => {
  await visit(path);
  await screen.findByText("This site has stored nothing in this browser.");
  for (const { key, title, about } of storedThings) {
    expect(cardOf(title).getByText(about)).toBeDefined();
    expect(cardOf(title).getByText(key)).toBeDefined();
    expect(cardOf(title).getByText("Nothing kept")).toBeDefined();
  }
  expect((screen.getByRole("button", { name: "Export" }) as HTMLButtonElement).disabled).toBe(true);
});

test("stored data is shown with its size, and never as HTML", async () => {
  localStorage.setItem("pinned_portals_v1", '["<img src=x onerror=alert(1)>"]');
  const { container } = await visit(path);
  expect(cardOf("My portals").getByText("32 bytes")).toBeDefined();
  expect(cardOf("My portals").getByText(/<img src=x/)).toBeDefined();
  expect(container.querySelector("main img")).toBeNull();
  await screen.findByText(`This browser holds 1 of ${storedThings.length} things, 32 bytes in all.`);
});

test("the size of the offline copy is that of its files", async () => {
  const cache = {
    keys: async () => [new Request("https://site.example/tracker"), new Request("https://site.example/app.js")],
    match: async () => new Response("x".repeat(2_300_000)),
  };
  vi.stubGlobal("caches", { keys: async () => ["shell"], open: async () => cache });
  await visit(path);
  await waitFor(() => expect(cardOf("Copy for offline use").getByText("4.6 MB")).toBeDefined());
  expect(cardOf("Copy for offline use").getByText(/"\/app.js",\s+"\/tracker"/)).toBeDefined();
  await screen.findByText(`This browser holds 1 of ${storedThings.length} things, 4.6 MB in all.`);
  vi.unstubAllGlobals();
});

test("the slash key can be turned off, for visitors who type it by mistake", async () => {
  const { user, unmount } = await visit(path);
  await user.click(screen.getByRole("checkbox", { name: "Use “/” for search" }));
  unmount();
  const prompts = await visit("/job-seeker-ai-prompts");
  fireEvent.keyDown(document.body, { key: "/" });
  expect(document.activeElement).not.toBe(screen.getByRole("searchbox"));
  prompts.unmount();
  const again = await visit(path);
  await again.user.click(screen.getByRole("checkbox", { name: "Use “/” for search" }));
  again.unmount();
  await visit("/job-seeker-ai-prompts");
  fireEvent.keyDown(document.body, { key: "/" });
  expect(document.activeElement).toBe(screen.getByRole("searchbox"));
});

test("one kind of data is deleted after a question", async () => {
  localStorage.setItem("pinned_portals_v1", "[]");
  localStorage.setItem("visited_portals_v1", "[]");
  const { user } = await visit(path);
  await user.click(cardOf("My portals").getByRole("button", { name: "Delete" }));
  await user.click(cardOf("My portals").getByRole("button", { name: "Keep" }));
  expect(localStorage.getItem("pinned_portals_v1")).toBe("[]");
  await user.click(cardOf("My portals").getByRole("button", { name: "Delete" }));
  await user.click(cardOf("My portals").getByRole("button", { name: "Delete" }));
  expect(localStorage.getItem("pinned_portals_v1")).toBeNull();
  expect(localStorage.getItem("visited_portals_v1")).toBe("[]");
});

test("all data is deleted after a question, but not the keys of another site", async () => {
  for (const { key, place } of storedThings) if (!place) localStorage.setItem(key, "dark");
  localStorage.setItem("other", "x");
  for (const key of [promptDraftsKey, outreachFormKey, clearedDraftKey, portfolioStepsKey])
    sessionStorage.setItem(key, "{}");
  const { user } = await visit(path);
  await user.click(screen.getByRole("button", { name: "Delete all" }));
  await user.click(
    within(screen.getByRole("group", { name: "Delete everything?" })).getByRole("button", { name: "Delete" }),
  );
  await screen.findByText("This site has stored nothing in this browser.");
  expect(Object.keys(localStorage)).toEqual(["other"]);
  expect(sessionStorage.length).toBe(0); // the tab stores its forms in this storage
  await waitFor(() => expect(document.activeElement?.id).toBe("content"));
});

test("an exported file can be imported, and its theme applies at once", async () => {
  const { user } = await visit(path);
  const file = await exportFile({ theme: "dark", pinned_portals_v1: "[]" }, 0);
  await user.upload(screen.getByLabelText("Import", { selector: "input" }), new File([file], "x.json"));
  await screen.findByText("Things brought back: 2.");
  expect(localStorage.getItem("theme")).toBe("dark");
  expect(document.documentElement.classList.contains("dark")).toBe(true);
  expect(cardOf("Theme").getByText("4 bytes")).toBeDefined();
});

test("a file that is not from this site changes nothing", async () => {
  const { user } = await visit(path);
  await user.upload(screen.getByLabelText("Import", { selector: "input" }), new File(["{}"], "x.json"));
  await screen.findByText("Not imported");
  expect(localStorage.length).toBe(0);
});

test("if the storage is blocked, the page works, and an import shows a message", async () => {
  blockStorage();
  const { user } = await visit(path);
  const file = await exportFile({ theme: "dark" }, 0);
  await user.upload(screen.getByLabelText("Import", { selector: "input" }), new File([file], "x.json"));
  await screen.findByText(/^This browser did not keep all of it: its storage is full or blocked\./);
});

test("if the browser blocks its storage, no data is called empty", async () => {
  blockStorage();
  vi.stubGlobal("caches", { keys: () => Promise.reject(new DOMException("blocked", "SecurityError")) });
  await visit(path);
  await screen.findByText(/^This browser does not let us keep or read anything here\./);
  screen.getByText("We could not look at everything that this browser holds.");
  expect(cardOf("Theme").queryByText("Nothing kept")).toBeNull();
  expect(cardOf("Copy for offline use").queryByText("Nothing kept")).toBeNull();
  vi.unstubAllGlobals();
});

test("the tracker can be listed, exported, deleted and imported again", async () => {
  const [kept, dropped] = [record({ title: "Tester" }), record({ title: "Cook" })];
  await mergeRecords([kept]);
  const { user } = await visit(path);
  await waitFor(() => expect(cardOf("Application Tracker").getByText(/"title": "Tester"/)).toBeDefined());
  const file = await exportFile(
    { tracker: JSON.stringify([{ ...kept, notes: "x", updatedAt: "2027-01-01T00:00:00Z" }]) },
    0,
  );
  await user.click(cardOf("Application Tracker").getByRole("button", { name: "Delete" }));
  await user.click(cardOf("Application Tracker").getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(cardOf("Application Tracker").getByText("Nothing kept")).toBeDefined());
  expect(localStorage.getItem("tracker_glance_v1")).toBeNull();
  await mergeRecords([dropped, kept]);
  await user.upload(screen.getByLabelText("Import", { selector: "input" }), new File([file], "x.json"));
  await screen.findByText("Things brought back: 1. Applications: 1 changed.");
  expect(
    trackedNow()
      .live.map(({ title, notes }) => [title, notes])
      .toSorted(),
  ).toEqual([
    ["Cook", ""],
    ["Tester", "x"],
  ]);
  await clearTracker();
});

test("if I agree, a copy restores later deleted applications, and a message shows their number", async () => {
  const [a, b, c] = [record({ title: "A" }), record({ title: "B" }), record({ title: "C" })];
  await mergeRecords([a, b, c]);
  const file = await exportFile({ tracker: JSON.stringify([a, b, c]) }, 0);
  await removeRecords([a.id, b.id]);
  const marks = [...trackedNow().all.values()];
  const { user } = await visit(path);
  const choose = () => user.upload(screen.getByLabelText("Import", { selector: "input" }), new File([file], "x.json"));
  const titles = () => trackedNow().live.map(({ title }) => title);

  await choose();
  await screen.findByText(
    /^2 applications of this copy were deleted here later: (A|B)\b.*, (A|B)\b.*\. Bring them back\?$/,
  );
  expect(titles()).toEqual(["C"]);
  await user.click(screen.getByRole("button", { name: "Leave deleted" }));
  await screen.findByText("All that it brings was here already. Applications: 2 still deleted.");
  expect(titles()).toEqual(["C"]);

  await choose();
  await user.click(await screen.findByRole("button", { name: "Bring back" }));
  await screen.findByText("Things brought back: 1. Applications: 2 brought back.");
  expect(titles().toSorted()).toEqual(["A", "B", "C"]);
  expect(document.activeElement).toBe(document.getElementById("content"));
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await screen.findByText("Everything is as it was before the import.");
  expect([...trackedNow().all.values()]).toEqual(marks);
  await clearTracker();
});

test("a damaged file, a newer file or a record in an unknown format is refused as a whole", async () => {
  localStorage.setItem("theme", "light");
  const { user } = await visit(path);
  const whole = await exportFile({ theme: "dark", tracker: "[]" }, 0);
  const files = [
    [whole.replace('"dark"', '"lark"'), /^This file is damaged/],
    [whole.replace('"format": 2', '"format": 3'), /^This file was exported by a newer version/],
    [await exportFile({ theme: "dark", tracker: '[{"id":"a"}]' }, 0), /^This file is damaged/],
  ] as const;
  for (const [file, sentence] of files) {
    await user.upload(screen.getByLabelText("Import", { selector: "input" }), new File([file], "x.json"));
    if (file.includes('\\"id\\"')) await user.click(await screen.findByRole("button", { name: "Bring it in" }));
    await screen.findByText(sentence);
    expect(localStorage.getItem("theme")).toBe("light");
  }
});

test("if a link cannot be created, the page shows the reason, and the data stays", async () => {
  localStorage.setItem("theme", "dark");
  fakeApi({
    "/api/transfers": { status: 503, body: { error: "Too many people are moving their data at this moment" } },
  });
  const { user } = await visit("/your-data");
  await user.click(await screen.findByRole("button", { name: "Make a link" }));
  expect((await screen.findByRole("alert")).textContent).toContain(
    "Too many people are moving their data at this moment.",
  );
  fakeApi({});
  await user.click(screen.getByRole("button", { name: "Make a link" }));
  await waitFor(() =>
    expect(screen.getByRole("alert").textContent).toContain("The connection failed. Check it, then try again."),
  );
  expect(localStorage.getItem("theme")).toBe("dark");
});

test("if only the tracker's summary for home is stored, there is nothing to transfer", async () => {
  await expect(makeTransfer({ [trackerGlanceKey]: '{"saved":[],"steps":[]}' })).rejects.toThrow(
    "There is nothing to move yet.",
  );
});

test("Escape in 'Delete everything?' deletes nothing and returns the focus to Delete all", async () => {
  localStorage.setItem("pinned_portals_v1", "[]");
  const { user } = await visit(path);
  await user.click(await screen.findByRole("button", { name: "Delete all" }));
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("group", { name: "Delete everything?" })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Delete all" })));
  expect(localStorage.getItem("pinned_portals_v1")).toBe("[]");
});

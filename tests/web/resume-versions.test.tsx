import "fake-indexeddb/auto";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import sampleData from "#content/portfolio-site/sample-data.json";
import { newDraft } from "#domain/portfolio/draft.ts";
import { portfolioDraftKey } from "#domain/storage-keys.ts";
import { exportFile } from "#domain/your-data/data-file.ts";
import { addVersion, changeVersion, Outdated, readVersions } from "#web/lib/resume-versions.ts";
import { clearTracker, clearVersions } from "../support/clear-rows.ts";
import { fakeApi } from "../support/fake-api.ts";
import { visit } from "../support/render.tsx";

const path = "/ai-resume-to-portfolio-generator";
const flag = {
  body: { name: "resume_to_portfolio", enabled: true, expiresAt: new Date(Date.now() + 300_000).toISOString() },
};
const draft = newDraft(sampleData, "pdf");
const named = (name: string, title = "Engineer") => ({
  id: name,
  name,
  keptAt: "2026-11-22T10:00:00.000Z",
  draft: { ...draft, data: { ...draft.data, settings: { ...draft.data.settings, title } } },
});
const names = async () => (await readVersions()).map(({ name }) => name);

afterEach(clearVersions);

/** Opens the editor for a stored draft, and returns its versions section. */
async function editor() {
  localStorage.setItem(portfolioDraftKey, JSON.stringify(draft));
  fakeApi({ "/api/flags/resume_to_portfolio": flag });
  const { user, unmount } = await visit(path);
  const heading = await screen.findByRole("heading", { name: "Versions for different jobs" });
  const section = within(heading.closest("section") as HTMLElement);
  const keep = async (name: string) => {
    await user.type(section.getByLabelText("Name of the version"), name);
    await user.click(section.getByRole("button", { name: "Keep this version" }));
  };
  return { user, section, keep, unmount };
}

const titleKept = () => JSON.parse(localStorage.getItem(portfolioDraftKey) ?? "{}").data.settings.title;

test("a draft is stored under a name, and each name can be used only once", async () => {
  const { section, keep } = await editor();
  await keep("for Acme");
  await section.findByRole("heading", { name: "for Acme" });
  expect(section.getByText("The same as your draft")).toBeDefined();
  await keep("For ACME");
  expect((await section.findByRole("alert")).textContent).toMatch(/already/);
  expect(await names()).toEqual(["for Acme"]);
});

test("a version shows how it differs from the draft, and opening it can be undone", async () => {
  await addVersion(named("for Acme", "Platform Engineer"));
  const { user, section, keep } = await editor();
  await section.findByText("Differs from your draft in title");
  await keep("General");
  await section.findByText("The same as your draft");
  await user.click(section.getByRole("button", { name: "Open for Acme" }));
  await waitFor(() => expect(titleKept()).toBe("Platform Engineer"));
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(titleKept()).toBe(sampleData.settings.title));
});

test("if the draft is not stored in a version, opening a version asks first", async () => {
  await addVersion(named("for Acme", "Platform Engineer"));
  const { user, section } = await editor();
  await user.click(await section.findByRole("button", { name: "Open for Acme" }));
  const question = within(section.getByRole("group", { name: /^Open “for Acme” in place of your draft\?/ }));
  await user.click(question.getByRole("button", { name: "Cancel" }));
  expect(titleKept()).toBe(sampleData.settings.title);
  await user.click(section.getByRole("button", { name: "Open for Acme" }));
  await user.click(section.getByRole("button", { name: "Open it" }));
  await waitFor(() => expect(titleKept()).toBe("Platform Engineer"));
});

test("replacing a stored version with the draft asks first", async () => {
  const kept = named("General", "Platform Engineer");
  await addVersion(kept);
  const { user, section } = await editor();
  await user.click(await section.findByRole("button", { name: "Overwrite with your draft General" }));
  const question = within(section.getByRole("group", { name: "Overwrite “General” with your draft?" }));
  await user.click(question.getByRole("button", { name: "Cancel" }));
  expect(await readVersions()).toEqual([kept]);
});

test("a version can be replaced by the draft, renamed and deleted", async () => {
  await addVersion(named("for Acme", "Platform Engineer"));
  const { user, section } = await editor();
  await user.click(await section.findByRole("button", { name: "Overwrite with your draft for Acme" }));
  await user.click(section.getByRole("button", { name: "Overwrite" }));
  await section.findByText("The same as your draft");
  await user.click(section.getByRole("button", { name: "Rename for Acme" }));
  const field = section.getByLabelText("New name");
  expect(document.activeElement).toBe(field);
  await user.clear(field);
  await user.type(field, "for Globex");
  await user.click(section.getByRole("button", { name: "Rename" }));
  await section.findByRole("heading", { name: "for Globex" });
  expect(document.activeElement).toBe(section.getByRole("button", { name: "Rename for Globex" }));
  await user.click(section.getByRole("button", { name: "Delete" }));
  await user.click(
    within(section.getByRole("group", { name: "Delete “for Globex”?" })).getByRole("button", { name: "Delete" }),
  );
  await waitFor(() => expect(section.queryByRole("heading", { name: "for Globex" })).toBeNull());
  expect(await names()).toEqual([]);
});

test("if the storage is full, a message says so, and the typed name stays", async () => {
  const { section, keep } = await editor();
  vi.spyOn(IDBObjectStore.prototype, "add").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await keep("for Acme");
  expect((await section.findByRole("alert")).textContent).toMatch(/its storage is full or blocked. Nothing was lost/);
  expect(section.getByLabelText<HTMLInputElement>("Name of the version").value).toBe("for Acme");
});

test("the page says that versions stay in this browser only if it can read them", async () => {
  const promise = /Versions stay in this browser/;
  const { section, unmount } = await editor();
  await section.findByText(promise);
  unmount();

  const opened = vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  const blocked = await editor();
  await waitFor(() => expect(opened).toHaveBeenCalled());
  await blocked.keep("for Acme");
  await blocked.section.findByRole("alert");
  expect(blocked.section.queryByText(promise)).toBeNull();
  opened.mockRestore(); // afterEach uses the database
});

test("two tabs can store versions at the same time, and both versions stay", async () => {
  const shown = named("for Acme");
  await addVersion(shown);
  await addVersion(named("for Globex"));
  const elsewhere = { ...shown, name: "for Acme Berlin", keptAt: "2026-11-22T11:00:00.000Z" };
  await changeVersion(shown, elsewhere);
  await expect(changeVersion(shown, { ...shown, name: "for Acme Paris" })).rejects.toThrow(Outdated);
  await expect(changeVersion(shown, undefined)).rejects.toThrow(Outdated);
  expect((await names()).sort()).toEqual(["for Acme Berlin", "for Globex"]);
});

test("a version that another tab stores appears at once", async () => {
  const { section } = await editor();
  await addVersion(named("for Initech"));
  await section.findByRole("heading", { name: "for Initech" });
});

test("the tracker suggests the names of versions for the resume that was sent", async () => {
  await clearTracker();
  await addVersion(named("for Acme"));
  const { user } = await visit("/tracker");
  await user.click((await screen.findAllByRole("button", { name: /^Add/ }))[0] as HTMLElement);
  const field = await screen.findByLabelText<HTMLInputElement>("Resume that you sent");
  const offered = () => [...(field.list?.options ?? [])].map(({ value }) => value);
  await waitFor(() => expect(offered()).toEqual(["for Acme"]));
});

test("Your data lists, exports, imports and deletes versions", async () => {
  const kept = named("for Acme");
  await addVersion(kept);
  const { user } = await visit("/your-data");
  const card = () =>
    within(screen.getByRole("heading", { level: 2, name: "Versions of your resume" }).closest("li") as HTMLElement);
  const file = await exportFile({ resume_versions: JSON.stringify([kept]) }, 0);
  await user.click(await waitFor(() => card().getByRole("button", { name: "Delete" })));
  await user.click(card().getByRole("button", { name: "Delete" }));
  await waitFor(async () => expect(await names()).toEqual([]));
  await waitFor(() => expect(card().getByText("Nothing kept")).toBeDefined());
  await user.upload(screen.getByLabelText("Import", { selector: "input" }), new File([file], "data.json"));
  await waitFor(async () => expect(await readVersions()).toEqual([kept]));
});

import "fake-indexeddb/auto";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { readRecords } from "#domain/tracker/record.schema.ts";
import { showRecord } from "#web/features/tracker/show-record.ts";
import { loadTracker } from "#web/lib/tracker.ts";
import { clearTracker } from "../support/clear-rows.ts";
import { visit } from "../support/render.tsx";
import { names, path, stored, table, today, visitWith } from "../support/tracker-page.ts";
import { record } from "../support/tracker-records.ts";

beforeEach(async () => {
  await clearTracker();
  await loadTracker();
});

test("an empty tracker explains itself, and the visitor can add an application by hand", async () => {
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

test("a second application is added to the first, and both have the format of an export", async () => {
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

test("a deadline in the past has a mark, and can be saved", async () => {
  const { user } = await visit(path);
  await user.click(await screen.findByRole("button", { name: "Add an application" }));
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.change(dialog.getByLabelText("Deadline"), { target: { value: today } });
  expect(dialog.queryByText("This day is past.")).toBeNull();
  fireEvent.change(dialog.getByLabelText("Deadline"), { target: { value: "2020-01-31" } });
  expect(dialog.getByText("This day is past.")).toBeDefined();
  await user.type(dialog.getByLabelText("Job title"), "Tester");
  await user.click(dialog.getByRole("button", { name: "Add" }));
  await waitFor(async () => expect(await stored()).toMatchObject([{ deadline: "2020-01-31" }]));
});

test("the form of a new application starts with the focus in its first field", async () => {
  const { user } = await visit(path);
  await user.click(await screen.findByRole("button", { name: "Add an application" }));
  const dialog = within(await screen.findByRole("dialog"));
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText(/^Paste an address/)));
});

test("without a title and a company, or with an invalid address, nothing is saved or lost", async () => {
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

test("a pasted posting fills the fields, and its text is stored", async () => {
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

test("the labels in a pasted posting fill the fields", async () => {
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

test("a second pasted posting replaces the values of the first, and keeps typed text", async () => {
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

test("a job that is already tracked shows a message, and can be opened or added again", async () => {
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

test("pasted notes are cut at 20,000 characters, and a message says that the field is full", async () => {
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

test("a day of applying in the year 2999 shows an error", async () => {
  const { user } = await visit(path);
  await user.click(await screen.findByRole("button", { name: "Add an application" }));
  await user.type(screen.getByLabelText("Job title"), "Tester");
  fireEvent.change(screen.getByLabelText("Applied on"), { target: { value: "2999-01-01" } });
  await user.click(screen.getByRole("button", { name: "Add" }));
  expect(screen.getByRole("alert").textContent).toMatch(/^This day is still ahead/);
  expect(document.activeElement).toBe(screen.getByLabelText("Applied on"));
  expect(await stored()).toEqual([]);
});

test("a bookmark's fragment fills the form without saving, and is removed from the address", async () => {
  const posting = { url: "https://acme.example/7", title: "Tester", text: "We test." };
  await visit(`${path}#add=${encodeURIComponent(JSON.stringify(posting))}`);
  const dialog = within(await screen.findByRole("dialog", { name: "Add an application" }));
  expect((dialog.getByLabelText("Job title") as HTMLInputElement).value).toBe("Tester");
  expect(dialog.queryByLabelText(/^Paste an address/)).toBeNull(); // the posting is here already
  expect(document.activeElement?.tagName).not.toMatch(/INPUT|TEXTAREA/);
  expect(location.hash).toBe("");
  expect(await stored()).toEqual([]);
});

test.each(["#add=", "#add=%7Bbad", "#add=garbage"])(
  "the invalid fragment %s of a bookmark shows 'Nothing was added'",
  async (hash) => {
    await visit(path + hash);
    expect(await screen.findAllByText(/^Nothing was added/)).not.toEqual([]);
    expect(location.hash).toBe("");
    expect(screen.queryByRole("dialog")).toBeNull();
  },
);

test("a new application scrolls into view above the toast", async () => {
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
  place.mockReturnValue(new DOMRect(0, -20, 90, 44)); // the header of a low window covers the focused element
  showRecord((await stored()).find(({ title }) => title === "Tester")?.id ?? "");
  expect(document.activeElement).toBe(within(row).getByRole("button", { name: "Tester" }));
});

test("if the browser stores nothing, the dialog says so, and typed text stays", async () => {
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

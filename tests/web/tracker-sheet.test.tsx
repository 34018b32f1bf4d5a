import "fake-indexeddb/auto";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { loadTracker, rereadTracker } from "#web/lib/tracker.ts";
import { clearTracker } from "../support/clear-rows.ts";
import { visit } from "../support/render.tsx";
import { names, path, stored, table, visitWith } from "../support/tracker-page.ts";
import { record } from "../support/tracker-records.ts";

beforeEach(async () => {
  await clearTracker();
  await loadTracker();
});

test("a sheet is imported after a preview of its columns, without applications already tracked", async () => {
  const { user } = await visitWith(record({ title: "Known", url: "https://acme.example/1" }));
  await table();
  const sheet = "Role;Employer;Link\nKnown;Acme;https://acme.example/1?utm_source=x\nTester;Globex;\n;;\n";
  await user.upload(
    await screen.findByLabelText("Import a sheet (CSV)", { selector: "input" }),
    new File([sheet], "x.csv"),
  );
  await screen.findByText("2 of 2 rows have a title or a company. 1 is in your tracker already.");
  expect((screen.getByLabelText("Employer") as HTMLSelectElement).value).toBe("organization");
  await user.click(screen.getByRole("button", { name: "Add 1" }));
  await screen.findByText("Added: 1 application");
  await waitFor(async () => expect((await names()).toSorted()).toEqual(["Known", "Tester"]));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Import a sheet (CSV)" })),
  );
});

test("if the browser cannot store a sheet's rows, the preview stays open", async () => {
  const { user } = await visitWith(record({ title: "Known" }));
  await table();
  await user.upload(
    await screen.findByLabelText("Import a sheet (CSV)", { selector: "input" }),
    new File(["Role;Employer\nTester;Globex\n"], "x.csv"),
  );
  const add = await screen.findByRole("button", { name: "Add 1" });
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await user.click(add);
  await screen.findByText("Not saved");
  expect(screen.getByRole("button", { name: "Add 1" })).toBeDefined();
  vi.mocked(IDBObjectStore.prototype.put).mockRestore();
  await user.click(screen.getByRole("button", { name: "Add 1" }));
  await screen.findByText("Added: 1 application");
  await waitFor(() => expect(screen.queryByText("What are these columns?")).toBeNull());
});

test("a CSV file from a German Excel keeps its umlauts and accents", async () => {
  const { user } = await visit(path);
  const sheet = "Stelle;Firma\nPflegefachkraft;Klinikum Süd\nTesterin;Charité\n";
  await user.upload(
    await screen.findByLabelText("Import a sheet (CSV)", { selector: "input" }),
    new File([Uint8Array.from(sheet, (letter) => letter.charCodeAt(0))], "Bewerbungen.csv"),
  );
  await user.click(await screen.findByRole("button", { name: "Add 2" }));
  await waitFor(async () =>
    expect((await stored()).map(({ organization }) => organization).toSorted()).toEqual(["Charité", "Klinikum Süd"]),
  );
});

test("the same sheet adds nothing a second time, unless the visitor asks for it", async () => {
  const { user } = await visit(path);
  const sheet = "Role,Company\nTester,Acme\nCook,Diner\nCook,Diner\n";
  const upload = async () =>
    user.upload(
      await screen.findByLabelText("Import a sheet (CSV)", { selector: "input" }),
      new File([sheet], "x.csv"),
    );
  await upload();
  await screen.findByText(/1 repeats another row\.$/);
  await user.click(screen.getByRole("button", { name: "Add 2" }));
  await waitFor(async () => expect((await names()).toSorted()).toEqual(["Cook", "Tester"]));

  await upload();
  await screen.findByText(/3 are in your tracker already\.$/);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Add 0" }).disabled).toBe(true);
  await user.click(screen.getByLabelText("Add them too"));
  await user.click(screen.getByRole("button", { name: "Add 3" }));
  await waitFor(async () => expect(await names()).toHaveLength(5));
});

test("the preview of a sheet shows unreadable dates and the stage for each status", async () => {
  const { user } = await visitWith(record({ title: "Known" }));
  await table();
  const sheet = `Role Applied For,Company,Date Applied,Status
Tester,Acme,last week,Applied via referral
Cook,Diner,soon,No offer
Welder,Forge,15-Nov-2025,No offer
Clerk,Bank,,Vertagt
Baker,Mill,,Pondering
`;
  await user.upload(
    await screen.findByLabelText("Import a sheet (CSV)", { selector: "input" }),
    new File([sheet], "x.csv"),
  );
  await screen.findByText("2 dates could not be read: “last week”, “soon”.");
  screen.getByText("Applied via referral → Applied");
  screen.getByText("No offer (2) → Rejected");
  await user.selectOptions(screen.getByLabelText("Vertagt"), "Rejected");
  expect(screen.getByLabelText("Pondering")).toHaveProperty("value", "");
  screen.getByText("Without a choice, the word is kept in the notes.");
  expect(screen.queryByText(/^No column is the job title/)).toBeNull();
  await user.click(screen.getByRole("button", { name: "Add 5" }));
  await waitFor(async () =>
    expect((await stored()).map(({ title, applied, stage }) => [title, applied, stage]).toSorted()).toEqual([
      ["Baker", "", "saved"],
      ["Clerk", "", "closed"],
      ["Cook", "", "closed"],
      ["Known", "", "saved"],
      ["Tester", "", "applied"],
      ["Welder", "2025-11-15", "closed"],
    ]),
  );
  const figures = within(await screen.findByRole("region", { name: "So far" }));
  expect(figures.queryByText("Days to a reply")).toBeNull(); // without replies, there is no figure
  await user.click(await screen.findByRole("button", { name: "Welder" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Welder" }));
  await dialog.findByText("· imported, day not known");
  expect(dialog.queryByText(/just now/)).toBeNull();
});

test("the preview shows how an ambiguous date is read", async () => {
  const { user } = await visit(path);
  const sheet = "Role,Date Applied\nTester,11/02/2025\nCook,13/11/2025\n";
  await user.upload(
    await screen.findByLabelText("Import a sheet (CSV)", { selector: "input" }),
    new File([sheet], "x.csv"),
  );
  await screen.findByText(/^The date “11\/02\/2025” is read as Tue, Feb 11, 2025, and the others/);
  expect(screen.queryByRole("group", { name: "Order of day and month" })).toBeNull();
});

test("if no day in a sheet is above 12, the visitor chooses between day first and month first", async () => {
  const { user } = await visit(path);
  const sheet = "Role,Date Applied,Deadline\nTester,11/03/2026,12/04/2026\nCook,05/06/2026,\n";
  await user.upload(
    await screen.findByLabelText("Import a sheet (CSV)", { selector: "input" }),
    new File([sheet], "x.csv"),
  );
  await screen.findByText(/^The date “12\/04\/2026” is read as Fri, Dec 4, 2026, and/);
  const order = within(screen.getByRole("group", { name: "Order of day and month" }));
  expect(order.getByRole<HTMLInputElement>("radio", { name: "Month first" }).checked).toBe(true);
  await user.click(order.getByRole("radio", { name: "Day first" }));
  await screen.findByText(/^The date “11\/03\/2026” is read as Wed, Mar 11, 2026, and/);
  await screen.findByText(/^The date “12\/04\/2026” is read as Sun, Apr 12, 2026, and/);
  await user.click(screen.getByRole("button", { name: "Add 2" }));
  await waitFor(async () =>
    expect((await stored()).map(({ title, applied, deadline }) => [title, applied, deadline]).toSorted()).toEqual([
      ["Cook", "2026-06-05", ""],
      ["Tester", "2026-03-11", "2026-04-12"],
    ]),
  );
});

test("the preview shows the number of unused columns, and the rows keep their order", async () => {
  const { user } = await visit(path);
  const titles = ["Tester", "Cook", "Actor", "Welder", "Baker", "Clerk"];
  const sheet = ["Role,Mood,Shoe size", ...titles.map((title) => `${title},fine,40`)].join("\n");
  await user.upload(
    await screen.findByLabelText("Import a sheet (CSV)", { selector: "input" }),
    new File([sheet], "x.csv"),
  );
  await screen.findByText("2 columns are left out.");
  await user.selectOptions(screen.getByLabelText("Mood"), "Notes");
  await screen.findByText("1 column is left out.");
  await user.click(screen.getByRole("button", { name: "Add 6" }));
  await waitFor(async () => expect(await names()).toEqual(titles));
  await act(() => rereadTracker());
  expect(await names()).toEqual(titles);
});

test("the preview says that a sheet has no column for the job title", async () => {
  const { user } = await visit(path);
  const sheet = "Company,Status\nAcme,Applied\n";
  await user.upload(
    await screen.findByLabelText("Import a sheet (CSV)", { selector: "input" }),
    new File([sheet], "x.csv"),
  );
  await screen.findByText(/^No column is the job title/);
});

test("a file that is no sheet is refused", async () => {
  const { user } = await visit(path);
  await user.upload(
    await screen.findByLabelText("Import a sheet (CSV)", { selector: "input" }),
    new File(["hello"], "x.csv"),
  );
  await screen.findByText(/^This is not a sheet/);
  expect(await stored()).toEqual([]);
});

test("a picture with the name .csv is refused as a picture", async () => {
  const { user } = await visit(path);
  await user.upload(
    await screen.findByLabelText("Import a sheet (CSV)", { selector: "input" }),
    new File(["\x89PNG\r\n\x1a\n\0\0\0\rIHDR,a\nb,c"], "x.csv"),
  );
  await screen.findByText(/^This is not a text file, whatever its name says/);
});

import { readdirSync, readFileSync } from "node:fs";
import { sep } from "node:path";
import "fake-indexeddb/auto";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { screens } from "#domain/screens.ts";
import { copyAnsweredKey, pinnedEntriesKey, pinnedPortalsKey } from "#domain/storage-keys.ts";
import { daysLater, moved } from "#domain/tracker/record.ts";
import { loadTracker } from "#web/lib/tracker.ts";
import { clearTracker } from "../support/clear-rows.ts";
import { visit } from "../support/render.tsx";
import { names, path, stored, table, toaster, today, visitWith } from "../support/tracker-page.ts";
import { record } from "../support/tracker-records.ts";

beforeEach(async () => {
  await clearTracker();
  await loadTracker();
});

test("the table can be searched, filtered and sorted", async () => {
  const { user } = await visitWith(
    record({ title: "Baker", posting: "warm bread" }, { stage: "applied" }),
    record({ title: "Actor" }, { stage: "offer" }),
  );
  await user.click(within(await table()).getByRole("button", { name: "Title" }));
  await waitFor(async () => expect(await names()).toEqual(["Actor", "Baker"]));
  await user.click(within(await table()).getByRole("button", { name: "Title" }));
  await waitFor(async () => expect(await names()).toEqual(["Baker", "Actor"]));
  await user.click(screen.getByRole("radio", { name: "Offer 1" }));
  await waitFor(async () => expect(await names()).toEqual(["Actor"]));
  await user.click(screen.getByRole("radio", { name: "All 2" }));
  await user.type(screen.getByRole("searchbox", { name: "Search everything..." }), "bread");
  await waitFor(async () => expect(await names()).toEqual(["Baker"]));
  await user.type(screen.getByRole("searchbox", { name: "Search everything..." }), "x");
  await screen.findByText("Nothing found");
  expect(location.search).not.toContain("bread");
});

test("after a search, each row shows the values of its own record", async () => {
  const { user } = await visitWith(
    record({ title: "Baker" }, { stage: "applied" }),
    record({ title: "Actor" }, { stage: "offer" }),
  );
  const search = screen.getByRole("searchbox", { name: "Search everything..." });
  const stageOf = (title: string) => screen.getByRole<HTMLSelectElement>("combobox", { name: `Stage of ${title}` });
  const isChosen = (title: string) =>
    screen.getByRole<HTMLInputElement>("checkbox", { name: `Select ${title}` }).checked;
  const [first = ""] = await names();
  const [stages, second] = first === "Baker" ? [["applied ", "offer "], "Actor"] : [["offer ", "applied "], "Baker"];
  await user.click(screen.getByLabelText(`Select ${first}`));
  await user.click(stageOf(first));
  await user.type(search, second);
  await waitFor(async () => expect(await names()).toEqual([second]));
  expect([stageOf(second).value, isChosen(second)]).toEqual([stages[1], false]);
  await user.clear(search);
  await waitFor(async () => expect(await names()).toEqual([first, second]));
  expect([stageOf(first).value, isChosen(first)]).toEqual([stages[0], true]);
  expect([stageOf(second).value, isChosen(second)]).toEqual([stages[1], false]);
});

test("the empty tracker names each tool that has Save on its cards", async () => {
  await visitWith();
  const hint = await screen.findByText(/^Or press Save on a card/);
  const named = within(hint)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));
  const saving = readdirSync("web/features", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx"))
    .filter((file) => /save-button\.tsx/.test(readFileSync(`web/features/${file}`, "utf8")))
    .map((file) => file.split(sep)[0] ?? "");
  const paths = Object.entries(screens).flatMap(([name, { path }]) => (saving.includes(name) ? [path] : []));
  expect(named.toSorted()).toEqual(paths.toSorted());
});

test("the labels of rows with the same title include the company", async () => {
  const title = "Data Analyst";
  await visitWith(record({ title, organization: "Acme" }), record({ title, organization: "Globex" }));
  const list = within(await table());
  for (const company of ["Acme", "Globex"]) {
    expect(list.getByRole("checkbox", { name: `Select Data Analyst, ${company}` })).toBeDefined();
    expect(list.getByRole("combobox", { name: `Stage of Data Analyst, ${company}` })).toBeDefined();
  }
});

test("several applications can be moved and deleted at once, and Undo restores them", async () => {
  const { user } = await visitWith(record({ title: "A" }), record({ title: "B" }), record({ title: "C" }));
  await user.click(within(await table()).getByLabelText("Select all shown"));
  await user.click(screen.getByLabelText("Select C"));
  const bar = within(screen.getByRole("region", { name: "Selected applications" }));
  expect(bar.getByText("2 selected")).toBeDefined();
  await user.click(bar.getByRole("button", { name: "Delete" }));
  const question = within(bar.getByRole("group", { name: "Delete 2 applications?" }));
  expect(document.activeElement).toBe(question.getByRole("button", { name: "Keep" }));
  await user.click(question.getByRole("button", { name: "Delete" }));
  await waitFor(async () => expect(await names()).toEqual(["C"]));
  await waitFor(() => expect(document.activeElement?.textContent).toBe("C"));
  await waitFor(async () =>
    expect((await stored()).filter(({ deletedAt }) => deletedAt).map(({ title }) => title)).toEqual(["", ""]),
  );
  await toaster();
  (await screen.findByRole("button", { name: "Undo" })).focus();
  await user.keyboard("{Enter}");
  await waitFor(async () => expect((await names()).toSorted()).toEqual(["A", "B", "C"]));
});

test("one selected application is deleted without a question", async () => {
  const { user } = await visitWith(record({ title: "A" }), record({ title: "B" }));
  await user.click(within(await table()).getByLabelText("Select A"));
  await user.click(screen.getByRole("button", { name: "Delete" }));
  await waitFor(async () => expect(await names()).toEqual(["B"]));
  await waitFor(() => expect(document.activeElement?.textContent).toBe("B"));
});

test("the focus moves to a new interview's field, and from a finished step to the next step", async () => {
  const next = { what: "Call", on: today };
  const { user } = await visitWith(record({ title: "Tester", next }), record({ title: "Cook", next }));
  const due = () => within(screen.getByRole("region", { name: /^Due now/ }));
  await user.click((await screen.findAllByRole("button", { name: /^Done/ }))[0] as HTMLElement);
  await screen.findByRole("region", { name: "Due now (1)" });
  await waitFor(() => expect(document.activeElement).toBe(due().getAllByRole("button")[0]));
  await user.click(due().getByRole("button", { name: /^Done/ }));
  await waitFor(() => expect(document.activeElement).toBe(document.getElementById("content")));

  await user.click(within(await table()).getByRole("button", { name: "Tester" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Tester" }));
  await user.click(dialog.getByRole("button", { name: "Add an interview" }));
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText("Interview 1")));
  await user.click(dialog.getByRole("button", { name: "Remove: Interviews, 1" }));
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole("button", { name: "Add an interview" })));
  await user.click(dialog.getByRole("button", { name: "Delete" }));
  await waitFor(async () => expect(await names()).toEqual(["Cook"]));
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Cook"));
});

test("one press adds all pinned entries of other tools once, and the pins stay", async () => {
  localStorage.setItem(pinnedPortalsKey, '["https://www.naukri.com/","https://gone.example/"]');
  const entries = ["certifications", "public-apis"].map((directory) => ({
    directory,
    id: directory,
    name: `A pin of ${directory}`,
    url: `https://${directory}.example/`,
  }));
  localStorage.setItem(pinnedEntriesKey, JSON.stringify(entries));
  const { user } = await visitWith(record({ title: "Known", url: "https://gone.example" }));
  await user.click(await screen.findByRole("button", { name: "Add your 2 pins" }));
  await waitFor(async () => expect((await names()).toSorted()).toEqual(["A pin of certifications", "Known", "Naukri"]));
  await waitFor(() => expect(screen.queryByRole("button", { name: /Add your/ })).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(document.getElementById("content")));
  await waitFor(async () =>
    expect(await stored()).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ kind: "portal", title: "Naukri", stage: "saved", source: "Job Portals" }),
        expect.objectContaining({ kind: "certification", stage: "saved", source: "Free Certifications" }),
      ]),
    ),
  );
  expect(localStorage.getItem(pinnedPortalsKey)).toContain("naukri");
});

test("if many applications have no copy, a reminder says so until the visitor answers", async () => {
  const old = daysLater(today, -40);
  const { user } = await visitWith(...Array.from({ length: 20 }, () => record({}, { stage: "saved" }, old)));
  const reminder = within(await screen.findByRole("region", { name: "Reminder" }));
  reminder.getByText("No copy of your 20 applications was saved here in the last 30 days.");
  await user.click(reminder.getByRole("button", { name: "Not now" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: "Reminder" })).toBeNull());
  expect(localStorage.getItem(copyAnsweredKey)).toBe(today);
  await waitFor(() => expect(document.activeElement).toBe(document.getElementById("content")));
});

test("the tracker explains what its copy contains, and which page exports all data", async () => {
  await visitWith(record({ title: "Tester" }));
  const part = within(await screen.findByRole("region", { name: "Import and export" }));
  expect(part.getByRole("button", { name: "Copy of the applications (JSON)" })).toBeDefined();
  expect(part.getByText(/exports all that this site keeps, not your applications alone/)).toBeDefined();
});

test("the icon of the installed site shows the number of due steps after each change", async () => {
  const setAppBadge = vi.fn(async () => {});
  Object.assign(navigator, { setAppBadge });
  const call = record({ next: { what: "Call", on: today } });
  const { user } = await visitWith(call, record({ next: { what: "Write", on: "2999-01-01" } }));
  await waitFor(() => expect(setAppBadge).toHaveBeenLastCalledWith(1));
  await user.click(await screen.findByRole("button", { name: /^Done/ }));
  await waitFor(() => expect(setAppBadge).toHaveBeenLastCalledWith(0));
  Reflect.deleteProperty(navigator, "setAppBadge");
});

test("the figures of sent applications are counts and medians, with the number of records", async () => {
  const sent = record({ title: "Tester" }, { stage: "applied" }, "2026-11-01");
  await visitWith(moved(sent, { stage: "in-touch" }, new Date("2026-11-05T12:00")));
  const figures = within(await screen.findByRole("region", { name: "So far" }));
  expect(figures.getByText("Sent").nextSibling?.textContent).toBe("1");
  expect(figures.getByText("median of 1").previousSibling?.textContent).toBe("4");
  expect(figures.queryByText("Days to an interview")).toBeNull(); // without interviews, there is no figure
});

test("the figures match the stages of the list above them", async () => {
  await visitWith(record({ title: "Dev" }, { stage: "interview" }), record({ title: "Ops" }, { stage: "offer" }));
  const figures = within(await screen.findByRole("region", { name: "So far" }));
  const figure = (name: string) => figures.getByText(name).nextSibling?.textContent;
  expect(["Sent", "Replies", "Got an interview", "Offers"].map(figure)).toEqual(["2", "2", "2", "1"]);
});

test("the bookmark links to this tracker, with its data in the fragment", async () => {
  await visit(path);
  const link = await screen.findByRole("link", { name: "Add to tracker" });
  expect(decodeURIComponent(link.getAttribute("href") ?? "")).toMatch(/^javascript:.*\/tracker#add=/);
});

test("a press on the bookmark or Enter copies its address and explains its use", async () => {
  const { user } = await visit(path);
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  (await screen.findByRole("link", { name: "Add to tracker" })).focus();
  await user.keyboard("{Enter}");
  expect(await screen.findByText("Make a bookmark, and paste this as its address.")).toBeDefined();
  expect(copied).toHaveBeenCalledWith(expect.stringMatching(/^javascript:/));
});

test("the visitor can install the site here if the browser allows it, without a prompt", async () => {
  const { user } = await visit(path);
  await screen.findByRole("heading", { name: "Nothing tracked yet" });
  expect(screen.queryByRole("button", { name: "Install" })).toBeNull();
  const prompt = vi.fn(async () => ({ outcome: "accepted" as const }));
  const offer = Object.assign(new Event("beforeinstallprompt"), { prompt });
  window.installOffer = offer; // as first-paint.js does
  act(() => {
    window.dispatchEvent(offer);
  });
  expect(prompt).not.toHaveBeenCalled();
  await user.click(await screen.findByRole("button", { name: "Install" }));
  expect(prompt).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole("button", { name: "Install" })).toBeNull());
});

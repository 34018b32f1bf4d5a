import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import rows from "#content/toolkit.json";
import type { LinkNote, PublishedLinks } from "#domain/link-health/published.ts";
import { fakeApi } from "../support/fake-api.ts";
import { visit } from "../support/render.tsx";

const path = "/developers-toolkit";
const [first, second, third, fourth, fifth] = rows.toSorted((a, b) => a.rank - b.rank) as [Row, Row, Row, Row, Row];
type Row = (typeof rows)[0];

const today = new Date("2026-11-22T12:00:00Z");

beforeEach(() => {
  vi.useFakeTimers({ now: today, toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const note = (row: Row, sign: LinkNote["sign"], movedTo: string | null = null): [string, LinkNote] => [
  row.id,
  {
    sign,
    since: sign === "moved" || sign === "refused" ? null : "2026-11-12",
    url: sign === "refused" ? null : row.url,
    movedTo,
  },
];

function published(
  notes: [string, LinkNote][],
  checked: Row[] = [],
  pushed?: Record<string, string[]>,
): PublishedLinks {
  return {
    license: "CC0-1.0",
    lastPass: "2026-11-19T04:00:00Z",
    directories: {
      toolkit: {
        counts: { ok: 5 },
        checked: { "2026-11-19": checked.map(({ id }) => id) },
        notes: Object.fromEntries(notes),
        pushed,
      },
    },
  };
}

const cards = () => [...document.querySelectorAll("a[data-entry]")].map((link) => link.getAttribute("data-entry"));
const cardOf = ({ name }: Row) => screen.getByRole("heading", { level: 2, name }).closest("li") as HTMLElement;

async function open(body: PublishedLinks, address = path) {
  const requests = fakeApi({ [path]: {}, "/data/link-health.json": { body } });
  const view = await act(() => visit(address));
  await screen.findByText(/^Showing/);
  await waitFor(() => expect(requests.map(({ url }) => url).join()).toContain("?directory=toolkit"));
  return view;
}

test("a row shows when its link was checked, that the check was refused, or the link's new address", async () => {
  await open(
    published(
      [note(second, "refused"), note(third, "moved", "https://www.new.example/there/")],
      [first, second, third],
    ),
  );
  await waitFor(() => expect(cardOf(first).textContent).toContain("Link checked 3 days ago"));
  expect(cardOf(second).textContent).toContain("Refused our check");
  expect(cardOf(third).textContent).toContain("Moved to new.example/there");
  expect(cardOf(fourth).textContent).not.toMatch(/checked/);
  expect(screen.queryByText("Links not checked yet.")).toBeNull();
  expect(cards().slice(0, 4)).toEqual([first, second, third, fourth].map(({ id }) => id));
  expect(screen.queryByRole("button", { name: "Gone" })).toBeNull();
});

test("an unreachable link moves down, and a dead link moves to 'Gone' with its date and a copy", async () => {
  const { user } = await open(
    published([note(first, "silent"), note(second, "gone"), note(third, "parked")], [fourth]),
  );
  await waitFor(() => expect(cards()[0]).toBe(fourth.id));
  expect(cards()).not.toContain(second.id);
  expect(screen.getByText(/^Showing/).textContent).toMatch(
    new RegExp(`^Showing ${(rows.length - 2).toLocaleString("en-US")} of`),
  );
  await user.click(screen.getByRole("button", { name: "Gone" }));
  await screen.findByText(/^Showing 2 of/);
  await waitFor(() => expect(location.search).toContain("link=gone"));
  expect(cards()).toEqual([]);
  expect(cardOf(second).textContent).toContain("Gone since Nov 12");
  expect(cardOf(third).textContent).toContain("Domain for sale since Nov 12");
  const copy = within(cardOf(second)).getByRole("link", { name: "Archived copy" });
  expect(copy.getAttribute("href")).toBe(`https://web.archive.org/web/2/${second.url}`);
  await user.click(screen.getByRole("button", { name: "Gone" }));
  await user.type(screen.getByRole("searchbox"), first.name);
  await waitFor(() => expect(cardOf(first).textContent).toContain("Not answering since Nov 12"));
  expect(cardOf(first).querySelector("a[data-entry]")).not.toBeNull();
});

test("a repository shows its last push, and an archived repository has a note and comes last", async () => {
  const months = { "2024-03": [second.id], "2026-10": [third.id, fourth.id] };
  const archived: LinkNote = { sign: "archived", since: null, url: first.url, movedTo: null };
  const { user } = await open(
    published([[first.id, archived], note(fourth, "refused")], [first, second, third, fourth, fifth], months),
  );
  await waitFor(() => expect(cards()[0]).toBe(second.id));
  expect(screen.queryByRole("button", { name: "Gone" })).toBeNull();
  expect(cardOf(second).textContent).toContain("Last push in Mar 2024");
  expect(cardOf(third).textContent).toContain("Last push in Oct 2026");
  expect(cardOf(second).textContent).not.toContain("Link checked");
  expect(cardOf(fourth).textContent).toContain("Refused our check");
  expect(cardOf(fifth).textContent).toContain("Link checked 3 days ago");
  await user.type(screen.getByRole("searchbox"), first.name);
  await waitFor(() => expect(cardOf(first).textContent).toContain("Archived: takes no changes"));
  expect(cardOf(first).querySelector("a[data-entry]")).not.toBeNull();
});

test("a row does not show notes about its former address", async () => {
  const former: [string, LinkNote] = [
    first.id,
    { sign: "gone", since: "2026-11-12", url: "https://old.example/", movedTo: null },
  ];
  await open(published([former], [fifth]));
  await waitFor(() => expect(cardOf(fifth).textContent).toContain("Link checked"));
  expect(cards()[0]).toBe(first.id);
  expect(cardOf(first).textContent).not.toMatch(/Gone|checked/);
});

test("before the first check, one message says that the links are unchecked, and no row repeats it", async () => {
  await open(published([]));
  const sentences = await screen.findAllByText(/not checked yet/, {});
  expect(sentences.map(({ textContent }) => textContent)).toEqual(["Links not checked yet."]);
  expect(sentences[0]?.closest("li")).toBeNull();
});

test.each([
  ["cannot be loaded", { status: 503, body: {} }],
  ["is no JSON of ours", { body: "a captive portal" }],
  ["has no directories", { body: { ...published([]), directories: null } }],
  ["has months of another shape", { body: published([], [], { "2024-03": [1] } as never) }],
  [
    "has rows of another shape",
    { body: { ...published([]), directories: { toolkit: { counts: {}, notes: [null] } } } },
  ],
])("if the answer %s, the page does not change", async (_, answer) => {
  const requests = fakeApi({ [path]: {}, "/data/link-health.json": answer });
  await act(() => visit(path));
  await screen.findByText(/^Showing/);
  const before = screen.getByRole("main").innerHTML;
  await waitFor(() => expect(requests.map(({ url }) => url).join()).toContain("link-health"));
  await act(async () => {});
  expect(screen.getByRole("main").innerHTML).toBe(before);
});

test.each([
  ["before the first pass", null, "Not checked yet."],
  ["after a pass", "2026-11-19T04:00:00Z", /^Last checked .*19/],
  ["after a week without one", "2026-11-03T04:00:00Z", /^Not checked since .*3/],
])("%s, /status shows the date of the last check", async (_, lastPass, line) => {
  fakeApi({
    "/api/status": { body: { sources: [] } },
    "/data/link-health.json": { body: { ...published([]), lastPass } },
  });
  await act(() => visit("/status"));
  expect(await screen.findByText(line)).toBeDefined();
});

test("/status links to the description of the API", async () => {
  fakeApi({ "/api/status": { body: { sources: [] } }, "/api/link-health": { status: 500 } });
  await act(() => visit("/status"));
  const link = screen.getByRole("link", { name: "the API, described in OpenAPI" });
  expect(link.getAttribute("href")).toBe("/api/openapi.json");
  expect(link.parentElement?.textContent).toMatch(/^For developers: /);
});

test("/status counts each directory's links by state, and explains the checks", async () => {
  const links = published([]);
  const counts = { ok: 3100, "refuses-robots": 210, "no-host": 2, unchecked: 40 };
  fakeApi({
    "/api/status": { body: { sources: [] } },
    "/data/link-health.json": {
      body: { ...links, directories: { toolkit: { ...links.directories.toolkit, counts } } },
    },
  });
  await act(() => visit("/status"));
  expect(
    await screen.findByText("3,100 work · 210 refuse our check · 2 without a host · 40 not checked yet"),
  ).toBeDefined();
  expect(screen.getByText(/A site that refuses programs counts as alive/)).toBeDefined();
});

test("if the link data has an unexpected format, /status shows a message and the rest of the page", async () => {
  fakeApi({
    "/api/status": { body: { sources: [] } },
    "/data/link-health.json": { body: { ...published([]), directories: null } },
  });
  await act(() => visit("/status"));
  expect(await screen.findByText("What is known of the links could not be loaded.", {})).toBeDefined();
});

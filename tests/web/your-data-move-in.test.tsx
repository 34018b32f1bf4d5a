import "fake-indexeddb/auto";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { seal } from "#domain/transfers/seal.ts";
import { exportFile } from "#domain/your-data/data-file.ts";
import { mergeRecords } from "#web/lib/tracker.ts";
import { clearTracker } from "../support/clear-rows.ts";
import { fakeApi } from "../support/fake-api.ts";
import { asksBeforeLeaving } from "../support/leaving.ts";
import { reload, visit } from "../support/render.tsx";
import { record } from "../support/tracker-records.ts";

const id = "0".repeat(32);
const transfer = `/api/transfers/${id}`;
const getButton = () => screen.queryByRole("button", { name: "Get the data" });

/** Opens a link like the address bar, from the current page. */
const open = (fragment: string) =>
  act(() => {
    location.hash = fragment;
  });

test("a transfer shows what it replaces, and asks before the visitor leaves the page", async () => {
  localStorage.setItem("theme", "light");
  await mergeRecords([record()]);
  const file = await exportFile({ theme: "dark", slash_v1: "off", tracker: JSON.stringify([record()]) }, 0);
  const { sealed, key } = await seal(file);
  const { promise: answer, resolve } = Promise.withResolvers<{ body: unknown }>();
  fakeApi({ [transfer]: () => answer });
  const { user } = await visit("/your-data");
  open(`#move=${id}.${key}`);
  await user.click(await screen.findByRole("button", { name: "Get the data" }));
  await screen.findByText(/^Do not leave this page yet/);
  expect(asksBeforeLeaving()).toBe(true);
  resolve({ body: { sealed } });

  const bring = await screen.findByRole("button", { name: "Bring it in" });
  await waitFor(() => expect(document.activeElement).toBe(bring));
  await screen.findByText("(put together with yours)");
  const list = screen.getByRole("region", { name: "Data from another device" }).querySelectorAll("li");
  expect([...list].map(({ textContent }) => textContent)).toEqual([
    "Theme (replaces yours)",
    "The “/” key",
    "Application Tracker (put together with yours)",
  ]);
  expect([localStorage.getItem("theme"), asksBeforeLeaving()]).toEqual(["light", true]);
  await user.click(bring);
  await screen.findByText(/^Things brought back: 3\./);
  await waitFor(() => expect(screen.queryByText("Data from another device")).toBeNull());
  expect([localStorage.getItem("theme"), asksBeforeLeaving()]).toEqual(["dark", false]);
  await clearTracker();
});

test("a file that would replace data asks first, and any other file is imported at once", async () => {
  localStorage.setItem("theme", "light");
  await mergeRecords([record()]);
  const { user } = await visit("/your-data");
  const choose = async (data: Record<string, string>) =>
    user.upload(
      screen.getByLabelText("Import", { selector: "input" }),
      new File([await exportFile(data, 0)], "data.json"),
    );
  const file = { theme: "dark", slash_v1: "off", tracker: JSON.stringify([record()]) };
  await choose(file);
  const region = await screen.findByRole("region", { name: "Data from a file" });
  await waitFor(() =>
    expect([...region.querySelectorAll("li")].map(({ textContent }) => textContent)).toEqual([
      "Theme (replaces yours)",
      "The “/” key",
      "Application Tracker (put together with yours)",
    ]),
  );
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Bring it in" }));
  expect([region.textContent?.includes("Do not leave"), asksBeforeLeaving()]).toEqual([false, false]);
  await user.click(screen.getByRole("button", { name: "Not now" }));
  expect([localStorage.getItem("theme"), localStorage.getItem("slash_v1")]).toEqual(["light", null]);
  await waitFor(() => expect(document.activeElement).toBe(document.getElementById("content")));

  await choose(file);
  await user.click(await screen.findByRole("button", { name: "Bring it in" }));
  await screen.findByText(/^Things brought back: 3\./);
  expect(screen.queryByText("Data from a file")).toBeNull();
  await choose({ theme: "dark", pinned_portals_v1: "[]" });
  await screen.findByText("Things brought back: 1.");
  await choose({ theme: "dark", pinned_portals_v1: '["https://a.example/"]' });
  await waitFor(() => expect(localStorage.getItem("pinned_portals_v1")).toBe('["https://a.example/"]'));
  await clearTracker();
});

test("a reload keeps the question about a link's data until the visitor answers", async () => {
  await visit(`/your-data#move=${id}.${"k".repeat(43)}`);
  await screen.findByRole("button", { name: "Get the data" });
  expect(location.hash).toBe("");
  cleanup();
  const { user } = await reload();
  await user.click(await screen.findByRole("button", { name: "Not now" }));
  cleanup();
  await reload();
  await screen.findByRole("heading", { name: "Your data" });
  expect(getButton()).toBeNull();
});

test("an invalid link shows the reason, cannot be tried again, and changes nothing", async () => {
  const { sealed, key } = await seal(JSON.stringify({ site: "zero-to-offer", format: 99, data: {} }));
  const { key: wrong } = await seal("");
  fakeApi({ [transfer]: { body: { sealed } } });
  const { user } = await visit("/your-data");
  let pressed = false;
  const say = async (sentence: RegExp) => {
    await waitFor(() => expect(screen.getByRole("alert").textContent).toMatch(sentence));
    await waitFor(() => expect([getButton(), asksBeforeLeaving()]).toEqual([null, false]));
    const close = screen.getByRole("button", { name: "Close" });
    if (pressed) await waitFor(() => expect(document.activeElement).toBe(close));
    await user.click(close);
    expect(screen.queryByText("Data from another device")).toBeNull();
  };
  const tryIt = async (fragment: string) => {
    open(fragment);
    await user.click(await screen.findByRole("button", { name: "Get the data" }));
    pressed = true;
  };
  open(`#move=${id}.${key.slice(0, -4)}`);
  await say(/^This link is not complete/);
  await tryIt(`#move=${id}.${wrong}`);
  await say(/its key does not open the data/);
  await tryIt(`#move=${id}.${key}`);
  await say(/has a newer version of this site/);
  fakeApi({ [transfer]: { status: 404, body: { error: "This link was used already" } } });
  await tryIt(`#move=${id}.${key}`);
  await say(/^This link was used already\.$/);
  expect([location.hash, localStorage.length]).toEqual(["", 0]);
});

test("after a failed connection, the link can be tried again", async () => {
  const { sealed, key } = await seal(await exportFile({ theme: "dark" }, 0));
  fakeApi({});
  const { user } = await visit("/your-data");
  open(`#move=${id}.${key}`);
  await user.click(await screen.findByRole("button", { name: "Get the data" }));
  await screen.findByText(/^The connection failed/);
  expect(asksBeforeLeaving()).toBe(false);
  fakeApi({ [transfer]: { body: { sealed } } });
  await user.click(screen.getByRole("button", { name: "Get the data" }));
  await screen.findByRole("button", { name: "Bring it in" });
});

test("data that does not fit into the storage stays on the page, and can be imported later", async () => {
  const { sealed, key } = await seal(await exportFile({ theme: "dark", tracker: '[{"id":"a"}]' }, 0));
  fakeApi({ [transfer]: { body: { sealed } } });
  const { user } = await visit("/your-data");
  open(`#move=${id}.${key}`);
  await user.click(await screen.findByRole("button", { name: "Get the data" }));
  await user.click(await screen.findByRole("button", { name: "Bring it in" }));
  await screen.findByText("Not imported");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Bring it in" }).disabled).toBe(false);
  expect(localStorage.getItem("theme")).toBeNull();
});

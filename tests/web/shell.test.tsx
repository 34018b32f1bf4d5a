import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { ErrorBoundary } from "react-error-boundary";
import { expect, test, vi } from "vitest";
import { tools } from "#domain/screens.ts";
import { Crash } from "#web/layout/crash.tsx";
import { jittered, retryDelay } from "#web/lib/retry.ts";
import { notify, showToast } from "#web/lib/toast.ts";
import { blockStorage, visit } from "../support/render.tsx";
import { expectConsoleError } from "../support/web-setup.ts";

test("home has the badge, the heading, the button and a card for every tool", async () => {
  await visit("/");
  expect(screen.getByText("Free Tools. No Signups. Instant Access.")).toBeDefined();
  expect(screen.getByRole("button", { name: "Explore Free Tools" })).toBeDefined();
  await screen.findByRole("heading", { name: "All tools" });
  for (const { card } of tools) expect(screen.getAllByRole("heading", { name: card.title }).length).toBeGreaterThan(0);
});

test("the changing word fades for 300 ms and changes every 2500 ms", async () => {
  vi.useFakeTimers();
  await visit("/");
  const word = screen.getByTestId("rotating-word");
  expect(word.textContent).toBe("Hired,");
  await act(() => vi.advanceTimersByTimeAsync(2500));
  expect(word.className).toContain("opacity-0");
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(word.textContent).toBe("Skilled,");
  await act(() => vi.advanceTimersByTimeAsync(2500 * 4));
  expect(word.textContent).toBe("Hired,");
});

test("the visitor can stop and restart the changing word", async () => {
  vi.useFakeTimers();
  await visit("/");
  fireEvent.click(screen.getByRole("button", { name: "Stop the changing headline" }));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.getByTestId("rotating-word").textContent).toBe("Hired,");
  fireEvent.click(screen.getByRole("button", { name: "Let the headline change" }));
  await act(() => vi.advanceTimersByTimeAsync(2800));
  expect(screen.getByTestId("rotating-word").textContent).toBe("Skilled,");
});

test("with reduced motion, the word does not change", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  await visit("/");
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.getByTestId("rotating-word").textContent).toBe("Hired,");
});

test("an unknown address shows the 404 page with its path", async () => {
  await visit("/no/such/page");
  expect(screen.getByText("404")).toBeDefined();
  expect(screen.getByRole("heading", { name: "Page Not Found" })).toBeDefined();
  expect(screen.getByText("/no/such/page")).toBeDefined();
});

test("the 404 page shows only the start of a long unknown address", async () => {
  const address = `/no/${"x".repeat(400)}`;
  await visit(address);
  expect(screen.getByText(/^\/no\/x+/).textContent).toBe(`${address.slice(0, 80)}…`);
});

function Broken(): never {
  throw new Error("broken on purpose");
}

test("an error during rendering shows the crash screen", () => {
  render(
    <ErrorBoundary FallbackComponent={Crash}>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole("heading", { name: "Something went wrong" })).toBeDefined();
  expect(
    screen.getByText("We're sorry, but something unexpected happened. Please try refreshing the page."),
  ).toBeDefined();
  expect(screen.getByRole("button", { name: "Refresh Page" })).toBeDefined();
  expect(screen.getByRole("link", { name: "Go Home" }).getAttribute("href")).toBe("/");
  expectConsoleError(/broken on purpose/);
});

test("the basic toaster shows one toast at a time, for 5000 ms", async () => {
  await visit("/");
  showToast({ title: "First" });
  await screen.findByText("First");
  vi.useFakeTimers({ shouldAdvanceTime: true });
  act(() => showToast({ title: "Second", description: "of two" }));
  await screen.findByText("of two");
  expect(screen.queryByText("First")).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(4500));
  expect(screen.queryByText("Second")).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.queryByText("Second")).toBeNull();
});

test("a toast with an Undo has no time limit, and F8 focuses its Undo", async () => {
  const { user } = await visit("/");
  const undo = vi.fn();
  showToast({ title: "Earlier" });
  await screen.findByLabelText("Notifications (F8)");
  vi.useFakeTimers({ shouldAdvanceTime: true });
  act(() => showToast({ title: "Deleted", action: { label: "Undo", onAction: undo } }));
  await screen.findByText("Deleted");
  await act(() => vi.advanceTimersByTimeAsync(600_000));
  vi.useRealTimers();
  fireEvent.keyDown(document.body, { code: "F8" });
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Undo" }));
  await user.keyboard("{Enter}");
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.queryByText("Deleted")).toBeNull();
});

test("a screen reader reads the parts of a toast as separate sentences", async () => {
  await visit("/");
  showToast({ title: "Kept", description: "In this browser", action: { label: "Undo", onAction: () => {} } });
  await screen.findByText("Kept");
  const readOut = () => screen.queryAllByRole("status").map(({ textContent }) => textContent ?? "");
  await waitFor(() => expect(readOut()).toContainEqual(expect.stringMatching(/Kept\. In this browser\. Undo\. F8/)));
});

test("after F8, the focus returns when the toast closes, by Undo and by Escape", async () => {
  const { user } = await visit("/");
  const button = screen.getByRole("button", { name: /^Search the site/ });
  for (const keys of ["{Enter}", "{Escape}"]) {
    button.focus();
    act(() => showToast({ title: "Deleted", action: { label: "Undo", onAction: () => {} } }));
    await screen.findByText("Deleted");
    fireEvent.keyDown(document.body, { code: "F8" });
    expect(document.activeElement).not.toBe(button);
    await user.keyboard(keys);
    await waitFor(() => expect(document.activeElement).toBe(button));
  }
});

test("F8 without a toast does not move the focus", async () => {
  const { user } = await visit("/");
  showToast({ title: "Saved" });
  await screen.findByLabelText("Notifications (F8)");
  await user.click(await screen.findByRole("button", { name: "Close" }));
  const button = screen.getByRole("button", { name: /^Search the site/ });
  button.focus();
  fireEvent.keyDown(document.body, { code: "F8" });
  expect(document.activeElement).toBe(button);
});

test("with blocked storage, the theme button shows the theme that was chosen in this tab", async () => {
  const { user } = await visit("/");
  blockStorage();
  await user.click(screen.getByRole("button", { name: /^Theme:/ }));
  await user.click(await screen.findByRole("menuitemradio", { name: "Dark" }));
  expect(document.documentElement.classList.contains("dark")).toBe(true);
  await screen.findByRole("button", { name: "Theme: Dark" });
  await screen.findByText("Not saved");
});

test("after an Undo by F8, the next toast still closes after 5000 ms", async () => {
  const { user } = await visit("/");
  showToast({ title: "Deleted", action: { label: "Undo", onAction: () => {} } });
  await screen.findByText("Deleted");
  fireEvent.keyDown(document.body, { code: "F8" });
  await user.keyboard("{Enter}");
  expect(screen.queryByText("Deleted")).toBeNull();
  await user.click(screen.getByRole("contentinfo"));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  act(() => showToast({ title: "Next" }));
  await screen.findByText("Next");
  await act(() => vi.advanceTimersByTimeAsync(5500));
  expect(screen.queryByText("Next")).toBeNull();
});

test("Undo reverts the last change first, and then each earlier change, also by keyboard", async () => {
  const { user } = await visit("/");
  const undone: string[] = [];
  const change = (title: string) => showToast({ title, action: { label: "Undo", onAction: () => undone.push(title) } });
  change("Deleted: one");
  await screen.findByText("Deleted: one");
  act(() => change("Deleted: two"));
  expect(screen.queryByText("Deleted: one")).toBeNull();
  expect(screen.queryByText("Before that: Deleted: one")).not.toBeNull();
  act(() => showToast({ title: "Saved" }));
  expect(screen.queryByText("Deleted: two")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Close" }));

  const undo = async () => {
    fireEvent.keyDown(document.body, { code: "F8" });
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Undo" }));
    await user.keyboard("{Enter}");
  };
  await undo();
  await screen.findByText("Deleted: one");
  await undo();
  expect(undone).toEqual(["Deleted: two", "Deleted: one"]);
  expect(screen.queryByText(/Deleted/)).toBeNull();
});

test("if I press Enter twice on Undo, one change is undone, and the second press does nothing", async () => {
  const { user } = await visit("/");
  const undone: string[] = [];
  const change = (title: string) => showToast({ title, action: { label: "Undo", onAction: () => undone.push(title) } });
  change("Deleted: one");
  await screen.findByText("Deleted: one");
  act(() => change("Deleted: two"));
  const button = screen.getByRole("button", { name: /^Search the site/ });
  button.focus();
  fireEvent.keyDown(document.body, { code: "F8" });
  await user.keyboard("{Enter}");
  await screen.findByText("Deleted: one");
  await waitFor(() => expect(document.activeElement).toBe(button));
  await user.keyboard("{Enter}");
  expect(undone).toEqual(["Deleted: two"]);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a toast without an Undo also shows the previous change, and its Undo reverts only that change", async () => {
  const { user } = await visit("/");
  const undone: string[] = [];
  const change = (title: string) => showToast({ title, action: { label: "Undo", onAction: () => undone.push(title) } });
  change("Deleted: one");
  await screen.findByText("Deleted: one");
  act(() => change("Deleted: two"));
  act(() => showToast({ title: "Copied!" }));
  const line = screen.getByText("Before that: Deleted: two").closest("p");
  expect(line?.textContent).toBe("Before that: Deleted: two.  Undo");
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(undone).toEqual(["Deleted: two"]);
  await screen.findByText("Deleted: one");
  expect(screen.queryByText("Copied!")).toBeNull();
});

test("a new toast for a record replaces that record's last toast, and keeps toasts of different records", async () => {
  const { user } = await visit("/");
  const change = (title: string, ...about: string[]) =>
    showToast({ title, about, action: { label: "Undo", onAction: () => {} } });
  change("Added: Nurse", "nurse");
  await screen.findByText("Added: Nurse");
  act(() => change("Added: Cook", "cook"));
  act(() => change("Saved: Cook", "cook"));
  expect(screen.queryByText("Before that: Added: Nurse")).not.toBeNull();
  await user.click(screen.getByRole("button", { name: "Close" }));
  await screen.findByText("Added: Nurse");
});

test("the last three of many changes can be undone", async () => {
  const { user } = await visit("/");
  const action = { label: "Undo", onAction: () => {} };
  const change = (number: number) => showToast({ title: `Deleted: ${number}`, action });
  change(0);
  await screen.findByText("Deleted: 0");
  for (const number of [1, 2, 3]) act(() => change(number));
  for (const number of [3, 2, 1]) {
    await screen.findByText(`Deleted: ${number}`);
    await user.click(screen.getByRole("button", { name: "Undo" }));
  }
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

test("a screen reader reads one full stop after each part of a toast", async () => {
  await visit("/");
  const action = { label: "Undo", onAction: () => {} };
  const readOut = async (description: string) => {
    act(() => showToast({ title: "Imported", description, action }));
    return (await screen.findByText(description)).closest("li")?.textContent;
  };
  expect(await readOut("Applications: 6 added.")).toBe("Imported. Applications: 6 added. Undo. F8");
  expect(await readOut("Kept in this browser")).toBe(
    "Imported. Kept in this browser. Before that: Applications: 6 added. Undo. F8",
  );
});

test("a toast with an Undo closes when the page changes, unless it is marked to stay", async () => {
  const { user } = await visit("/");
  const action = { label: "Undo", onAction: () => {} };
  showToast({ title: "Deleted", action });
  await screen.findByText("Deleted");
  const footer = within(screen.getByRole("contentinfo"));
  await user.click(footer.getByRole("link", { name: /^About/ }));
  await screen.findByRole("heading", { level: 1, name: /should not cost/ });
  expect(screen.queryByText("Deleted")).toBeNull();

  act(() => showToast({ title: "Imported", action, stays: true }));
  act(() => showToast({ title: "A new version is ready", action, stays: true }));
  expect(screen.queryByText("Imported")).toBeNull();
  await user.click(footer.getByRole("link", { name: /^Contact/ }));
  await screen.findByRole("heading", { level: 1, name: "Talk to us" });
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByText("A new version is ready")).toBeNull();
  expect(screen.queryByText("Imported")).not.toBeNull();
});

test("the stacked toaster shows up to three toasts", async () => {
  const { container } = await visit("/");
  act(() => {
    for (const text of ["One", "Two", "Three", "Four"]) notify.success(text);
  });
  await screen.findByText("Four");
  const shown = [...container.ownerDocument.querySelectorAll("[data-sonner-toast][data-visible=true]")];
  expect(shown.map((toast) => toast.textContent)).toEqual(["Four", "Three", "Two"]);
});

test("a success message closes at the next action, and an error stays for its full time", async () => {
  await visit("/");
  act(() => {
    notify.success("Done");
    notify.error("Not done");
  });
  await screen.findByText("Done");
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.queryByText("Done")).not.toBeNull();
  fireEvent.pointerDown(document.body);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.queryByText("Done")).toBeNull();
  expect(screen.queryByText("Not done")).not.toBeNull();
});

test("a success message removes the previous error", async () => {
  await visit("/");
  act(() => notify.error("Company name must be at least 2 characters"));
  await screen.findByText("Company name must be at least 2 characters");
  act(() => notify.success("LinkedIn outreach tools generated!"));
  await screen.findByText("LinkedIn outreach tools generated!");
  await waitFor(() => expect(screen.queryByText("Company name must be at least 2 characters")).toBeNull());
});

test("on a phone, a success message shows over the header, and an error shows at the bottom", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  await visit("/");
  act(() => {
    notify.success("Done");
    notify.error("Not done");
  });
  const placeOf = async (text: string) =>
    (await screen.findByText(text)).closest("[data-sonner-toaster]")?.getAttribute("data-y-position");
  expect(await placeOf("Done")).toBe("top");
  expect(await placeOf("Not done")).toBe("bottom");
});

test("failed reads are retried after min(1000 * 2^n, 30000) ms", () => {
  expect([0, 1, 2, 5, 9].map(retryDelay)).toEqual([1000, 2000, 4000, 30_000, 30_000]);
});

test("the wait before a retry varies randomly by up to 20 percent", () => {
  const waits = Array.from({ length: 50 }, () => jittered(retryDelay(1)));
  expect(waits.every((ms) => ms >= 1600 && ms <= 2400)).toBe(true);
  expect(new Set(waits).size).toBeGreaterThan(1);
});

import { readFileSync } from "node:fs";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { visit } from "../support/render.tsx";

const sheet = "/programming-interview-cheatsheets/sql";
const network = vi.hoisted(() => ({ hasEditor: true, hasEngine: true, isSlow: false }));

vi.mock("#web/features/cheat-sheets/quiz-bar.tsx", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

vi.mock("#web/features/cheat-sheets/runner.tsx", (original) => {
  if (!network.hasEditor) throw new TypeError("Failed to fetch dynamically imported module");
  return original();
});

/** A fake engine. It fails to start without a network, and the code in it prints nothing. */
class Engine {
  onmessage?: (event: { data: object }) => void;
  onerror?: (event: Event) => void;
  constructor() {
    const { hasEngine, isSlow } = network;
    if (isSlow) return;
    queueMicrotask(() => act(() => (hasEngine ? this.say({ ready: true }) : this.onerror?.(new Event("error")))));
  }
  say(data: object) {
    this.onmessage?.({ data });
  }
  postMessage() {
    queueMicrotask(() => act(() => this.say({ done: true, failed: false, isBusy: true })));
  }
  terminate() {}
}

beforeEach(() => {
  Object.assign(network, { hasEditor: true, hasEngine: true, isSlow: false });
  vi.stubGlobal("Worker", Engine);
});

/** Opens a sheet and returns its first three blocks that can be run. */
async function blocks() {
  const { user, container } = await visit(sheet);
  const [first, second, third] = [...container.querySelectorAll("[data-do=run]")].map(
    (button) => button.closest("figure") as HTMLElement,
  );
  if (!first || !second || !third) throw new Error("The sheet has too few blocks");
  const run = (block: HTMLElement) => user.click(within(block).getByRole("button", { name: "Run" }));
  return { user, all: [first, second, third] as const, run };
}

const reconnect = () => act(() => void dispatchEvent(new Event("online")));

const css = readFileSync("web/features/cheat-sheets/sheet.css", "utf8");
const [, hider = ""] = /(\S.*) > :is\(pre, figcaption\) \{\s+display: none;/.exec(css) ?? [];
/** Whether the editor shows in place of the block's code. */
const isHidden = (block: HTMLElement) => block.matches(hider);
const finished = (block: HTMLElement) =>
  waitFor(() => expect(within(block).getByRole("status").textContent).toBe("Finished."));

test("without a network, Run keeps the code, explains the failure, and continues when it is back online", async () => {
  network.hasEditor = false; // the engine stays loaded after its first load, so one test checks all of this
  const { user, all, run } = await blocks();
  for (const block of all) {
    await run(block);
    const message = await within(block).findByRole("alert");
    expect(message.textContent).toBe("This part could not be loaded. Check your connection, then try again.");
    expect(isHidden(block)).toBe(false);
    expect(within(block).queryByText("Loading...")).toBeNull();
    const code = block.querySelector("pre") as Element;
    expect(code.compareDocumentPosition(message)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
  const [first, second, third] = all;
  network.hasEditor = true;
  await user.click(within(first).getByRole("button", { name: "try again" }));
  await finished(first);
  await run(second);
  await finished(second);
  reconnect();
  await finished(third);
  expect(all.map(isHidden)).toEqual([true, true, true]);
  expect(screen.getAllByLabelText("Code to run")).toHaveLength(3);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a block without its engine says that the first run needs a connection, and runs once it is back", async () => {
  network.hasEngine = false;
  const { user, all, run } = await blocks();
  const [first, second] = all;
  for (const block of [first, second]) {
    await run(block);
    const needs = "Running needs a connection the first time. Check your connection, then try again.";
    await waitFor(() => expect(within(block).getByRole("status").textContent).toBe(needs));
    expect(block.querySelector(".runner .output")?.textContent).toBe("");
  }
  network.hasEngine = true;
  await user.click(within(first).getByRole("button", { name: "Try again" }));
  await finished(first);
  reconnect();
  await finished(second);
});

test("an engine that has started before shows 'starting again' instead of 'loading'", async () => {
  const {
    user,
    all: [block],
    run,
  } = await blocks();
  await run(block);
  await finished(block);
  network.isSlow = true;
  await user.click(within(block).getByRole("button", { name: "Run again" }));
  expect(within(block).getByRole("status").textContent).toBe("Starting SQLite again...");
});

test("without a network, Quiz mode shows a message beside its button, and a press elsewhere closes it", async () => {
  const { user } = await visit(sheet);
  const quiz = screen.getByRole("button", { name: "Quiz mode" });
  await user.click(quiz);
  const message = await screen.findByRole("alert");
  expect(message.textContent).toMatch(/^This part could not be loaded\./);
  expect(quiz.parentElement?.contains(message)).toBe(true);
  await user.click(screen.getByRole("heading", { level: 1 }));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(quiz.getAttribute("aria-pressed")).toBe("false");
});

import "fake-indexeddb/auto";
import { cleanup, configure } from "@testing-library/react";
import { IDBFactory } from "fake-indexeddb";
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { sources } from "#web/lib/live.ts";
import { quickLabels, quickStyles, withoutOwnerStacks } from "./quick-page.ts";

configure({
  asyncUtilTimeout: 45_000, // a slow test on a busy machine still passes
  // The message leaves out the page's text, which would be written at each retry of a query.
  getElementError: (sentence) => new Error(sentence ?? "Nothing was found"),
});

/** An unexpected console error fails the test. `expectConsoleError` removes an expected one. */
const errors: string[] = [];

export function expectConsoleError(text: RegExp) {
  const index = errors.findIndex((error) => text.test(error));
  expect(errors[index], `a console error like ${text}`).toBeDefined();
  errors.splice(index, 1);
}

beforeEach(() => {
  // In a test, a time limit of a request never ends.
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() => new AbortController().signal);
  vi.spyOn(console, "error").mockImplementation((...parts) => errors.push(parts.join(" ")));
});

afterEach(() => {
  cleanup();
  sources.clear();
  // A keydown event ends the last Enter, so that the next test's Enter is not a repetition.
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Shift" }));
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  expect(errors.splice(0)).toEqual([]);
});

// One process runs many files. Each file starts with freshly loaded modules, an empty database
// and an empty page.
beforeAll(() => {
  globalThis.indexedDB = new IDBFactory();
  globalThis.fetch = () => new Promise(() => {}); // a test that needs an answer fakes the API
});

/** A timer that outlives its test would use a page that no longer exists. */
const timers = new Set<ReturnType<typeof setTimeout>>();
const startTimer = globalThis.setTimeout;
const remembering = (...timer: Parameters<typeof startTimer>) => {
  const id = startTimer(...timer);
  timers.add(id);
  return id;
};
globalThis.setTimeout = Object.assign(remembering, startTimer);

/** Open channels would pass messages to the modules of a file that has ended. */
const channels = new Set<BroadcastChannel>();
const Channel = globalThis.BroadcastChannel;
globalThis.BroadcastChannel = class extends Channel {
  constructor(name: string) {
    super(name);
    channels.add(this);
  }
};

const fullStyles = globalThis.getComputedStyle;
globalThis.getComputedStyle = quickStyles(fullStyles);
quickLabels();
withoutOwnerStacks();

afterAll(() => {
  for (const timer of timers) clearTimeout(timer);
  for (const channel of channels) channel.close();
  globalThis.setTimeout = startTimer;
  globalThis.BroadcastChannel = Channel;
  globalThis.getComputedStyle = fullStyles;
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  vi.resetModules();
});

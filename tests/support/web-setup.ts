import "fake-indexeddb/auto";
import { cleanup, configure } from "@testing-library/react";
import { IDBFactory } from "fake-indexeddb";
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { sources } from "#web/lib/live.ts";
import { quickLabels, quickStyles, withoutOwnerStacks } from "./quick-page.ts";

configure({
  asyncUtilTimeout: 45_000, // a busy machine is slow, not wrong
  // Without the page as text: it would be written at each look for what is not there yet.
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
  // In a test no time passes by itself.
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() => new AbortController().signal);
  vi.spyOn(console, "error").mockImplementation((...parts) => errors.push(parts.join(" ")));
});

afterEach(() => {
  cleanup();
  sources.clear();
  // The next test's Enter repeats none of this one.
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Shift" }));
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  expect(errors.splice(0)).toEqual([]);
});

// One process runs many files. Each starts with our modules as they are loaded, an empty database
// and an empty page.
beforeAll(() => {
  globalThis.indexedDB = new IDBFactory();
  globalThis.fetch = () => new Promise(() => {}); // a test that wants an answer fakes the service
});

/** A timer that a test leaves behind would look for its page after the page is gone. */
const timers = new Set<ReturnType<typeof setTimeout>>();
const startTimer = globalThis.setTimeout;
const remembering = (...timer: Parameters<typeof startTimer>) => {
  const id = startTimer(...timer);
  timers.add(id);
  return id;
};
globalThis.setTimeout = Object.assign(remembering, startTimer);

/** The modules of a file that has ended would go on hearing what other tabs say. */
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

import { format } from "node-inspect-extracted";
import type { RunMessage } from "./run.ts";

/**
 * A worker that runs JavaScript as the body of an async function. Its console prints like Node's
 * console. The run ends when no timer is left.
 */

const say = (message: RunMessage) => postMessage(message);
const print = (...values: unknown[]) => say({ print: `${format(...values)}\n` });
for (const method of ["log", "info", "debug", "warn", "error", "table", "dir"] as const) console[method] = print;

const pending = new Set<unknown>();
const { setTimeout: later, setInterval: every, clearTimeout: clear } = globalThis;
Object.assign(globalThis, {
  setTimeout: (action: (...values: unknown[]) => void, ms?: number, ...values: unknown[]) => {
    const timer = later(() => {
      pending.delete(timer);
      action(...values);
      endWhenIdle();
    }, ms);
    pending.add(timer);
    return timer;
  },
  setInterval: (action: (...values: unknown[]) => void, ms?: number, ...values: unknown[]) => {
    const timer = every(action, ms, ...values);
    pending.add(timer);
    return timer;
  },
  clearTimeout: forget,
  clearInterval: forget,
});

function forget(timer: unknown) {
  pending.delete(timer);
  clear(timer as number);
  endWhenIdle();
}

let finished = false;

/** As in Node, the program ends when its code has run and no timer is pending. */
function endWhenIdle() {
  later(() => {
    if (finished && pending.size === 0) say({ done: true, failed: false });
  });
}

function fail(error: unknown) {
  print(error instanceof Error ? `Uncaught ${error.name}: ${error.message}` : `Uncaught ${format(error)}`);
  say({ done: true, failed: true });
}

addEventListener("error", (event) => fail(event.error));
addEventListener("unhandledrejection", (event) => fail(event.reason));

const AsyncFunction: FunctionConstructor = Object.getPrototypeOf(async () => {}).constructor;

addEventListener("message", async ({ data }: MessageEvent<{ code: string }>) => {
  try {
    await new AsyncFunction(`"use strict";\n${data.code}`)();
    finished = true;
    endWhenIdle();
  } catch (error) {
    fail(error);
  }
});
say({ ready: true });

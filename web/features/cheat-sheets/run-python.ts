import { loadPyodide, version } from "pyodide";
import type { RunMessage } from "./run.ts";

/**
 * A worker that runs each program in fresh globals of one interpreter. scripts/pyodide-plugin.ts
 * puts its files into /assets.
 */

const say = (message: RunMessage) => postMessage(message);

const pyodide = await loadPyodide({ indexURL: `/assets/pyodide-${version}/`, env: { HOME: "/home/ada", TZ: "UTC" } });
const decoder = new TextDecoder();
const write = (bytes: Uint8Array) => {
  say({ print: decoder.decode(bytes, { stream: true }) });
  return bytes.length;
};
pyodide.setStdout({ write });
pyodide.setStderr({ write });

// The loop counts its tasks, and we hold its timers: each callback that has not run yet.
pyodide.runPython(`
from asyncio import get_event_loop
from pyodide.webloop import WebLoop

timers = set()
start_timer = WebLoop.call_later

def call_later(self, delay, callback, *args, context=None):
    def run(*args):
        timers.discard(timer)
        callback(*args)
    timer = start_timer(self, delay, run, *args, context=context)
    timers.add(timer)
    return timer

WebLoop.call_later = call_later
`);

addEventListener("message", async ({ data }: MessageEvent<{ code: string }>) => {
  const globals = pyodide.toPy({ __name__: "__main__" });
  let failed = false;
  try {
    await pyodide.runPythonAsync(data.code, { globals, filename: "block.py" });
  } catch (error) {
    failed = true;
    say({ print: ownFrames(error instanceof Error ? error.message : String(error)) });
  }
  pyodide.runPython("import sys; sys.stdout.flush(); sys.stderr.flush()");
  globals.destroy();
  say({ done: true, failed, isBusy: isBusy() });
});
say({ ready: true });

/** Tasks or timers of the program are left, which would print into the next run. */
function isBusy(): boolean {
  return pyodide.runPython("get_event_loop()._in_progress > 0 or any(not timer.cancelled() for timer in timers)");
}

/** A traceback without the frames of the interpreter's own machinery. */
function ownFrames(traceback: string): string {
  const start = traceback.indexOf('  File "block.py"');
  return start === -1 ? traceback : `Traceback (most recent call last):\n${traceback.slice(start)}`;
}

import { loadPyodide, version } from "pyodide";
import type { RunMessage } from "./run.ts";

/**
 * A worker that runs Python programs. All programs share one interpreter, and each program gets its
 * own globals. scripts/pyodide-plugin.ts copies the interpreter's files to /assets.
 */

const say = (message: RunMessage) => postMessage(message);

const indexURL = `/assets/pyodide-${version}/`;

// Reports how much of the interpreter's files has arrived. Cached files are not counted: if a
// response is rewrapped, the browser cannot reuse its compiled code.
const plainFetch = fetch;
let loaded = 0;
const counter = () =>
  new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      loaded += chunk.length;
      say({ loaded });
      controller.enqueue(chunk);
    },
  });
const isHere = await globalThis.caches?.match(`${indexURL}pyodide.asm.wasm`).catch(() => undefined);
if (!isHere)
  globalThis.fetch = async (...asked) => {
    const answer = await plainFetch(...asked);
    return answer.body ? new Response(answer.body.pipeThrough(counter()), answer) : answer;
  };

const pyodide = await loadPyodide({ indexURL, env: { HOME: "/home/ada", TZ: "UTC" } });
globalThis.fetch = plainFetch;
const decoder = new TextDecoder();
let printed = "";
const write = (bytes: Uint8Array) => {
  printed = decoder.decode(bytes, { stream: true });
  say({ print: printed });
  return bytes.length;
};
pyodide.setStdout({ write });
pyodide.setStderr({ write });
pyodide.setStdin({ stdin: () => undefined }); // standard input is empty

// The event loop counts its running tasks. It does not count timers, so we keep a set of them.
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
  printed = "";
  try {
    await pyodide.runPythonAsync(data.code, { globals, filename: "block.py" });
  } catch (error) {
    failed = true;
    const traceback = error instanceof Error ? error.message : String(error);
    const newLine = printed === "" || printed.endsWith("\n") ? "" : "\n";
    say({ print: newLine + explained(ownFrames(traceback)) });
  }
  pyodide.runPython("import sys; sys.stdout.flush(); sys.stderr.flush()");
  globals.destroy();
  say({ done: true, failed, isBusy: isBusy() });
});
say({ ready: true });

/** Whether the program still has tasks or timers. They would print into the next run. */
function isBusy(): boolean {
  return pyodide.runPython("get_event_loop()._in_progress > 0 or any(not timer.cancelled() for timer in timers)");
}

/** A traceback. If the program used a feature that this Python lacks, a sentence above says so. */
function explained(traceback: string): string {
  if (traceback.includes("\nEOFError: EOF when reading a line"))
    return `This runner has no keyboard input. Write the value into the code.\n\n${traceback}`;
  const missing = /^(.*\nModuleNotFoundError: No module named '([\w.]+)'\n)/s.exec(traceback);
  if (!missing) return traceback;
  const [, own, name] = missing; // Pyodide goes on to explain how to install it, which does not work here
  return `“${name}” is not part of this Python. Only the standard library is here.\n\n${own}`;
}

/** A traceback without the interpreter's own frames. */
function ownFrames(traceback: string): string {
  const start = traceback.indexOf('  File "block.py"');
  return start === -1 ? traceback : `Traceback (most recent call last):\n${traceback.slice(start)}`;
}

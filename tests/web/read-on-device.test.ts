import { afterEach, expect, test, vi } from "vitest";
import { readAhead } from "#web/lib/resume-reader/read-ahead.ts";
import { dismissReader, prepareReader, readOnDevice } from "#web/lib/resume-reader/read-on-device.ts";
import type { Message } from "#web/lib/resume-reader/reader-messages.ts";

/** A fake worker that is ready at once. */
class ReadyWorker {
  static started: ReadyWorker[] = [];
  static asked: ReadyWorker[] = [];
  onmessage?: (event: { data: Message }) => void;
  isEnded = false;

  constructor() {
    ReadyWorker.started.push(this);
    queueMicrotask(() => this.say({ kind: "ready" }));
  }

  say(data: Message) {
    this.onmessage?.({ data });
  }

  postMessage() {
    ReadyWorker.asked.push(this);
  }

  terminate() {
    this.isEnded = true;
  }
}

afterEach(() => {
  dismissReader();
  vi.unstubAllGlobals();
});

test("a file that the browser can no longer read leaves no worker running", async () => {
  vi.stubGlobal("Worker", ReadyWorker);
  const movedFile = new File(["%PDF-"], "resume.pdf", { type: "application/pdf" });
  movedFile.arrayBuffer = () => Promise.reject(new DOMException("The file was moved", "NotReadableError"));
  await expect(readOnDevice(movedFile, () => {})).rejects.toThrow("The file was moved");
  dismissReader();
  expect(ReadyWorker.started.filter(({ isEnded }) => !isEnded)).toEqual([]);
});

test("a chosen file is read ahead, passes its stages on, and stops if another file is chosen", async () => {
  vi.stubGlobal("Worker", ReadyWorker);
  const file = new File(["%PDF-"], "resume.pdf", { type: "application/pdf" });
  const first = readAhead(file);
  const [thread] = await vi.waitUntil(() => ReadyWorker.asked.length > 0 && ReadyWorker.asked);
  thread?.say({ kind: "stage", stage: "parsing" });
  const stages: string[] = [];
  first.follow((stage) => stages.push(stage));
  thread?.say({ kind: "stage", stage: "reading" });
  expect(stages).toEqual(["parsing", "reading"]);
  first.end();
  await expect(first.answer).rejects.toThrow();
  expect(thread?.isEnded).toBe(true);

  const second = readAhead(file);
  const third = readAhead(file);
  second.end(); // its worker is not ready yet, so the third reading gets this worker
  await expect(second.answer).rejects.toThrow();
  await vi.waitUntil(() => ReadyWorker.asked.length === 2);
  third.end();
  await expect(third.answer).rejects.toThrow();
  expect(ReadyWorker.started.filter(({ isEnded }) => !isEnded)).toEqual([]);
});

test("a reader that failed during a lost connection starts once more", async () => {
  let starts = 0;
  class LateWorker extends ReadyWorker {
    onerror?: () => void;

    override say(data: Message) {
      if (++starts === 1) this.onerror?.();
      else super.say(data);
    }
  }
  vi.stubGlobal("Worker", LateWorker);
  vi.stubGlobal("fetch", async () => new Response("", { headers: { "Content-Type": "text/javascript" } }));
  await prepareReader();
  expect(starts).toBe(2);
});

test("a reader that fails twice is broken if the server answers, and offline if it does not", async () => {
  class BrokenWorker extends ReadyWorker {
    onerror?: () => void;

    override say() {
      this.onerror?.();
    }
  }
  vi.stubGlobal("Worker", BrokenWorker);
  vi.stubGlobal("fetch", async () => new Response("", { headers: { "Content-Type": "text/javascript" } }));
  await expect(prepareReader()).rejects.toMatchObject({ isOffline: false });
  vi.stubGlobal(
    "fetch",
    async () => new Response("<title>Sign in</title>", { headers: { "Content-Type": "text/html" } }),
  );
  await expect(prepareReader()).rejects.toMatchObject({ isOffline: true });
});

test("a reader whose code does not load within a minute counts as offline", async () => {
  class HangingWorker extends ReadyWorker {
    override say() {}
  }
  const late = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(late.signal);
  vi.stubGlobal("Worker", HangingWorker);
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("Failed to fetch")));
  const ready = prepareReader();
  late.abort();
  await expect(ready).rejects.toMatchObject({ isOffline: true });
  expect(AbortSignal.timeout).toHaveBeenCalledWith(60_000);
});

import { afterEach, expect, test, vi } from "vitest";
import { dismissReader, readOnDevice } from "#web/lib/resume-reader/read-on-device.ts";

/** A worker that is ready at once. */
class ReadyWorker {
  static started: ReadyWorker[] = [];
  onmessage?: (event: { data: { kind: "ready" } }) => void;
  isEnded = false;

  constructor() {
    ReadyWorker.started.push(this);
    queueMicrotask(() => this.onmessage?.({ data: { kind: "ready" } }));
  }

  terminate() {
    this.isEnded = true;
  }
}

afterEach(() => {
  dismissReader();
  vi.unstubAllGlobals();
});

test("a file that the browser cannot read any more leaves no worker behind", async () => {
  vi.stubGlobal("Worker", ReadyWorker);
  const gone = new File(["%PDF-"], "resume.pdf", { type: "application/pdf" });
  gone.arrayBuffer = () => Promise.reject(new DOMException("The file was moved", "NotReadableError"));
  await expect(readOnDevice(gone, () => {})).rejects.toThrow("The file was moved");
  dismissReader();
  expect(ReadyWorker.started.filter(({ isEnded }) => !isEnded)).toEqual([]);
});

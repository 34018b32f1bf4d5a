import type { Answer } from "#domain/portfolio/from-resume.ts";
import { type Refusal, ResumeRefused } from "#domain/resume/refusals.ts";

/** What the reader's thread says: that it can begin, how far it is, and how it ended. */
export type Message =
  | { kind: "ready" }
  | { kind: "stage"; stage: Stage }
  | { kind: "answer"; answer: Answer }
  | { kind: "refused"; refusal: Refusal }
  | { kind: "failed" };

/** The PDF library takes every thread for its own worker and greets, too. */
type LibraryMessage = { kind?: undefined };

export type Stage = "parsing" | "reading";

/** The reader gives up after eight seconds; this ends it where it no longer hears its own clock. */
const longestMs = 12_000;

/** The thread of the reader could not start, so nothing was read. */
export class NoReader extends Error {}

type Reader = { thread: Worker; ready: Promise<void> };

let waiting: Reader | undefined;

/**
 * Fetches the reader and starts its thread, so that it is there when a file is. A failure is
 * forgotten.
 */
export function prepareReader(): Promise<void> {
  waiting ??= start();
  return waiting.ready;
}

/** Ends a thread that has nothing to read. */
export function dismissReader(): void {
  waiting?.thread.terminate();
  waiting = undefined;
}

/**
 * What a resume says, read in a thread of this page: nothing of the file leaves the device. Throws
 * NoReader where the thread cannot start, ResumeRefused for a file that cannot be read, and Error
 * for a fault of ours.
 */
export async function readOnDevice(file: File, onStage: (stage: Stage) => void): Promise<Answer> {
  await prepareReader();
  const reader = waiting as Reader;
  waiting = undefined;
  const bytes = await file.arrayBuffer();
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const timer = setTimeout(() => reject(new ResumeRefused("too-slow")), longestMs);
  reader.thread.onerror = () => reject(new Error("The reader stopped"));
  reader.thread.onmessage = ({ data }: MessageEvent<Message | LibraryMessage>) => {
    if (data.kind === "stage") onStage(data.stage);
    else if (data.kind === "answer") resolve(data.answer);
    else if (data.kind === "refused") reject(new ResumeRefused(data.refusal));
    else if (data.kind === "failed") reject(new Error("The reader failed"));
  };
  reader.thread.postMessage(bytes, [bytes]);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    reader.thread.terminate();
  }
}

function start(): Reader {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const fail = () => {
    dismissReader();
    reject(new NoReader(navigator.onLine ? "The reader could not start" : "The connection failed"));
  };
  const thread = new Worker(new URL("./resume-worker.ts", import.meta.url), { type: "module" });
  thread.onerror = fail;
  thread.onmessage = ({ data }: MessageEvent<Message | LibraryMessage>) => {
    if (data.kind === "ready") resolve();
    else if (data.kind === "failed") fail();
  };
  return { thread, ready: promise };
}

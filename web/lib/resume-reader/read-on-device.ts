import { maxResumeFileBytes } from "#domain/limits.ts";
import type { ReadyAnswer } from "#domain/portfolio/first-draft.ts";
import { ResumeRefused } from "#domain/resume/refusals.ts";
import { isPdf } from "#domain/resume/upload.ts";
import type { Subject } from "#domain/resume-check/check.ts";
import { FileRefused, tooLarge, tooSlow } from "#domain/resume-formats/file-refused.ts";
import { fetchInTime } from "#web/lib/fetch-in-time.ts";
import type { Checked, LibraryMessage, Message, Reading, ReadRequest, Stage } from "./reader-messages.ts";

/** Ends a worker that is blocked. A working reader gives up by itself after eight seconds. */
const timeoutMs = 12_000;

/**
 * How long the worker's code may take to arrive. After that, a hanging network counts as a failed
 * one.
 */
const startTimeoutMs = 60_000;

/** The reader's worker could not start. `isOffline` is true if its code could not be fetched. */
export class NoReader extends Error {
  readonly isOffline: boolean;

  constructor(message: string, isOffline = false) {
    super(message);
    this.isOffline = isOffline;
  }
}

type Reader = { thread: Worker; draws: boolean; ready: Promise<void> };

let waiting: Reader | undefined;
let latest: File | undefined;

/** The file that was read last in this visit, so that another screen can use it. */
export const latestFile = () => latest;

/**
 * Starts the reader's worker before a file is chosen. With `draws`, the worker can also draw pages,
 * which takes a larger library. Throws NoReader. After a failure, the next call tries again.
 */
export async function prepareReader(draws = false): Promise<void> {
  if (typeof Worker === "undefined") throw new NoReader("This browser has no threads");
  if (draws && waiting?.draws === false) dismissReader();
  waiting ??= start(draws);
  await waiting.ready;
}

/** Ends a worker that is waiting for a file. */
export function dismissReader(): void {
  waiting?.thread.terminate();
  waiting = undefined;
}

/**
 * Reads a resume in a worker, so that its content never leaves the device. `signal` ends the
 * reading. Throws NoReader, ResumeRefused for a PDF, FileRefused for another file, and Error for a
 * fault of ours.
 */
export async function readOnDevice(
  file: File,
  onStage: (stage: Stage) => void,
  signal?: AbortSignal,
): Promise<ReadyAnswer> {
  const { answer, unplaced } = await asked(file, undefined, onStage, signal);
  return { ...answer, ...(unplaced && { unplaced }) };
}

/** Reads a resume and checks it. `today` is a year and a month from 1 to 12. */
export async function checkOnDevice(file: File, today: Subject["today"]): Promise<Reading & { checked: Checked }> {
  const { answer, checked } = await asked(file, today, () => {});
  if (!checked) throw new Error("The reader did not check the file");
  return { answer, checked };
}

/**
 * A worker that is ready. The caller ends the worker. Throws NoReader, and the reason of `signal`.
 */
export async function takeReader(draws = false, signal?: AbortSignal): Promise<Worker> {
  await prepareReader(draws);
  signal?.throwIfAborted();
  const { thread } = waiting as Reader;
  waiting = undefined;
  return thread;
}

async function asked(
  file: File,
  today: Subject["today"] | undefined,
  onStage: (stage: Stage) => void,
  signal?: AbortSignal,
): Promise<Reading> {
  if (file.size > maxResumeFileBytes) throw isPdf(file) ? new ResumeRefused("too-large") : new FileRefused(tooLarge);
  const bytes = await file.arrayBuffer(); // read first: if this fails, no worker is left running
  const thread = await takeReader(today !== undefined, signal);
  const { promise, resolve, reject } = Promise.withResolvers<Reading>();
  signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
  const late = () => reject(isPdf(file) ? new ResumeRefused("too-slow") : new FileRefused(tooSlow));
  const timer = setTimeout(late, timeoutMs);
  thread.onerror = () => reject(new Error("The reader stopped"));
  thread.onmessage = ({ data }: MessageEvent<Message | LibraryMessage>) => {
    if (data.kind === "stage") onStage(data.stage);
    else if (data.kind === "answer") resolve(data);
    else if (data.kind === "refused") reject(new ResumeRefused(data.refusal));
    else if (data.kind === "file-refused") reject(new FileRefused(data.sentence));
    else if (data.kind === "failed") reject(new Error("The reader failed"));
  };
  thread.postMessage({ bytes, name: file.name, isPdf: isPdf(file), ...(today && { today }) } satisfies ReadRequest, [
    bytes,
  ]);
  try {
    const reading = await promise;
    latest = file;
    return reading;
  } finally {
    clearTimeout(timer);
    thread.terminate();
  }
}

function start(draws: boolean): Reader {
  const reader = { draws, thread: newThread(draws) };
  return Object.assign(reader, { ready: untilReady(reader) });
}

/** Starts a second worker if the first fails, since the connection may only just be back. */
async function untilReady(reader: Omit<Reader, "ready">): Promise<void> {
  for (let tries = 1; !(await isStarted(reader.thread)); tries++) {
    const isAnswering = await isReachable();
    if (waiting !== reader) throw new NoReader("The reader was dismissed", true);
    if (isAnswering && tries === 1) reader.thread = newThread(reader.draws);
    else {
      dismissReader();
      throw isAnswering ? new NoReader("The reader could not start") : new NoReader("The connection failed", true);
    }
  }
  reader.thread.onerror = dismissReader; // for a worker that fails while it waits for a file
}

function newThread(draws: boolean): Worker {
  return draws
    ? new Worker(new URL("./drawing-worker.ts", import.meta.url), { type: "module" })
    : new Worker(new URL("./resume-worker.ts", import.meta.url), { type: "module" });
}

function isStarted(thread: Worker): Promise<boolean> {
  return new Promise((resolve) => {
    AbortSignal.timeout(startTimeoutMs).addEventListener("abort", () => resolve(false));
    thread.onerror = () => resolve(false);
    thread.onmessage = ({ data }: MessageEvent<Message | LibraryMessage>) => {
      if (data.kind === "ready") resolve(true);
      else if (data.kind === "failed") resolve(false);
    };
  });
}

/**
 * Whether our server answers. It returns the file of this code, or a 404 if a deploy has removed
 * that file. A network's sign-in page and a server error do not count as an answer.
 */
async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const { status, headers } = await fetchInTime(import.meta.url, { method: "HEAD", cache: "no-store" });
    return status === 404 || (status === 200 && /javascript/.test(headers.get("Content-Type") ?? ""));
  } catch {
    return false;
  }
}

import modelUrl from "@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url";
import fastUrl from "tesseract-wasm/dist/tesseract-core.wasm?url";
import slowUrl from "tesseract-wasm/dist/tesseract-core-fallback.wasm?url";
import { maxResumeFileBytes } from "#domain/limits.ts";
import type { ResumePage } from "#domain/resume/page.ts";
import type { Subject } from "#domain/resume-check/check.ts";
import { FileRefused, tooLarge } from "#domain/resume-formats/file-refused.ts";
import { scanRefusals } from "#domain/resume-scan/scan.ts";
import { fetched, inflated } from "./fetch-engine.ts";
import { takeReader } from "./read-on-device.ts";
import type { PagePicture, Reading, ScanRequest } from "./reader-messages.ts";
import type { Pixels } from "./recognize.ts";
import { askEngine, engineMessage, readerMessage } from "./scan-threads.ts";

/** The progress of reading. `share` is from 0 to 1. `page` is the current page, counted from 1. */
export type Progress = { stage: "loading" | "drawing" | "words"; share: number; page?: number; pages?: number };

const timeoutMs = 5 * 60_000;

/** The size of the downloaded engine and data in bytes, before any HTTP compression. */
const wholeDownload = 4_790_000;

/** A scan or a photo. `today` is the month of the check, if the file is to be checked. */
export type ScanFile = { file: File; today?: Subject["today"] };

/**
 * Recognizes the text of a scan or a photo in workers, so that its content never leaves the device.
 * `signal` cancels it. Throws FileRefused with a sentence for the visitor.
 */
export async function readScan(
  scan: ScanFile,
  signal: AbortSignal,
  onProgress: (now: Progress) => void,
): Promise<Reading> {
  if (scan.file.size > maxResumeFileBytes) throw new FileRefused(tooLarge);
  const threads: Worker[] = [];
  const end = new AbortController(); // stops the other parts when one has failed
  const { promise: ended, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new FileRefused(scanRefusals.tooSlow)), timeoutMs);
  signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  const start = (thread: Worker) => {
    threads.push(thread);
    if (end.signal.aborted) thread.terminate();
    return thread;
  };
  try {
    const report = (now: Progress) => end.signal.aborted || onProgress(now);
    return await Promise.race([ended, work(scan, end.signal, start, report)]);
  } catch (error) {
    if (error instanceof FileRefused || signal.aborted) throw error;
    throw new FileRefused(scanRefusals.stopped);
  } finally {
    clearTimeout(timer);
    end.abort();
    for (const thread of threads) thread.terminate();
  }
}

async function work(
  { file, today }: ScanFile,
  signal: AbortSignal,
  start: (thread: Worker) => Worker,
  onProgress: (now: Progress) => void,
): Promise<Reading> {
  onProgress({ stage: "loading", share: 0 });
  const engine = start(new Worker(new URL("./scan-worker.ts", import.meta.url), { type: "module" }));
  const { isFast } = await engineMessage(engine, "ready");
  let loaded = 0;
  const onBytes = (count: number) => {
    loaded += count;
    onProgress({ stage: "loading", share: Math.min(1, loaded / wholeDownload) });
  };
  const [wasm, model] = await Promise.all([
    fetched(isFast ? fastUrl : slowUrl, signal, onBytes),
    fetched(modelUrl, signal, onBytes).then(inflated),
  ]);
  askEngine(engine, { wasm, model }, [wasm, model]);
  await engineMessage(engine, "loaded");

  onProgress({ stage: "drawing", share: 0 });
  const reader = start(await takeReader(true));
  const bytes = await file.arrayBuffer();
  reader.postMessage({ scan: bytes } satisfies ScanRequest, [bytes]);
  const { pictures } = await readerMessage(reader, "drawn");

  const pages: ResumePage[] = [];
  const shown: PagePicture[] = [];
  for (const [at, picture] of pictures.entries()) {
    const onShare = (share: number) =>
      onProgress({ stage: "words", share: (at + share) / pictures.length, page: at + 1, pages: pictures.length });
    onShare(0);
    askEngine(engine, { picture }, [picture.data.buffer]);
    const found = await engineMessage(engine, "page", onShare);
    pages.push(found.page);
    const { width, height } = found.page;
    if (today) shown.push({ number: at + 1, width, height, picture: await bitmapOf(found.picture) });
  }
  reader.postMessage({ pages, name: file.name, ...(today && { today }) } satisfies ScanRequest);
  const { answer, checked } = await readerMessage(reader, "answer");
  return { answer, checked: checked && { ...checked, pages: shown } };
}

const bitmapOf = ({ data, width, height }: Pixels) => createImageBitmap(new ImageData(data, width, height));

import modelUrl from "@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url";
import fastUrl from "tesseract-wasm/dist/tesseract-core.wasm?url";
import slowUrl from "tesseract-wasm/dist/tesseract-core-fallback.wasm?url";
import type { Answer } from "#domain/portfolio/from-resume.ts";
import type { ResumePage } from "#domain/resume/page.ts";
import { FileRefused } from "#domain/resume-formats/file-refused.ts";
import { scanRefusals } from "#domain/resume-scan/scan.ts";
import { type ScanWish, takeReader } from "./read-on-device.ts";
import { askEngine, engineSays, readerSays } from "./scan-threads.ts";

/** How far the reading is: `page`, counted from 1, is the one that is recognized. */
export type Progress = { stage: "loading" | "drawing" | "words"; share: number; page?: number; pages?: number };

const longestMs = 5 * 60_000;

/** The engine and its data in bytes, when the browser has unpacked their transport. */
const wholeDownload = 4_790_000;

/**
 * What the pictures of a PDF without text say, read in threads of this page: nothing of the file
 * leaves the device. Ends when `signal` does. Throws FileRefused with a sentence for the visitor.
 */
export async function readScan(file: File, signal: AbortSignal, onProgress: (now: Progress) => void): Promise<Answer> {
  const threads: Worker[] = [];
  const end = new AbortController(); // for what still runs when one part of the work has failed
  const { promise: ended, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new FileRefused(scanRefusals.tooSlow)), longestMs);
  signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  const start = (thread: Worker) => {
    threads.push(thread);
    if (end.signal.aborted) thread.terminate();
    return thread;
  };
  try {
    const report = (now: Progress) => end.signal.aborted || onProgress(now);
    return await Promise.race([ended, work(file, end.signal, start, report)]);
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
  file: File,
  signal: AbortSignal,
  start: (thread: Worker) => Worker,
  onProgress: (now: Progress) => void,
): Promise<Answer> {
  onProgress({ stage: "loading", share: 0 });
  const engine = start(new Worker(new URL("./scan-worker.ts", import.meta.url), { type: "module" }));
  const { isFast } = await engineSays(engine, "ready");
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
  await engineSays(engine, "loaded");

  onProgress({ stage: "drawing", share: 0 });
  const reader = start(await takeReader());
  const bytes = await file.arrayBuffer();
  reader.postMessage({ scan: bytes } satisfies ScanWish, [bytes]);
  const { pictures } = await readerSays(reader, "drawn");

  const pages: ResumePage[] = [];
  for (const [at, picture] of pictures.entries()) {
    const onShare = (share: number) =>
      onProgress({ stage: "words", share: (at + share) / pictures.length, page: at + 1, pages: pictures.length });
    onShare(0);
    askEngine(engine, { picture }, [picture.data.buffer]);
    pages.push((await engineSays(engine, "page", onShare)).page);
  }
  reader.postMessage({ pages } satisfies ScanWish);
  return (await readerSays(reader, "answer")).answer;
}

async function fetched(url: string, signal: AbortSignal, onBytes: (count: number) => void): Promise<ArrayBuffer> {
  try {
    const answer = await fetch(url, { signal });
    if (!answer.ok || !answer.body) throw new Error(`${url} answered ${answer.status}`);
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, stream) {
        onBytes(chunk.length);
        stream.enqueue(chunk);
      },
    });
    return await new Response(answer.body.pipeThrough(counter)).arrayBuffer();
  } catch {
    throw new FileRefused(scanRefusals.download);
  }
}

/** The data is packed once by us, and a server may have unpacked it on the way. */
async function inflated(data: ArrayBuffer): Promise<ArrayBuffer> {
  const [first, second] = new Uint8Array(data);
  if (first !== 0x1f || second !== 0x8b) return data;
  return new Response(new Blob([data]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

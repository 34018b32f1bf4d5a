import type { ResumePage } from "#domain/resume/page.ts";
import { ResumeRefused } from "#domain/resume/refusals.ts";
import { FileRefused } from "#domain/resume-formats/file-refused.ts";
import type { Gray } from "#domain/resume-scan/gray.ts";
import { scanRefusals } from "#domain/resume-scan/scan.ts";
import type { Message } from "./reader-messages.ts";
import type { Pixels } from "./recognize.ts";

/** A request to the worker that recognizes words. */
export type ScanQuestion = { wasm: ArrayBuffer; model: ArrayBuffer } | { picture: Gray };

/**
 * The messages of that worker. `isFast` says whether this browser can run the faster engine.
 * `share` is the progress from 0 to 1.
 */
export type ScanMessage =
  | { kind: "ready"; isFast: boolean }
  | { kind: "loaded" }
  | { kind: "progress"; share: number }
  | { kind: "page"; page: ResumePage; picture: Pixels }
  | { kind: "failed"; sentence: string | undefined };

/** Sends a question to the worker of the engine. The buffers are moved, not copied. */
export const askEngine = (engine: Worker, question: ScanQuestion, transfer: ArrayBuffer[]) =>
  engine.postMessage(question, transfer);

type MessageOf<M extends { kind?: string }, Kind> = Extract<M, { kind: Kind }>;

/** The next message of this kind from the engine's worker. `onShare` gets the progress. */
export function engineMessage<Kind extends ScanMessage["kind"]>(
  engine: Worker,
  kind: Kind,
  onShare?: (share: number) => void,
): Promise<MessageOf<ScanMessage, Kind>> {
  return nextMessage(engine, (message: ScanMessage) => {
    if (message.kind === "progress") onShare?.(message.share);
    if (message.kind === "failed") throw new FileRefused(message.sentence ?? scanRefusals.stopped);
    return message.kind === kind ? (message as MessageOf<ScanMessage, Kind>) : undefined;
  });
}

/** The next message of this kind from the reader's worker. */
export function readerMessage<Kind extends Message["kind"]>(
  reader: Worker,
  kind: Kind,
): Promise<MessageOf<Message, Kind>> {
  return nextMessage(reader, (message: Message) => {
    if (message.kind === "failed") throw new FileRefused(scanRefusals.stopped);
    if (message.kind === "refused") throw new ResumeRefused(message.refusal);
    if (message.kind === "file-refused") throw new FileRefused(message.sentence);
    return message.kind === kind ? (message as MessageOf<Message, Kind>) : undefined;
  });
}

/**
 * The first answer that `accept` returns for a message of a worker. Rejects if the worker fails.
 */
function nextMessage<M, Answer>(thread: Worker, accept: (message: M) => Answer | undefined): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  thread.onerror = () => reject(new Error("A thread stopped"));
  thread.onmessage = ({ data }: MessageEvent<M>) => {
    try {
      const answer = accept(data);
      if (answer !== undefined) resolve(answer);
    } catch (error) {
      reject(error);
    }
  };
  return promise;
}

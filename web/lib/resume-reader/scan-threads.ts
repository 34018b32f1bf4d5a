import type { ResumePage } from "#domain/resume/page.ts";
import { ResumeRefused } from "#domain/resume/refusals.ts";
import { FileRefused } from "#domain/resume-formats/file-refused.ts";
import type { Gray } from "#domain/resume-scan/gray.ts";
import { scanRefusals } from "#domain/resume-scan/scan.ts";
import type { Message } from "./reader-messages.ts";
import type { Pixels } from "./recognize.ts";

/** What the thread that recognizes words is asked. */
export type ScanQuestion = { wasm: ArrayBuffer; model: ArrayBuffer } | { picture: Gray };

/** What it says. `isFast`: this browser can run the faster engine. `share` is 0 to 1. */
export type ScanMessage =
  | { kind: "ready"; isFast: boolean }
  | { kind: "loaded" }
  | { kind: "progress"; share: number }
  | { kind: "page"; page: ResumePage; picture: Pixels }
  | { kind: "failed"; sentence: string | undefined };

export const askEngine = (engine: Worker, question: ScanQuestion, transfer: ArrayBuffer[]) =>
  engine.postMessage(question, transfer);

type Said<M extends { kind?: string }, Kind> = Extract<M, { kind: Kind }>;

/** What the thread of the engine says of this kind. `onShare` hears how far it is. */
export function engineSays<Kind extends ScanMessage["kind"]>(
  engine: Worker,
  kind: Kind,
  onShare?: (share: number) => void,
): Promise<Said<ScanMessage, Kind>> {
  return heard(engine, (said: ScanMessage) => {
    if (said.kind === "progress") onShare?.(said.share);
    if (said.kind === "failed") throw new FileRefused(said.sentence ?? scanRefusals.stopped);
    return said.kind === kind ? (said as Said<ScanMessage, Kind>) : undefined;
  });
}

/** What the reader's thread says of this kind. */
export function readerSays<Kind extends Message["kind"]>(reader: Worker, kind: Kind): Promise<Said<Message, Kind>> {
  return heard(reader, (said: Message) => {
    if (said.kind === "failed") throw new FileRefused(scanRefusals.stopped);
    if (said.kind === "refused") throw new ResumeRefused(said.refusal);
    if (said.kind === "file-refused") throw new FileRefused(said.sentence);
    return said.kind === kind ? (said as Said<Message, Kind>) : undefined;
  });
}

/** The first message of a thread that `accept` takes; what it throws is the failure. */
function heard<M, Answer>(thread: Worker, accept: (said: M) => Answer | undefined): Promise<Answer> {
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

import type { PaletteEntry } from "#domain/palette.ts";
import type { Question } from "./search.ts";

type Reply = { id: number; found?: PaletteEntry[]; error?: string };

let searcher: Worker | undefined;
let last = 0;
const waiting = new Map<number, PromiseWithResolvers<PaletteEntry[]>>();

function start(): Worker {
  const worker = new Worker(new URL("./search-worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data: { id, found, error } }: MessageEvent<Reply>) => {
    if (found) waiting.get(id)?.resolve(found);
    else waiting.get(id)?.reject(new Error(error));
    waiting.delete(id);
  });
  worker.addEventListener("error", () => {
    searcher = undefined;
    for (const { reject } of waiting.values()) reject(new Error("The search could not be started"));
    waiting.clear();
  });
  return worker;
}

/** The best answers: from a thread of its own, or from this one where there are no threads (tests). */
export async function askPalette(question: Question): Promise<PaletteEntry[]> {
  if (typeof Worker === "undefined") return (await import("./search.ts")).answer(question);
  searcher ??= start();
  const id = ++last;
  const reply = Promise.withResolvers<PaletteEntry[]>();
  waiting.set(id, reply);
  searcher.postMessage({ id, question });
  return reply.promise;
}

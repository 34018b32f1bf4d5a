import type { Found } from "#domain/directory.ts";
import type { Question } from "./engine.ts";

type Reply = { id: number; found?: Found; error?: string };

let engine: Worker | undefined;
let last = 0;
const waiting = new Map<number, PromiseWithResolvers<Found>>();

function start(): Worker {
  const worker = new Worker(new URL("./engine-worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data: { id, found, error } }: MessageEvent<Reply>) => {
    if (found) waiting.get(id)?.resolve(found);
    else waiting.get(id)?.reject(new Error(error));
    waiting.delete(id);
  });
  worker.addEventListener("error", () => {
    engine = undefined;
    for (const { reject } of waiting.values()) reject(new Error("The search could not be started"));
    waiting.clear();
  });
  return worker;
}

let latest: { question: string; answer: Promise<Found> } | undefined;

/** The engine's answer; the question that was asked last is not asked again. */
export function ask(question: Question): Promise<Found> {
  const asked = JSON.stringify(question);
  if (latest?.question === asked) return latest.answer;
  const answer = send(question);
  latest = { question: asked, answer };
  answer.catch(() => {
    latest = undefined; // the next one tries again
  });
  return answer;
}

/** From a thread of its own, or from this one where there are no threads (prerendering, tests). */
async function send(question: Question): Promise<Found> {
  if (typeof Worker === "undefined") return (await import("./engine.ts")).answer(question);
  engine ??= start();
  const id = ++last;
  const reply = Promise.withResolvers<Found>();
  waiting.set(id, reply);
  engine.postMessage({ id, question });
  return reply.promise;
}

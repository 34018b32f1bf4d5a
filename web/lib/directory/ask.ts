import { createWorkerClient } from "../thread.ts";

/** Asks the search engine of the directories, which runs in a worker. */
export const ask = createWorkerClient(
  () => new Worker(new URL("./engine-worker.ts", import.meta.url), { type: "module" }),
  async () => (await import("./engine.ts")).answer,
);

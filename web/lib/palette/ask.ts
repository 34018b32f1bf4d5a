import { createWorkerClient } from "../thread.ts";

/** Asks the search of the command palette, which runs in a worker. */
export const askPalette = createWorkerClient(
  () => new Worker(new URL("./search-worker.ts", import.meta.url), { type: "module" }),
  async () => (await import("./search.ts")).answer,
);

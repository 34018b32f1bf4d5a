import { createAsk } from "../thread.ts";

/** Asks the engine in its worker thread. */
export const ask = createAsk(
  () => new Worker(new URL("./engine-worker.ts", import.meta.url), { type: "module" }),
  async () => (await import("./engine.ts")).answer,
);

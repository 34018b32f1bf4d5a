import { createAsk } from "../thread.ts";

/** The engine's answer, from a thread of its own. */
export const ask = createAsk(
  () => new Worker(new URL("./engine-worker.ts", import.meta.url), { type: "module" }),
  async () => (await import("./engine.ts")).answer,
);

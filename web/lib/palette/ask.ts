import { createAsk } from "../thread.ts";

/** The best answers, from a thread of their own. */
export const askPalette = createAsk(
  () => new Worker(new URL("./search-worker.ts", import.meta.url), { type: "module" }),
  async () => (await import("./search.ts")).answer,
);

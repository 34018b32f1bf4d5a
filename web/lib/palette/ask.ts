import { createAsk } from "../thread.ts";

/** Asks the search in its worker thread. */
export const askPalette = createAsk(
  () => new Worker(new URL("./search-worker.ts", import.meta.url), { type: "module" }),
  async () => (await import("./search.ts")).answer,
);

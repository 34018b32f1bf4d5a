import { createAsk } from "#web/lib/thread.ts";

/** Writes a PDF away from the page's own thread, since fonts are slow to read on a phone. */
export const askPdf = createAsk(
  () => new Worker(new URL("./pdf-worker.ts", import.meta.url), { type: "module" }),
  async () => (await import("./answer-pdf.ts")).answerPdf,
);

import { answer, type Question } from "./engine.ts";

/** The engine in a thread of its own: rows are read, indexed and searched where they block nothing. */
addEventListener("message", async ({ data: { id, question } }: MessageEvent<{ id: number; question: Question }>) => {
  const reply = await answer(question).then(
    (found) => ({ id, found }),
    (error) => ({ id, error: String(error) }),
  );
  postMessage(reply);
});

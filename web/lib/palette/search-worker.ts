import { answer, type Question } from "./search.ts";

/** The search in a thread of its own: the index is read and searched where it blocks nothing. */
addEventListener("message", async ({ data: { id, question } }: MessageEvent<{ id: number; question: Question }>) => {
  const reply = await answer(question).then(
    (found) => ({ id, found }),
    (error) => ({ id, error: String(error) }),
  );
  postMessage(reply);
});

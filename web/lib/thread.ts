type Asked<Question> = { id: number; question: Question };
type Reply<Answer> = { id: number; answer?: Answer; error?: string };

/**
 * Returns a function that asks a worker. The first question starts the worker. Where there are no
 * workers (prerendering, tests), `here` answers. If the same question comes again, it gets the last
 * answer unless that failed: pages prefetch an answer, then ask again when they render.
 */
export function createWorkerClient<Question, Answer>(
  start: () => Worker,
  here: () => Promise<(question: Question) => Promise<Answer>>,
): (question: Question) => Promise<Answer> {
  let worker: Worker | undefined;
  let count = 0;
  let latest: { question: string; answer: Promise<Answer> } | undefined;
  const waiting = new Map<number, PromiseWithResolvers<Answer>>();

  const started = () => {
    const worker = start();
    worker.addEventListener("message", ({ data: { id, answer, error } }: MessageEvent<Reply<Answer>>) => {
      if (answer) waiting.get(id)?.resolve(answer);
      else waiting.get(id)?.reject(new Error(error));
      waiting.delete(id);
    });
    worker.addEventListener("error", stopped);
    return worker;
  };

  const stopped = () => {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new Error("The worker stopped"));
    waiting.clear();
  };

  const send = async (question: Question) => {
    if (typeof Worker === "undefined") return (await here())(question);
    worker ??= started();
    const id = ++count;
    const reply = Promise.withResolvers<Answer>();
    waiting.set(id, reply);
    worker.postMessage({ id, question } satisfies Asked<Question>);
    return reply.promise;
  };

  return (question) => {
    const asked = JSON.stringify(question);
    if (latest?.question === asked) return latest.answer;
    const answer = send(question);
    latest = { question: asked, answer };
    answer.catch(() => {
      if (latest?.answer === answer) latest = undefined;
    });
    return answer;
  };
}

/** Runs in the worker, and answers every question. */
export function answerQuestions<Question, Answer>(answer: (question: Question) => Promise<Answer>): void {
  addEventListener("message", async ({ data: { id, question } }: MessageEvent<Asked<Question>>) => {
    const reply: Reply<Answer> = await answer(question).then(
      (answer) => ({ id, answer }),
      (error) => ({ id, error: String(error) }),
    );
    postMessage(reply);
  });
}

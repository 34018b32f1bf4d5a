import { beforeEach, expect, test, vi } from "vitest";
import { createWorkerClient } from "#web/lib/thread.ts";

/** A fake worker. It answers when the test calls reply(). */
class FakeWorker extends EventTarget {
  asked: { id: number; question: string }[] = [];
  postMessage(message: { id: number; question: string }) {
    this.asked.push(message);
  }
  reply(data: object) {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

let workers: FakeWorker[];
let ask: (question: string) => Promise<string>;

beforeEach(() => {
  vi.stubGlobal("Worker", FakeWorker);
  workers = [];
  ask = createWorkerClient<string, string>(
    () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker as unknown as Worker;
    },
    async () => async () => "answered here",
  );
});

test("each question gets its own answer, in any order of the answers", async () => {
  const answers = [ask("a"), ask("b")];
  workers[0]?.reply({ id: 2, answer: "B" });
  workers[0]?.reply({ id: 1, answer: "A" });
  expect(await Promise.all(answers)).toEqual(["A", "B"]);
});

test("a repeated question is not sent again, unless its answer failed", async () => {
  const [first, second] = [ask("a"), ask("a")];
  expect(workers[0]?.asked).toHaveLength(1);
  workers[0]?.reply({ id: 1, error: "no rows" });
  await expect(first).rejects.toThrow("no rows");
  await expect(second).rejects.toThrow("no rows");
  const third = ask("a");
  workers[0]?.reply({ id: 2, answer: "A" });
  expect(await third).toBe("A");
});

test("the failure of an earlier question does not affect the answer to the last question", async () => {
  const [first, last] = [ask("a"), ask("b")];
  workers[0]?.reply({ id: 1, error: "no rows" });
  await expect(first).rejects.toThrow("no rows");
  expect(ask("b")).toBe(last);
});

test("if a worker stops, open questions fail, and the next question starts a new worker", async () => {
  const lost = ask("a");
  workers[0]?.dispatchEvent(new Event("error"));
  await expect(lost).rejects.toThrow("stopped");
  const next = ask("b");
  workers[1]?.reply({ id: 2, answer: "B" });
  expect(await next).toBe("B");
});

test("without workers, the question is answered on the main thread", async () => {
  vi.stubGlobal("Worker", undefined);
  expect(await ask("a")).toBe("answered here");
});

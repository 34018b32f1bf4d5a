import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withinHeapBudget } from "#worker/features/resume/heap-budget.ts";

const megabyte = 1024 * 1024;
const take = (bytes: number) => (globalThis as unknown as { takePdfMemory(bytes: number): void }).takePdfMemory(bytes);

/** A document that takes this many megabytes, in two halves. Other documents run between them. */
const reading = (megabytes: number) =>
  withinHeapBudget(async () => {
    take((megabytes / 2) * megabyte);
    await Promise.resolve();
    take((megabytes / 2) * megabyte);
    return "read";
  });

const never = () =>
  withinHeapBudget(() => {
    take(20 * megabyte);
    return new Promise<never>(() => {});
  });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.setSystemTime(Date.now() + 60_000); // The room of unfinished documents becomes free.
  vi.useRealTimers();
});

test("a document may take 24 MB, and a larger document fails without affecting other documents", async () => {
  const results = await Promise.allSettled([reading(25), reading(1), reading(1), reading(1), reading(1), reading(1)]);
  expect(results.map(({ status }) => status)).toEqual(["rejected", ...Array(5).fill("fulfilled")]);
  expect(results[0]).toMatchObject({ reason: expect.any(RangeError) });
});

test("a document that is too large fails, even if the library hides the error", async () => {
  const swallowing = withinHeapBudget(async () => {
    try {
      take(25 * megabyte);
    } catch {
      return "half a document";
    }
  });
  await expect(swallowing).rejects.toBeInstanceOf(RangeError);
});

test("all documents together may take 64 MB, and a further document is refused", async () => {
  for (let n = 0; n < 3; n++) never().catch(() => {}); // A document is refused while earlier documents hold their memory.
  await expect(reading(10)).rejects.toMatchObject({ refusal: "busy" });
  expect(await reading(2)).toBe("read");
});

test("a reader that never finishes frees its room after ten seconds", async () => {
  for (let n = 0; n < 3; n++) never().catch(() => {}); // A document is refused while earlier documents hold their memory.
  vi.setSystemTime(Date.now() + 11_000);
  for (let n = 0; n < 200; n++) expect(await reading(20)).toBe("read");
});

import { ApiError } from "./errors.ts";

/** Limits in milliseconds: for a whole body, and for a pause between two chunks. */
export const bodyDeadlines = { whole: 30_000, pause: 10_000 };

/**
 * Watches a sender. `late` rejects once the sender pauses for too long or takes too long. There is
 * one timer per body, not per chunk, because a body has hundreds of chunks.
 */
export function watchPauses(startedAt: number) {
  let movedAt = startedAt;
  let timer: ReturnType<typeof setInterval> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      const now = Date.now();
      if (now - movedAt >= bodyDeadlines.pause || now - startedAt >= bodyDeadlines.whole)
        reject(new ApiError(408, "too-slow-upload", "The connection is too slow for this upload"));
    }, 1000);
  });
  late.catch(() => {}); // It may reject when nothing awaits it anymore.
  return {
    late,
    moved: () => {
      movedAt = Date.now();
    },
    stop: () => clearInterval(timer),
  };
}

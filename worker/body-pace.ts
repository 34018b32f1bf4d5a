import { ApiError } from "./errors.ts";

/** Milliseconds until the whole body has to be there, and until its next byte has. */
export const bodyDeadlines = { whole: 30_000, pause: 10_000 };

/**
 * `late` rejects once the sender pauses, or takes, too long. One timer per body: it has hundreds of
 * chunks.
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
  late.catch(() => {}); // It may come when nobody waits any more.
  return {
    late,
    moved: () => {
      movedAt = Date.now();
    },
    stop: () => clearInterval(timer),
  };
}

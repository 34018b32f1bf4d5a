import { isTimeout } from "./fetch-in-time.ts";

/** Milliseconds before retry 0, 1, 2: one second, doubled each time, at most thirty. */
export function retryDelay(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, 30_000);
}

/**
 * Adds or removes up to 20 %, so that visitors do not all retry at the same moment after an outage.
 */
export function jittered(ms: number): number {
  return ms * (0.8 + 0.4 * Math.random());
}

/**
 * Loads, and retries up to three times, each time after `pause`. An error that is not worth a retry
 * is thrown at once.
 */
export async function withRetries<Answer>(
  load: () => Promise<Answer>,
  pause: (attempt: number) => Promise<void>,
  isWorthRetry: (error: unknown) => boolean = (error) => !isTimeout(error),
): Promise<Answer> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await load();
    } catch (error) {
      if (attempt === 3 || !isWorthRetry(error)) throw error;
      await pause(attempt);
    }
  }
}

/** Resolves after `ms` milliseconds. */
export function wait(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}

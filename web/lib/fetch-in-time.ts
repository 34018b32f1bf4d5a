/** How long an answer may take. After that, a hanging network counts as a failed one. */
const timeoutMs = 15_000;

/** The same limit for a file of up to 2 MB, which may take long on a slow network. */
const fileTimeoutMs = 3 * 60_000;

/** fetch() that fails after 15 seconds, unless `init` has a signal of its own. */
export const fetchInTime: typeof fetch = (input, init) =>
  fetch(input, { signal: AbortSignal.timeout(timeoutMs), ...init });

/** The options of a call that uploads or downloads a file. */
export const timeForFile = () => ({ init: { signal: AbortSignal.timeout(fileTimeoutMs) } });

/**
 * Applies the limit of fetchInTime() to other work that waits for the network, such as a worker
 * that loads its rows.
 */
export function inTime<Answer>(work: Promise<Answer>): Promise<Answer> {
  const late = AbortSignal.timeout(timeoutMs);
  return Promise.race([work, new Promise<never>((_, fail) => late.addEventListener("abort", () => fail(late.reason)))]);
}

/** Whether an answer took too long. Another try would only take just as long. */
export function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === "TimeoutError";
}

/** Lets at most `count` callers in at a time. Each caller must free its place. */
export function semaphore(count: number) {
  const waiting: (() => void)[] = [];
  let free = count;
  return {
    async take() {
      if (free > 0) free--;
      else await new Promise<void>((resolve) => waiting.push(resolve));
    },
    free() {
      const next = waiting.shift();
      if (next) next();
      else free++;
    },
  };
}

/**
 * Makes a function that waits until a host may be requested again. The pause after the previous
 * request is `pauseMs`.
 */
export function hostTurns(pauseMs: number): (host: string) => Promise<void> {
  const freeAt = new Map<string, number>();
  return async (host) => {
    const at = Math.max(Date.now(), freeAt.get(host) ?? 0);
    freeAt.set(host, at + pauseMs);
    await pause(at - Date.now());
  };
}

/** Resolves after `ms` milliseconds. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

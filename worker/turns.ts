/** Lets so many in at a time. Whoever has taken a place has to free it. */
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

/** Waits until a host may be asked again, so many milliseconds after the request before. */
export function hostTurns(pauseMs: number): (host: string) => Promise<void> {
  const freeAt = new Map<string, number>();
  return async (host) => {
    const at = Math.max(Date.now(), freeAt.get(host) ?? 0);
    freeAt.set(host, at + pauseMs);
    await pause(at - Date.now());
  };
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

import { ApiError } from "./errors.ts";
import { type Versioned, versioned } from "./versioned.ts";

type Remembered<List> = { readAt: number; list: List; answer: Versioned };

const maxAgeMs = 10_000;

/**
 * Lists as the database had them at most ten seconds ago, or the last ones known while the database does not answer: they
 * change every few hours, so a busy isolate reads each list some six times a minute, and rows changed by hand are seen
 * quickly. Requests that find it too old at the same time each read it: none may wait for what another one asked. Without
 * a last list it is 503 and `refusal`.
 */
export function listMemory<Key, List>(refusal: string) {
  const memory = new Map<Key, Remembered<List>>();
  return {
    async read(key: Key, now: number, load: () => Promise<List>): Promise<Remembered<List>> {
      const known = memory.get(key);
      if (known && now - known.readAt < maxAgeMs) return known;
      try {
        const list = await load();
        const read = { readAt: now, list, answer: await versioned(JSON.stringify(list)) };
        memory.set(key, read);
        return read;
      } catch (error) {
        console.error(error);
        if (known) return known;
        throw new ApiError(503, refusal);
      }
    },
    forget: () => memory.clear(),
  };
}

import { listsCache } from "#domain/offline.ts";
import { isTimeout } from "./fetch-in-time.ts";
import { afterFirstTouch } from "./first-touch.ts";

/** An answer. If it comes from the cache, `keptAt` is when it was loaded. */
type Kept<Answer> = Answer & { keptAt?: string };

/**
 * The answer of `load`. It is cached at the visitor's next touch, like the offline copy. Without a
 * connection, this returns the cached answer. An error response of the server is thrown as usual.
 */
export async function networkFirst<Answer extends object>(
  name: string,
  load: () => Promise<Answer>,
): Promise<Kept<Answer>> {
  try {
    const answer = await load();
    const kept = { ...answer, keptAt: new Date().toISOString() };
    newest.set(name, kept);
    afterFirstTouch(() => {
      if (newest.get(name) === kept) keep(name, kept).catch(() => {}); // the storage may be blocked or full
    });
    return answer;
  } catch (error) {
    const kept = (error instanceof TypeError || isTimeout(error)) && (await read(name).catch(() => undefined));
    if (kept) return kept;
    throw error;
  }
}

/** The newest answer of each list. Only the newest answer is cached. */
const newest = new Map<string, object>();

const addressOf = (name: string) => `/lists/${name}`;

async function keep(name: string, answer: object) {
  await (await caches.open(listsCache)).put(addressOf(name), Response.json(answer));
}

async function read(name: string) {
  return (await (await caches.open(listsCache)).match(addressOf(name)))?.json();
}

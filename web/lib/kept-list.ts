import { listsCache } from "#domain/offline.ts";

/** `keptAt`: it was loaded then, and there is no connection now. */
export type Kept<Answer> = Answer & { keptAt?: string };

/**
 * The answer of `load`, which is kept; without a connection the one that was kept last. An answer
 * of the server that is an error stays one.
 */
export async function orKept<Answer extends object>(name: string, load: () => Promise<Answer>): Promise<Kept<Answer>> {
  try {
    const answer = await load();
    keep(name, { ...answer, keptAt: new Date().toISOString() }).catch(() => {}); // blocked or full: nothing is kept
    return answer;
  } catch (error) {
    const kept = error instanceof TypeError && (await read(name).catch(() => undefined));
    if (kept) return kept;
    throw error;
  }
}

const addressOf = (name: string) => `/lists/${name}`;

async function keep(name: string, answer: object) {
  await (await caches.open(listsCache)).put(addressOf(name), Response.json(answer));
}

async function read(name: string) {
  return (await (await caches.open(listsCache)).match(addressOf(name)))?.json();
}

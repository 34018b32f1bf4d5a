/** Dispatches "changed" when this tab has deleted the copy. */
export const offlineCopy = new EventTarget();

/** The cached addresses as JSON, and the size of all cached responses. */
export type OfflineCopy = { addresses: string; bytes: number };

/** What is cached for offline use. Undefined if nothing is cached. */
export async function readOfflineCopy(): Promise<OfflineCopy | undefined> {
  if (!("caches" in globalThis)) return undefined;
  const kept = (await Promise.all((await caches.keys()).map(readCache))).flat();
  if (kept.length === 0) return undefined;
  return {
    addresses: JSON.stringify([...new Set(kept.map(({ path }) => path))].sort()),
    bytes: kept.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

async function readCache(name: string) {
  const cache = await caches.open(name);
  const size = async (request: Request) => (await (await cache.match(request))?.blob())?.size ?? 0;
  return Promise.all(
    (await cache.keys()).map(async (request) => ({
      path: new URL(request.url).pathname,
      bytes: await size(request),
    })),
  );
}

/** Deletes all caches and the service worker. The next visit may install it again. */
export async function forgetOfflineCopy(): Promise<void> {
  if (!("caches" in globalThis)) return;
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.unregister();
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  offlineCopy.dispatchEvent(new Event("changed"));
}

/** Tells "changed" when this tab has deleted the copy. */
export const offlineCopy = new EventTarget();

/** The addresses that are kept for use without a network, as JSON; undefined where there is none. */
export async function readOfflineCopy(): Promise<string | undefined> {
  if (!("caches" in globalThis)) return undefined;
  const names = await caches.keys();
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const paths = new Set(kept.flat().map(({ url }) => new URL(url).pathname));
  return paths.size === 0 ? undefined : JSON.stringify([...paths].sort());
}

/** Deletes it, and the service worker, which the next visit may bring back. */
export async function forgetOfflineCopy(): Promise<void> {
  if (!("caches" in globalThis)) return;
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.unregister();
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  offlineCopy.dispatchEvent(new Event("changed"));
}

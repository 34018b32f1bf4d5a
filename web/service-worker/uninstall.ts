import { scope } from "./scope.ts";

/**
 * The way back: deployed in the place of the service worker, it deletes all that was kept for use
 * without a network, and itself. Open pages go on as they are.
 */
scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener("activate", (event) => event.waitUntil(leave()));

async function leave() {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await scope.registration.unregister();
}

import { scope } from "./scope.ts";

/**
 * To remove the service worker, deploy this file in its place. It deletes all caches, then
 * unregisters itself. Open pages keep working.
 */
scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener("activate", (event) => event.waitUntil(leave()));

async function leave() {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await scope.registration.unregister();
}

import { keptPagesCache, shellCache, usedFilesCache } from "#domain/offline.ts";
import { sharedCapture, sharePath } from "#domain/tracker/shared.ts";
import { activate, install } from "./builds.ts";
import { buildOf, canonical, found, isHtml, isKeepable, isPage, keep, keepUsed } from "./kept-files.ts";
import { type FetchEvent, scope } from "./scope.ts";
import { build, shell } from "./this-build.ts";

/**
 * Keeps the site working without a network. It holds the shell of one build whole, and never takes
 * over from another build while a page is open: it neither skips waiting nor claims.
 */

const slowMs = 2500;

scope.addEventListener("install", (event) => event.waitUntil(install()));
scope.addEventListener("activate", (event) => event.waitUntil(activate()));

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin || pathname.startsWith("/api/") || request.headers.has("Range")) return;
  if (request.method === "POST" && pathname === sharePath) event.respondWith(shareWithTracker(request));
  if (request.method !== "GET") return;
  if (pathname.startsWith("/assets/")) event.respondWith(file(event, pathname));
  else if (request.mode === "navigate") {
    if (request.destination === "document") event.respondWith(page(event, pathname));
  } else if (shell.includes(pathname) && !isPage(pathname)) event.respondWith(shellFile(request, pathname));
  else event.respondWith(partOfPage(event, pathname));
});

// A page that was opened before this worker was there says what it has loaded.
scope.addEventListener("message", (event) => {
  const { data } = event;
  if (Array.isArray(data)) event.waitUntil(Promise.allSettled(data.map(keepUsed)));
});

/** A hashed file never changes, so the one of any build will do. */
async function file(event: FetchEvent, path: string): Promise<Response> {
  const known = await found(path);
  if (known) return known;
  const answer = await fetch(event.request);
  if (isKeepable(answer, path)) keep(event, usedFilesCache, path, answer);
  return answer;
}

/** From the network; where that is slow, broken or missing, as it was kept. */
async function page(event: FetchEvent, path: string): Promise<Response> {
  const answer = fromNetwork(event, path);
  event.waitUntil(answer.catch(() => {})); // what comes too late is kept all the same
  try {
    const first = await Promise.race([answer, new Promise<undefined>((done) => setTimeout(done, slowMs))]);
    if (first && first.status < 500) return first;
    return (await keptPage(path)) ?? (await answer);
  } catch {
    const offline = await (await caches.open(shellCache(build))).match("/offline");
    return (await keptPage(path)) ?? offline ?? Response.error();
  }
}

async function fromNetwork(event: FetchEvent, path: string): Promise<Response> {
  const answer = (await event.preloadResponse) ?? (await fetch(event.request));
  if (isKeepable(answer, path) && isHtml(answer) && !shell.includes(path))
    keep(event, keptPagesCache, canonical(path), answer);
  return answer;
}

/** A page's text that another page asks for. */
async function partOfPage(event: FetchEvent, path: string): Promise<Response> {
  try {
    const answer = await fetch(event.request);
    if (isKeepable(answer, path) && isHtml(answer) && !shell.includes(path)) keep(event, keptPagesCache, path, answer);
    return answer;
  } catch (error) {
    const kept = await keptPage(path);
    if (kept) return kept;
    throw error;
  }
}

async function shellFile(request: Request, path: string): Promise<Response> {
  return (await (await caches.open(shellCache(build))).match(path)) ?? fetch(request);
}

/** The page of this build, or one that was visited and whose build is still here whole. */
async function keptPage(path: string): Promise<Response | undefined> {
  const known = await (await caches.open(shellCache(build))).match(canonical(path));
  if (known) return known;
  const kept = await (await caches.open(keptPagesCache)).match(canonical(path));
  return kept && (await caches.has(shellCache(await buildOf(kept.clone())))) ? kept : undefined;
}

/** Hands what was shared to the tracker, in the fragment, which stays on the device. */
async function shareWithTracker(request: Request): Promise<Response> {
  const form = await request.formData();
  const said = (name: string) => String(form.get(name) ?? "");
  const capture = sharedCapture({ title: said("title"), text: said("text"), url: said("url") });
  return Response.redirect(`/tracker${capture}`, 303);
}

import { keptPagesCache, shellCache, usedFilesCache } from "#domain/offline.ts";
import { sharedCapture, sharePath } from "#domain/tracker/share-sheet.ts";
import { activate, install } from "./builds.ts";
import { buildOf, canonical, findCached, isHtml, isKeepable, isPage, keep, keepUsed } from "./kept-files.ts";
import { type FetchEvent, scope } from "./scope.ts";
import { build, shell } from "./this-build.ts";

/**
 * Makes the site work offline. Caches the whole shell of one build. Calls neither skipWaiting() nor
 * claim(), so a new build never takes over while a page is open.
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

// A page that was loaded before this worker ran sends the paths that it has loaded.
scope.addEventListener("message", (event) => {
  const { data } = event;
  if (Array.isArray(data)) event.waitUntil(Promise.allSettled(data.map(keepUsed)));
});

/** A hashed file, cache first. It never changes, so a copy from any build will do. */
async function file(event: FetchEvent, path: string): Promise<Response> {
  const known = await findCached(path);
  if (known) return known;
  const answer = await fetch(event.request);
  if (isKeepable(answer, path)) keep(event, usedFilesCache, path, answer);
  return answer;
}

/**
 * A page, network first. If the network is slow, failing or missing, this returns the cached page.
 */
async function page(event: FetchEvent, path: string): Promise<Response> {
  const answer = fromNetwork(event, path);
  event.waitUntil(answer.catch(() => {})); // cache an answer even if it comes too late
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

/** A request from a page, such as for another page's HTML. Network first. */
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

/** The cached page: from this build's shell, or a visited page whose build is still cached. */
async function keptPage(path: string): Promise<Response | undefined> {
  const known = await (await caches.open(shellCache(build))).match(canonical(path));
  if (known) return known;
  const kept = await (await caches.open(keptPagesCache)).match(canonical(path));
  return kept && (await caches.has(shellCache(await buildOf(kept.clone())))) ? kept : undefined;
}

/** Passes shared text to the tracker in the URL fragment, which is never sent to the server. */
async function shareWithTracker(request: Request): Promise<Response> {
  const form = await request.formData();
  const field = (name: string) => String(form.get(name) ?? "");
  const capture = sharedCapture({ title: field("title"), text: field("text"), url: field("url") });
  return Response.redirect(`/tracker${capture}`, 303);
}

import { keptPagesCache, shellCache, stateCache, usedFilesCache } from "#domain/offline.ts";
import { sharedCapture, sharePath } from "#domain/tracker/shared.ts";
import { type FetchEvent, scope } from "./scope.ts";

/**
 * Keeps the site working without a network. It holds the shell of one build whole, and never takes
 * over from another build while a page is open: it neither skips waiting nor claims.
 */

/** Written by scripts/prerender.ts. */
declare const __OFFLINE__: {
  build: string;
  /** Every address that is kept from the start. */
  shell: string[];
  /** The files that are kept once they were used. */
  onDemand: string[];
};
const { build, shell, onDemand } = __OFFLINE__;

const slowMs = 2500;
const mostPages = 50;

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

/** The whole shell or nothing. What another build has under the same hash is copied. */
async function install() {
  const name = shellCache(build);
  const wasThere = await caches.has(name);
  const cache = await caches.open(name);
  try {
    await Promise.all(shell.map((path) => fill(cache, path)));
  } catch (error) {
    if (!wasThere) await caches.delete(name);
    throw error;
  }
  await renewUsed();
  await (await caches.open(stateCache)).put("/newest-build", new Response(build));
  const running = await (await (await caches.open(stateCache)).match("/running-build"))?.text();
  if (running) await forgetShells([running, build]); // a build that waited before this one never runs
}

async function forgetShells(kept: string[]) {
  const names = kept.map(shellCache);
  const old = (await caches.keys()).filter((name) => name.startsWith(shellCache("")) && !names.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function fill(cache: Cache, path: string) {
  const known = path.startsWith("/assets/") ? await found(path) : undefined;
  const answer =
    known ?? (await fetch(path, { cache: path.startsWith("/assets/") ? "default" : "no-cache", priority: "low" }));
  if (!isKeepable(answer, path)) throw new Error(`${path} answers ${answer.status}`);
  // In the midst of a deploy, a page may be of another build.
  if (isPage(path) && (await buildOf(answer.clone())) !== build) throw new Error(`${path} is of another build`);
  await cache.put(path, answer);
}

/** What was used of the last build is fetched anew for this one, as far as possible. */
async function renewUsed() {
  const files = await pathsIn(usedFilesCache);
  const stems = new Set(files.map(stem));
  const pages = await pathsIn(keptPagesCache);
  await Promise.allSettled([...onDemand.filter((path) => stems.has(stem(path))), ...pages].map(keepUsed));
}

/** The browser starts this when no page of the build before is open. */
async function activate() {
  await scope.registration.navigationPreload?.enable();
  await (await caches.open(stateCache)).put("/running-build", new Response(build));
  await forgetShells([build]);
  const files = await caches.open(usedFilesCache);
  for (const path of await pathsIn(usedFilesCache)) if (!onDemand.includes(path)) await files.delete(path);
  const pages = await caches.open(keptPagesCache);
  for (const path of await pathsIn(keptPagesCache)) {
    const kept = await pages.match(path);
    if (kept && (await buildOf(kept)) !== build) await pages.delete(path);
  }
}

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

function keep(event: FetchEvent, cache: string, path: string, answer: Response) {
  const copy = answer.clone();
  event.waitUntil(put(cache, path, copy).catch(() => {})); // a full disk costs the copy only
}

async function put(name: string, path: string, answer: Response) {
  const cache = await caches.open(name);
  await cache.put(path, answer);
  if (name !== keptPagesCache) return;
  const paths = await pathsIn(name);
  await Promise.all(paths.slice(0, -mostPages).map((oldest) => cache.delete(oldest)));
}

/** Fetches what is of use without a network and not kept yet. */
async function keepUsed(path: unknown) {
  if (typeof path !== "string" || !path.startsWith("/") || shell.includes(path)) return;
  const isFile = onDemand.includes(path);
  if (path.startsWith("/api/") || (!isFile && path.startsWith("/assets/")) || (isFile && (await found(path)))) return;
  const answer = await fetch(path, { cache: isFile ? "default" : "no-cache" });
  if (!isKeepable(answer, path) || !(isFile || isHtml(answer))) return;
  await put(isFile ? usedFilesCache : keptPagesCache, path, answer);
}

/** Neither an error, nor a redirect, nor a part, nor another site's, nor a page in a file's place. */
function isKeepable(answer: Response, path: string): boolean {
  const isWhole = answer.status === 200 && answer.type === "basic" && !answer.redirected;
  return isWhole && !(path.startsWith("/assets/") && isHtml(answer));
}

const isHtml = (answer: Response) => answer.headers.get("Content-Type")?.startsWith("text/html") === true;

const isPage = (path: string) => !/\.\w+$/.test(path);

const canonical = (path: string) => path.replace(/(.)\/$/, "$1");

/** A hashed file's name without its hash. */
const stem = (path: string) => path.replace(/-[\w-]{8}(?=\.\w+$)/, "");

const found = (path: string) => caches.match(path, { ignoreVary: true });

async function buildOf(html: Response): Promise<string> {
  return /<html[^>]* data-build="([^"]+)"/.exec(await html.text())?.[1] ?? "";
}

/** The oldest first. */
async function pathsIn(cache: string): Promise<string[]> {
  return (await (await caches.open(cache)).keys()).map(({ url }) => new URL(url).pathname);
}

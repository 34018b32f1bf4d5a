import { keptPagesCache, usedFilesCache } from "#domain/offline.ts";
import type { FetchEvent } from "./scope.ts";
import { onDemand, shell } from "./this-build.ts";

const maxPages = 50;

/** Caches an answer without delaying it. */
export function keep(event: FetchEvent, cache: string, path: string, answer: Response) {
  const copy = answer.clone();
  event.waitUntil(put(cache, path, copy).catch(() => {})); // a full disk loses only the copy
}

async function put(name: string, path: string, answer: Response) {
  const cache = await caches.open(name);
  await cache.put(path, answer);
  if (name !== keptPagesCache) return;
  const paths = await pathsIn(name);
  await Promise.all(paths.slice(0, -maxPages).map((oldest) => cache.delete(oldest)));
}

/** Fetches and caches a path, if it is useful offline. A cached file is not fetched again. */
export async function keepUsed(path: unknown) {
  if (typeof path !== "string" || !path.startsWith("/") || shell.includes(path)) return;
  const isFile = onDemand.includes(path);
  if (path.startsWith("/api/") || (!isFile && path.startsWith("/assets/")) || (isFile && (await findCached(path))))
    return;
  const answer = await fetch(path, { cache: isFile ? "default" : "no-cache" });
  if (!isKeepable(answer, path) || !(isFile || isHtml(answer))) return;
  await put(isFile ? usedFilesCache : keptPagesCache, path, answer);
}

/**
 * Whether to cache an answer. Errors, redirects, partial answers and answers of other sites are not
 * cached. Neither is a page that came instead of a file.
 */
export function isKeepable(answer: Response, path: string): boolean {
  const isWhole = answer.status === 200 && answer.type === "basic" && !answer.redirected;
  return isWhole && !(path.startsWith("/assets/") && isHtml(answer));
}

export const isHtml = (answer: Response) => answer.headers.get("Content-Type")?.startsWith("text/html") === true;

export const isPage = (path: string) => !/\.\w+$/.test(path);

/** A path without its trailing slash. Its page is cached under this path. */
export const canonical = (path: string) => path.replace(/(.)\/$/, "$1");

/** The cached response to a path, from any cache. */
export const findCached = (path: string) => caches.match(path, { ignoreVary: true });

/** The build that a page belongs to. */
export async function buildOf(html: Response): Promise<string> {
  return /<html[^>]* data-build="([^"]+)"/.exec(await html.text())?.[1] ?? "";
}

/** The paths in a cache, the oldest first. */
export async function pathsIn(cache: string): Promise<string[]> {
  return (await (await caches.open(cache)).keys()).map(({ url }) => new URL(url).pathname);
}

import { keptPagesCache, usedFilesCache } from "#domain/offline.ts";
import type { FetchEvent } from "./scope.ts";
import { onDemand, shell } from "./this-build.ts";

const mostPages = 50;

export function keep(event: FetchEvent, cache: string, path: string, answer: Response) {
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
export async function keepUsed(path: unknown) {
  if (typeof path !== "string" || !path.startsWith("/") || shell.includes(path)) return;
  const isFile = onDemand.includes(path);
  if (path.startsWith("/api/") || (!isFile && path.startsWith("/assets/")) || (isFile && (await found(path)))) return;
  const answer = await fetch(path, { cache: isFile ? "default" : "no-cache" });
  if (!isKeepable(answer, path) || !(isFile || isHtml(answer))) return;
  await put(isFile ? usedFilesCache : keptPagesCache, path, answer);
}

/** Neither an error, nor a redirect, nor a part, nor another site's, nor a page in a file's place. */
export function isKeepable(answer: Response, path: string): boolean {
  const isWhole = answer.status === 200 && answer.type === "basic" && !answer.redirected;
  return isWhole && !(path.startsWith("/assets/") && isHtml(answer));
}

export const isHtml = (answer: Response) => answer.headers.get("Content-Type")?.startsWith("text/html") === true;

export const isPage = (path: string) => !/\.\w+$/.test(path);

export const canonical = (path: string) => path.replace(/(.)\/$/, "$1");

export const found = (path: string) => caches.match(path, { ignoreVary: true });

export async function buildOf(html: Response): Promise<string> {
  return /<html[^>]* data-build="([^"]+)"/.exec(await html.text())?.[1] ?? "";
}

/** The oldest first. */
export async function pathsIn(cache: string): Promise<string[]> {
  return (await (await caches.open(cache)).keys()).map(({ url }) => new URL(url).pathname);
}

import { keptPagesCache, shellCache, stateCache, usedFilesCache } from "#domain/offline.ts";
import { buildOf, findCached, isKeepable, isPage, keepUsed, pathsIn } from "./kept-files.ts";
import { scope } from "./scope.ts";
import { build, onDemand, shell } from "./this-build.ts";

/**
 * Caches the whole shell, or fails. If another build has cached the same hashed file, the file is
 * copied.
 */
export async function install() {
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
  if (running) await forgetShells([running, build]); // an older build that is still waiting will never run
}

async function forgetShells(kept: string[]) {
  const names = kept.map(shellCache);
  const old = (await caches.keys()).filter((name) => name.startsWith(shellCache("")) && !names.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function fill(cache: Cache, path: string) {
  const known = path.startsWith("/assets/") ? await findCached(path) : undefined;
  const answer =
    known ?? (await fetch(path, { cache: path.startsWith("/assets/") ? "default" : "no-cache", priority: "low" }));
  if (!isKeepable(answer, path)) throw new Error(`${path} answers ${answer.status}`);
  // During a deployment, the server may return a page of another build.
  if (isPage(path) && (await buildOf(answer.clone())) !== build) throw new Error(`${path} is of another build`);
  await cache.put(path, answer);
}

/** Fetches this build's version of all files and pages that were used. Ignores failures. */
async function renewUsed() {
  const files = await pathsIn(usedFilesCache);
  const stems = new Set(files.map(stem));
  const pages = await pathsIn(keptPagesCache);
  await Promise.allSettled([...onDemand.filter((path) => stems.has(stem(path))), ...pages].map(keepUsed));
}

/** Deletes the caches of older builds. Runs once no page of the previous build is open. */
export async function activate() {
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

/** A hashed file's name without its hash. */
const stem = (path: string) => path.replace(/-[\w-]{8}(?=\.\w+$)/, "");

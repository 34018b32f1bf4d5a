import { readUrls } from "#domain/job-portals/job-portals.ts";
import { pinnedPortalsKey, visitedPortalsKey } from "#domain/storage-keys.ts";
import { forget, readStored, store, storeOrWarn, useStored } from "#web/lib/storage.ts";

/** The addresses of the pinned portals, oldest first. */
export function usePinned(): string[] {
  return readUrls(useStored(pinnedPortalsKey));
}

/** The addresses of the portals that the visitor has opened. */
export function useVisited(): string[] {
  return readUrls(useStored(visitedPortalsKey));
}

/** Pins or unpins a portal. */
export function togglePin(url: string): void {
  const pinned = readUrls(readStored(pinnedPortalsKey));
  const next = pinned.includes(url) ? pinned.filter((other) => other !== url) : [...pinned, url];
  storeOrWarn(pinnedPortalsKey, JSON.stringify(next));
}

/** Stores that a portal was opened. A failure is ignored. */
export function markVisited(url: string): void {
  const visited = readUrls(readStored(visitedPortalsKey));
  if (!visited.includes(url)) store(visitedPortalsKey, JSON.stringify([...visited, url]));
}

export function forgetVisited(): void {
  forget(visitedPortalsKey);
}

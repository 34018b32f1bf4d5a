import { pinnedPortalsKey, readUrls, visitedPortalsKey } from "#domain/job-portals/job-portals.ts";
import { forget, keepOrSay, readStored, store, useStored } from "#web/lib/storage.ts";

/** The addresses of the pinned portals, oldest first. */
export function usePinned(): string[] {
  return readUrls(useStored(pinnedPortalsKey));
}

export function useVisited(): string[] {
  return readUrls(useStored(visitedPortalsKey));
}

export function togglePin(url: string): void {
  const pinned = readUrls(readStored(pinnedPortalsKey));
  const next = pinned.includes(url) ? pinned.filter((other) => other !== url) : [...pinned, url];
  keepOrSay(pinnedPortalsKey, JSON.stringify(next));
}

export function markVisited(url: string): void {
  const visited = readUrls(readStored(visitedPortalsKey));
  if (!visited.includes(url)) store(visitedPortalsKey, JSON.stringify([...visited, url]));
}

export function forgetVisited(): void {
  forget(visitedPortalsKey);
}

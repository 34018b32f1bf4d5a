import { readUrls } from "#domain/job-portals/job-portals.ts";
import { maxSearchLength } from "#domain/limits.ts";
import { pinnedPortalsKey, visitedPortalsKey } from "#domain/storage-keys.ts";
import { forget, readStored, store, storeOrWarn, useStored } from "#web/lib/storage.ts";
import { keepWantedJob } from "#web/lib/wanted-job.ts";

/** The addresses of the pinned portals, oldest first. */
export function usePinned(): string[] {
  return readUrls(useStored(pinnedPortalsKey));
}

/** The addresses of the portals that the visitor has opened. */
export function useVisited(): string[] {
  return readUrls(useStored(visitedPortalsKey));
}

/** Pins or unpins a portal. Pinning also stores the job of the address for the next visit. */
export function togglePin(url: string): void {
  const pinned = readUrls(readStored(pinnedPortalsKey));
  const isPinned = pinned.includes(url);
  const next = isPinned ? pinned.filter((other) => other !== url) : [...pinned, url];
  if (storeOrWarn(pinnedPortalsKey, JSON.stringify(next)) && !isPinned) keepAddressedJob();
}

/** Stores the role and place of the address. Typed values are already stored. */
function keepAddressedJob() {
  const params = new URLSearchParams(location.search);
  const paramOf = (key: string) => (params.get(key) ?? "").slice(0, maxSearchLength);
  const [role, city, country] = [paramOf("role"), paramOf("city"), paramOf("country")];
  if (role || city || country) keepWantedJob({ ...(role && { role }), ...((city || country) && { city, country }) });
}

/** Stores the opened portal and the job of the address. Ignores a storage failure. */
export function markVisited(url: string): void {
  keepAddressedJob();
  const visited = readUrls(readStored(visitedPortalsKey));
  if (!visited.includes(url)) store(visitedPortalsKey, JSON.stringify([...visited, url]));
}

export function forgetVisited(): void {
  forget(visitedPortalsKey);
}

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

/** Pins or unpins a portal. A pin keeps the job of the address, to search for it the next time. */
export function togglePin(url: string): void {
  const pinned = readUrls(readStored(pinnedPortalsKey));
  const isPinned = pinned.includes(url);
  const next = isPinned ? pinned.filter((other) => other !== url) : [...pinned, url];
  if (storeOrWarn(pinnedPortalsKey, JSON.stringify(next)) && !isPinned) keepAddressedJob();
}

/** Keeps the role and place that came with the address. What is typed is kept already. */
function keepAddressedJob() {
  const params = new URLSearchParams(location.search);
  const given = (key: string) => (params.get(key) ?? "").slice(0, maxSearchLength);
  const [role, city, country] = [given("role"), given("city"), given("country")];
  if (role || city || country) keepWantedJob({ ...(role && { role }), ...((city || country) && { city, country }) });
}

/** Stores that a portal was opened, and the job of the address. A failure is ignored. */
export function markVisited(url: string): void {
  keepAddressedJob();
  const visited = readUrls(readStored(visitedPortalsKey));
  if (!visited.includes(url)) store(visitedPortalsKey, JSON.stringify([...visited, url]));
}

export function forgetVisited(): void {
  forget(visitedPortalsKey);
}

import { trackerGlanceKey } from "#domain/storage-keys.ts";
import { keptSnapshots, snapshotAt } from "#domain/tracker/stored-glance.ts";
import { onStored, readStored } from "./storage.ts";

let shown: string | null = null;

/**
 * Shows the number of due steps as the badge of the installed site. Without due steps, there is no
 * badge.
 */
export function keepBadge() {
  show();
  onStored(showChange);
  document.addEventListener("visibilitychange", show); // a new day may have begun
}

function show() {
  shown = readStored(trackerGlanceKey);
  const snapshot = snapshotAt(keptSnapshots(shown), Date.now());
  navigator.setAppBadge?.(snapshot ? snapshot.due : 0).catch(() => {}); // not every browser allows a badge
}

function showChange() {
  if (readStored(trackerGlanceKey) !== shown) show();
}

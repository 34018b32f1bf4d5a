import { trackerGlanceKey } from "#domain/storage-keys.ts";
import { keptSnapshots, snapshotAt } from "#domain/tracker/stored-glance.ts";
import { onStored, readStored } from "./storage.ts";

let shown: string | null = null;

/** Keeps the badge of the installed site at the number of due steps. No badge if nothing is due. */
export function keepBadge() {
  show();
  onStored(showChange);
  document.addEventListener("visibilitychange", show); // a new day may have begun
}

function show() {
  shown = readStored(trackerGlanceKey);
  const snapshot = snapshotAt(keptSnapshots(shown), Date.now());
  navigator.setAppBadge?.(snapshot ? snapshot.due : 0).catch(() => {}); // not installed, or not allowed
}

function showChange() {
  if (readStored(trackerGlanceKey) !== shown) show();
}

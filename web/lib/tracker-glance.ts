import { trackerGlanceKey } from "#domain/storage-keys.ts";
import { glanceAt } from "#domain/tracker/glance.ts";
import { keepBadge } from "./app-badge.ts";
import { whenIdle } from "./idle.ts";
import { forget, store } from "./storage.ts";
import { trackedNow } from "./tracked.ts";

let isGlanceDue = false;

/** Stores the summary of the tracker for other pages. Waits until the page is idle. */
export function keepGlance() {
  if (isGlanceDue) return;
  isGlanceDue = true;
  whenIdle(writeGlance, 500);
  addEventListener("pagehide", writeGlance, { once: true }); // in case the visitor leaves before the page is idle
}

/**
 * Writes the summary, and updates the badge of the installed site. If localStorage is full or
 * blocked, other pages and the badge show nothing from the tracker.
 */
function writeGlance() {
  isGlanceDue = false;
  const glance = glanceAt(trackedNow().live, Date.now());
  if (trackedNow().live.length === 0 || !store(trackerGlanceKey, JSON.stringify(glance))) forget(trackerGlanceKey);
  keepBadge();
}

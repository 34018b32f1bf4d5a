import { trackerGlanceKey } from "#domain/storage-keys.ts";
import { glanceAt } from "#domain/tracker/glance.ts";
import { keepBadge } from "./app-badge.ts";
import { whenIdle } from "./idle.ts";
import { forget, store } from "./storage.ts";
import { trackedNow } from "./tracked.ts";

let isGlanceDue = false;

/** Stores the summary of the tracker that other pages show. Waits until the page is idle. */
export function keepGlance() {
  if (isGlanceDue) return;
  isGlanceDue = true;
  whenIdle(writeGlance, 500);
  addEventListener("pagehide", writeGlance, { once: true }); // if the page is left before that
}

/**
 * Writes the summary, and updates the badge of the installed site from it. If localStorage is full
 * or blocked, other pages and the badge show nothing of the tracker.
 */
function writeGlance() {
  isGlanceDue = false;
  const glance = glanceAt(trackedNow().live, Date.now());
  if (trackedNow().live.length === 0 || !store(trackerGlanceKey, JSON.stringify(glance))) forget(trackerGlanceKey);
  keepBadge();
}

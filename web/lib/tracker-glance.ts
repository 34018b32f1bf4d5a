import { trackerGlanceKey } from "#domain/storage-keys.ts";
import { glanceAt } from "#domain/tracker/glance.ts";
import { whenIdle } from "./idle.ts";
import { forget, store } from "./storage.ts";
import { trackedNow } from "./tracked.ts";

let isGlanceDue = false;

/** Keeps what other pages show of the tracker, after the change is painted. */
export function keepGlance() {
  if (isGlanceDue) return;
  isGlanceDue = true;
  whenIdle(writeGlance, 500);
  addEventListener("pagehide", writeGlance, { once: true }); // somebody leaves before that
}

/**
 * Where localStorage is full or blocked, other pages show nothing of the tracker. The icon of the
 * installed site says how much is due.
 */
function writeGlance() {
  isGlanceDue = false;
  const glance = glanceAt(trackedNow().live, Date.now());
  if (trackedNow().live.length === 0) forget(trackerGlanceKey);
  else store(trackerGlanceKey, JSON.stringify(glance));
  navigator.setAppBadge?.(glance.turns[0]?.due).catch(() => {}); // not installed, or not allowed
}

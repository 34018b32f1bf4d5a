import { trackerGlanceKey } from "#domain/storage-keys.ts";
import { dueIn, glanceAt } from "#domain/tracker/glance.ts";
import { dayOf } from "#domain/tracker/record.ts";
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
  const today = dayOf(new Date());
  const glance = glanceAt(trackedNow().live, today);
  if (trackedNow().live.length === 0) forget(trackerGlanceKey);
  else store(trackerGlanceKey, JSON.stringify(glance));
  navigator.setAppBadge?.(dueIn(glance.steps, today)).catch(() => {}); // not installed, or not allowed
}

import { useEffect, useSyncExternalStore } from "react";
import { dayOf } from "#domain/tracker/record.ts";
import { useMinute } from "#web/lib/clock.ts";
import { onTracked, type Tracked, trackedNow } from "#web/lib/tracked.ts";
import { loadTracker } from "#web/lib/tracker.ts";

/** The records; they are read at the first use. */
export function useTracker(): Tracked {
  // Follows the database.
  useEffect(() => {
    loadTracker().catch(() => {}); // its state says so
  }, []);
  return useSyncExternalStore(onTracked, trackedNow, trackedNow);
}

/** Today in the visitor's zone, as "2026-11-22". */
export function useToday(): string {
  return dayOf(new Date(useMinute()));
}

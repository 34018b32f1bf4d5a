import { useEffect, useSyncExternalStore } from "react";
import { lastTurn } from "#domain/tracker/next-steps.ts";
import type { TrackerRecord } from "#domain/tracker/record.schema.ts";
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

/** The moment, in ms, since when the steps of the records are what they are. */
export function useNow(records: TrackerRecord[]): number {
  return lastTurn(records, useMinute());
}

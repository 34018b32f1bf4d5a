import { useEffect, useSyncExternalStore } from "react";
import { lastChangeTime } from "#domain/tracker/next-steps.ts";
import type { TrackerRecord } from "#domain/tracker/record.schema.ts";
import { useMinute } from "#web/lib/clock.ts";
import { onTracked, type Tracked, trackedNow } from "#web/lib/tracked.ts";
import { loadTracker } from "#web/lib/tracker.ts";

/** The records of the tracker. The first use loads them. */
export function useTracker(): Tracked {
  // Loads the records, even if an earlier load failed.
  useEffect(() => {
    loadTracker().catch(() => {}); // the tracker's state becomes "failed"
  }, []);
  return useSyncExternalStore(onTracked, trackedNow, trackedNow);
}

/** The last moment, in ms, when a step could have changed. It seldom changes: few renders. */
export function useLastTurn(records: TrackerRecord[]): number {
  return lastChangeTime(records, useMinute());
}

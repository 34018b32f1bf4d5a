import type { TrackerRecord } from "#domain/tracker/record.schema.ts";
import { deleted, restored } from "#domain/tracker/record.ts";
import { showToast } from "./toast.ts";
import { trackedNow } from "./tracked.ts";
import { changeRecords } from "./tracker.ts";

/** A record has changed again, so an undo would lose that later change. */
class ChangedSince extends Error {}

/**
 * Returns a function that undoes a change that was just made. `before` has the states that
 * changeRecords() returned. Records that were new are deleted. If one of the records has changed
 * again, the function fails with ChangedSince and changes nothing.
 */
export function wayBack(before: Map<string, TrackerRecord | undefined>) {
  const ids = [...before.keys()];
  const made = new Map(ids.map((id) => [id, trackedNow().all.get(id)?.updatedAt]));
  return () =>
    changeRecords(ids, (current, id) => {
      if (current?.updatedAt !== made.get(id)) throw new ChangedSince("It has changed since.");
      const earlier = before.get(id);
      if (earlier) return restored(earlier, current, new Date());
      return current && deleted(current, new Date());
    });
}

/**
 * An undo for a toast. If a record has changed since, a toast says so. Any other failure calls
 * `onFailed`.
 */
export function undoable(back: ReturnType<typeof wayBack>, onFailed: () => void) {
  const description = "It has changed since, so it stays as it is.";
  return () => {
    back().catch((error) =>
      error instanceof ChangedSince ? showToast({ title: "Not undone", description, destructive: true }) : onFailed(),
    );
  };
}

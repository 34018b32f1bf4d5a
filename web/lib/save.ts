import { addressKey, newRecord, savedKeys } from "#domain/tracker/record.ts";
import { isSaved, type Saveable } from "#domain/tracker/saveable.ts";
import { askToPersist } from "./persistence.ts";
import { showToast } from "./toast.ts";
import { trackedNow } from "./tracked.ts";
import { loadTracker, mergeRecords, putBack } from "./tracker.ts";
import { keepGlance } from "./tracker-glance.ts";

/** Saves a card of another tool to the tracker, and shows a toast with Undo. */
export async function save(thing: Saveable): Promise<void> {
  try {
    const before = await saveThing(thing);
    if (!before) return showToast({ title: "Already in your tracker" });
    const undo = () => {
      putBack(before).catch(warnNotSaved);
    };
    showToast({ title: "Saved to your tracker", description: thing.title, action: { label: "Undo", onAction: undo } });
    askToPersist().catch(() => {}); // the tracker says whether it was granted
  } catch {
    warnNotSaved();
  }
}

function warnNotSaved() {
  const description = "This browser did not keep it: its storage is full or blocked.";
  showToast({ title: "Not saved", description, destructive: true });
}

/** Adds a record, unless it exists already. Returns the states before. */
async function saveThing(thing: Saveable) {
  await loadTracker();
  const keys = trackedNow().live.flatMap((record) => savedKeys({ ...record, url: addressKey(record.url) }));
  if (isSaved({ ...thing, url: addressKey(thing.url) }, new Set(keys))) {
    keepGlance();
    return undefined;
  }
  return mergeRecords([newRecord(crypto.randomUUID(), thing, { stage: "saved" }, new Date())]);
}

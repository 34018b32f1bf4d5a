import { screens } from "#domain/screens.ts";
import { newRecord } from "#domain/tracker/record.ts";
import { isSaved, type Saveable } from "#domain/tracker/saveable.ts";
import { addressKey, savedKeys } from "#domain/tracker/saved-keys.ts";
import { askToPersist } from "./persistence.ts";
import { notKept } from "./storage.ts";
import { showToast } from "./toast.ts";
import { trackedNow } from "./tracked.ts";
import { loadTracker, mergeRecords } from "./tracker.ts";
import { keepGlance } from "./tracker-glance.ts";
import { undoable, wayBack } from "./tracker-undo.ts";

const link = { label: "Open your tracker", to: screens.tracker.path };

/** Saves a card from another tool to the tracker, and shows a toast with Undo. */
export async function save(thing: Saveable): Promise<void> {
  try {
    const before = await saveThing(thing);
    if (!before) return showToast({ title: "Already in your tracker", description: thing.title, link });
    const action = { label: "Undo", onAction: undoable(wayBack(before), warnNotSaved) };
    const about = [...before.keys()];
    showToast({ title: "Saved to your tracker", description: thing.title, link, action, about });
    askToPersist().catch(() => {}); // the tracker shows whether the browser agreed
  } catch {
    warnNotSaved();
  }
}

const warnNotSaved = () => showToast({ title: "Not saved", description: notKept, destructive: true });

/** Adds a record unless it exists. Returns the states before the change. */
async function saveThing(thing: Saveable) {
  await loadTracker();
  const keys = trackedNow().live.flatMap((record) => savedKeys({ ...record, url: addressKey(record.url) }));
  if (isSaved({ ...thing, url: addressKey(thing.url) }, new Set(keys))) {
    keepGlance();
    return undefined;
  }
  return mergeRecords([newRecord(crypto.randomUUID(), thing, { stage: "saved" }, new Date())]);
}

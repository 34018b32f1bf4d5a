import type { Saveable } from "#domain/tracker/saveable.ts";
import { showToast } from "./toast.ts";
import { askToPersist, putBack, saveThing } from "./tracker.ts";

/** Saves a card of another tool into the tracker, says so, and offers the way back. */
export async function save(thing: Saveable): Promise<void> {
  try {
    const before = await saveThing(thing);
    if (!before) return showToast({ title: "Already in your tracker" });
    const undo = () => {
      putBack(before).catch(sayNotSaved);
    };
    showToast({ title: "Saved to your tracker", description: thing.title, action: { label: "Undo", onAction: undo } });
    askToPersist().catch(() => {}); // the tracker says whether it was granted
  } catch {
    sayNotSaved();
  }
}

function sayNotSaved() {
  const description = "This browser did not keep it: its storage is full or blocked.";
  showToast({ title: "Not saved", description, destructive: true });
}

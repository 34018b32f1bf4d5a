import { dayOf } from "#domain/time.ts";
import { type NextStep, stepDone } from "#domain/tracker/next-steps.ts";
import type { TrackerRecord } from "#domain/tracker/record.schema.ts";
import { daysLater, edited, type Move, moved } from "#domain/tracker/record.ts";
import { stageLabel } from "#domain/tracker/stages.ts";
import { notKept } from "#web/lib/storage.ts";
import { showToast } from "#web/lib/toast.ts";
import { changeRecords, mergeRecords, removeRecords } from "#web/lib/tracker.ts";
import { undoable, wayBack } from "#web/lib/tracker-undo.ts";
import { shownRecord } from "./show-record.ts";

type Before = Awaited<ReturnType<typeof changeRecords>>;

/** The sentence that tells the visitor why a change failed. */
export const notChanged = `${notKept} Nothing else was changed.`;

/**
 * Runs a change and returns whether it succeeded. A toast offers Undo, or says that it failed.
 */
async function act(message: string, change: () => Promise<Before>, description?: string): Promise<boolean> {
  try {
    confirmChange(message, await change(), description);
    return true;
  } catch {
    warnNotSaved();
    return false;
  }
}

/** Shows a toast with Undo after the change is painted. If nothing changed, it shows no toast. */
export function confirmChange(message: string, before: Before, description?: string): void {
  if (before.size === 0) return;
  const onAction = undoable(wayBack(before), warnNotSaved);
  const about = [...before.keys()];
  const [first = ""] = about;
  const changed = () => shownRecord(first)?.querySelector<HTMLElement>("button") ?? null;
  requestAnimationFrame(() =>
    setTimeout(() => showToast({ title: message, description, action: { label: "Undo", onAction, changed }, about })),
  );
}

const warnNotSaved = () => showToast({ title: "Not saved", description: notChanged, destructive: true });

/** "Data Analyst" or "3 applications" */
function named(records: TrackerRecord[]): string {
  const [first] = records;
  return records.length === 1 && first ? first.title || first.organization : `${records.length} applications`;
}

const idsOf = (records: TrackerRecord[]) => records.map(({ id }) => id);

/** Moves records to a stage. For Interview, the toast asks for the day if none is known. */
export function move(records: TrackerRecord[], to: Move): Promise<boolean> {
  const message = `${named(records)}: ${stageLabel({ outcome: "", ...to })}`;
  const isDayless = to.stage === "interview" && records.every(({ interviews }) => interviews.length === 0);
  return act(
    message,
    () => changeRecords(idsOf(records), (record) => record && moved(record, to, new Date())),
    isDayless ? "Open it and add the day of the interview: then it reminds you to say thank you." : undefined,
  );
}

/** Deletes records. A toast offers Undo. */
export function remove(records: TrackerRecord[]): Promise<boolean> {
  return act(`Deleted: ${named(records)}`, () => removeRecords(idsOf(records)));
}

/** Marks the next step of a record as done. If the step ends the application, the record closes. */
export function finishStep(record: TrackerRecord, step: NextStep): Promise<boolean> {
  const message =
    step.isOver || step.kind === "close" || step.kind === "event" ? `${named([record])}: closed` : `Done: ${step.what}`;
  return act(message, () => changeRecords([record.id], (current) => current && stepDone(current, step, new Date())));
}

/** Postpones the next step of a record to seven days from today. */
export function postpone(record: TrackerRecord, step: NextStep): Promise<boolean> {
  const on = daysLater(dayOf(new Date()), 7);
  const what = step.kind === "close" ? "Look again" : step.what;
  return act(`In a week: ${what}`, () =>
    changeRecords([record.id], (current) => current && edited(current, { next: { what, on } }, new Date())),
  );
}

/** Adds records and shows `message` as a toast. False if the browser cannot store them. */
export function addAll(records: TrackerRecord[], message: string): Promise<boolean> {
  return act(message, () => mergeRecords(records));
}

import { type NextStep, stepDone } from "#domain/tracker/next-steps.ts";
import type { TrackerRecord } from "#domain/tracker/record.schema.ts";
import { dayOf, daysLater, edited, type Move, moved } from "#domain/tracker/record.ts";
import { stageLabel } from "#domain/tracker/stages.ts";
import { showToast } from "#web/lib/toast.ts";
import { changeRecords, mergeRecords, putBack, removeRecords } from "#web/lib/tracker.ts";

type Before = Awaited<ReturnType<typeof changeRecords>>;

export const notKept = "This browser did not keep it: its storage is full or blocked. Nothing else was changed.";

/** Does it, says so, and offers the way back. */
async function act(said: string, change: () => Promise<Before>): Promise<void> {
  try {
    const before = await change();
    if (before.size === 0) return;
    const undo = () => {
      putBack(before).catch(sayNotKept);
    };
    // The change is painted first.
    requestAnimationFrame(() =>
      setTimeout(() => showToast({ title: said, action: { label: "Undo", onAction: undo } })),
    );
  } catch {
    sayNotKept();
  }
}

const sayNotKept = () => showToast({ title: "Not saved", description: notKept, destructive: true });

/** "Data Analyst" or "3 applications" */
function named(records: TrackerRecord[]): string {
  const [first] = records;
  return records.length === 1 && first ? first.title || first.organization : `${records.length} applications`;
}

const idsOf = (records: TrackerRecord[]) => records.map(({ id }) => id);

export function move(records: TrackerRecord[], to: Move): Promise<void> {
  const said = `${named(records)}: ${stageLabel({ outcome: "", ...to })}`;
  return act(said, () => changeRecords(idsOf(records), (record) => record && moved(record, to, new Date())));
}

export function remove(records: TrackerRecord[]): Promise<void> {
  return act(`Deleted: ${named(records)}`, () => removeRecords(idsOf(records)));
}

export function finishStep(record: TrackerRecord, step: NextStep): Promise<void> {
  const said =
    step.isOver || step.kind === "close" || step.kind === "event" ? `${named([record])}: closed` : `Done: ${step.what}`;
  return act(said, () => changeRecords([record.id], (current) => current && stepDone(current, step, new Date())));
}

/** Plans the step for a week from now. */
export function postpone(record: TrackerRecord, step: NextStep): Promise<void> {
  const on = daysLater(dayOf(new Date()), 7);
  const what = step.kind === "close" ? "Look again" : step.what;
  return act(`In a week: ${what}`, () =>
    changeRecords([record.id], (current) => current && edited(current, { next: { what, on } }, new Date())),
  );
}

export function addAll(records: TrackerRecord[], said: string): Promise<void> {
  return act(said, () => mergeRecords(records));
}

import { fullTitle } from "#domain/tracker/details.ts";
import type { TrackerRecord } from "#domain/tracker/record.schema.ts";
import { edited, moved, newRecord, restored, withApplied, withInterview } from "#domain/tracker/record.ts";
import { stageLabel } from "#domain/tracker/stages.ts";
import { changeRecords, trackedNow } from "#web/lib/tracker.ts";
import { confirmChange } from "./actions.ts";
import { changesOf, conflictsOf, type Draft, detailsOf, type Form, formOf, isSameStage } from "./form.ts";

/** Makes a new record from a form. */
export function recordFrom(form: Form): TrackerRecord {
  const details = detailsOf(form);
  const to = withApplied(form, details.applied);
  return newRecord(crypto.randomUUID(), details, withInterview(to, [], details.interviews), new Date());
}

/** Another tab changed the same field or deleted the record, and this tab did not know it yet. */
export class ChangedMeanwhile extends Error {}

/** Applies the changes of this tab to the record's latest state in the database. */
export function saveChanges(known: TrackerRecord, draft: Draft, bringsBack: boolean) {
  const { base, form } = draft;
  const changes = changesOf(base, form);
  return changeRecords([known.id], (stored) => {
    const now = new Date();
    const isGone = !stored || stored.deletedAt !== undefined;
    if (isGone ? !bringsBack : conflictsOf(draft, formOf(stored)).length > 0) throw new ChangedMeanwhile();
    const current = isGone ? restored(known, stored, now) : stored;
    const changed = Object.keys(changes).length > 0 ? edited(current, changes, now) : current;
    const to = isSameStage(base, form) ? withApplied(current, changes.applied) : form;
    return moved(changed, withInterview(to, current.interviews, changes.interviews), now);
  });
}

/**
 * Shows a toast with Undo and the name of the saved record, for example "Added: Cook at Acme". If
 * an added interview or a day of applying moved the record, the toast names the new stage.
 */
export function showSaved(done: string, before: Awaited<ReturnType<typeof changeRecords>>, form: Form) {
  const [id = ""] = before.keys();
  const saved = trackedNow().all.get(id);
  if (!saved) return;
  const isMoved = saved.stage !== form.stage && (saved.stage === "interview" || saved.stage === "applied");
  const title = saved.kind === "job" ? jobAtCompany(saved) : fullTitle(saved);
  confirmChange(`${done}: ${title}${isMoved ? `, moved to ${stageLabel(saved)}` : ""}`, before);
}

const jobAtCompany = ({ title, organization }: TrackerRecord) =>
  organization && organization !== title ? `${title} at ${organization}` : title;

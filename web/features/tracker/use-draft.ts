import { useState } from "react";
import type { Details } from "#domain/tracker/details.ts";
import type { TrackerRecord } from "#domain/tracker/record.schema.ts";
import { newRecord } from "#domain/tracker/record.ts";
import { conflictsOf, type Draft, formOf, rebased } from "./form.ts";

/**
 * The draft of a form. It takes over the changes of another tab. `known` is the record's last state
 * before a deletion. `conflict` is the first field that both tabs have changed.
 */
export function useDraft(record: TrackerRecord | undefined, details: Partial<Details>, isSaving: boolean) {
  const [known, setKnown] = useState(record?.deletedAt ? undefined : record);
  const [draft, setDraft] = useState<Draft>(() => {
    const form = formOf(known ?? newRecord("", details, { stage: "saved" }, new Date()));
    return { base: form, form };
  });
  const live = record?.deletedAt ? undefined : record;
  // Waits while the form is saved, because a failed write would be reverted.
  if (known && live && live !== known && !isSaving) {
    setKnown(live);
    setDraft(rebased(draft, formOf(live)));
  }
  const [conflict] = known ? conflictsOf(draft, formOf(known)) : [];
  return { known, isDeleted: known !== undefined && !live, conflict, draft, setDraft };
}

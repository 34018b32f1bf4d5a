import { useState } from "react";
import type { Details } from "#domain/tracker/details.ts";
import type { TrackerRecord } from "#domain/tracker/record.schema.ts";
import { newRecord } from "#domain/tracker/record.ts";
import { conflictsOf, type Draft, formOf, rebased } from "./form.ts";

/**
 * The draft of a form, which follows what another tab writes. `known` is the record's last state
 * before a deletion. `conflict` is the first field that both tabs have changed.
 */
export function useDraft(record: TrackerRecord | undefined, details: Partial<Details>, isSaving: boolean) {
  const [known, setKnown] = useState(record?.deletedAt ? undefined : record);
  const [draft, setDraft] = useState<Draft>(() => {
    const form = formOf(known ?? newRecord("", details, { stage: "saved" }, new Date()));
    return { base: form, form };
  });
  const live = record?.deletedAt ? undefined : record;
  // Not while saving: a failed write is taken back, so what is shown is not final.
  if (known && live && live !== known && !isSaving) {
    setKnown(live);
    setDraft(rebased(draft, formOf(live)));
  }
  const [conflict] = known ? conflictsOf(draft, formOf(known)) : [];
  return { known, isDeleted: known !== undefined && !live, conflict, draft, setDraft };
}

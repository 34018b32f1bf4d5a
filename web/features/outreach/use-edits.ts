import { useLayoutEffect, useRef, useState } from "react";
import { type EditedMessages, editsText, type MessageId, readEdits } from "#domain/outreach/kept-edits.ts";
import type { Part } from "#domain/outreach/messages.ts";
import { outreachEditsKey } from "#domain/storage-keys.ts";
import { forget, store, useStored } from "#web/lib/storage.ts";
import { replaceWithUndo } from "#web/lib/toast.ts";

export type Edits = {
  of: EditedMessages;
  /** False if the browser did not store the last change. Leaving the page then discards it. */
  isKept: boolean;
  change: (id: MessageId, message: Part[]) => void;
  /** Discards an edit. A toast offers Undo, which focuses the message's field. */
  toTemplate: (id: MessageId, field: () => HTMLElement | null) => void;
};

/** The visitor's edited messages, stored in this browser. */
export function useEdits(): Edits {
  const kept = readEdits(useStored(outreachEditsKey));
  const [unkept, setUnkept] = useState<EditedMessages>();
  const of = unkept ?? kept;

  // Keeps the latest edits for an Undo, which must not discard newer edits.
  const latest = useRef(of);
  useLayoutEffect(() => {
    latest.current = of;
  });

  const change = (id: MessageId, message: Part[] | undefined) => {
    const { [id]: _, ...otherEdits } = latest.current;
    const edits = message ? { ...otherEdits, [id]: message } : otherEdits;
    const text = editsText(edits);
    if (text === null) forget(outreachEditsKey);
    setUnkept(text === null || store(outreachEditsKey, text) ? undefined : edits);
  };

  const toTemplate: Edits["toTemplate"] = (id, field) => {
    const edit = { get: () => latest.current[id], set: (message: Part[] | undefined) => change(id, message) };
    replaceWithUndo(edit, undefined, "Back to the template", field);
  };

  return { of, isKept: unkept === undefined, change, toTemplate };
}

import { useLayoutEffect, useRef, useState } from "react";
import { type EditedMessages, editsText, type MessageId, readEdits } from "#domain/outreach/kept-edits.ts";
import type { Part } from "#domain/outreach/messages.ts";
import { outreachEditsKey } from "#domain/storage-keys.ts";
import { forget, store, useStored } from "#web/lib/storage.ts";
import { exchange } from "#web/lib/toast.ts";

export type Edits = {
  of: EditedMessages;
  /** False when this browser could not keep the last change: it lasts until the page is left. */
  isKept: boolean;
  change: (id: MessageId, message: Part[]) => void;
  /** Undo brings the visitor's words back. */
  toTemplate: (id: MessageId) => void;
};

/** The visitor's edits of messages, as this browser keeps them. */
export function useEdits(): Edits {
  const kept = readEdits(useStored(outreachEditsKey));
  const [unkept, setUnkept] = useState<EditedMessages>();
  const of = unkept ?? kept;

  // Follows the edits: an Undo comes after others.
  const latest = useRef(of);
  useLayoutEffect(() => {
    latest.current = of;
  });

  const change = (id: MessageId, message: Part[] | undefined) => {
    const { [id]: _, ...others } = latest.current;
    const edits = message ? { ...others, [id]: message } : others;
    const text = editsText(edits);
    if (text === null) forget(outreachEditsKey);
    setUnkept(text === null || store(outreachEditsKey, text) ? undefined : edits);
  };

  const toTemplate = (id: MessageId) => {
    const place = { now: () => latest.current[id], put: (message: Part[] | undefined) => change(id, message) };
    exchange(place, undefined, "Back to the template");
  };

  return { of, isKept: unkept === undefined, change, toTemplate };
}

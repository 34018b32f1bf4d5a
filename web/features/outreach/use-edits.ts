import { useState } from "react";
import { type EditedMessages, editsText, type MessageId, readEdits } from "#domain/outreach/kept-edits.ts";
import type { Part } from "#domain/outreach/messages.ts";
import { outreachEditsKey } from "#domain/storage-keys.ts";
import { forget, store, useStored } from "#web/lib/storage.ts";

export type Edits = {
  of: EditedMessages;
  /** False when this browser could not keep the last change: it lasts until the page is left. */
  isKept: boolean;
  /** Without a message, the template is back. */
  change: (id: MessageId, message: Part[] | undefined) => void;
};

/** The visitor's edits of messages, as this browser keeps them. */
export function useEdits(): Edits {
  const kept = readEdits(useStored(outreachEditsKey));
  const [unkept, setUnkept] = useState<EditedMessages>();
  const of = unkept ?? kept;

  const change = (id: MessageId, message: Part[] | undefined) => {
    const { [id]: _, ...others } = of;
    const edits = message ? { ...others, [id]: message } : others;
    const text = editsText(edits);
    if (text === null) forget(outreachEditsKey);
    setUnkept(text === null || store(outreachEditsKey, text) ? undefined : edits);
  };

  return { of, isKept: unkept === undefined, change };
}

import { useState } from "react";
import { type OutreachForm, readOutreachForm } from "#domain/outreach/kept-form.ts";
import { outreachFormKey } from "#domain/storage-keys.ts";
import { keepInTab, readTab } from "#web/lib/tab-storage.ts";

/**
 * What another tool passed on: the recipient's name, the day of applying and the day of writing.
 * They come in the history state, so that the address does not contain them.
 */
function handedOver(): OutreachForm {
  const { recipient, applied, written }: Record<string, unknown> = history.state ?? {};
  return {
    ...(typeof recipient === "string" && { recipient }),
    ...(typeof applied === "string" && { applied }),
    ...(typeof written === "string" && { written }),
  };
}

/** Forgets what another tool passed on. To be called when the company changes. */
export function forgetHandedOver(): void {
  history.replaceState({ ...history.state, recipient: undefined, applied: undefined, written: undefined }, "");
}

/**
 * The visitor's choices for the messages to a company, and a function that changes them. The tab
 * stores them until it is closed.
 */
export function useForm(company: string): [OutreachForm, (change: OutreachForm) => void] {
  const [form, setForm] = useState(() => ({ ...readOutreachForm(readTab(outreachFormKey), company), ...handedOver() }));
  const change = (part: OutreachForm) => {
    const next = { ...form, ...part };
    setForm(next);
    keepInTab(outreachFormKey, JSON.stringify(next));
    // The typed name replaces the name from another tool, and must still do so after a reload.
    if ("recipient" in part) history.replaceState({ ...history.state, recipient: undefined }, "");
  };
  return [form, change];
}

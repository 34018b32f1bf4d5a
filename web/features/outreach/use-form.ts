import { useState } from "react";
import { type OutreachForm, readOutreachForm } from "#domain/outreach/kept-form.ts";
import { outreachFormKey } from "#domain/storage-keys.ts";
import { keepInTab, readTab } from "#web/lib/tab-storage.ts";

/**
 * The recipient's name and the days of applying and writing from another tool. They come in the
 * history state, not in the address.
 */
function handedOver(): OutreachForm {
  const { recipient, applied, written }: Record<string, unknown> = history.state ?? {};
  return {
    ...(typeof recipient === "string" && { recipient }),
    ...(typeof applied === "string" && { applied }),
    ...(typeof written === "string" && { written }),
  };
}

/** For another company: what was handed over was for the one before. */
export function forgetHandedOver(): void {
  history.replaceState({ ...history.state, recipient: undefined, applied: undefined, written: undefined }, "");
}

/**
 * What was chosen for the messages to a company, and a function that changes it. The tab keeps it
 * until it is closed.
 */
export function useForm(company: string): [OutreachForm, (change: OutreachForm) => void] {
  const [form, setForm] = useState(() => ({ ...readOutreachForm(readTab(outreachFormKey), company), ...handedOver() }));
  const change = (part: OutreachForm) => {
    const next = { ...form, ...part };
    setForm(next);
    keepInTab(outreachFormKey, JSON.stringify(next));
    // Now what is typed replaces the name from another tool, also after a reload.
    if ("recipient" in part) history.replaceState({ ...history.state, recipient: undefined }, "");
  };
  return [form, change];
}

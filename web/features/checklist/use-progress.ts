import { useState } from "react";
import content from "#content/checklist.json";
import type { ChecklistSection } from "#domain/checklist/checklist.ts";
import { type Checked, progressText, readProgress, withTick } from "#domain/checklist/progress.ts";
import { checklistKey } from "#domain/storage-keys.ts";
import { useMinute } from "#web/lib/clock.ts";
import { readStored, store, useStored } from "#web/lib/storage.ts";

export const sections: ChecklistSection[] = content;

type Progress = {
  checked: Checked;
  /** False once this browser has refused to keep a tick, or to give it back. */
  isKept: boolean;
  change: (next: Checked) => void;
  tick: (id: string, isTicked: boolean) => void;
  /** For the ref of the list: counts boxes that were ticked before hydration. */
  keepEarlyTicks: (list: HTMLElement | null) => void;
};

/** The ticked items, stored in this browser. Without storage, they last as long as the page. */
export function useProgress(): Progress {
  const stored = useStored(checklistKey);
  const [unstored, setUnstored] = useState<string>();
  const checked = readProgress(unstored ?? stored, sections, useMinute());

  const change = (next: Checked) => {
    const text = progressText(next, Date.now());
    store(checklistKey, text);
    setUnstored(readStored(checklistKey) === text ? undefined : text);
  };

  // A press adds to what is stored now: until the page is hydrated, `checked` is still empty.
  const tick = (id: string, isTicked: boolean) =>
    change(withTick(readProgress(unstored ?? readStored(checklistKey), sections, Date.now()), id, isTicked));

  const [keepEarlyTicks] = useState(() => (list: HTMLElement | null) => {
    const ticked = [...(list?.querySelectorAll<HTMLInputElement>("input:checked") ?? [])].map(({ id }) => id);
    const kept = readProgress(readStored(checklistKey), sections, Date.now());
    if (ticked.some((id) => !kept.has(id))) change(new Set([...kept, ...ticked]));
  });

  return { checked, isKept: unstored === undefined, change, tick, keepEarlyTicks };
}

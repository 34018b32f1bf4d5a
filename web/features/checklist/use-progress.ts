import { useState } from "react";
import content from "#content/checklist.json";
import { type Checked, type ChecklistSection, checklistKey, progressText, readProgress } from "#domain/checklist.ts";
import { useMinute } from "#web/lib/clock.ts";
import { readStored, store, useStored } from "#web/lib/storage.ts";

export const sections: ChecklistSection[] = content;

type Progress = {
  checked: Checked;
  /** False once this browser has refused to keep a tick, or to give it back. */
  isKept: boolean;
  change: (next: Checked) => void;
  /** For the ref of the list: boxes ticked before the page was alive stay ticked in the browser, so they count. */
  keepEarlyTicks: (list: HTMLElement | null) => void;
};

/** The ticked items, kept in this browser; where it keeps nothing, they last as long as the page. */
export function useProgress(): Progress {
  const stored = useStored(checklistKey);
  const [unstored, setUnstored] = useState<string>();
  const checked = readProgress(unstored ?? stored, sections, useMinute());

  const change = (next: Checked) => {
    const text = progressText(next, Date.now());
    store(checklistKey, text);
    setUnstored(readStored(checklistKey) === text ? undefined : text);
  };

  const [keepEarlyTicks] = useState(() => (list: HTMLElement | null) => {
    const ticked = [...(list?.querySelectorAll<HTMLInputElement>("input:checked") ?? [])].map(({ id }) => id);
    const kept = readProgress(readStored(checklistKey), sections, Date.now());
    if (ticked.some((id) => !kept.has(id))) change(new Set([...kept, ...ticked]));
  });

  return { checked, isKept: unstored === undefined, change, keepEarlyTicks };
}

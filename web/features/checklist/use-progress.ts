import { useState } from "react";
import content from "#content/checklist.json";
import type { ChecklistSection } from "#domain/checklist/checklist.ts";
import { type Checked, progressText, readProgress, withoutImport, withTick } from "#domain/checklist/progress.ts";
import { checklistKey } from "#domain/storage-keys.ts";
import { useMinute } from "#web/lib/clock.ts";
import { keepOrSay, readStored, store, useStored } from "#web/lib/storage.ts";

export const sections: ChecklistSection[] = content;

type Progress = {
  checked: Checked;
  /** False once this browser has refused to keep a tick, or to give it back. */
  isKept: boolean;
  /** Takes over all ticks of a file. What it hands back undoes that. */
  takeOver: (imported: Checked) => () => void;
  tick: (id: string, isTicked: boolean) => void;
  /** For the ref of the list: counts boxes that were ticked before hydration. */
  keepEarlyTicks: (list: HTMLElement | null) => void;
};

/** The ticked items, stored in this browser. Without storage, they last as long as the page. */
export function useProgress(): Progress {
  const stored = useStored(checklistKey);
  const [unstored, setUnstored] = useState<string>();
  const [isSaid, setSaid] = useState(false);
  const checked = readProgress(unstored ?? stored, sections, useMinute());

  const change = (next: Checked, keep = store) => {
    const text = progressText(next, Date.now());
    const isKept = keep(checklistKey, text);
    setUnstored(readStored(checklistKey) === text ? undefined : text);
    return isKept;
  };

  // The first tick that is not kept shows a message. Those after it do not repeat it.
  const changeOrSay = (next: Checked) => setSaid(!change(next, isSaid ? store : keepOrSay));

  // A press adds to what is stored now: until the page is hydrated, `checked` is still empty.
  const checkedNow = () => readProgress(unstored ?? readStored(checklistKey), sections, Date.now());
  const tick = (id: string, isTicked: boolean) => changeOrSay(withTick(checkedNow(), id, isTicked));

  const takeOver = (imported: Checked) => {
    const before = checkedNow();
    change(imported);
    return () => change(withoutImport(checkedNow(), before, imported));
  };

  const [keepEarlyTicks] = useState(() => (list: HTMLElement | null) => {
    const ticked = [...(list?.querySelectorAll<HTMLInputElement>("input:checked") ?? [])].map(({ id }) => id);
    const kept = readProgress(readStored(checklistKey), sections, Date.now());
    if (ticked.some((id) => !kept.has(id))) changeOrSay(new Set([...kept, ...ticked]));
  });

  return { checked, isKept: unstored === undefined, takeOver, tick, keepEarlyTicks };
}

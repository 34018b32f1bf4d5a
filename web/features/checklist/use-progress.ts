import { useState } from "react";
import type { ChecklistSection } from "#domain/checklist/checklist.ts";
import {
  type Checked,
  clearedProgress,
  progressText,
  readProgress,
  withoutImport,
  withTick,
} from "#domain/checklist/progress.ts";
import { checklistKey } from "#domain/storage-keys.ts";
import { useMinute } from "#web/lib/clock.ts";
import { useBrowserValue } from "#web/lib/hydrated.ts";
import { forget, isStorageBlocked, onStored, readStored, store, storeOrWarn, useStored } from "#web/lib/storage.ts";

type Progress = {
  checked: Checked;
  /** False if the storage is blocked or the last change could not be stored. */
  isKept: boolean;
  /** Replaces all ticks with the ticks of a file. Returns a function that undoes that. */
  takeOver: (imported: Checked) => () => void;
  tick: (id: string, isTicked: boolean) => void;
  /** The ticks that were cleared after 30 days. They stay stored until other ticks are stored. */
  cleared: { checked: Checked; last: number; bringBack: () => void; dismiss: () => void } | undefined;
  /** A ref callback for the list: stores the boxes that were ticked before hydration. */
  keepEarlyTicks: (list: HTMLElement | null) => void;
};

/**
 * The ticked items, stored in this browser. If they cannot be stored, they last as long as the
 * page.
 */
export function useProgress(sections: ChecklistSection[]): Progress {
  const stored = useStored(checklistKey);
  const isBlocked = useBrowserValue(onStored, isStorageBlocked, false);
  const [unstored, setUnstored] = useState<string>();
  const [hasWarned, setHasWarned] = useState(false);
  const now = useMinute();
  const checked = readProgress(unstored ?? stored, sections, now);
  const old = clearedProgress(unstored ?? stored, sections, now);

  const change = (next: Checked, keep = store) => {
    const text = progressText(next, Date.now());
    const isKept = keep(checklistKey, text);
    setUnstored(readStored(checklistKey) === text ? undefined : text);
    return isKept;
  };

  // Only the first change that cannot be stored shows a message.
  const changeOrWarn = (next: Checked) => setHasWarned(!change(next, hasWarned ? store : storeOrWarn));

  // Adds a tick to the stored ticks, because `checked` is still empty while the page hydrates.
  const checkedNow = () => readProgress(unstored ?? readStored(checklistKey), sections, Date.now());
  const tick = (id: string, isTicked: boolean) => changeOrWarn(withTick(checkedNow(), id, isTicked));

  const takeOver = (imported: Checked) => {
    const before = checkedNow();
    change(imported);
    return () => change(withoutImport(checkedNow(), before, imported));
  };

  const [keepEarlyTicks] = useState(() => (list: HTMLElement | null) => {
    const ticked = [...(list?.querySelectorAll<HTMLInputElement>("input:checked") ?? [])].map(({ id }) => id);
    const kept = readProgress(readStored(checklistKey), sections, Date.now());
    if (ticked.some((id) => !kept.has(id))) changeOrWarn(new Set([...kept, ...ticked]));
  });

  const cleared = old && {
    ...old,
    bringBack: () => changeOrWarn(old.checked),
    dismiss: () => forget(checklistKey),
  };

  return { checked, isKept: unstored === undefined && !isBlocked, takeOver, tick, cleared, keepEarlyTicks };
}

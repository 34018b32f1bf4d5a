import { useEffect, useState } from "react";
import {
  type Draft,
  draftFrom,
  type Edit,
  edited,
  type History,
  newHistory,
  portfolioDraftKey,
  redone,
  undone,
} from "#domain/portfolio-edit.ts";
import { forget, readStored, store } from "#web/lib/storage.ts";

/** What the visitor works on, with its undo steps. It survives a reload; what was started over can be brought back until then. */
export function useDraft() {
  const [history, setHistory] = useState(kept);
  const [discarded, setDiscarded] = useState<History>();
  const draft = history?.present;

  // Follows the draft into the browser's storage.
  useEffect(() => {
    if (draft) store(portfolioDraftKey, JSON.stringify(draft));
    else forget(portfolioDraftKey);
  }, [draft]);

  const step = (change: (history: History) => History) => setHistory((current) => current && change(current));
  return {
    history,
    discarded,
    begin: (first: Draft) => setHistory(newHistory(first)),
    edit: (edit: Edit) => step((current) => edited(current, edit, Date.now())),
    undo: () => step(undone),
    redo: () => step(redone),
    startOver: () => {
      setDiscarded(history);
      setHistory(undefined);
    },
    bringBack: () => setHistory(discarded),
  };
}

export type Work = ReturnType<typeof useDraft> & { history: History };

function kept(): History | undefined {
  const draft = draftFrom(readStored(portfolioDraftKey) ?? "");
  return draft && newHistory(draft);
}

import { useCallback, useEffect, useState } from "react";
import {
  type Draft,
  draftFrom,
  type Edit,
  edited,
  newDraft,
  newHistory,
  redone,
  undone,
} from "#domain/portfolio-edit.ts";
import { portfolioDraftKey } from "#domain/portfolio-upload.ts";
import { readStored, store } from "#web/lib/storage.ts";

/** What the visitor works on, with its undo steps: a first draft, or what the browser kept. Every step is kept there. */
export function useDraft(first: Draft | undefined) {
  const [history, setHistory] = useState(() => newHistory(first ?? kept()));

  // Follows the draft into the browser's storage.
  useEffect(() => {
    store(portfolioDraftKey, JSON.stringify(history.present));
  }, [history.present]);

  const edit = useCallback((step: Edit) => setHistory((current) => edited(current, step, Date.now())), []);
  return {
    history,
    edit,
    undo: () => setHistory(undone),
    redo: () => setHistory(redone),
  };
}

export type Work = ReturnType<typeof useDraft>;

const kept = () => draftFrom(readStored(portfolioDraftKey) ?? "") ?? newDraft({}, "pdf");

import { useCallback, useEffect, useState } from "react";
import { type Draft, draftFrom, newDraft } from "#domain/portfolio/draft.ts";
import type { Edit } from "#domain/portfolio/edit.ts";
import { edited, newHistory, redone, undone } from "#domain/portfolio/history.ts";
import { useAskBeforeLeaving } from "#web/lib/ask-before-leaving.ts";
import { keepDraft, readDraft } from "#web/lib/kept-draft.ts";

/**
 * What the visitor works on, with its undo steps: a first draft, or what the browser kept. Every
 * step is kept there.
 */
export function useDraft(first: Draft | undefined) {
  const [history, setHistory] = useState(() => newHistory(first ?? kept()));
  const [isKept, setIsKept] = useState(true);

  // Follows the draft into the browser's storage.
  useEffect(() => setIsKept(keepDraft(JSON.stringify(history.present))), [history.present]);

  useAskBeforeLeaving(!isKept);

  const edit = useCallback((step: Edit) => setHistory((current) => edited(current, step, Date.now())), []);
  return {
    history,
    isKept,
    edit,
    undo: () => setHistory(undone),
    redo: () => setHistory(redone),
  };
}

export type Work = ReturnType<typeof useDraft>;

const kept = () => draftFrom(readDraft() ?? "") ?? newDraft({}, "pdf");

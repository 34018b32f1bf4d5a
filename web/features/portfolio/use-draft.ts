import { useCallback, useEffect, useRef, useState } from "react";
import { type Draft, draftFrom, newDraft } from "#domain/portfolio/draft.ts";
import type { Edit } from "#domain/portfolio/edit.ts";
import { edited, newHistory, redone, takenOver, undone } from "#domain/portfolio/history.ts";
import { useAskBeforeLeaving } from "#web/lib/ask-before-leaving.ts";
import { keepDraft, readDraft } from "#web/lib/kept-draft.ts";
import { onStored } from "#web/lib/storage.ts";
import { keepSteps, keptHistory } from "./kept-history.ts";

/**
 * The draft and its undo history. It starts with `first`, or else with the stored draft. Every
 * change is stored. If another tab stores a draft, that becomes the current draft here, and Undo
 * returns to this tab's draft.
 */
export function useDraft(first: Draft | undefined) {
  const [history, setHistory] = useState(() => begun(first));
  const [isKept, setIsKept] = useState(true);
  const known = useRef(readDraft());

  const catchUp = useCallback(() => {
    const text = readDraft();
    if (text === known.current) return;
    known.current = text;
    const draft = draftFrom(text ?? "");
    if (draft) setHistory((current) => takenOver(current, draft));
  }, []);

  // Follows the draft into the browser's storage.
  useEffect(() => {
    if (history.isTaken) return;
    known.current = JSON.stringify(history.present);
    setIsKept(keepDraft(known.current));
  }, [history]);

  // Follows the other tabs.
  useEffect(() => onStored(catchUp), [catchUp]);

  // Follows the page: the undo steps survive a reload.
  const latest = useRef(history);
  latest.current = history;
  useEffect(() => {
    const keep = () => keepSteps(latest.current);
    addEventListener("pagehide", keep);
    return () => {
      removeEventListener("pagehide", keep);
      keep();
    };
  }, []);

  useAskBeforeLeaving(!isKept);

  const step = useCallback(
    (change: typeof undone) => {
      catchUp();
      setHistory(change);
    },
    [catchUp],
  );
  const edit = useCallback((change: Edit) => step((current) => edited(current, change, Date.now())), [step]);
  return { history, isKept, edit, undo: () => step(undone), redo: () => step(redone) };
}

export type Work = ReturnType<typeof useDraft>;

/** The first history. If a draft is already stored, Undo leads back to it and to its own steps. */
function begun(first: Draft | undefined) {
  const kept = keptHistory();
  if (!first) return kept ?? newHistory(newDraft({}, "pdf"));
  return kept ? edited(kept, { kind: "replace", draft: first }, Date.now()) : newHistory(first);
}

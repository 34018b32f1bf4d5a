import { useSyncExternalStore } from "react";
import { isKeptIn, type PromptVariant } from "#domain/prompts/saved-prompts.ts";
import { replaceWithUndo } from "#web/lib/toast.ts";

export type Values = Record<string, string>;

/** What was typed into each prompt's form. It survives closing the form and leaving the page. */
const drafts = new Map<string, Values>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Keeps what was typed. Without values, the form starts afresh. */
export function keepDraft(id: string, values: Values | undefined): void {
  if (values) drafts.set(id, values);
  else drafts.delete(id);
  for (const listener of listeners) listener();
}

/** What was typed into a prompt's form, if anything. */
export function useDraft(id: string): Values | undefined {
  const now = () => drafts.get(id);
  return useSyncExternalStore(subscribe, now, now);
}

/** Opens a saved version in the form. If that replaces unsaved text, a toast offers Undo. */
export function openVersion({ promptId, name, values }: PromptVariant, saved: PromptVariant[]): void {
  const draft = { get: () => drafts.get(promptId), set: (next: Values | undefined) => keepDraft(promptId, next) };
  const typed = draft.get();
  if (!typed || isKeptIn(saved, promptId, typed)) draft.set(values);
  else replaceWithUndo(draft, values, `“${name}” took the place of what you typed`);
}

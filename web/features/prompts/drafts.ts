import { useSyncExternalStore } from "react";
import { isKeptIn, type PromptVariant } from "#domain/prompts/saved-prompts.ts";
import { exchange } from "#web/lib/toast.ts";

export type Values = Record<string, string>;

/** What was typed into the form of each prompt: closing it, or a look at another page, loses nothing. */
const drafts = new Map<string, Values>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Without values, the form starts anew. */
export function keepDraft(id: string, values: Values | undefined): void {
  if (values) drafts.set(id, values);
  else drafts.delete(id);
  for (const listener of listeners) listener();
}

/** What was typed into the form of the prompt, if anything was. */
export function useDraft(id: string): Values | undefined {
  const now = () => drafts.get(id);
  return useSyncExternalStore(subscribe, now, now);
}

/** Puts a saved version into the form. What was typed there and not saved can be brought back. */
export function openVersion({ promptId, name, values }: PromptVariant, saved: PromptVariant[]): void {
  const place = { now: () => drafts.get(promptId), put: (next: Values | undefined) => keepDraft(promptId, next) };
  const typed = place.now();
  if (!typed || isKeptIn(saved, promptId, typed)) place.put(values);
  else exchange(place, values, `“${name}” took the place of what you typed`);
}

import { useSyncExternalStore } from "react";
import { type PromptDrafts, readPromptDrafts, versionKey } from "#domain/prompts/kept-drafts.ts";
import { isKeptIn, type PromptVariant } from "#domain/prompts/saved-prompts.ts";
import { promptDraftsKey } from "#domain/storage-keys.ts";
import { keepInTab, readTab } from "#web/lib/tab-storage.ts";
import { replaceWithUndo } from "#web/lib/toast.ts";

export type Values = Record<string, string>;

/** The drafts that could not be stored in the tab. They last until the visitor leaves the page. */
let refused: string | undefined;
let read: { text: string | null; drafts: PromptDrafts } = { text: null, drafts: {} };
const listeners = new Set<() => void>();

function drafts(): PromptDrafts {
  const text = refused ?? readTab(promptDraftsKey);
  if (text !== read.text) read = { text, drafts: readPromptDrafts(text) };
  return read.drafts;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Keeps the typed values until the tab is closed, even after a reload. Undefined resets the form.
 */
export function keepDraft(id: string, values: Values | undefined): void {
  const { [id]: _, ...others } = drafts();
  const next = values ? { ...others, [id]: values } : others;
  const text = JSON.stringify(next);
  read = { text, drafts: next };
  refused = keepInTab(promptDraftsKey, text) ? undefined : text;
  for (const listener of listeners) listener();
}

/** The values that were typed into a prompt's form. Undefined if there are none. */
export function useDraft(id: string): Values | undefined {
  const now = () => drafts()[id];
  return useSyncExternalStore(subscribe, now, now);
}

/** Whether the browser refused to keep what was typed, so that it is lost with the page. */
export function useIsRefused(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => refused !== undefined,
    () => false,
  );
}

/** Resets the form: it is empty, or filled with known values. A toast offers Undo. */
export function clearDraft(id: string): void {
  replaceWithUndo(draftOf(id), undefined, "The form is cleared");
}

const draftOf = (id: string) => ({
  get: () => drafts()[id],
  set: (next: Values | undefined) => keepDraft(id, next),
});

/**
 * Opens a saved version in the form, with its name for the next save. If that replaces unsaved
 * text, a toast offers Undo.
 */
export function openVersion({ promptId, name, values }: PromptVariant, saved: PromptVariant[]): void {
  const draft = draftOf(promptId);
  const typed = draft.get();
  const opened = { ...values, [versionKey]: name };
  if (!typed || isKeptIn(saved, promptId, typed)) draft.set(opened);
  else replaceWithUndo(draft, opened, `“${name}” took the place of what you typed`);
}

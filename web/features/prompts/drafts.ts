import { useSyncExternalStore } from "react";
import { type PromptDrafts, readPromptDrafts, versionKey } from "#domain/prompts/kept-drafts.ts";
import { isKeptIn, type PromptVariant } from "#domain/prompts/saved-prompts.ts";
import { promptDraftsKey } from "#domain/storage-keys.ts";
import { keepInTab, readTab } from "#web/lib/tab-storage.ts";
import { replaceWithUndo } from "#web/lib/toast.ts";

export type Values = Record<string, string>;

/** The drafts that the tab's storage refused. They last until the page is left. */
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
 * Keeps what was typed until the tab is closed, also through a reload. Without values, the form
 * starts afresh.
 */
export function keepDraft(id: string, values: Values | undefined): void {
  const { [id]: _, ...others } = drafts();
  const next = values ? { ...others, [id]: values } : others;
  const text = JSON.stringify(next);
  read = { text, drafts: next };
  refused = keepInTab(promptDraftsKey, text) ? undefined : text;
  for (const listener of listeners) listener();
}

/** What was typed into a prompt's form, if anything. */
export function useDraft(id: string): Values | undefined {
  const now = () => drafts()[id];
  return useSyncExternalStore(subscribe, now, now);
}

/** Empties the form, or fills it again with what is known. A toast offers Undo. */
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

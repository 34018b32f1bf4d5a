import type { Draft } from "./draft.ts";
import { applyEdit, type Edit } from "./edit.ts";

const maxSteps = 100;
const samePauseMs = 1500;

export type History = {
  past: Draft[];
  present: Draft;
  future: Draft[];
  typing?: { path: string; at: number };
  /** Whether the present came from another tab. */
  isTaken?: true;
};

/** A history without steps. */
export const newHistory = (present: Draft): History => ({ past: [], present, future: [] });

/**
 * The history after an edit. Typing in one field without a pause of 1.5 seconds is one step. Keeps
 * the last 100 steps. `now` is in ms.
 */
export function edited(history: History, edit: Edit, now: number): History {
  const { past, present, typing } = history;
  const path = typedPath(edit);
  const goesOn = path !== undefined && typing?.path === path && now - typing.at < samePauseMs;
  return {
    past: goesOn ? past : [...past, present].slice(-maxSteps),
    present: applyEdit(present, edit),
    future: [],
    ...(path !== undefined && { typing: { path, at: now } }),
  };
}

/** The path of the field that an edit types in. A switch is not typed. */
function typedPath(edit: Edit): string | undefined {
  if (edit.kind === "beyond") return `beyond.${edit.path}`;
  return edit.kind === "set" && typeof edit.value !== "boolean" ? edit.path : undefined;
}

/** Takes over the draft of another tab. All changes in a row from there are one step. */
export function takenOver({ past, present, isTaken }: History, draft: Draft): History {
  return { past: isTaken ? past : [...past, present].slice(-maxSteps), present: draft, future: [], isTaken: true };
}

/** Undoes one step, if there is one. Typing afterwards is a new step. */
export function undone({ past, present, future }: History): History {
  const before = past.at(-1);
  return before
    ? { past: past.slice(0, -1), present: before, future: [present, ...future] }
    : { past, present, future };
}

/** Redoes one step, if there is one. */
export function redone({ past, present, future: [after, ...future] }: History): History {
  return after ? { past: [...past, present], present: after, future } : { past, present, future: [] };
}

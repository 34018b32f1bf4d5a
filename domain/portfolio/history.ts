import type { Draft } from "./draft.ts";
import { applyEdit, type Edit } from "./edit.ts";

const mostSteps = 100;
const samePauseMs = 1500;

export type History = { past: Draft[]; present: Draft; future: Draft[]; typing?: { path: string; at: number } };

export const newHistory = (present: Draft): History => ({ past: [], present, future: [] });

/** Typing on in one field, without a pause of 1.5 seconds, is one step. The last 100 steps are kept. `now` is in ms. */
export function edited(history: History, edit: Edit, now: number): History {
  const { past, present, typing } = history;
  const goesOn = edit.kind === "set" && typing?.path === edit.path && now - typing.at < samePauseMs;
  return {
    past: goesOn ? past : [...past, present].slice(-mostSteps),
    present: applyEdit(present, edit),
    future: [],
    ...(edit.kind === "set" && typeof edit.value !== "boolean" && { typing: { path: edit.path, at: now } }),
  };
}

/** One step back; without one, nothing changes. Typing on afterwards is a step of its own. */
export function undone({ past, present, future }: History): History {
  const before = past.at(-1);
  return before
    ? { past: past.slice(0, -1), present: before, future: [present, ...future] }
    : { past, present, future };
}

/** One undone step again; without one, nothing changes. */
export function redone({ past, present, future: [after, ...future] }: History): History {
  return after ? { past: [...past, present], present: after, future } : { past, present, future: [] };
}

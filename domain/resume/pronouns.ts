import type { Cell } from "./cell.ts";

const pronouns = / ?[([]?\b(?:she|he|they)\/(?:her|him|them|they|hers|his|theirs)(?:\/(?:hers|his|theirs))?\b[)\]]?/i;

/** Drops the pronouns that stand beside a name: "(she/her)". */
export function withoutPronouns(cells: Cell[]): Cell[] {
  if (!cells.some(({ text }) => pronouns.test(text))) return cells;
  return cells.flatMap((cell) => {
    if (!pronouns.test(cell.text)) return [cell];
    const text = cell.text.replace(pronouns, "").trim();
    const runs = cell.runs.map((run) => ({ ...run, text: run.text.replace(pronouns, "") }));
    return text === "" ? [] : [{ ...cell, text, runs: runs.filter((run) => run.text.trim() !== "") }];
  });
}

import type { Cell } from "./cell.ts";

const words = String.raw`(?:she|he|they|ze|xe)(?: ?\/ ?\p{L}{2,6}){1,2}`;
const pronouns = String.raw`\(?${words}\)?`;

/** "(she/her)" after a name. */
export const pronounsBehind = new RegExp(`,? ${pronouns}$`, "iu");

const pronounsInBrackets = new RegExp(String.raw`\s?[([]${words}[)\]]`, "giu");

/** A text without "(she/her)" in it, or "she/her" at its end. */
export function withoutPronounsIn(text: string): string {
  return text.includes("/") ? text.replace(pronounsInBrackets, "").replace(pronounsBehind, "") : text;
}

const pronounsAlone = new RegExp(`^${pronouns}$`, "iu");

/** Drops pronouns that stand beside the name in a look of their own. */
export function withoutPronouns(cells: Cell[]): Cell[] {
  return cells.flatMap((cell) => {
    if (!pronounsAlone.test(cell.runs.at(-1)?.text.trim() ?? "")) return [cell];
    const runs = cell.runs.slice(0, -1);
    return runs.length > 0 ? [{ ...cell, text: cell.text.replace(pronounsBehind, ""), runs }] : [];
  });
}

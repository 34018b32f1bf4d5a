import type { Cell } from "../cells.ts";
import { trimSeparators, withoutDates } from "../dates.ts";
import { bodyText, type Entry, isSentence, readEntries } from "../entries.ts";

export type Achievement = { title: string; description: string; confidence: number };

/** Awards and certificates: the first thing an entry says is its title; who gave it and why is the description. */
export function findAchievements(cells: Cell[]): Achievement[] {
  const entries = readEntries(cells);
  const heads = entries.map(headOf);
  // When every entry goes on after a comma, the last part is who gave it.
  const named = heads.every(({ title }) => /,\s/.test(title)) && heads.some(({ rest }) => rest === "");
  return heads
    .map(({ title, rest }) => {
      const [, own = title, giver = ""] = (named && rest === "" && /^(.+),\s+([^,]+)$/.exec(title)) || [];
      return { title: own, description: [giver, rest].filter(Boolean).join("\n"), confidence: 0.8 };
    })
    .filter(({ title }) => title !== "");
}

function headOf(entry: Entry): { title: string; rest: string } {
  const [first, ...others] = entry.pieces;
  if (first)
    return {
      title: first.text,
      rest: [...others.map((piece) => piece.text), bodyText(entry.body)].filter(Boolean).join("\n"),
    };
  const [line, ...more] = entry.body;
  const text = line ? trimSeparators(withoutDates(line.text)) : "";
  return isSentence(text) && text.split(" ").length > 20
    ? { title: "", rest: text }
    : { title: text, rest: bodyText(more) };
}

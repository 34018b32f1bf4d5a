import type { Entry, HeadPiece } from "../entries.ts";
import { isCountry, isKnownPlace, isPlace } from "../places.ts";
import { isState } from "../vocabulary/states.ts";
import { jobScore } from "../words.ts";
import { readsLikeTown } from "./job-place.ts";

/**
 * Removes the towns of entries if one town is known and the others stand in the same place. The
 * place is a slot beside two other texts, or beside one text with position and company; or the ends
 * of all positions in a slot.
 */
export function withoutTownsInPlace(entries: Entry[], namesBoth: (pieces: HeadPiece[]) => boolean): Entry[] {
  const slots = new Map<string, string[]>();
  for (const { slot, text } of entries.flatMap(({ pieces }) => pieces))
    slots.set(slot, [...(slots.get(slot) ?? []), text]);
  const areTowns = (texts: string[]) => texts.some(isSurelyTown) && texts.every(mayBeTown);
  const townSlots = new Set([...slots].filter(([, texts]) => areTowns(texts)).map(([slot]) => slot));
  const jobSlots = new Set([...slots].filter(([, texts]) => haveTownsBehind(texts)).map(([slot]) => slot));
  return entries.map((entry) => {
    const named = entry.pieces.filter(({ slot }) => !townSlots.has(slot));
    const pieces = named.length >= 2 || namesBoth(named) ? named : entry.pieces;
    const isAlone = pieces.filter(({ text }) => !isPlace(text)).length < 2;
    const bare = pieces.map((piece) =>
      isAlone || !jobSlots.has(piece.slot) ? piece : { ...piece, text: cutTown(piece.text).job },
    );
    return { ...entry, pieces: bare };
  });
}

/**
 * Reads the towns that stand beside dates: "2018 – 2024 · Wakefield". One of the section's towns
 * must be known, since a department may stand there, too.
 */
export function withTownsBesideDates(entries: Entry[]): Entry[] {
  const towns = entries.map(({ dates, headTexts, pieces }) => {
    const isPiece = (text: string) => pieces.some((piece) => piece.text === text);
    const isBesideDates = (y: number) => dates.some((date) => date.y === y);
    return headTexts.find(({ text, y }) => isBesideDates(y) && !isPiece(text) && mayBeTown(text))?.text;
  });
  return towns.some((town) => town && isPlace(town))
    ? entries.map((entry, at) => ({ ...entry, town: towns[at] }))
    : entries;
}

const isSurelyTown = (text: string) => isPlace(text) || isKnownPlace(text.split(", ")[0] ?? "");
const mayBeTown = (text: string) => isPlace(text) || readsLikeTown(text);

/** Whether at least two positions end with a town, and one of the towns is known. */
function haveTownsBehind(texts: string[]): boolean {
  const cuts = texts.map(cutTown);
  return (
    cuts.length >= 2 &&
    cuts.every(({ job, town }) => jobScore(job) > 0 && mayBeTown(town)) &&
    cuts.some(({ town }) => isSurelyTown(town))
  );
}

/** "Staff Nurse, Oncology" and "Galway, Ireland" of "Staff Nurse, Oncology, Galway, Ireland". */
function cutTown(text: string): { job: string; town: string } {
  const parts = text.split(", ");
  const last = parts.at(-1) ?? "";
  const count = parts.length > 2 && (isCountry(last) || isState(last)) ? 2 : 1;
  return { job: parts.slice(0, -count).join(", "), town: parts.slice(-count).join(", ") };
}

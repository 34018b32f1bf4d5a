import type { Entry } from "./entries.ts";
import { isKnownPlace, isPlace, placeParts } from "./places.ts";
import { jobScore } from "./words.ts";

const townName = /^\p{Lu}[\p{L}\p{M}'’. ,]{1,60}$/u;

/**
 * Splits "Mercy Hospital-Salem, OR" into name and town, if all entries are written this way. At
 * least one town must have a region after it or, unless `needsRegion` is set, be known.
 */
export function withoutHyphenatedTowns(entries: Entry[], needsRegion: boolean): Entry[] {
  const towns = entries.map(({ pieces }) => pieces.flatMap(({ text }) => townOf(text) ?? [])[0]);
  const isSure = (town: string) => isPlace(town) && (needsRegion ? placeParts(town).length > 1 : isKnown(town));
  if (!towns.every((town) => town !== undefined) || !towns.some(isSure)) return entries;
  return entries.map((entry) => ({
    ...entry,
    pieces: entry.pieces.map((piece) => ({
      ...piece,
      text: townOf(piece.text) ? piece.text.slice(0, piece.text.lastIndexOf("-")) : piece.text,
    })),
  }));
}

function townOf(text: string): string | undefined {
  const at = text.lastIndexOf("-");
  const name = text.slice(0, Math.max(0, at));
  const town = text.slice(at + 1);
  const isCut = name.includes(" ") && /[\p{L}.]$/u.test(name) && townName.test(town);
  return isCut && jobScore(town) <= 0 ? town : undefined;
}

function isKnown(town: string): boolean {
  return placeParts(town).some(isKnownPlace) || placeParts(town).length > 1;
}

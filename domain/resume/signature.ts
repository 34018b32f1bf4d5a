import type { Cell } from "./cell.ts";

const day = "\\d{1,2}(?:[./]\\d{1,2}[./]|\\.? (?:de )?\\p{L}{3,10}\\.? (?:de )?)(?:19|20)\\d\\d";
const placeAndDay = new RegExp(`^\\p{Lu}[\\p{L} .-]{1,40},? (?:den |le |a |em |il )?${day}\\.?$`, "u");

/** The cells without a signature at the end: its place and day, and the name below them. */
export function withoutSignature(cells: Cell[]): Cell[] {
  const at = cells.findLastIndex(({ text }) => placeAndDay.test(text));
  const below = cells.slice(at + 1);
  const ends = at > 0 && below.length <= 2 && below.every(({ text }) => /^[^\d@,]{2,60}$/.test(text));
  return ends ? cells.slice(0, at) : cells;
}

import type { Cell } from "./cells.ts";
import { findEmail } from "./contact-text.ts";
import { headingKind } from "./headings.ts";

/**
 * Text set with wide letters arrives without the gaps between its words ("ADALOVELACE"). Words that the document says
 * elsewhere, in its text, mail address or links, tell where they were.
 */
export function respace(cells: Cell[]): void {
  joinCapitals(cells);
  const wide = cells.filter((cell) => cell.isWide && cell.text.length > 5 && !headingKind(cell.text));
  if (wide.length === 0) return;
  const words = new Set<string>();
  for (const cell of cells) {
    const said = cell.isWide ? cell.links : [cell.text, ...cell.links];
    for (const word of said
      .join(" ")
      .toLowerCase()
      .match(/\p{L}{2,}/gu) ?? [])
      words.add(word);
  }
  for (const cell of wide) {
    const text = cell.text
      .split(" ")
      .map((part) =>
        part
          .split(/(?<=-)/)
          .map((half) => withGaps(half, words))
          .join(""),
      )
      .join(" ");
    if (text === cell.text) continue;
    cell.text = text;
    cell.runs = cell.runs.slice(0, 1).map((run) => ({ ...run, text }));
  }
}

/** "R ahul" is one word, set wide, where a mail address or link has "rahul" in it. */
function joinCapitals(cells: Cell[]): void {
  const addresses = cells
    .flatMap((cell) => [findEmail(cell.text) ?? "", ...cell.links])
    .join(" ")
    .toLowerCase();
  // "A" and "I" are words, so the address must begin with what they would begin.
  const isNamed = (word: string) =>
    addresses.includes(word) &&
    (!/^[ai]/.test(word) || addresses.split(/[^a-z]+/).some((part) => part.startsWith(word)));
  const joined = (text: string) =>
    text.replace(/(?<!\p{L})(\p{Lu}) (\p{Ll}{2,})/gu, (apart, capital: string, rest: string) =>
      isNamed(unaccented(capital + rest)) ? capital + rest : apart,
    );
  for (const cell of cells) {
    cell.text = joined(cell.text);
    for (const run of cell.runs) run.text = joined(run.text);
  }
}

function unaccented(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/**
 * The longest known word at either end is set apart, and so on with the rest; a rest of three letters or more may be
 * unknown where all is too long for one word.
 */
function withGaps(text: string, words: Set<string>): string {
  const small = text.toLowerCase();
  const isLong = text.length > 11;
  if (words.has(small)) return text;
  for (let length = text.length - 2; length >= 3; length--) {
    const rest = text.length - length;
    if (words.has(small.slice(0, length)) && ((isLong && rest >= 3) || words.has(small.slice(length))))
      return `${text.slice(0, length)} ${withGaps(text.slice(length), words)}`;
    if (words.has(small.slice(rest)) && ((isLong && rest >= 3) || words.has(small.slice(0, rest))))
      return `${withGaps(text.slice(0, rest), words)} ${text.slice(rest)}`;
  }
  return text;
}

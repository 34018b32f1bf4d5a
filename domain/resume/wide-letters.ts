import type { Cell } from "./cell.ts";
import { findEmail, findUrls } from "./contact-text.ts";
import { headingKind } from "./headings.ts";
import { cities, countries, regions } from "./vocabulary/places.ts";

/** Known places of several words, by their letters: "south korea" by "southkorea". */
const places = new Set([...countries, ...regions, ...cities]);
const placesByLetters = new Map(
  [...places]
    .filter((name) => name.includes(" ") && !places.has(name.replaceAll(" ", "")))
    .map((name) => [name.replaceAll(" ", ""), name]),
);

/** Within an address, a capital after a small letter begins a word: "Ibadan, OyoState". */
const nextWord = /(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu;

/**
 * Restores the gaps between words in widely spaced text, which arrives as "ADALOVELACE". Words
 * found elsewhere in the document (text, email address, links) tell where the gaps were.
 */
export function respaced(cells: Cell[]): Cell[] {
  const joined = withCapitals(cells);
  const isWide = (cell: Cell) => cell.losesGaps && cell.text.length > 5 && !headingKind(cell.text);
  if (!joined.some(isWide)) return joined;
  const words = wordsOf(joined);
  for (const { text } of joined.filter(isWide))
    for (const word of joined.flatMap((cell) => namesIn(text, findEmail(cell.text)))) words.add(word);
  return joined.map((cell) => {
    if (!isWide(cell)) return cell;
    const whole = cell.text.includes(",") ? cell.text.replace(/[^ ,]+/g, withNextWords) : cell.text;
    const text = whole
      .split(" ")
      .map((part) => (isAddress(part) ? part : part.replace(/[^,-]+-?|-/g, (word) => withGaps(word, words))))
      .join(" ");
    return text === cell.text ? cell : { ...cell, text, runs: cell.runs.slice(0, 1).map((run) => ({ ...run, text })) };
  });
}

/** Whether a word is a mail or web address, in which no gap is lost. */
const isAddress = (word: string) => findEmail(word) !== undefined || findUrls(word).length > 0;

/** "Oyo State" for "OyoState", but not if the part is a known place: "KwaZulu-Natal". */
function withNextWords(part: string): string {
  return places.has(part.toLowerCase()) ? part : part.replace(nextWord, " ");
}

/** The words of the document. Of widely spaced texts, only the links count. */
function wordsOf(cells: Cell[]): Set<string> {
  const texts = cells.flatMap((cell) => (cell.losesGaps ? cell.links : [cell.text, ...cell.links]));
  return new Set(texts.flatMap((text) => text.toLowerCase().match(/\p{L}{2,}/gu) ?? []));
}

/** "philippa" and "nwosu" of "PHILIPPANWOSU", if the email address is pnwosu@example.com. */
function namesIn(text: string, email: string | undefined): string[] {
  const small = unaccented(text);
  const [, initial = "", surname = ""] = /^([a-z])([a-z]{3,})@/.exec(email?.toLowerCase() ?? "") ?? [];
  const at = small.length - surname.length;
  const isName = surname !== "" && at >= 3 && small.startsWith(initial) && small.endsWith(surname);
  return isName ? [small.slice(0, at), surname] : [];
}

/** Joins "R ahul" if an email address or link contains "rahul". */
function withCapitals(cells: Cell[]): Cell[] {
  const addresses = cells
    .flatMap((cell) => [findEmail(cell.text) ?? "", ...cell.links])
    .join(" ")
    .toLowerCase();
  // "A" and "I" are words of their own, so the address must begin with the joined word.
  const isNamed = (word: string) =>
    addresses.includes(word) &&
    (!/^[ai]/.test(word) || addresses.split(/[^a-z]+/).some((part) => part.startsWith(word)));
  const apart = /(?<!\p{L})(\p{Lu}) (\p{Ll}{2,})/gu;
  const joined = (text: string) =>
    text.replace(apart, (match, capital: string, rest: string) =>
      isNamed(unaccented(capital + rest)) ? capital + rest : match,
    );
  return cells.map((cell) => {
    if (cell.text.search(apart) < 0) return cell;
    return { ...cell, text: joined(cell.text), runs: cell.runs.map((run) => ({ ...run, text: joined(run.text) })) };
  });
}

function unaccented(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** "SOUTHKOREA" with the spaces of "south korea". */
function cutLike(text: string, words: string): string {
  let end = 0;
  return words
    .split(" ")
    .map((word) => {
      end += word.length;
      return text.slice(end - word.length, end);
    })
    .join(" ");
}

/**
 * Splits off a known place, else the longest known word at either end, then continues with the rest. A rest of three or
 * more letters may be unknown if the whole is too long for one word.
 */
function withGaps(text: string, words: Set<string>): string {
  const small = text.toLowerCase();
  const isLong = text.length > 11;
  if (words.has(small)) return text;
  const place = placesByLetters.get(small);
  if (place) return cutLike(text, place);
  for (let length = text.length - 2; length >= 3; length--) {
    const rest = text.length - length;
    if (words.has(small.slice(0, length)) && ((isLong && rest >= 3) || words.has(small.slice(length))))
      return `${text.slice(0, length)} ${withGaps(text.slice(length), words)}`;
    if (words.has(small.slice(rest)) && ((isLong && rest >= 3) || words.has(small.slice(0, rest))))
      return `${withGaps(text.slice(0, rest), words)} ${text.slice(rest)}`;
  }
  return text;
}

import { corrected, firstFound, mayLack, tellingWords, words } from "../text/search.ts";
import { similarNames, similarTexts } from "../text/similar.ts";

/**
 * A section as the search sees it. `words` has every word once, in lower case, including those of
 * code and output.
 */
export type SheetSection = { sheet: string; id: string; title: string; group: string; lead: string; words: string };

/** What sheets call something that is also asked for by another name. */
const otherNames: [RegExp, string][] = [[/\bbig[- ]?o\b( notation)?/g, "complexity"]];

/**
 * Sections that contain every word of the query, if only as part of a longer word; stop words such
 * as "how" and "vs" may be missing. A match in the title ranks above one in the group's name, and
 * that above one in the text. A title that begins with the query comes first. When no section has
 * all words, a word that no section has is replaced by the one that was meant; otherwise longer
 * words may have one wrong letter. A question of three words or more also finds sections that lack
 * one of them and are named after the others: before those that have the words only in their text.
 */
export function findSections(sections: SheetSection[], query: string): SheetSection[] {
  const asked = otherNames.reduce((text, [other, ours]) => text.replace(other, ours), query.toLowerCase());
  const wanted = asked.split(/\s+/).filter(Boolean);
  const typed = tellingWords(words(asked)).join(" ");
  if (!typed) return withAll(sections, wanted);
  const named = () => sections.map(({ title, group, words: text }) => ` ${words(`${title} ${group}`)} ${text} `);
  const titles = () => sections.map(({ title }) => title);
  const texts = () => sections.map((section) => section.words);
  return firstFound(
    () => withAll(sections, wanted),
    () => withAll(sections, corrected(typed.split(" "), named())),
    () => similarNames(sections, titles(), typed),
    () => similarTexts(sections, texts(), typed),
    () => namedAfter(sections, wanted).map(({ section }) => section),
  );
}

type Ranked = { section: SheetSection; rank: number };

function withAll(sections: SheetSection[], wanted: string[]): SheetSection[] {
  const all = ranked(sections, wanted, 0);
  const isInText = all.length > 0 && all.every(({ rank }) => rank === 0);
  return [...(isInText ? namedAfter(sections, wanted) : []), ...all].map(({ section }) => section);
}

/** Sections that lack one of three words or more, with another in their title or their group's. */
function namedAfter(sections: SheetSection[], wanted: string[]): Ranked[] {
  const lack = mayLack(tellingWords(wanted.join(" ")).length);
  return lack > 0 ? ranked(sections, wanted, lack).filter(({ rank }) => rank > 0) : [];
}

function ranked(sections: SheetSection[], wanted: string[], lack: number): Ranked[] {
  if (wanted.length === 0) return [];
  const whole = wanted.join(" ");
  const telling = new Set(tellingWords(whole));
  return sections
    .map((section) => ({ section, rank: rankOf(section, wanted, telling, whole, lack) }))
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => b.rank - a.rank);
}

/**
 * -1 when more than `lack` telling words are nowhere in the section. A stop word counts only in the
 * title.
 */
function rankOf(
  { title, group, words }: SheetSection,
  wanted: string[],
  telling: Set<string>,
  whole: string,
  lack: number,
): number {
  const places = [title, group, words].map((text) => text.toLowerCase());
  const titleWords = (places[0] ?? "").split(/[\s,]+/);
  let rank = places[0]?.startsWith(whole) ? 4 * wanted.length : 0;
  let missing = 0;
  for (const word of wanted) {
    const place = places.findIndex((text) => text.includes(word));
    if (!telling.has(word)) rank += titleWords.includes(word) ? 4 : 0;
    else if (place < 0) missing++;
    else rank += [4, 1, 0][place] ?? 0;
    if (missing > lack) return -1;
  }
  return rank;
}

import { firstFound, similarNames, similarTexts, words } from "../text/search.ts";

/**
 * A section as the search sees it. `words` has every word once, in lower case, including those of
 * code and output.
 */
export type SheetSection = { sheet: string; id: string; title: string; group: string; lead: string; words: string };

/**
 * Sections that contain every word of the query, if only as part of a longer word. A match in the
 * title ranks above one in the group's name, and that above one in the text. A title that begins
 * with the query comes first. When no section has all words, longer words may have one wrong
 * letter.
 */
export function findSections(sections: SheetSection[], query: string): SheetSection[] {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  const typed = words(query);
  if (!typed) return withAll(sections, wanted);
  const titles = () => sections.map(({ title }) => title);
  const texts = () => sections.map((section) => section.words);
  return firstFound(
    () => withAll(sections, wanted),
    () => similarNames(sections, titles(), typed),
    () => similarTexts(sections, texts(), typed),
  );
}

function withAll(sections: SheetSection[], wanted: string[]): SheetSection[] {
  if (wanted.length === 0) return [];
  const start = wanted.join(" ");
  return sections
    .map((section) => ({ section, rank: rankOf(section, wanted, start) }))
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ section }) => section);
}

/** -1 when a word is nowhere in the section. */
function rankOf({ title, group, words }: SheetSection, wanted: string[], start: string): number {
  const places = [title, group, words].map((text) => text.toLowerCase());
  let rank = places[0]?.startsWith(start) ? 4 * wanted.length : 0;
  for (const word of wanted) {
    const place = places.findIndex((text) => text.includes(word));
    if (place < 0) return -1;
    rank += [4, 1, 0][place] ?? 0;
  }
  return rank;
}

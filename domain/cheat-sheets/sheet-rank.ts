import { oncePer } from "../once.ts";
import { mayLack, startOf, stemOf, tellingWords, words } from "../text/search.ts";
import { sheetName, sheetScreens, sheetTitle } from "./cheat-sheets.ts";

/**
 * A section as the search sees it. `words` has every word once, in lower case, including words of
 * code and output.
 */
export type SheetSection = { sheet: string; id: string; title: string; group: string; lead: string; words: string };

/** The words that name each sheet: "cpp" and "c++", "html" and "css". */
export const sheetWords = new Map(
  sheetScreens.map(({ name, title }) => {
    const sheet = sheetName(name);
    return [sheet, tellingWords(words(`${sheet} ${sheetTitle(title)}`))];
  }),
);

/** `rank` comes from the section's own names. `sheet` is the bonus for the sheet's name. */
export type Ranked = { section: SheetSection; rank: number; sheet: number };

/** The words wanted from a sheet's sections. `sheet` is the bonus for the name of their sheet. */
type Asked = { wanted: string[]; telling: Set<string>; whole: string; lack: number; sheet: number };

/** The words without the sheet's own name. If only the name was typed, every section has it. */
function askedOf(sheet: string, wanted: string[], lacking: number): Asked {
  const others = wanted.filter((word) => !sheetWords.get(sheet)?.includes(word));
  const asked = others.length > 0 ? others : wanted;
  const telling = tellingWords(asked.join(" "));
  return {
    wanted: asked,
    telling: new Set(telling),
    whole: asked.join(" "),
    lack: others.length > 0 ? Math.min(lacking, mayLack(telling.length)) : telling.length,
    sheet: others.length === wanted.length ? 0 : wanted.includes(sheet) ? 3 : 2,
  };
}

/** The sections that lack at most `lacking` words, best first. */
export function ranked(sections: SheetSection[], wanted: string[], lacking: number): Ranked[] {
  if (wanted.length === 0) return [];
  const sheets = [...new Set(sections.map(({ sheet }) => sheet))];
  const asked = new Map(sheets.map((sheet) => [sheet, askedOf(sheet, wanted, lacking)]));
  const places = placesOf(sections);
  return sections
    .map((section, at) => {
      const ask = asked.get(section.sheet);
      const place = places[at];
      return { section, rank: ask && place ? rankOf(place, ask) : -1, sheet: ask?.sheet ?? 0 };
    })
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => b.rank + b.sheet - a.rank - a.sheet);
}

/** The texts that are searched. Names are there as written and without signs. */
type Places = { title: string; group: string; text: string };

const nameOf = (name: string) => ` ${name.toLowerCase()} ${words(name)} `;

const placesOf = oncePer((sections: SheetSection[]) =>
  sections.map(({ title, group, words: text }): Places => {
    return { title: nameOf(title), group: nameOf(group), text: text.toLowerCase() };
  }),
);

/**
 * The rank of a section: -1 if it lacks more than `lack` telling words. A stop word counts only in
 * the title. Names may have another form of a word: INNER JOIN for joins. A name in code, two_sum
 * for "two sum", counts more than title words, less than a title that begins with them.
 */
function rankOf({ title, group, text }: Places, { wanted, telling, whole, lack }: Asked): number {
  let rank = title.startsWith(` ${whole}`) ? 4 * wanted.length : 0;
  if (wanted.length > 1 && text.includes(wanted.join("_"))) rank += 5 * wanted.length;
  let missing = 0;
  for (const word of wanted) {
    if (!telling.has(word)) {
      rank += title.includes(` ${word} `) ? 4 : 0;
      continue;
    }
    const inTitle = nameRank(title, word);
    const inGroup = nameRank(group, word);
    rank += inTitle + Math.min(inGroup, 1);
    if (inTitle + inGroup === 0 && !text.includes(word)) missing++;
    if (missing > lack) return -1;
  }
  return rank;
}

/** The start of a word counts most, then another form of the word, then a match inside it. */
function nameRank(name: string, word: string): number {
  if (name.includes(` ${word}`)) return 4;
  if (name.includes(startOf(stemOf(word)))) return 3;
  return name.includes(word) ? 2 : 0;
}

import { corrected, firstFound, tellingWords, words } from "../text/search.ts";
import { similarNames, similarTexts } from "../text/similar.ts";
import { withoutNouns } from "../text/text.ts";
import { type Ranked, ranked, type SheetSection, sheetWords } from "./sheet-rank.ts";

/** Other names that people search for, and the sheets' names for the same things. */
const otherNames: [RegExp, string][] = [
  [/\bbig[- ]?o\b( notation)?/g, "complexity"],
  [/(?<!\S)js(?!\S)/g, "javascript"],
  [/(?<=\w)\(\)?(?!\S)/g, ""], // a call: "enumerate(" is "enumerate"
];

/**
 * Sections that contain every word of the query, if only as part of a longer word; stop words such
 * as "how" and "vs" may be missing. A sheet's name counts as a word of all its sections, which come
 * first if the query has the name. A match in the title ranks above a match in the group's name,
 * and that above one in the text. A title that begins with the query comes first. If no section has
 * all words, a word that no section has is replaced by the word that was meant; otherwise longer
 * words may have one wrong letter. Three or more words also find sections that lack one word and
 * are named after the others. They rank above sections with the words only in their text.
 */
export function findSections(sections: SheetSection[], query: string): SheetSection[] {
  const asked = otherNames.reduce((text, [other, ours]) => text.replace(other, ours), query.toLowerCase());
  const wanted = withoutNouns(asked.trim(), "cheat ?sheet").split(/\s+/).filter(Boolean);
  const typed = tellingWords(words(wanted.join(" "))).join(" ");
  if (!typed) return withAll(sections, wanted);
  const named = () =>
    sections.map(({ sheet, title, group, words: text }) => {
      const names = [...(sheetWords.get(sheet) ?? []), words(`${title} ${group}`)];
      return ` ${names.join(" ")} ${text} `;
    });
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

function withAll(sections: SheetSection[], wanted: string[]): SheetSection[] {
  const all = ranked(sections, wanted, 0);
  const isInText = all.length > 0 && all.every(({ rank }) => rank === 0);
  return [...(isInText ? namedAfter(sections, wanted) : []), ...all].map(({ section }) => section);
}

/** Sections that lack one of three or more words, but have another in their title or group. */
function namedAfter(sections: SheetSection[], wanted: string[]): Ranked[] {
  return ranked(sections, wanted, 1).filter(({ rank }) => rank > 0);
}

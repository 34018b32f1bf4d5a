import { corrected, firstFound, tellingWords, words } from "../text/search.ts";
import { similarNames, similarTexts } from "../text/similar.ts";
import { withoutNouns } from "../text/text.ts";
import { type Ranked, ranked, type SheetSection, sheetWords } from "./sheet-rank.ts";

/** What sheets call something that is also asked for by another name. */
const otherNames: [RegExp, string][] = [
  [/\bbig[- ]?o\b( notation)?/g, "complexity"],
  [/(?<!\S)js(?!\S)/g, "javascript"],
  [/(?<=\w)\(\)?(?!\S)/g, ""], // a call: "enumerate(" is "enumerate"
];

/**
 * Sections that contain every word of the query, if only as part of a longer word; stop words such
 * as "how" and "vs" may be missing. The name of a sheet is in all its sections, and they come first
 * when it is asked for. A match in the title ranks above one in the group's name, and that above
 * one in the text. A title that begins with the query comes first. When no section has all words, a
 * word that no section has is replaced by the one that was meant; otherwise longer words may have
 * one wrong letter. A question of three words or more also finds sections that lack one of them and
 * are named after the others: before those that have the words only in their text.
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

/** Sections that lack one of three words or more, with another in their title or their group's. */
function namedAfter(sections: SheetSection[], wanted: string[]): Ranked[] {
  return ranked(sections, wanted, 1).filter(({ rank }) => rank > 0);
}

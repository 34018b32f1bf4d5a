import type { Own, ownWords } from "./own-words.ts";
import type { ResumeLine } from "./resume-lines.ts";
import { isNamed, plainOf, tokensOf } from "./words.ts";

/** Words that two texts share by chance. */
const common = new Set(
  "about able also always and care daily different each every excellent experience from full gain good great have high into knowledge level like long make many more most must need other over part people quality role similar skills some strong such team than that their them they this time use using very well what when where which will with within work working would year years your erfahrung kenntnisse gute guten sehr oder sowie einer eines".split(
    " ",
  ),
);
const separators = /[,;:|/()·•]|\s-\s/;

/**
 * Makes a function that finds words of a resume in a sentence of a posting that no rule can judge:
 * a skill that the resume lists, or two adjacent words.
 */
export function evidenceIn(resume: ResumeLine[], findWords: ReturnType<typeof ownWords>) {
  const items = resume
    .filter(({ kind, section }) => kind === "named" && (section === "Skills" || section === "Achievements"))
    .flatMap((line) => line.text.split(separators).map((item) => ({ line, text: item.trim() })))
    .filter(({ text }) => isTelling(text))
    .sort((a, b) => b.text.length - a.text.length);
  return (text: string): Own | undefined => {
    const plain = plainOf(text);
    return (
      items.find((item) => isNamed(plain, plainOf(item.text))) ??
      pairsOf(text)
        .flatMap((pair) => findWords(pair) ?? [])
        .at(0)
    );
  };
}

/** Whether words say something by themselves: two of them, or a long one. */
function isTelling(text: string): boolean {
  const words = tokensOf(text).filter(({ word }) => word.length > 2 && !common.has(word));
  return words.length > 1 || (words.length === 1 && (words[0]?.word.length ?? 0) > 5);
}

function pairsOf(text: string): string[] {
  const tokens = tokensOf(text);
  return tokens.slice(1).flatMap((token, at) => {
    const first = tokens[at];
    if (!first || [first, token].some(({ word }) => word.length < 4 || common.has(word))) return [];
    return /^[ -]$/.test(text.slice(first.end, token.start)) ? [text.slice(first.start, token.end)] : [];
  });
}

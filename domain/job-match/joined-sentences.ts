type Texts = readonly { text: string }[];

/** The signs between sentences keep most matches from going on in the next. */
const between = "\n\u0001\n";

export const joined = (sentences: Texts): string => sentences.map(({ text }) => text).join(between);

/**
 * The sentences in which a pattern with the flags g and m may occur, by their index. One search of
 * all that are joined is much faster than one of each. The caller looks into each for the match.
 */
export function sentencesWith(pattern: RegExp, sentences: Texts, whole: string): number[] {
  const found: number[] = [];
  let at = 0;
  let end = sentences[0]?.text.length ?? 0;
  pattern.lastIndex = 0;
  for (let match = pattern.exec(whole); match; match = pattern.exec(whole)) {
    while (match.index > end && at < sentences.length - 1) {
      at += 1;
      end += between.length + (sentences[at]?.text.length ?? 0);
    }
    found.push(at);
    pattern.lastIndex = end + 1;
  }
  return found;
}

/**
 * The sentences with a quick test's words and these joined, so that many patterns search less text.
 * Each has its place among all in `at`.
 */
export function among<One extends Texts[number]>(any: RegExp, sentences: readonly One[], whole: string) {
  const some = sentencesWith(any, sentences, whole).map((at) => ({ ...(sentences[at] as One), at }));
  return { some, part: joined(some) };
}

/** The first match in a text, for a pattern with the flag g. */
export function foundIn(pattern: RegExp, text: string): RegExpExecArray | null {
  pattern.lastIndex = 0;
  return pattern.exec(text);
}

type Texts = readonly { text: string }[];

/** Signs between sentences, which keep most matches from crossing into the next sentence. */
const between = "\n\u0001\n";

export const joined = (sentences: Texts): string => sentences.map(({ text }) => text).join(between);

/**
 * The indices of the sentences in which a pattern with the flags g and m may occur. One search of
 * the joined text is much faster than a search of each sentence. The caller finds the match.
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
 * The sentences that pass a quick test, and their joined text, so that many patterns search less
 * text. `at` is a sentence's index among all sentences.
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

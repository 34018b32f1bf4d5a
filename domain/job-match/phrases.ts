const letter = /[\p{L}\p{N}]/u;

/** Finds any of some phrases, in lower case, as whole words of a text in any case. */
export function phrases(list: readonly string[]) {
  /** Where the first of the phrases that occurs stands; -1 without one. */
  const indexIn = (text: string): number => {
    const lower = text.toLowerCase();
    for (const phrase of list) {
      let at = lower.indexOf(phrase);
      while (at >= 0 && !isWhole(lower, at, at + phrase.length)) at = lower.indexOf(phrase, at + 1);
      if (at >= 0) return at;
    }
    return -1;
  };
  return { indexIn, isIn: (text: string) => indexIn(text) >= 0 };
}

function isWhole(text: string, start: number, end: number): boolean {
  return !letter.test(text[start - 1] ?? " ") && !letter.test(text[end] ?? " ");
}

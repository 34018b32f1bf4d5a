export type Wanted = { word: string; stem: string };

/** The words of a row, with a space before each. Names and facts also end with a space. */
export type SearchedWords = { name: string; text: string; facts: string };

/**
 * How well a row matches the words. 0 if more than `mayLack` of them are missing. A name that is
 * the whole query comes first, then a name that contains it as words, then one that begins with it.
 */
export function score({ name, text, facts }: SearchedWords, wanted: Wanted[], whole: string, mayLack: number): number {
  let lacking = 0;
  let sum = name === `${whole} ` ? 200 : name.includes(`${whole} `) ? 100 : name.startsWith(whole) ? 50 : 0;
  for (const word of wanted) {
    const points = wordScore({ name, text, facts }, word);
    if (points === 0 && ++lacking > mayLack) return 0;
    sum += points;
  }
  return sum;
}

/**
 * The name counts more than the text, a word more than its stem, a word's start more than its
 * middle. A fact matches whole words only: "hosting" does not find everything that is "hosted".
 */
function wordScore({ name, text, facts }: SearchedWords, { word, stem }: Wanted): number {
  if (name.includes(` ${word}`)) return 10;
  if (name.includes(` ${stem}`)) return 8;
  if (name.includes(word)) return 6;
  if (text.includes(` ${word}`) || facts.includes(` ${word} `)) return 3;
  if (text.includes(` ${stem}`) || facts.includes(` ${stem} `)) return 2;
  return text.includes(word) ? 1 : 0;
}

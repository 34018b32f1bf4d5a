const letters = "a-z\\d\u00df-\u024f";
const word = new RegExp(`[${letters}]+`, "g");
const letter = new RegExp(`[${letters}]`);

/**
 * Makes a function that finds lower-case phrases of several kinds, as whole words, in a text of any
 * case. It returns the position of the first phrase of each kind that occurs.
 */
export function phrases<Kind extends string>(lists: Record<Kind, readonly string[]>) {
  const byFirstWord = new Map<string, { phrase: string; kind: Kind }[]>();
  for (const kind of Object.keys(lists) as Kind[])
    for (const phrase of lists[kind]) {
      const [first = phrase] = phrase.match(word) ?? [];
      const known = byFirstWord.get(first);
      if (known) known.push({ phrase, kind });
      else byFirstWord.set(first, [{ phrase, kind }]);
    }
  return (text: string): Partial<Record<Kind, number>> => {
    const found: Partial<Record<Kind, number>> = {};
    const lower = text.toLowerCase();
    let end = 0;
    for (const first of lower.match(word) ?? []) {
      const index = lower.indexOf(first, end);
      end = index + first.length;
      for (const { phrase, kind } of byFirstWord.get(first) ?? [])
        if (lower.startsWith(phrase, index) && !letter.test(lower[index + phrase.length] ?? " ")) found[kind] ??= index;
    }
    return found;
  };
}

import UFuzzy from "@leeoniya/ufuzzy";

/**
 * A matcher that allows one wrong, missing, extra or swapped letter per word of a minimum length.
 * The first letter must be right.
 */
const forgiving = (letters: number) =>
  new UFuzzy({
    intraMode: 1,
    intraRules: (word) => {
      const may = word.length >= letters ? 1 : 0;
      return { intraSlice: [1, Number.POSITIVE_INFINITY], intraIns: may, intraSub: may, intraTrn: may, intraDel: may };
    },
  });
const inNames = forgiving(4);
const inTexts = forgiving(6);

/** Up to this many words are matched in any order. Each further word multiplies the time. */
const maxPermuted = 3;

/**
 * Items whose name has all the typed words, best first. One letter may be wrong in words of four
 * letters or more.
 */
export function similarNames<Item>(items: Item[], names: string[], typed: string): Item[] {
  return similar(inNames, items, names, typed);
}

/**
 * Items whose text has all the typed words. Short words resemble too many others, so one letter may
 * be wrong only in words of six letters or more.
 */
export function similarTexts<Item>(items: Item[], texts: string[], typed: string): Item[] {
  return similar(inTexts, items, texts, typed);
}

function similar<Item>(engine: UFuzzy, items: Item[], texts: string[], typed: string): Item[] {
  const [found, info, order] = engine.search(texts, typed, maxPermuted);
  const indexes = order?.map((at) => info.idx[at] ?? 0) ?? found ?? [];
  return indexes.flatMap((index) => items[index] ?? []);
}

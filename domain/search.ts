import UFuzzy from "@leeoniya/ufuzzy";

/** Lower case without accents; words stand between single spaces. `+`, `#` and `.` are parts of names: C++, C#, Node.js. */
export function words(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}+#.]+/gu, " ")
    .trim();
}

/** The items with a score above 0, best first, in the order given among equals. */
export function bestFirst<Item>(items: Item[], score: (item: Item, index: number) => number): Item[] {
  const byScore = Map.groupBy(items, score);
  byScore.delete(0);
  return [...byScore].sort(([a], [b]) => b - a).flatMap(([, equals]) => equals);
}

/** One wrong, missing, additional or swapped letter in each word of four letters or more, but not its first. */
const forgiving = new UFuzzy({
  intraMode: 1,
  intraRules: (word) => {
    const may = word.length > 3 ? 1 : 0;
    return { intraSlice: [1, Number.POSITIVE_INFINITY], intraIns: may, intraSub: may, intraTrn: may, intraDel: may };
  },
});

/** Up to so many words are forgiven in any order: each more multiplies the time. */
const mostPermuted = 3;

/** Those items, best first, whose text has all the typed words when a letter may be wrong in each. */
export function similar<Item>(items: Item[], texts: string[], typed: string): Item[] {
  const [found, info, order] = forgiving.search(texts, typed, mostPermuted);
  const indexes = order?.map((at) => info.idx[at] ?? 0) ?? found ?? [];
  return indexes.flatMap((index) => items[index] ?? []);
}

import { mentionsIn } from "./mentions.ts";
import { strengthAt } from "./strength.ts";
import type { Mention } from "./vocabulary.ts";

export type Level = [value: string, words: string];

export const levels: [string, string, RegExp][] = [
  ["C2", "C2", /\bC2\b/],
  ["C1", "C1", /\bC1\b/],
  ["B2", "B2", /\bB2\b/],
  ["B1", "B1", /\bB1\b/],
  ["A2", "A2", /\bA2\b/],
  ["A1", "A1", /\bA1\b/],
  [
    "native",
    "native",
    /\bnative\b|mother tongue|muttersprach[a-zà-ž]*|langue maternelle|\bnativ[oa]\b|madrelingua|moedertaal/i,
  ],
  ["very good", "very good", /\bvery good\b|\bsehr gut|très bon|muy bue[no]|muito bo[am]|molto buon|zeer goede?/i],
  [
    "fluent",
    "fluent",
    /\bfluent\b|\bfluency\b|\bfließend[a-zà-ž]*|verhandlungssicher[a-zà-ž]*|\bcourant\b|\bcouramment\b|\bfluente\b|\bfluid[oa]\b|vloeiend|\bbiling[a-zà-ž]+|\bbiegł[a-zà-ž]+|\bexcellent\b/i,
  ],
  ["basic", "basic", /\bbasic\b|grundkenntnisse|notions|\bbásico|\bbase\b/i],
  [
    "good",
    "good",
    /\bgood\b|\bgute[nrs]?\b|\bbon(?:ne)?\b|\bbuen[oa]?\b|\bbuona\b|\bgoede\b|\bbo[am]\b|\bstrong\b|\bsicher[a-zà-ž]*|conversational|\bworking\b/i,
  ],
];
const part = /,|;|\band\b|\bund\b|\bet\b|\by\b|\be\b|\bowie\b|\bsowie\b|&|\ben\b/i;

/** The mentions of spoken languages in a text. */
export const spokenIn = (text: string): Mention[] =>
  mentionsIn(text).filter(({ skill }) => skill.kind === "human language");

const clausePattern = /[^,;()]+?(?:,|(?=[;()]|\s-\s|\b(?:and|but|und|aber)\b|$))/g;
const isPlus = (clause: string) => strengthAt("other", clause, clause.length) === "nice";
/** "A strong plus" names no level. */
const hasLevel = (clause: string) => levels.some(([name, , pattern]) => name !== "good" && pattern.test(clause));

/**
 * Replaces higher levels that are merely welcome beside a required level: "B2 (C1 desirable)" asks
 * for B2. Spaces take their place, so that positions stay.
 */
export function withoutHigherPlus(text: string): string {
  const spoken = spokenIn(text);
  const pluses = spoken.flatMap(({ start, end }, at) => {
    const spans = [...(at === 0 ? [[0, start]] : []), [end, spoken[at + 1]?.start]];
    const clauses = spans.flatMap(([from = 0, to]) =>
      [...text.slice(from, to).matchAll(clausePattern)].map((one) => ({ text: one[0], start: from + one.index })),
    );
    const leveled = clauses.filter(({ text }) => hasLevel(text));
    const welcome = leveled.filter(({ text }) => isPlus(text));
    return welcome.length < leveled.length ? welcome : [];
  });
  return pluses.reduce((all, { text: { length }, start }) => {
    return all.slice(0, start).padEnd(start + length) + all.slice(start + length);
  }, text);
}

const range = /\b([ABC][12])\s?(?:-|\/|to|or|bis|oder|à|ou)\s?([ABC][12])\b/;

/** "In Wort und Schrift" says nothing about the level, and is no list. */
const inSpeechAndWriting =
  /\bin wort und schrift\b|\b(?:written and (?:spoken|verbal|oral)|(?:spoken|verbal|oral) and written)\b|à l'écrit (?:et|comme) à l'oral|à l'oral (?:et|comme) à l'écrit|(?:hablado y escrito|oral y escrito)/i;

/** The level beside a language in its part of the sentence. A range counts as its lower level. */
export function levelBetween(text: string, from: number, start: number, end: number, to: number): Level | undefined {
  const head = text.slice(from, start).replace(inSpeechAndWriting, " ").split(part).at(-1) ?? "";
  const tail = text.slice(end, to).replace(inSpeechAndWriting, " ").split(part)[0] ?? "";
  for (const side of [tail, head, text.slice(start, end)]) {
    const [, ...both] = range.exec(side) ?? [];
    const lower = both.sort()[0];
    if (lower) return [lower, lower];
    for (const [value, words, pattern] of levels) if (pattern.test(side)) return [value, words];
  }
}

/** The range of each level on the scale from A1 (1) to C2 (6) and native (7). */
const ranges: Record<string, [number, number]> = {
  A1: [1, 1],
  A2: [2, 2],
  B1: [3, 3],
  B2: [4, 4],
  C1: [5, 5],
  C2: [6, 6],
  basic: [1, 2],
  good: [3, 4],
  "very good": [4, 5],
  fluent: [5, 6],
  native: [7, 7],
};

/** The level at which a line of a resume names a language. */
export function levelIn(line: string, skillId: string): string | undefined {
  const spoken = spokenIn(line);
  const at = spoken.findIndex(({ skill }) => skill.id === skillId);
  const one = spoken[at];
  return (
    one && levelBetween(line, spoken[at - 1]?.end ?? 0, one.start, one.end, spoken[at + 1]?.start ?? line.length)?.[0]
  );
}

/** Whether a level is surely below the wanted level. */
export const isBelow = (own: string, wanted: string): boolean =>
  (ranges[own]?.[1] ?? Number.POSITIVE_INFINITY) < (ranges[wanted]?.[0] ?? 0);

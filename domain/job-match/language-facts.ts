import type { Fact, Sentence } from "./facts.ts";
import { mentionsIn } from "./mentions.ts";
import { isNiceIn } from "./strength.ts";

const levels: [string, string, RegExp][] = [
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
const afterName =
  /^\s*(?:$|[,.;:()/&|-]|and\b|und\b|et\b|y\b|e\b|or\b|oder\b|is\b|are\b|language\b|skills\b|speak|required|at\b|level\b|nice[- ](?:to|2)\b|von vorteil\b|wünschenswert\b|auf\b|mindestens\b|niveau|nativ|[ABC][12]\b|an? (?:big |real |strong )?(?:plus|asset|advantage|bonus)\b|preferred\b|desir|helpful\b|welcome\b|would\b|with\b|(?:taal|język|sprache)\b)/i;

/** The languages that a sentence asks for, each with its level if there is one. */
export function languageFacts({ text, strength, block }: Sentence): Fact[] {
  if (!strength || block === "duties") return [];
  const spoken = spokenIn(text);
  const facts: Fact[] = [];
  for (const [at, { skill, start, end }] of spoken.entries()) {
    const from = at === 0 ? 0 : (spoken[at - 1]?.end ?? 0);
    const to = spoken[at + 1]?.start ?? text.length;
    const level =
      levelBetween(text, from, start, end, to) ??
      (at > 0 && !isNiceIn(aloneIn(text, start)) ? inherited(text, from, start, facts.at(-1)) : undefined);
    if (!level && (strength === "duty" || !afterName.test(text.slice(end)))) continue;
    const [value, words] = level ?? ["", ""];
    facts.push({
      kind: "language",
      value: `${skill.label} ${value}`.trim(),
      words: value ? `${skill.label}, ${words}` : skill.label,
      start,
      end,
    });
  }
  return facts;
}

const spokenIn = (text: string) => mentionsIn(text).filter(({ skill }) => skill.kind === "human language");

/** Words that join several languages: "English B2, French B1 are a plus". */
const ofAll = /\b(?:are|all|both|each|sont|sind|son|são|sono|zijn)\b/i;

/**
 * A sentence with only what it says about the language at a position, and what stands before the
 * first: "English fluent, French nice to have" asks for English. The rest becomes spaces, so that
 * positions stay. If the part has neither a level nor a word for its weight, nothing changes.
 */
export function aloneIn(text: string, start: number): string {
  const spoken = spokenIn(text);
  const ends = spoken.slice(1).flatMap((next, at) => {
    const from = spoken[at]?.end ?? 0;
    const comma = text.slice(from, next.start).search(/[,;]|\b(?:but|aber|mais|pero)\b/);
    return comma < 0 ? [] : [from + comma];
  });
  const from = ends.filter((end) => end <= start).at(-1) ?? 0;
  const to = ends.find((end) => end > start) ?? text.length;
  const own = text.slice(from, to);
  const says = levels.some(([, , pattern]) => pattern.test(own)) || /\b(?:required|must)\b/i.test(own);
  if (!(says || isNiceIn(own)) || ofAll.test(text.slice(spoken.at(-1)?.end))) return text;
  const head = text.slice(0, Math.min(spoken[0]?.start ?? 0, from));
  return `${head.padEnd(from)}${own}`.padEnd(text.length);
}

type Level = [value: string, words: string];

/** The level before or after a language, within its own part of the sentence. */
function levelBetween(text: string, from: number, start: number, end: number, to: number): Level | undefined {
  const head = text.slice(from, start).split(part).at(-1) ?? "";
  const tail = text.slice(end, to).split(part)[0] ?? "";
  for (const side of [tail, head, text.slice(start, end)])
    for (const [value, words, pattern] of levels) if (pattern.test(side)) return [value, words];
}

/** The level of the language before: "Fluent German and English" has one level for both. */
function inherited(text: string, from: number, start: number, last: Fact | undefined): Level | undefined {
  const level = levels.find(([name]) => last?.value.endsWith(` ${name}`));
  return level && /^\s*(?:,|and|und|et|y|e|&|or|oder)*\s*$/i.test(text.slice(from, start))
    ? [level[0], level[1]]
    : undefined;
}

/** What each level can mean on the scale from A1 (1) to C2 (6) and native (7). */
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

/** Whether a level is surely below the one that is asked for. */
export const isBelow = (own: string, wanted: string): boolean =>
  (ranges[own]?.[1] ?? Number.POSITIVE_INFINITY) < (ranges[wanted]?.[0] ?? 0);

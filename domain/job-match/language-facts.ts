import type { Fact, Sentence } from "./facts.ts";
import { mentionsIn } from "./mentions.ts";

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
  /^\s*(?:$|[,.;:()/&|-]|and\b|und\b|et\b|y\b|e\b|or\b|oder\b|is\b|are\b|language\b|skills\b|speak|required|at\b|level\b|auf\b|mindestens\b|niveau|nativ|[ABC][12]\b|an? (?:big |real |strong )?(?:plus|asset|advantage|bonus)\b|preferred\b|desir|helpful\b|welcome\b|would\b|with\b|(?:taal|język|sprache)\b)/i;

/** The languages that a sentence asks for, each with its level if there is one. */
export function languageFacts({ text, strength, block }: Sentence): Fact[] {
  if (!strength || block === "duties") return [];
  const spoken = mentionsIn(text).filter(({ skill }) => skill.kind === "human language");
  const facts: Fact[] = [];
  for (const [at, { skill, start, end }] of spoken.entries()) {
    const from = at === 0 ? 0 : (spoken[at - 1]?.end ?? 0);
    const to = spoken[at + 1]?.start ?? text.length;
    const level =
      levelBetween(text, from, start, end, to) ?? (at > 0 ? inherited(text, from, start, facts.at(-1)) : undefined);
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

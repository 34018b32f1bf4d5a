import { ageFacts, anyAge } from "./age-facts.ts";
import type { PostingLine } from "./blocks.ts";
import { withoutContradictions } from "./contradictions.ts";
import { anyDate, dateFacts } from "./date-facts.ts";
import { anyDegree, degreeFacts } from "./degree-facts.ts";
import { isDenied } from "./denials.ts";
import { dollarsIn, inDollars } from "./dollars.ts";
import { anyEligibility, eligibilityFacts } from "./eligibility-facts.ts";
import { type Fact, type KnockOut, type KnockOutKind, knockOutKinds, type Sentence } from "./facts.ts";
import { joined, sentencesWith } from "./joined-sentences.ts";
import { aloneIn, languageFacts } from "./language-facts.ts";
import { withoutHigherPlus } from "./language-levels.ts";
import { locationFacts } from "./location-facts.ts";
import { anyPay, payFacts } from "./pay-facts.ts";
import { anyPermit, permitFacts } from "./permit-facts.ts";
import { anyPhysical, physicalFacts } from "./physical-facts.ts";
import { anyPlace, placeFacts } from "./place-facts.ts";
import { anyRegistration, registrationFacts } from "./registration-facts.ts";
import { sentencesOf } from "./sentences.ts";
import { isLegal, strengthAt } from "./strength.ts";
import { termFacts } from "./term-facts.ts";
import { anyTravel, travelFacts } from "./travel-facts.ts";
import { anyYear, yearFacts } from "./year-facts.ts";

/**
 * Rules that look at one sentence. `any` is a quick test: a sentence without a match has no fact
 * for the rule. One search of all sentences is several times faster than a search of each.
 */
export const rules: { facts: (sentence: Sentence) => Fact[]; any?: RegExp }[] = [
  { facts: permitFacts, any: anyPermit },
  { facts: ageFacts, any: anyAge },
  { facts: locationFacts },
  { facts: placeFacts, any: anyPlace },
  { facts: yearFacts, any: anyYear },
  { facts: degreeFacts, any: anyDegree },
  { facts: eligibilityFacts, any: anyEligibility },
  { facts: languageFacts },
  { facts: registrationFacts, any: anyRegistration },
  { facts: physicalFacts, any: anyPhysical },
  { facts: travelFacts, any: anyTravel },
  { facts: payFacts, any: anyPay },
  { facts: dateFacts, any: anyDate },
];

/**
 * The knock-out criteria of a posting, in the order of `knockOutKinds`, each value once. Sentences
 * about the company or the law do not count. Only degrees, languages and registrations count if
 * they are merely welcome. Denied facts do not count. The company's name before a location is
 * removed.
 */
export function knockOutsOf(lines: PostingLine[], company: string): KnockOut[] {
  const sentences = lines.flatMap(askingIn);
  const whole = joined(sentences);
  const stated = termFacts(sentences, whole);
  for (const { facts, any } of rules)
    for (const at of any ? sentencesWith(any, sentences, whole) : sentences.keys())
      for (const fact of facts(sentences[at] as Asking)) stated.push({ ...fact, at });
  const dollars = dollarsIn(lines.map(({ text }) => text).join("\n"));
  const facts = stated
    .map((fact) => inDollars(fact, (sentences[fact.at] as Asking).text.slice(fact.start, fact.end), dollars))
    .map((fact) => ({ ...fact, ...withoutCompany(fact, company) }))
    .map((fact) => ({ ...fact, isWelcome: isWelcome(sentences[fact.at] as Asking, fact) }))
    .filter((fact) => fact.isWelcome || !isDenied((sentences[fact.at] as Asking).text, fact));
  const found = new Map<string, KnockOut>();
  facts.sort((a, b) => Number(a.isWelcome) - Number(b.isWelcome) || a.at - b.at);
  for (const { kind, value, words, start, end, at, isWelcome } of facts) {
    const { line, from } = sentences[at] as Asking;
    const key = `${kind} ${value}`;
    const place = { line, start: from + start, end: from + end };
    const known = found.get(key) ?? (isWelcome ? sameIn([...found.values()], kind, words) : undefined);
    if (known) known.places.push(place);
    else
      found.set(key, {
        kind,
        value,
        ...(isWelcome ? { words: `${words}, a plus`, isWelcome } : { words }),
        places: [place],
      });
  }
  const kinds = Object.keys(knockOutKinds);
  const all = withoutContradictions([...found.values()]);
  return all.sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
}

/** The fact that already covers a wanted one: "Spanish, fluent" covers "Spanish, a plus". */
function sameIn(all: KnockOut[], wanted: KnockOutKind, wantedWords: string): KnockOut | undefined {
  return all.find(({ kind, words }) => kind === wanted && words.split(",")[0] === wantedWords.split(",")[0]);
}

const canBeWelcome = new Set<KnockOutKind>(["degree", "language", "registration"]);

/** Whether a degree, a language or a registration is a plus, not a condition. */
function isWelcome({ text, block }: Sentence, { kind, value, start }: Fact): boolean {
  if (!canBeWelcome.has(kind) || value === "none") return false;
  const part = kind === "language" ? aloneIn(withoutHigherPlus(text), start) : text;
  return strengthAt(block, withoutDenial(part), start) === "nice";
}

/** "Lakeshore Credit Union, Milwaukee, WI" becomes "Milwaukee, WI". */
function withoutCompany(fact: Fact, company: string): Fact {
  const before = `${company}, `;
  if (fact.kind !== "location" || company === "" || !fact.value.startsWith(before)) return fact;
  const place = fact.value.slice(before.length);
  return { ...fact, value: place, words: place, start: fact.start + before.length };
}

/** A sentence, its line, and where in the line it begins. */
type Asking = Sentence & { line: number; from: number };

/** These words deny one thing only (see `isDenied`). The rest of the sentence is not optional. */
const notNeeded = /\bnot (?:required|needed|necessary)\b/gi;
const withoutDenial = (text: string) => text.replace(notNeeded, (match) => " ".repeat(match.length));

function askingIn({ text: whole, block }: PostingLine, line: number): Asking[] {
  if (block === "about") return [];
  return sentencesOf(whole).flatMap(({ text, start: from }) => {
    if (isLegal(text)) return [];
    const strength = strengthAt(block, withoutDenial(text), 0);
    return [{ text, block, strength, isShort: whole.length <= 100, line, from }];
  });
}

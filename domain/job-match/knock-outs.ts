import { ageFacts } from "./age-facts.ts";
import type { PostingLine } from "./blocks.ts";
import { dateFacts } from "./date-facts.ts";
import { degreeFacts } from "./degree-facts.ts";
import { isDenied } from "./denials.ts";
import { type Fact, type KnockOut, knockOutKinds, type Sentence } from "./facts.ts";
import { languageFacts } from "./language-facts.ts";
import { payFacts } from "./pay-facts.ts";
import { permitFacts } from "./permit-facts.ts";
import { placeFacts } from "./place-facts.ts";
import { sentencesOf } from "./sentences.ts";
import { isLegal, strengthAt } from "./strength.ts";
import { termRules } from "./term-facts.ts";
import { travelFacts } from "./travel-facts.ts";
import { yearFacts } from "./year-facts.ts";

const rules: ((sentence: Sentence) => Fact[])[] = [
  ...termRules,
  permitFacts,
  ageFacts,
  placeFacts,
  yearFacts,
  degreeFacts,
  languageFacts,
  travelFacts,
  payFacts,
  dateFacts,
];

/**
 * What a posting asks that has a plain answer, in the order of `knockOutKinds`, each value once.
 * Sentences about the company, about law and about what is only welcome do not count, nor does what
 * a sentence says is not needed. The company before a location is no part of it.
 */
export function knockOutsOf(lines: PostingLine[], company: string): KnockOut[] {
  const sentences = lines.flatMap(askingIn);
  // Rule by rule: a pattern that is run over all sentences at once is several times faster.
  const facts = rules.flatMap((rule) =>
    sentences.flatMap((sentence, at) =>
      rule(sentence)
        .filter((fact) => !isDenied(sentence.text, fact))
        .map((fact) => ({ ...withoutCompany(fact, company), at })),
    ),
  );
  const found = new Map<string, KnockOut>();
  for (const { kind, value, words, start, end, at } of facts.sort((a, b) => a.at - b.at)) {
    const { line, from } = sentences[at] as Asking;
    const key = `${kind} ${value}`;
    if (!found.has(key)) found.set(key, { kind, value, words, place: { line, start: from + start, end: from + end } });
  }
  const kinds = Object.keys(knockOutKinds);
  const all = withoutContradictions([...found.values()]);
  return all.sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
}

/** "Milwaukee, WI" of "Lakeshore Credit Union, Milwaukee, WI" */
function withoutCompany(fact: Fact, company: string): Fact {
  const before = `${company}, `;
  if (fact.kind !== "location" || company === "" || !fact.value.startsWith(before)) return fact;
  const place = fact.value.slice(before.length);
  return { ...fact, value: place, words: place, start: fact.start + before.length };
}

/** A sentence of a line, and where in the line it begins. */
type Asking = Sentence & { line: number; from: number };

/** Denies one thing only (see `isDenied`), so it does not make the whole sentence optional. */
const notNeeded = /\bnot (?:required|needed|necessary)\b/gi;

function askingIn({ text: whole, block }: PostingLine, line: number): Asking[] {
  if (block === "about") return [];
  return sentencesOf(whole).flatMap(({ text, start: from }) => {
    if (isLegal(text)) return [];
    const strength = strengthAt(block, text.replace(notNeeded, ""), 0);
    return [{ text, block, strength, isShort: whole.length <= 100, line, from }];
  });
}

/**
 * How exact a place of work is said: three days in the office say more than "hybrid" or "remote".
 */
const exactness = (value: string) => (/\d/.test(value) ? 3 : value === "hybrid" ? 2 : value === "on-site" ? 1 : 0);

/**
 * A posting has one way to work and asks for one education: the most exact, and the first. "Berlin"
 * says nothing new beside "Berlin, Germany", nor "a few years" beside a number.
 */
function withoutContradictions(all: KnockOut[]): KnockOut[] {
  const place = all.filter(({ kind }) => kind === "place").sort((a, b) => exactness(b.value) - exactness(a.value))[0];
  const degree = all.find(({ kind }) => kind === "degree");
  const isRepeat = ({ value }: KnockOut) =>
    all.some((other) => other.kind === "location" && other.value !== value && other.value.includes(value));
  return all.filter((one) => {
    if (one.kind === "location") return !isRepeat(one);
    if (one.kind === "years" && !/\d/.test(one.value))
      return !all.some(({ kind, value }) => kind === "years" && /\d/.test(value));
    return one.kind === "place" ? one === place : one.kind !== "degree" || one === degree;
  });
}

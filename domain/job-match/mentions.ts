import { memoized } from "../resume/memoize.ts";
import { type Found, isInContext, isOnlyNames, isPartOfName, isProperName } from "./mention-context.ts";
import { standardAt } from "./standards.ts";
import { type Mention, type Name, names } from "./vocabulary.ts";
import { wholeNames } from "./whole-names.ts";
import { singular, type Token, tokensOf } from "./words.ts";
import { isAcronym, isOtherName, isWrittenAsName } from "./written-names.ts";

/**
 * The skills and standards that a line names, in their order. The longest name wins. The characters
 * + and # and the dot of .NET are part of a word. An everyday word counts as a skill if it is
 * written as a name and is alone, in a list beside another skill, or next to a word such as
 * "programming".
 */
export const mentionsIn = (text: string): Mention[] => namesIn(text).certain;

/** Likely skills: everyday words written as names, with nothing nearby to confirm them. */
export const likelyIn = (text: string): Mention[] => namesIn(text).likely;

const namesIn = memoized((text: string): { certain: Mention[]; likely: Mention[] } => {
  const found = foundIn(text);
  const isList = found.length > 1 && isOnlyNames(text, found);
  const certain: Mention[] = [];
  const likely: Mention[] = [];
  for (const [at, { isDoubtful, ...mention }] of found.entries())
    if (!isDoubtful || ((isList || isInContext(text, found, at)) && !isPartOfName(text, found, at)))
      certain.push(mention);
    else if (isProperName(text, mention)) likely.push(mention);
  const whole = wholeNames(text, certain);
  return {
    certain: whole,
    likely: likely.filter(({ start }) => !whole.some((one) => one.start <= start && start < one.end)),
  };
});

/** Finds certain and doubtful names of skills in a text. `isAnyCase` ignores their case. */
export function foundIn(text: string, isAnyCase = false): Found {
  const tokens = tokensOf(text);
  const found: Found = [];
  const hasNumber = /\d/.test(text);
  for (let at = 0; at < tokens.length; ) {
    const { word, start } = tokens[at] as Token;
    const name = nameAt(text, tokens, at);
    const end = name ? (tokens[at + name.words.length - 1] as Token).end : start;
    const standard = hasNumber ? standardAt(text, word, start) : undefined;
    if (standard && standard.end > end) {
      found.push({ ...standard, isDoubtful: false });
      while ((tokens[at]?.start ?? text.length) < standard.end) at += 1;
      continue;
    }
    if (!name) {
      at += 1;
      continue;
    }
    const written = text.slice(start, end);
    if (
      (!name.isAmbiguous || isAnyCase || isWrittenAsName(name, written)) &&
      !isOtherName(name, written, text.slice(end))
    )
      found.push({ skill: name.skill, text: written, start, end, isDoubtful: name.isAmbiguous && !isAcronym(written) });
    at += name.words.length;
  }
  return found;
}

/** "Altenpflegerin" and "Altenpflegerinnen" become "Altenpfleger". */
const ofMen = (word: string) =>
  word.endsWith("n") && /.{4}er(?:in|innen)$/.test(word) ? word.replace(/in(?:nen)?$/, "") : singular(word);

/** The longest name that begins at a token. */
function nameAt(text: string, tokens: readonly Token[], at: number): Name | undefined {
  const { word } = tokens[at] as Token;
  const one = ofMen(word);
  const best = longestName(word, text, tokens, at);
  const other = one === word ? undefined : longestName(one, text, tokens, at);
  return (other?.words.length ?? 0) > (best?.words.length ?? 0) ? other : best;
}

function longestName(first: string, text: string, tokens: readonly Token[], at: number): Name | undefined {
  const known = names.get(first);
  return known && longestOf(known, text, tokens, at);
}

function longestOf(known: Name[], text: string, tokens: readonly Token[], at: number): Name | undefined {
  const next = tokens[at + 1]?.word ?? "";
  // A quick test: most names begin with the same word as others and continue differently.
  const mayFit = ({ words: [, second] }: Name) => second === undefined || next.startsWith(second);
  return known.find(
    (name) =>
      mayFit(name) &&
      name.words.every((wanted, step) => fits(text, tokens, at + step, step, wanted, name.words.length)),
  );
}

function fits(
  text: string,
  tokens: readonly Token[],
  at: number,
  step: number,
  wanted: string,
  length: number,
): boolean {
  const token = tokens[at];
  if (!token) return false;
  const { word, start } = token;
  if (word !== wanted && (step < length - 1 || !isInflected(word, wanted))) return false;
  return step === 0 || /^[\s'-]*$/.test(text.slice((tokens[at - 1] as Token).end, start));
}

const ofCase = /^(?:e|n|en|es)$/;
const ofWomen = /^(?:e|n|en|es|in|innen)$/;

/** Whether a word is the wanted word with an English or German ending: "Altenpflegerin". */
function isInflected(word: string, wanted: string): boolean {
  if (wanted.length <= 2 || !word.startsWith(wanted)) return false;
  const ending = word.slice(wanted.length);
  return ending === "s" || (wanted.length > 5 && (wanted.endsWith("er") ? ofWomen : ofCase).test(ending));
}

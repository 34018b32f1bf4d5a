import { memoized } from "../resume/memoize.ts";
import { levelAt } from "./certificate-levels.ts";
import { withBrackets } from "./letters.ts";
import { type Found, isInContext, isOnlyNames, isProperName } from "./mention-context.ts";
import { standardAt } from "./standards.ts";
import { type Mention, type Name, names } from "./vocabulary.ts";
import { singular, type Token, tokensOf } from "./words.ts";

/**
 * The skills and standards that a line names, in their order. The longest name wins. The characters
 * + and # and the dot of .NET are part of a word. An everyday word counts as a skill if it is
 * written as a name and is alone, in a list beside another skill, or next to a word such as
 * "programming".
 */
export const mentionsIn = (text: string): Mention[] => namesIn(text).sure;

/** Likely skills: everyday words written as names, with nothing nearby to confirm them. */
export const maybeIn = (text: string): Mention[] => namesIn(text).maybe;

const namesIn = memoized((text: string): { sure: Mention[]; maybe: Mention[] } => {
  const found = foundIn(text);
  const isList = found.length > 1 && isOnlyNames(text, found);
  const sure: Mention[] = [];
  const maybe: Mention[] = [];
  for (const [at, { isDoubtful, ...mention }] of found.entries())
    if (!isDoubtful || isList || isInContext(text, found, at)) sure.push(mention);
    else if (isProperName(text, mention)) maybe.push(mention);
  const whole = wholeNames(text, sure);
  return {
    sure: whole,
    maybe: maybe.filter(({ start }) => !whole.some((one) => one.start <= start && start < one.end)),
  };
});

/**
 * Mentions with what belongs to them: the level of a certificate, and the letters or the name in
 * brackets, so that "Advanced Life Support (ALS)" is one.
 */
function wholeNames(text: string, mentions: Mention[]): Mention[] {
  const whole: Mention[] = [];
  for (const mention of mentions) {
    const last = whole.at(-1);
    if (last && mention.start < last.end) {
      last.also = [...(last.also ?? []), mention.text];
      continue;
    }
    const named = certificateAt(text, mention);
    const { level, ...leveled } = levelAt(text, named.skill, named, isName) ?? named;
    const { start, end } = withBrackets(text, leveled) ?? leveled;
    whole.push({ ...named, start, end, ...(level && { level }) });
  }
  return whole;
}

/** "AWS Certified" with the name of a certificate that the vocabulary lacks. */
function certificateAt(text: string, mention: Mention): Mention {
  const { skill, start, end } = mention;
  const tail = text.slice(end);
  const [rest = ""] = /certified$/i.test(mention.text)
    ? (/^:? \p{Lu}[\p{L}+#]*(?: \p{Lu}[\p{L}+#]*){0,4}/u.exec(tail) ?? [])
    : [];
  if (skill.kind !== "certificate" || rest === "") return mention;
  const said =
    text.slice(start, end) + rest.replace(/ (?:Associate|Professional|Expert|Specialty|Practitioner|Foundation)$/, "");
  const id = said.toLowerCase().replace(/[^a-z\d]+/g, "-");
  const implies = [skill.id, ...(skill.implies ?? [])];
  return { skill: { id, label: said, kind: "certificate", implies }, text: said, start, end: start + said.length };
}

const isName = (name: string) => {
  const words = tokensOf(name).map(({ word }) => word);
  return (names.get(words[0] ?? "") ?? []).some((known) => known.words.join(" ") === words.join(" "));
};

/** The names of skills in a text, sure and doubtful: as they are written, or in any case. */
export function foundIn(text: string, isAnyCase = false): Found {
  const tokens = tokensOf(text);
  const found: Found = [];
  for (let at = 0; at < tokens.length; ) {
    const { word, start } = tokens[at] as Token;
    const name = nameAt(text, tokens, at);
    const end = name ? (tokens[at + name.words.length - 1] as Token).end : start;
    const standard = standardAt(text, word, start);
    if (standard && standard.end > end) {
      found.push({ ...standard, isDoubtful: false });
      while ((tokens[at]?.start ?? text.length) < standard.end) at += 1;
      continue;
    }
    if (!name) {
      at += 1;
      continue;
    }
    const said = text.slice(start, end);
    if ((!name.isAmbiguous || isAnyCase || isWrittenAsName(name, said)) && !isOtherName(name, said, text.slice(end)))
      found.push({ skill: name.skill, text: said, start, end, isDoubtful: name.isAmbiguous && !isAcronym(said) });
    at += name.words.length;
  }
  return found;
}

/** The longest name that begins at a token. */
function nameAt(text: string, tokens: Token[], at: number): Name | undefined {
  const { word } = tokens[at] as Token;
  const one = singular(word);
  const best = longestFrom(word, text, tokens, at);
  const other = one === word ? undefined : longestFrom(one, text, tokens, at);
  return (other?.words.length ?? 0) > (best?.words.length ?? 0) ? other : best;
}

function longestFrom(first: string, text: string, tokens: Token[], at: number): Name | undefined {
  const known = names.get(first);
  if (!known) return;
  const fitsAt = (wanted: string, step: number, words: string[]) =>
    fits(text, tokens, at + step, step, wanted, words.length);
  return known.find(({ words }) => words.every(fitsAt));
}

function fits(text: string, tokens: Token[], at: number, step: number, wanted: string, length: number): boolean {
  const token = tokens[at];
  if (!token) return false;
  const { word, start } = token;
  if (word !== wanted && (step < length - 1 || !isInflected(word, wanted))) return false;
  return step === 0 || /^[\s'-]*$/.test(text.slice((tokens[at - 1] as Token).end, start));
}

/** Whether a word is the wanted one with an English or German ending. */
function isInflected(word: string, wanted: string): boolean {
  if (wanted.length <= 2 || !word.startsWith(wanted)) return false;
  const ending = word.slice(wanted.length);
  return ending === "s" || (wanted.length > 5 && /^(?:e|n|en|es)$/.test(ending));
}

const isAcronym = (text: string) => /^\p{Lu}[\p{Lu}&/]+$/u.test(text);

/** What follows the name of Ireland's health service: "HSE West", "HSE Community Healthcare". */
const serviceArea =
  /^ (?:North|South|East|West|Mid|Midlands|Dublin|National|Community|Hospital|Ireland)\b|^, Ireland\b/;

/**
 * Whether a name is that of something else: the town of Leeds is not the plural of LEED, the health
 * service of Ireland is not HSE, and Canadian dollars are not CAD.
 */
const isOtherName = ({ text }: Name, said: string, tail: string) =>
  (isAcronym(text) && said.length > text.length && /^\p{Lu}\p{Ll}+$/u.test(said)) ||
  (said === "HSE" && serviceArea.test(tail)) ||
  (said === "CAD" && /^ ?\$?\d/.test(tail));

/** Names of products keep their case, and so do acronyms; names of fields do not. */
function isWrittenAsName({ skill, text }: Name, said: string): boolean {
  if (!isAcronym(text) && !/^\p{Lu}{2,}\p{Ll}$/u.test(text) && !["language", "framework", "tool"].includes(skill.kind))
    return true;
  return said === text || (said === said.toUpperCase() && said.length > 2);
}

import { type Fact, factAt, type Sentence } from "./facts.ts";
import type { Span } from "./sentences.ts";

const years = "(?:years?|yrs?|jahren?|ans|años|anos|anni|jaar|lat)";
/** Words that can only mean an age: "18 years or older", "aged 21 or over". */
const age = new RegExp(
  [
    `(?<![\\d.,-])(\\d{2})\\s*\\+?\\s*(?:${years}\\s+)?(?:of age|(?:or|and|&) older|old\\b)`,
    `(?<![\\d.,-])(\\d{2})\\s+years\\s+(?:or|and|&)\\s+(?:over|above|up)\\b(?!\\s+(?:of|in)\\b)`,
    `\\baged?\\s*:?\\s+(?:at least\\s+|over\\s+)?(\\d{2})(?:\\s*\\+|\\s+(?:or|and)\\s+(?:over|above|up)\\b)`,
    `\\b(?:minimum age|mindestalter|edad mínima|idade mínima|âge minimum|età minima)\\b[^\\d.;]{0,16}(\\d{2})`,
    `\\b(?:be|you are|you're)\\s+(?:at least\\s+|over\\s+)?(\\d{2})\\b(?:\\s*\\+|\\s+(?:or|and)\\s+(?:over|above|up)\\b)?(?=\\s*(?:$|[,.;)]|and\\b|to (?:apply|work|drive|serve|sell)\\b))`,
    `(?:mindestens|über|ab|mayor(?:es)? de|maior(?:es)? de|minimum|almeno|minstens)\\s+(\\d{2})\\s+(?:${years}\\s+(?:alt|oud|révolus|de edad|de idade|di età)|anos completos)`,
  ].join("|"),
  "i",
);
/** Words that limit an age from above: "maximum age 30", "not older than 35", "aged 18 to 35". */
const upper = new RegExp(
  [
    `\\b(?:(?:max(?:imum|\\.)?|upper) age|age limit|höchstalter|edad máxima|idade máxima|âge maximum|età massima)\\b[^\\d.;]{0,24}(\\d{2})`,
    `\\b(?:not (?:older|over|above|more) (?:than )?|no older than |under |below |up to |less than |max(?:imum|\\.)? )(\\d{2}) ${years} (?:of age|old)\\b`,
    `\\b(?:not older than |no older than |must not be (?:over|above) |höchstens )(\\d{2})\\b(?! ?${years} (?:of|in)\\b)`,
    `\\bage(?:d|s)?(?: group| range)?(?:\\s?:| should be| must be)?(?: between| from)? (\\d{2}\\s?(?:-|to|and)\\s?\\d{2})`,
    `(?<![\\d.,-])(\\d{2}\\s?(?:-|to|and)\\s?\\d{2}) ${years} (?:of age|old)\\b`,
  ].join("|"),
  "i",
);
/** The age of other people, not of the applicant: "adults aged 18 and over". */
const others =
  /\b(?:people|persons?|adults?|child(?:ren)?|kids|young\w*|clients?|patients?|customers?|students?|pupils?|residents?|users?|learners?|guests?)(?:\s+\w+){0,2},?\s*\(?$/i;
/** Ages that laws name. "18+ years" alone is an age, but "18+ years of Java" is experience. */
const legalAge = new RegExp(
  `(?<![\\d.,-])(?:(?:at least|minimum|min\\.?|over|be)\\s+(16|18|21)\\s*\\+?|(16|18|21)\\s*\\+)\\s*${years}(?=\\s*(?:$|[.,;)(|/]|and\\b|with an?\\b))`,
  "i",
);

const isOfWork = /experien|erfahrung|expérience|esperienza|\b(?:we|our|us|company|business)\b/i;

const anyLowest = /1[4-9]|2[0-5]/;
const anyHighest = /age|alter|edad|old|idade|età|not be (?:over|above)/i;
/** A quick test, see `rules`. */
export const anyAge = new RegExp(`${anyLowest.source}|${anyHighest.source}`, "gim");

/** The age that a sentence asks for, and its position. */
export function ageIn({ text }: Pick<Sentence, "text">): (Span & { age: number }) | undefined {
  if (!anyLowest.test(text)) return;
  const found = age.exec(text) ?? (isOfWork.test(text) ? null : legalAge.exec(text));
  const years = Number(found?.slice(1).find(Boolean));
  if (!found || years < 14 || years > 25 || others.test(text.slice(0, found.index))) return;
  return { age: years, start: found.index, end: found.index + found[0].length };
}

/** The highest age that may apply, with the lowest age if the posting names both. */
function upperAgeFacts({ text, strength, block }: Sentence): Fact[] {
  if (!strength || block === "duties" || block === "offer" || !anyHighest.test(text)) return [];
  const found = upper.exec(text);
  const ages = (found?.slice(1).find(Boolean)?.match(/\d+/g) ?? []).map(Number);
  const most = ages.at(-1) ?? 0;
  if (!found || most < 20 || most > 75 || (ages[0] ?? 0) < 14 || others.test(text.slice(0, found.index))) return [];
  const words = ages.length > 1 ? `${ages.join(" to ")} years old` : `At most ${most} years old`;
  return factAt("age", words.toLowerCase(), words, found);
}

/** The lowest and the highest age that a sentence names. Years of experience are not an age. */
export function ageFacts(sentence: Sentence): Fact[] {
  const upper = upperAgeFacts(sentence);
  const found = ageIn(sentence);
  if (upper.length > 0 || !found) return upper;
  return [
    { kind: "age", value: String(found.age), words: `${found.age} or older`, start: found.start, end: found.end },
  ];
}

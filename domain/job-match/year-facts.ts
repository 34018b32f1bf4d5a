import { ageIn } from "./age-facts.ts";
import { type Fact, factAt, type Sentence } from "./facts.ts";
import { strengthAt } from "./strength.ts";
import { areOfWork, areOther } from "./work-years.ts";

const numbers =
  "one|two|three|four|five|six|seven|eight|nine|ten|ein|eine|einem|zwei|drei|vier|fünf|sechs|sieben|acht|zehn|un|une|deux|trois|quatre|cinq|uno|dos|tres|cuatro|cinco|um|dois|três|due|tre|quattro|cinque|twee|drie|vijf".split(
    "|",
  );
const numberValues = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 10, 1, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 2, 3, 4, 5,
  2, 3, 5,
];
const years = new RegExp(
  `(?<![a-zà-ž\\d.,])(\\d{1,2}|${numbers.join("|")})\\s*(?:\\(\\d{1,2}\\)\\s*)?(?:\\+|plus|or more|oder mehr)?\\s*(?:(?:-|to|bis|à|a|tot|do)\\s*(\\d{1,2})\\s*\\+?\\s*)?(?:full\\s+)?(?:years?'?|yrs?|jahr(?:en?)?|ans|années|años?|anos?|anni|jaar|lata?|rok|år)(?![a-zà-ž\\d])`,
  "gi",
);
const unit = /ye?a?r|jahr|jaar|jare|an[nos]|añ|lat|rok|år/i;
/** A quick test, see `rules`. */
export const anyYear = new RegExp(`${unit.source}|\\d months?`, "gim");
const experience =
  /experien|\bexp\b|erfahrung|expérience|experiência|esperienza|ervaring|doświadcz|erfarenhet|working (?:as|in|with)|similar role|in an? .{0,30}role|praxis/i;
/** Words for past work, which also mean experience. */
const pastWork = /\b(?:spent|worked|behind you|under your belt)\b/i;
const ofReader = /\b(?:you|you've|who|candidates?)\b/i;
/** Years without a number. */
const some =
  /\b(?:a few|a couple of|a good few|several|some|many|einige|mehrere|quelques|plusieurs|algunos|varios|alguns|vários|alcuni|enkele) (?:years|jahre|années|años|anos|anni|jaren)\b(?! (?:ago|later|old))/i;
/** Words that show that a company means its own years. */
const ours = /\b(?:we|our|us|company|founded|wir|unser[a-z]*|nous|notre)\b/i;
const noExperience = /\b(?:old|ago|age|since|alt|warranty|contract|study|studies|guarantee|bond)\b/i;

/**
 * The fewest years of experience that a sentence requires, or its words for some years. An age does
 * not count.
 */
export function yearFacts(sentence: Sentence): Fact[] {
  const { text, block } = sentence;
  const [months] = sentence.strength === "must" ? (monthsOfWork.exec(text) ?? []) : [];
  if (months) return factAt("years", months, `At least ${months}`, /\d+ months?/i.exec(text));
  if (block === "duties" || !unit.test(text)) return [];
  const strength = strengthBeforePlus(sentence);
  if (strength === "nice" || !strength) return [];
  const found = [...text.matchAll(years)];
  const vague = found.length === 0 ? some.exec(text) : null;
  if (found.length === 0 && !vague) return [];
  const isOurs = ours.test(text) && !ofReader.test(text);
  const isOfExperience = experience.test(text) || (pastWork.test(text) && !isOurs);
  if (vague) return isOfExperience && !isOurs ? vagueFact(vague) : [];
  const age = ageIn(sentence);
  return found.flatMap(({ 0: match, 1: number = "", 2: most, index }) => {
    const end = index + match.length;
    if (age && index < age.end && end > age.start) return [];
    if (noExperience.test(text.slice(index, end + 12))) return [];
    if (areOther(text, { start: index, end })) return [];
    if (!isOfExperience && ((block !== "must" && ours.test(text)) || !areOfWork(text, { start: index, end }, block)))
      return [];
    const count = /^\d/.test(number) ? Number(number) : (numberValues[numbers.indexOf(number.toLowerCase())] ?? 0);
    if ((count < 1 && !most) || count > 25) return [];
    return [{ kind: "years" as const, value: String(count), words: inWords(count, most), start: index, end }];
  });
}

const counted = (count: number) => (count === 1 ? "1 year" : `${count} years`);
/** "At least 3 years", or "0 to 1 year", which also admits beginners. */
const inWords = (count: number, most = "") =>
  count === 0 ? `0 to ${counted(Number(most))}` : `At least ${counted(count)}`;

/** "4+ years of experience, public accounting preferred" asks for the years. */
function strengthBeforePlus({ text, block, strength }: Sentence): Sentence["strength"] {
  const [years = ""] = text.split(/, (?=[^,]*\b(?:preferred|desirable|a plus|ideally|preferably)\b[^,]*$)/);
  return strength === "nice" && block !== "nice" && years !== text ? strengthAt(block, years, 0) : strength;
}

const monthsOfWork = /(?<![\d-])\d{1,2} months?(?='?(?: of)?(?: [a-z-]+){0,3} experience)/i;

function vagueFact(found: RegExpExecArray): Fact[] {
  const words = found[0].toLowerCase();
  return factAt("years", words, `${words[0]?.toUpperCase()}${words.slice(1)}`, found);
}

import type { Fact, Sentence } from "./facts.ts";
import { mentionsIn } from "./mentions.ts";

const numbers =
  "one|two|three|four|five|six|seven|eight|nine|ten|ein|eine|einem|zwei|drei|vier|fünf|sechs|sieben|acht|zehn|un|une|deux|trois|quatre|cinq|uno|dos|tres|cuatro|cinco|um|dois|três|due|tre|quattro|cinque|twee|drie|vijf".split(
    "|",
  );
const numberValues = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 10, 1, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 2, 3, 4, 5,
  2, 3, 5,
];
const years = new RegExp(
  `(?<![a-zà-ž\\d.,])(\\d{1,2}|${numbers.join("|")})\\s*(?:\\(\\d{1,2}\\)\\s*)?(?:\\+|plus|or more|oder mehr)?\\s*(?:(?:-|to|bis|à|a|tot|do)\\s*\\d{1,2}\\s*\\+?\\s*)?(?:full\\s+)?(?:years?'?|yrs?|jahren?|ans|années|años?|anos?|anni|jaar|lata?|rok|år)(?![a-zà-ž\\d])`,
  "gi",
);
const experience =
  /experien|erfahrung|expérience|experiência|esperienza|ervaring|doświadcz|erfarenhet|working (?:as|in|with)|similar role|in a .{0,30}role|praxis/i;
/** Whose years they are when a company speaks of itself. */
const ours = /\b(?:we|our|us|company|founded|wir|unser[a-z]*|nous|notre)\b/i;
const noExperience = /\b(?:old|ago|age|since|alt|warranty|contract|study|studies|guarantee)\b/i;

/** The least years of experience that a required sentence names. */
export function yearFacts({ text, block, strength }: Sentence): Fact[] {
  if (strength === "nice" || !strength || block === "duties") return [];
  const isAsked = block === "must" || experience.test(text);
  return [...text.matchAll(years)].flatMap(({ 0: said, 1: number = "", index }) => {
    const end = index + said.length;
    if (noExperience.test(text.slice(index, end + 12))) return [];
    if (!isAsked && (ours.test(text) || !isOfWork(text, end, block === "prose"))) return [];
    const count = /^\d/.test(number) ? Number(number) : (numberValues[numbers.indexOf(number.toLowerCase())] ?? 0);
    if (count < 1 || count > 25) return [];
    const words = count === 1 ? "At least 1 year" : `At least ${count} years`;
    return [{ kind: "years" as const, value: String(count), words, start: index, end }];
  });
}

/** "2+ years of software testing": what follows is a skill, or any work where all is prose. */
function isOfWork(text: string, at: number, isProse: boolean): boolean {
  const [gap] = /^\s*(?:of|in|as|with)\s+/i.exec(text.slice(at)) ?? [];
  return gap !== undefined && (isProse || mentionsIn(text).some(({ start }) => start === at + gap.length));
}

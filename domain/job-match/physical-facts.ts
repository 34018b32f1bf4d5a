import { type Fact, factAt, type Sentence } from "./facts.ts";

const weight =
  /\b(?:lift|carry|push|pull|move|heben|tragen|soulever|porter|levantar|cargar|sollevare|tillen)[a-zà-ž]*\b[^.;]{0,60}?(?<![\d.,])(\d{1,3})\s*\+?[\s-]*(pounds?|lbs?\b|kg\b|kilos?\b|kilograms?)/i;
const byName =
  /\b(?:heavy lifting|lift(?:ing)? heavy|physical labor|manual labor|physically demanding)\b|schweres heben|port de charges(?: lourdes)?|(?:levantar|manipulación de) cargas/i;
const standing =
  /\b(?:stand(?:ing)?|be on your feet|on your feet) (?:for )?(?:(?:long|extended|prolonged) (?:periods?|hours?|shifts?|time)|(?:up to )?\d{1,2} hours)/i;

/** A quick test, see `rules`. */
export const anyPhysical = new RegExp(`${byName.source}|pound|lbs?\\b|kg\\b|kilo|stand|feet`, "gim");

/** The weight that one must lift, or other physical demands. They are conditions, not skills. */
export function physicalFacts({ text, strength, block }: Sentence): Fact[] {
  if (!strength || strength === "nice" || block === "offer") return [];
  const lift = weight.exec(text);
  const [, amount, unit = ""] = lift ?? [];
  const value = `lift ${amount} ${/^k/i.test(unit) ? "kg" : "pounds"}`;
  return [
    ...(lift
      ? factAt("physical", value, value.replace("l", "L"), lift)
      : factAt("physical", "heavy work", "Heavy lifting or physical work", byName.exec(text))),
    ...factAt("physical", "standing", "Standing for long", standing.exec(text)),
  ];
}

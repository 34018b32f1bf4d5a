import { type Fact, factAt, type Sentence } from "./facts.ts";

const travel = /travel|reise|déplacement|viaj|viagen|reizen|trasfert|podróż/i;
const share = /(?:up to |bis zu |jusqu'à |hasta |até )?(\d{1,3})\s?%/i;
const willing =
  /willing(?:ness)? to travel|ability to travel|travel\b(?:(?! not\b)[^.;]){0,60}? (?:is |are |will be |may be )?(?:required|essential|necessary)\b|reisebereitschaft|disponibilidad para viajar|disponibilité pour (?:des )?déplacements|disponibilidade para viag[a-zà-ž]*/i;

/** The share of time spent on travel, or that one must be willing to travel. */
export function travelFacts({ text, block }: Sentence): Fact[] {
  if (block === "offer" || !travel.test(text)) return [];
  const found = share.exec(text);
  if (found) return factAt("travel", `${found[1]}%`, `Travel: ${found[0].trim()}`, found);
  return factAt("travel", "travel", "Ready to travel", willing.exec(text));
}

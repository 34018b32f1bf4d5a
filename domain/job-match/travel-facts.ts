import { type Fact, factAt, type Sentence } from "./facts.ts";

const travel = /travel|reise|déplacement|viaj|viagen|reizen|trasfert|podróż/i;
/** A quick test, see `rules`. */
export const anyTravel = new RegExp(travel, "gim");
const share = /(?:up to |bis zu |jusqu'à |hasta |até )?(\d{1,3})\s?%/i;
const willing =
  /(?:willing|prepared|ready|happy|flexible|expected|required|need|have|able|ability|unable|flexibility|willingness|readiness)(?: and (?:able|willing))? to (?:\w+ly )?travel\b|\b(?:must|will) (?:\w+ly )?travel\b|travel\b(?:(?! not\b)[^.;]){0,60}? (?:is |are |will be |may be )?(?:required|essential|necessary|expected)\b|reisebereitschaft|(?:bereit|bereitschaft) zu (?:\S+ )?(?:dienst)?reisen|disponibilidad para viajar|disponibilité pour (?:des )?déplacements|disponibilidade para viag[a-zà-ž]*/i;
/** A point about travel alone: "Occasional travel between sites". */
const item =
  /^(?:(?:some|occasional|frequent|regular|extensive|limited|domestic|national|international) ){0,2}travel(?: (?:to|between|across|within|throughout|for)\b.*)?\W*$/i;

/** The share of time spent on travel, or the demand to be willing to travel. */
export function travelFacts({ text, block, strength }: Sentence): Fact[] {
  if (block === "offer" || !travel.test(text)) return [];
  const found = share.exec(text);
  if (found) return factAt("travel", `${found[1]}%`, `Travel: ${found[0].trim()}`, found);
  if (strength === "nice") return [];
  return factAt(
    "travel",
    "travel",
    "Ready to travel",
    willing.exec(text) ?? (strength === "must" ? item.exec(text) : null),
  );
}

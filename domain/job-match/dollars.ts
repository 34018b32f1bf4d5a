import type { PostingLine } from "./blocks.ts";
import type { Fact } from "./facts.ts";

const countries: [code: string, pattern: RegExp][] = [
  ["CAD", /\bCanad(?:a|ian)\b|, (?:BC|AB|ON|QC|MB|SK|NS|NB|NL)\b/],
  ["AUD", /\bAustralian?\b|\bPty\b|, (?:NSW|VIC|QLD|Vic|Qld)\b/],
  ["NZD", /\bNew Zealand\b/],
  ["SGD", /\bSingapore\b/],
  ["HKD", /\bHong Kong\b/],
];
const ofStates = /\bUnited States\b|\bU\.?S\.?A?\b|\b401\(?k\b/;

/** The currency that a bare "$" means in a posting: that of the one such country that it names. */
export function dollarsIn(lines: PostingLine[]): string {
  const text = lines.map((line) => line.text).join("\n");
  const found = text.includes("$") && !ofStates.test(text) ? countries.filter(([, pattern]) => pattern.test(text)) : [];
  return found.length === 1 ? (found[0]?.[0] ?? "USD") : "USD";
}

/** Pay in "$" in the currency of the posting's country. `said` are the amount's own words. */
export function inDollars<One extends Fact>(fact: One, said: string, code: string): One {
  if (fact.kind !== "pay" || code === "USD" || said.includes("US")) return fact;
  return { ...fact, value: fact.value.replace("USD", code), words: fact.words.replace("USD", code) };
}

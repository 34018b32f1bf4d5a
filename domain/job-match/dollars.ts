import type { Fact } from "./facts.ts";

/** Text that follows the letters of a state or a province in a place. */
const end = "(?= [A-Z]\\d[A-Z]\\b|,? \\d{4,5}\\b|\\s*(?:$|[\\n()|·•,;.-]))";
const american =
  "AL|AK|AZ|AR|CA|CO|CT|DC|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY";

/** Signs of a country, the surest first: letters of its states, its name, its larger towns. */
const signs: [code: string, pattern: RegExp][][] = [
  [
    ["USD", new RegExp(`\\p{L}, (?:${american})${end}`, "mu")],
    ["CAD", new RegExp(`\\p{L}, (?:BC|AB|ON|QC|MB|SK|NS|NB|PEI?)${end}`, "mu")],
    ["AUD", new RegExp(`\\p{L},? (?:NSW|VIC|QLD|TAS|ACT|Vic|Qld|Tas)${end}`, "mu")],
  ],
  [
    [
      "USD",
      /\bUnited States\b|\bU\.?S\.?A?(?=\W|$)|\b401\(?k\b|\b(?:California|Texas|Florida|New York|Illinois|Ohio|Pennsylvania|North Carolina|Michigan|New Jersey|Arizona|Massachusetts|Tennessee|Indiana|Missouri|Maryland|Wisconsin|Colorado|Minnesota|South Carolina|Alabama|Louisiana|Kentucky|Oregon|Oklahoma|Connecticut|Utah|Iowa|Nevada|Arkansas|Kansas|Nebraska|Idaho|Hawaii)\b/,
    ],
    [
      "CAD",
      /\bCanad(?:a|ian)\b|\bRRSP\b|\b(?:Ontario|British Columbia|Alberta|Qu[eé]bec|Manitoba|Saskatchewan|Nova Scotia|New Brunswick|Newfoundland)\b/,
    ],
    ["AUD", /\bAustralian?\b|\bPty\b|\b[Ss]uperannuation\b|\+ ?super\b|\b(?:New South Wales|Queensland|Tasmania)\b/],
    ["NZD", /\bNew Zealand\b|\bKiwi[Ss]aver\b|\bAotearoa\b/],
    ["SGD", /\bSingapore\b/],
    ["HKD", /\bHong Kong\b/],
  ],
  [
    [
      "USD",
      /\b(?:Atlanta|Austin|Boston|Charlotte|Chicago|Cincinnati|Cleveland|Dallas|Denver|Detroit|Houston|Los Angeles|Miami|Minneapolis|Nashville|Orlando|Philadelphia|Phoenix|Pittsburgh|Sacramento|San (?:Antonio|Diego|Francisco|Jose)|Seattle|St\. Louis|Tampa)\b/,
    ],
    [
      "CAD",
      /\b(?:Burnaby|Calgary|Edmonton|Gatineau|Halifax|Kelowna|Kitchener|Laval|Markham|Mississauga|Moncton|Montr[eé]al|Oshawa|Ottawa|Regina|Saskatoon|Toronto|Vancouver|Vaughan|Winnipeg)\b/,
    ],
    ["AUD", /\b(?:Adelaide|Brisbane|Cairns|Canberra|Geelong|Gold Coast|Hobart|Melbourne|Perth|Sydney|Townsville)\b/],
    ["NZD", /\b(?:Auckland|Christchurch|Dunedin|Tauranga)\b/],
  ],
];

/**
 * The currency that a bare "$" means in a posting. Letters of states decide, else names of
 * countries, else towns. "$" if no country or several match.
 */
export function dollarsIn(text: string): string {
  if (!text.includes("$")) return "$";
  for (const all of signs) {
    const [found, other] = all.filter(([, pattern]) => pattern.test(text));
    if (found) return other ? "$" : found[0];
  }
  return "$";
}

/**
 * Replaces "$" in pay by the currency of the posting's country. `said` is the amount as the posting
 * writes it. If no country is known, the words keep the sign.
 */
export function inDollars<One extends Fact>(fact: One, said: string, code: string): One {
  if (fact.kind !== "pay" || code === "USD" || said.includes("US")) return fact;
  if (code === "$") return { ...fact, words: fact.words.replace("USD ", "$") };
  return { ...fact, value: fact.value.replace("USD", code), words: fact.words.replace("USD", code) };
}

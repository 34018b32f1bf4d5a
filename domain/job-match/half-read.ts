import { levelsIn } from "./degree-facts.ts";
import { isName, ofSentence } from "./item-names.ts";
import type { Span, TextSpan } from "./sentences.ts";

const nouns =
  "knowledge|understanding|experience|expertise|background|skills?|proficien(?:t|cy)|familiar(?:ity)?|skilled|experienced|versed|training|trained|competen(?:t|ce)|exposure|grasp|command|confident|comfortable|certified|kenntnisse|erfahrung(?:en)?|umgang|vertraut|connaissances?|expérience|maîtrise|conocimientos?|experiencia|manejo|conhecimentos?|experiência|kennis|ervaring|conoscenza|esperienza";
const links = "of|with|in|on|using|mit|in|im|der|des|de|du|en|avec|con|com|em|van|met|di|nel";
/** Words that introduce a requirement: "knowledge of", "experience with", "you know". */
const lead = new RegExp(
  `(?<![a-zà-ž])(?:(?:${nouns})(?: (?:working|dealing))? (?:${links})|(?:you|who|must|candidates?) knows?|(?:worked|working|ideally|preferably|hands-on) with|(?:have|you've) used)\\s+`,
  "gi",
);
/** "3 years of X" asks for X as well. */
const ofTime = /year|jahr|\bans?\b|año|anos?\b|month/i;
/** "We have long experience with" asks for nothing. */
const ofCompany = /\b(?:we have|we['’]ve|our) (?:[a-z]+ ){0,2}$/i;
const gap = /[,;]\s*(?:(?:and|or|und|oder|sowie|et|ou|y|e|en|of)\s)?|\s(?:and|or|und|oder|sowie|et|ou|y)\s/gi;
/** Signs that end a list: a colon, a dash, an example, the end of a sentence. */
const listEnd =
  /[:!?]|\s[–—-]\s|\.(?=\s|$)|(?<![a-zà-ž])(?:such as|e\.g|incl(?:uding)?|like|z\. ?B|wie|comme|como)(?![a-zà-ž])/i;
const article =
  /^\s*(?:(?:both|either|the|an?|our|its|their|your|ideally|preferably|also|with|in|of|on|using|mit|der|die|das|den|dem|des|le|la|les|el|los|las|o|os)\s+|l['’])*/i;
const tail =
  /(?:\s+(?:experience|skills|knowledge|(?:is |are |would be |will be )?(?:an? |highly |strongly )?(?:required|preferred|desirable|desired|welcome|essential|mandatory|plus|advantage|asset|bonus|nice to have|must)|etc|is|are))?[\s.)]*$/i;
/** The most words of an item in a list without an introduction. Longer items are sentences. */
const maxListedWords = 4;

type Item = TextSpan & { isKnown: boolean; isWhole: boolean };

/**
 * The items of a requirement that no rule knows, beside known items: "DCB0160" in "knowledge of
 * DCB0160 and Python". `known` are places in the line, like the spans. A list without words such as
 * "knowledge of" before it counts only if `isRequired` and if the line holds nothing else.
 */
export function unreadItems({ text, start }: TextSpan, known: Span[], isRequired: boolean): TextSpan[] {
  // Text in brackets belongs to the item before it.
  const flat = text.includes("(") ? text.replace(/\([^()]*\)/g, (inner) => "_".repeat(inner.length)) : text;
  // A quick test before the slow patterns: most lists hold only known items.
  const isKnown = (one: Span) => known.some((other) => other.start < start + one.end && other.end > start + one.start);
  const parts = itemsOf(flat);
  if (parts.length > 1 ? parts.every(isKnown) : !ofTime.test(text)) return [];
  const leads = [...flat.matchAll(lead)].filter(({ index }) => !ofCompany.test(flat.slice(0, index)));
  const listFrom = (from: number, next: number) => {
    const end = flat.slice(from, next).search(listEnd);
    const list = flat.slice(from, end < 0 ? next : from + end);
    return itemsOf(list).map((item) => itemAt(text, from + item.start, from + item.end, start, known));
  };
  const items = leads.flatMap((one, at) =>
    untilSentence(listFrom(one.index + one[0].length, leads[at + 1]?.index ?? text.length)),
  );
  if (items.length > 0) return unread(items);
  if (!isRequired || leads.length > 0 || levelsIn(text).length > 0) return [];
  const listed = listFrom(flat.lastIndexOf(":") + 1, text.length);
  const isList =
    listed.length > 1 &&
    listed.some(({ isWhole }) => isWhole) &&
    listed.every(({ text, isKnown }) => isKnown || (isName(text) && text.split(" ").length <= maxListedWords));
  return isList ? unread(listed) : [];
}

function itemsOf(list: string): Span[] {
  const gaps = [...list.matchAll(gap)];
  return [undefined, ...gaps].map((one, at) => ({
    start: one ? one.index + one[0].length : 0,
    end: gaps[at]?.index ?? list.length,
  }));
}

/** An item without the words around its name. */
function itemAt(line: string, from: number, to: number, offset: number, known: Span[]): Item {
  const whole = line.slice(from, to);
  const head = article.exec(whole)?.[0].length ?? 0;
  const text = whole.slice(head).replace(tail, (end) => (end.startsWith(")") && whole.includes("(") ? ")" : ""));
  const start = offset + from + head;
  const end = start + text.length;
  const isKnown = known.some((one) => one.start < end && one.end > start);
  const isWhole = known.some((one) => one.start <= start && one.end >= end);
  return { text, start, end, isKnown, isWhole };
}

/** The items before the first that is a sentence of its own or names a degree. */
function untilSentence(items: Item[]): Item[] {
  const end = items.findIndex(
    ({ text, isKnown }) => !isKnown && text !== "" && (ofSentence.test(text) || levelsIn(text).length > 0),
  );
  return end < 0 ? items : items.slice(0, end);
}

const unread = (items: Item[]): TextSpan[] =>
  items
    .filter(({ isKnown, text }, at) => !isKnown && isName(text) && !isAdjective(items, at))
    .map(({ text, start, end }) => ({ text, start, end }));

/** Whether a single word shares a noun with the items after it: "unit and integration testing". */
function isAdjective(items: Item[], at: number): boolean {
  const isSingle = ({ text }: Item) => /^\p{Ll}\S*$/u.test(text);
  const next = items.slice(at + 1).find((one) => !isSingle(one) || one.isWhole);
  return isSingle(items[at] as Item) && next?.text.includes(" ") === true;
}

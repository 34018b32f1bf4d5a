import { levelsIn } from "./degree-facts.ts";
import type { Span, TextSpan } from "./sentences.ts";

const nouns =
  "knowledge|understanding|experience|expertise|background|skills?|proficien(?:t|cy)|familiar(?:ity)?|skilled|experienced|versed|training|trained|competen(?:t|ce)|exposure|grasp|command|confident|comfortable|certified|kenntnisse|erfahrung(?:en)?|umgang|vertraut|connaissances?|expérience|maîtrise|conocimientos?|experiencia|manejo|conhecimentos?|experiência|kennis|ervaring|conoscenza|esperienza";
const links = "of|with|in|on|using|mit|in|im|der|des|de|du|en|avec|con|com|em|van|met|di|nel";
/** What leads in what is asked for: "knowledge of", "experience with", "you know". */
const lead = new RegExp(
  `(?<![a-zà-ž])(?:(?:${nouns})(?: (?:working|dealing))? (?:${links})|(?:you|who|must|candidates?) knows?|(?:worked|working|ideally|preferably|hands-on) with|(?:have|you've) used)\\s+`,
  "gi",
);
/** Beside years, what they are of is asked for as well. */
const ofTime = /year|jahr|\bans?\b|año|anos?\b|month/i;
/** "We have long experience with" asks for nothing. */
const ofCompany = /\b(?:we have|we['’]ve|our) (?:[a-z]+ ){0,2}$/i;
const gap = /[,;]\s*(?:(?:and|or|und|oder|sowie|et|ou|y|e|en|of)\s)?|\s(?:and|or|und|oder|sowie|et|ou|y)\s/gi;
/** A list ends at a colon, a dash, an example, and where a sentence goes on. */
const listEnd =
  /[:!?]|\s[–—-]\s|\.(?=\s|$)|(?<![a-zà-ž])(?:such as|e\.g|incl(?:uding)?|like|z\. ?B|wie|comme|como)(?![a-zà-ž])/i;
const article =
  /^\s*(?:(?:both|either|the|an?|our|its|their|your|ideally|preferably|also|with|in|of|on|using|mit|der|die|das|den|dem|des|le|la|les|el|los|las|o|os)\s+|l['’])*/i;
const tail =
  /(?:\s+(?:experience|skills|knowledge|(?:is |are |would be |will be )?(?:an? |highly |strongly )?(?:required|preferred|desirable|desired|welcome|essential|mandatory|plus|advantage|asset|bonus|nice to have|must)|etc|is|are))?[\s.)]*$/i;
/** Words of sentences, which no name of a skill has. */
const ofSentence =
  /(?:^|\s)(?:you|your|we|our|us|they|he|she|it|who|that|which|what|how|where|when|while|as|if|so|but|not|no|to|is|are|was|were|be|been|being|has|have|had|do|does|can|could|will|would|should|must|may|need|needs|able|ability|willing\w*|ensure|from|more|than|at least|up to|ich|du|sie|wir|ist|sind|hat|kann|nicht|zu|zur|que|qui|est|son|ser|years?|jahren?|ans|años|anos|months?)(?=\s|$)/i;
/** The beginnings of what says no more than the items before it, and of another sentence. */
const noItem =
  /^(?:another|other|any|similar|related|equivalent|comparable|enjoy|love|like|want|care|write|build|bring|speak|keep|take|show|think|understand|prefer|(?:[a-z]+ )?(?:focus|emphasis|passion|interest|eye) (?:on|for|in))(?![a-zà-ž])/i;
/** Words that name nothing by themselves. */
const vague = new Set(
  "a an and or it them this these those us the of in on with for at by other others another any all each every both etc similar equivalent comparable related relevant same various different multiple several additional good strong solid excellent great deep broad sound basic advanced proven practical professional working general modern current latest new common complex large small key core main major best high higher low fast fast-paced dynamic hands-on strongly well plus bonus nice must required preferred desirable essential advantage asset experience experiences knowledge understanding skill skills expertise background training education qualification qualifications degree degrees field fields area areas discipline disciplines subject subjects sector sectors industry industries domain domains role roles position positions job jobs work working team teams environment environments setting settings company companies organization organizations organisation organisations practice practices principle principles concept concepts fundamentals basics pattern patterns standard standards technique techniques technology technologies tech tool tools tooling toolset toolchain framework frameworks library libraries language languages platform platforms system systems software application applications product products process processes procedure procedures method methods methodology methodologies solution solutions service services ecosystem stack stacks thing things topic topics level self-motivated motivated reliable flexible friendly passion attitude mindset enthusiasm interest willingness ability communication interpersonal verbal written analytical organizational organisational leadership teamwork collaboration attention detail time daily life ähnliche ähnlich vergleichbar vergleichbare gute sehr weitere andere anderen similaire similaires équivalent similar similares otros outros avanzado avanzados simple own personal people customers clients users stakeholders colleagues technical functional non-technical business hard soft further beyond nonprofit idealerweise ideally preferably ambiguity change pressure uncertainty deadlines caring positive proactive ethic humor humour humility curiosity responsibility initiative".split(
    " ",
  ),
);
const maxWords = 7;
/** In a list without words that lead in, in words. Longer ones are parts of sentences. */
const maxListedWords = 4;

type Item = TextSpan & { isKnown: boolean; isWhole: boolean };

/**
 * The items of a requirement that hold nothing of what is known, beside some that do: of "knowledge
 * of DCB0160 and Python" the first. `known` are places in the line, like the spans. A list without
 * words such as "knowledge of" before it counts if `isPoint`, and if it is nothing but a list.
 */
export function unreadItems({ text, start }: TextSpan, known: Span[], isPoint: boolean): TextSpan[] {
  // What stands in brackets belongs to its item.
  const flat = text.includes("(") ? text.replace(/\([^()]*\)/g, (inner) => "_".repeat(inner.length)) : text;
  // A quick test before the slow patterns: most lists hold only what is known.
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
  if (!isPoint || leads.length > 0 || levelsIn(text).length > 0) return [];
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

/** The items up to one that is a sentence of its own, or about a degree. */
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

/** Whether words may name what is asked for. Words that go on in the next item do not: "front-". */
function isName(text: string): boolean {
  const words = text.split(/\s+/);
  if (!/\p{L}{3}|\p{Lu}{2}|\p{Lu}\d/u.test(text) || /[-(]$/.test(text) || words.length > maxWords) return false;
  return (
    !ofSentence.test(text) &&
    !noItem.test(text) &&
    words.some((word) => /\p{L}/u.test(word) && !vague.has(word.toLowerCase()))
  );
}

/** Whether a single word shares a noun with the items behind it: "unit and integration testing". */
function isAdjective(items: Item[], at: number): boolean {
  const isSingle = ({ text }: Item) => /^\p{Ll}\S*$/u.test(text);
  const next = items.slice(at + 1).find((one) => !isSingle(one) || one.isWhole);
  return isSingle(items[at] as Item) && next?.text.includes(" ") === true;
}

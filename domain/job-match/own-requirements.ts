import type { PostingLine } from "./blocks.ts";
import { mentionsIn } from "./mentions.ts";
import { type JudgedRequirement, ownRequirement } from "./own-requirement.ts";
import type { OwnSkills } from "./own-skills.ts";
import type { Own } from "./own-words.ts";
import { strengthAt } from "./strength.ts";
import type { Unjudged } from "./unjudged.ts";

const listGap = /\s*[,;]\s*(?:(?:and|or|und|oder|et|y)\s+)?|\s+(?:and|or|und|oder|et|y)\s+/giu;
const orGap = /(?:^|\s)(?:or|oder)\s/i;
const lead =
  /^[\s(]*(?:(?:ideally|preferably|idealerweise)\s+)?(?:(?:some|good|strong|solid|proven|current)\s+)?(?:(?:experience|knowledge|skills?|training|expertise|use)\s+(?:with|in|of)\s+)?(?:an?\s+)?/i;
const tail =
  /(?:\s+(?:experience|skills|knowledge|role|(?:is |are )?(?:required|preferred|desirable|welcome|essential|an? (?:plus|advantage|asset|bonus)|nice to have)))?[\s.)]*$/i;
/** The issuer after the name of a certificate: "CRCST (HSPA) certification". */
const behindName = / \([^()]{2,40}\)(?: certifi\w+)?$/;
/** The names in "a test management tool such as TestRail or Xray". One of them is enough. */
const suchAs = /\s(?:such as|like|e\.\s?g\.,?|for example,?|wie|z\.\s?b\.)\s+([^()]{2,80})$/i;
const nameGap = /\s*(?:,|\/)\s*(?:(?:or|and|oder|und)\s)?\s*|\s(?:or|and|oder|und)\s/i;
const maxWords = 6;

/**
 * Turns unjudged points that the resume says in the same words into requirements (`points`). The
 * others stay (`rest`). A list with commas is split if the resume has at least half of its items.
 * One side of "A or B" is enough.
 */
export function ownRequirements(
  unjudged: Unjudged[],
  lines: PostingLine[],
  { findWords }: OwnSkills,
): { points: JudgedRequirement[]; rest: Unjudged[] } {
  const points = new Map<string, JudgedRequirement>();
  const find = (text: string) => (isPlain(text) ? findWords(text) : undefined);
  const foundIn = ({ text }: Unjudged) => find(text) ?? find(text.replace(behindName, ""));
  const add = ({ text, place }: Unjudged, own: Own): boolean => {
    const { block, text: line } = lines[place.line] as PostingLine;
    const strength = strengthAt(block, line, place.start);
    const key = text.toLowerCase();
    if (strength && !points.has(key)) points.set(key, ownRequirement(text, place, strength, own));
    return strength !== undefined;
  };
  const addNamed = (point: Unjudged): boolean => {
    const names = suchAs.exec(point.text)?.[1] ?? "";
    const [own] = names.split(nameGap).flatMap((name) => findWords(name, { isExact: /^\p{Lu}/u.test(name) }) ?? []);
    return own !== undefined && add({ ...point, text: names }, own);
  };
  const rest = unjudged.flatMap((point) => {
    const whole = (lines[point.place.line] as PostingLine).text.slice(point.place.start, point.place.end);
    const items = itemsOf(point, whole);
    const all = withoutLeadAndTail(point, whole, 0, whole.length);
    if (addNamed(all)) return [];
    const inBrackets = /^(.+?) \(([^()]+)\)?$/.exec(all.text);
    const isOfProducts = /\b(?:experience|knowledge|systems?|software|tools?|platforms?)\b/i.test(
      inBrackets?.[1] ?? "",
    );
    const example = (inBrackets?.[2] ?? "")
      .split(/\s*(?:,|\/|\bor\b)\s*/)
      .flatMap((text) => foundIn({ ...all, text }) ?? [])
      .at(0);
    if (isOfProducts && example && add({ ...all, text: inBrackets?.[1] ?? "" }, example)) return [];
    const own = foundIn(all) ?? (orGap.test(whole) ? items.flatMap((item) => foundIn(item) ?? []).at(0) : undefined);
    if (own && add(all, own)) return [];
    const [known, unknown] = [items.filter(foundIn), items.filter((item) => !foundIn(item))];
    const isList = whole.includes(",") ? known.length >= unknown.length : unknown.length === 0;
    if (items.length < 2 || known.length === 0 || !isList) return [point];
    const others = known.filter((item) => !add(item, foundIn(item) as Own));
    return [...unknown, ...others].filter(({ text }) => /\p{L}{3}/u.test(text));
  });
  return { points: [...points.values()], rest };
}

/** The items of a list, or the whole point if it is not a list. */
function itemsOf(point: Unjudged, whole: string): Unjudged[] {
  const gaps = [...whole.matchAll(listGap)];
  return [undefined, ...gaps].map((gap, at) =>
    withoutLeadAndTail(point, whole, gap ? gap.index + gap[0].length : 0, gaps[at]?.index ?? whole.length),
  );
}

/** Whether the resume can be searched for the words: they are few, and no rule knows any. */
const isPlain = (text: string) =>
  /\p{L}{5}|^\p{Lu}{3}/u.test(text) && text.split(/\s+/).length <= maxWords && mentionsIn(text).length === 0;

/** A part of a point without words such as "experience in" before it and "is a plus" after it. */
function withoutLeadAndTail({ place }: Unjudged, sentence: string, from: number, to: number): Unjudged {
  const part = sentence.slice(from, to);
  const start = lead.exec(part)?.[0].length ?? 0;
  const cut = part.slice(start).replace(tail, "");
  const text = cut.includes("(") && !cut.includes(")") ? `${cut})` : cut;
  const at = place.start + from + start;
  return { text, place: { line: place.line, start: at, end: at + cut.length } };
}

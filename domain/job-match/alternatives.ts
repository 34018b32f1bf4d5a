import type { Span } from "./sentences.ts";
import type { Strength } from "./strength.ts";
import type { Mention } from "./vocabulary.ts";

const item = "[\\p{L}\\d][\\p{L}\\d.+#&'-]*";
const end = "(?=\\s*(?:$|[,.;:)(]|and\\b|is\\b|are\\b|with\\b|preferred\\b|required\\b))";
const items = `${item}(?: ${item}){0,2}`;
const or = "(?:or|oder|ou|/)";
const behind = new RegExp(`^\\s*\\)?((?:,\\s*${item}(?: ${item})?)*,?\\s*${or}\\s+${items})${end}`, "u");
const ahead = new RegExp(`(?:^|[,;:(]\\s*|(?:with|in|of|use|using|on)\\s+)(${item}(?: ${item})?)\\s+${or}\\s+$`, "u");
/** Quick tests before the slow patterns. In a title, a slash separates role and employer. */
const anyOr = / o(?:r|der|u) /;
const anyOrSlash = / (?:o(?:r|der|u)|\/) /;
const examples = /^\s*\((?:e\.\s?g\.,?|such as|like|for example,?|z\.\s?b\.)?\s*([^()]{2,60})\)/i;
/** Words that name nothing: "or similar", "or willingness to learn". */
const vague =
  /\b(?:similar|equivalent|comparable|related|relevant|other|another|any|willing\w*|ability|able|higher|above|more|better|less|the|an?|your|our|working|is|are|be|have|can|to|not|strong|good|like|both|all|degree|experience|vergleichbar\w*|ähnlich\w*|gleichwertig\w*|andere\w*|équivalent\w*|similaire\w*)\b/i;

/** The items of "Zustand or Jotai". */
const listed = (list: string) => list.split(/\s*(?:,|\/|\b(?:or|oder|ou|and)\b)\s*/i).filter(Boolean);

/** Words that a text offers in place of a skill. No rule knows them. The span covers all of it. */
export type Alternatives = { before: string[]; after: string[]; examples: string[] } & Span;

/**
 * The alternatives of a group of skills: "telemetry or cardiac monitoring", "WMS (Manhattan or
 * HighJump)". `others` are all mentions that rules know in the text. A slash means "or" if the
 * skill is required or welcome.
 */
export function alternativesOf(
  text: string,
  { start, end }: Span,
  others: Mention[],
  strength: Strength,
): Alternatives {
  const joint = strength === "duty" ? anyOr : anyOrSlash;
  const tail = text.slice(end, end + 90);
  const head = text.slice(0, start);
  const isFree = (from: number, to: number) => !others.some((one) => one.start < to && one.end > from);
  const [afterAll = "", after = ""] = (joint.test(tail) && behind.exec(tail)) || [];
  const [toSkill = "", before = ""] = (joint.test(head.slice(-6)) && ahead.exec(head.slice(-60))) || [];
  const [inBrackets = "", list = ""] = (tail.trimStart().startsWith("(") && examples.exec(tail)) || [];
  const isAfter = after !== "" && !listed(after).some((one) => vague.test(one)) && isFree(end, end + afterAll.length);
  // Fields are in small letters: "warehouse or logistics processes".
  const isField = others.some((one) => one.start === start && one.skill.kind === "domain");
  const isBefore =
    (isField ? before !== "" : /[\p{Lu}\d]/u.test(before)) &&
    !vague.test(before) &&
    isFree(start - before.length - 4, start - 1);
  const isList = /\/|,|\bor\b|\boder\b|e\.\s?g|such as|like/i.test(inBrackets) || /^\p{Lu}\S*$/u.test(list);
  const items = isList ? listed(list) : [];
  return {
    before: isBefore ? [before] : [],
    after: isAfter ? listed(after) : [],
    examples: items.filter((one) => /^[\p{Lu}\d]|\p{Lu}/u.test(one) && one.split(" ").length <= 3 && !vague.test(one)),
    start: isBefore ? start - toSkill.length + toSkill.indexOf(before) : start,
    end: isAfter ? end + afterAll.length : end + (items.length > 0 ? inBrackets.length : 0),
  };
}

import { jobScore } from "../resume/words.ts";
import type { Span } from "./sentences.ts";
import type { Mention } from "./vocabulary.ts";

const gap = /\s*(?:,\s*(?:(?:or|oder|ou)\s)?|\/|\s(?:or|oder|ou)\s)\s*/i;
const gapBefore = /(?:,|\/|\s(?:or|oder|ou))\s+$|\/$/i;
const gapAfter = /^(?:\s*(?:,|\/)|\s+(?:or|oder|ou)\s)/i;
const anyOr = /\/|\b(?:or|oder|ou)\b/i;
const lead = /^.*(?:\b(?:an?|as|of|for|with|in|like|als|comme)|\be\.\s?g\.,?|\bz\.\s?b\.|such as|for example,?)\s+/i;
const article = /^(?:an?|eine?)\s+/i;
const maxWords = 3;

const isJob = (text: string) =>
  text.split(" ").length <= maxWords && /^\p{L}[\p{L} '-]+$/u.test(text) && jobScore(text) > 0;

/**
 * The jobs listed beside a known job, if any one of them is enough: "nurse" and "pharmacist" in
 * "(nurse, paramedic, pharmacist)" or in "a nurse, paramedic or pharmacist". The span covers all.
 */
export function jobsBeside(text: string, { start, end }: Span, group: Mention[]) {
  const none = { before: [], after: [], start, end };
  const head = text.slice(Math.max(0, start - 120), start);
  const tail = text.slice(end, end + 120);
  const [isBehind, isAhead] = [gapBefore.test(head), gapAfter.test(tail)];
  if ((!isBehind && !isAhead) || !group.every((one) => jobScore(one.text) > 0)) return none;
  const open = head.lastIndexOf("(") > head.lastIndexOf(")") ? head.lastIndexOf("(") + 1 : 0;
  const [, ...parts] = isBehind ? head.slice(open).split(gap).reverse() : [];
  const before = untilOther(parts.map((one) => one.replace(lead, "").trim())).reverse();
  const [, ...items] = isAhead ? (tail.split(/[().;:]/)[0] ?? "").split(gap) : [];
  const after = untilOther(items.map((one) => one.replace(article, "").trim()));
  const from = before[0] ? start - head.length + head.lastIndexOf(before[0]) : start;
  const last = after.at(-1);
  const to = last ? end + tail.indexOf(last) + last.length : end;
  const between = text.slice(start, end).split(gap).slice(1, -1);
  const others = between.filter((one) => isJob(one) && !group.some((known) => known.text === one));
  const isChoice = open > 0 || anyOr.test(text.slice(from, to));
  return isChoice ? { before: [...before, ...others], after, start: from, end: to } : none;
}

/** Joins groups that stand in one list of jobs: "Registered Nurse, midwife or medic". */
export function joinJobs(text: string, groups: Mention[][]): Mention[][] {
  const joined: Mention[][] = [];
  let end = 0;
  for (const group of groups) {
    const [first] = group as [Mention];
    const last = joined.at(-1);
    if (last && first.start < end) last.push(...group);
    else joined.push([...group]);
    end = jobsBeside(text, spanOf(joined.at(-1) ?? group), group).end;
  }
  return joined;
}

/** The span from the first name of a group to the last. */
export const spanOf = (group: Mention[]): Span => ({ start: group[0]?.start ?? 0, end: group.at(-1)?.end ?? 0 });

function untilOther(items: string[]): string[] {
  const other = items.findIndex((one) => !isJob(one));
  return other < 0 ? items : items.slice(0, other);
}

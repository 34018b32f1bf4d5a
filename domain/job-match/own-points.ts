import type { PostingLine } from "./blocks.ts";
import { mentionsIn } from "./mentions.ts";
import type { Requirement } from "./requirements.ts";
import type { OwnSkills, Standing } from "./standing.ts";
import { strengthAt } from "./strength.ts";
import type { Unjudged } from "./unjudged.ts";

type Point = Requirement & { label: string; standing: Standing };

const listGap = /\s*[,;]\s*(?:(?:and|or|und|oder|et|y)\s+)?|\s+(?:and|or|und|oder|et|y)\s+/giu;
const lead =
  /^[\s(]*(?:(?:some|good|strong|solid|proven|current)\s+)?(?:(?:experience|knowledge|skills?|training|expertise)\s+(?:with|in|of)\s+)?/i;
const tail =
  /(?:\s+(?:experience|skills|knowledge|(?:is |are )?(?:required|preferred|desirable|welcome|essential|an? (?:plus|advantage|asset|bonus)|nice to have)))?[\s.)]*$/i;
const mostWords = 6;

/**
 * What no rule knows, but the resume says in the same words, as requirements that it names; and
 * what remains. Of a list with commas each item is looked for.
 */
export function ownPoints(
  unjudged: Unjudged[],
  lines: PostingLine[],
  { said }: OwnSkills,
): { points: Point[]; rest: Unjudged[] } {
  const points = new Map<string, Point>();
  const found = ({ text, place }: Unjudged): boolean => {
    const own = isPlain(text) ? said(text) : undefined;
    const { block, text: line } = lines[place.line] as PostingLine;
    const strength = own && strengthAt(block, line, place.start);
    if (!own || !strength) return false;
    const skill = { id: text, label: text, kind: "domain" as const };
    const standing: Standing =
      own.line.kind === "named" ? { is: "named", own } : { is: "shown", how: storyOrFile(own.line.kind), skill, own };
    const key = text.toLowerCase();
    if (!points.has(key))
      points.set(key, { id: text, label: text, skills: [skill], words: [text], strength, places: [place], standing });
    return true;
  };
  const rest = unjudged.flatMap((point) => {
    const said = (lines[point.place.line] as PostingLine).text.slice(point.place.start, point.place.end);
    if (found(bare(point, said, 0, said.length))) return [];
    const gaps = [...said.matchAll(listGap)];
    const items = [undefined, ...gaps].map((gap, at) =>
      bare(point, said, gap ? gap.index + gap[0].length : 0, gaps[at]?.index ?? said.length),
    );
    if (items.length < 2 || !said.includes(",")) return [point];
    const others = items.filter((item) => !found(item));
    return others.length === items.length ? [point] : others.filter(({ text }) => /\p{L}{3}/u.test(text));
  });
  return { points: [...points.values()], rest };
}

const storyOrFile = (kind: string) => (kind === "file" ? "file" : "story");

/** Whether words can be looked for as they stand: a few, of which no rule knows any. */
const isPlain = (text: string) =>
  /\p{L}{5}|^\p{Lu}{3}/u.test(text) && text.split(/\s+/).length <= mostWords && mentionsIn(text).length === 0;

/** A part of a point without words such as "experience in" before it and "is a plus" after it. */
function bare({ place }: Unjudged, said: string, from: number, to: number): Unjudged {
  const part = said.slice(from, to);
  const start = lead.exec(part)?.[0].length ?? 0;
  const text = part.slice(start).replace(tail, "");
  const at = place.start + from + start;
  return { text, place: { line: place.line, start: at, end: at + text.length } };
}

import words from "#content/posting-words.json" with { type: "json" };
import { remembered } from "../resume/remember.ts";
import type { PostingLine } from "./blocks.ts";
import { phrases } from "./phrases.ts";
import { type Span, sentencesOf } from "./sentences.ts";
import { type Mention, mentionsIn, type Skill } from "./vocabulary.ts";

/** How much the posting wants it: required, welcome, or only part of the work. */
export type Strength = "must" | "nice" | "duty";

/** A place in the posting: the line, and the part of it. */
export type Place = { line: number } & Span;

/** One skill, or several of which any will do, and where the posting asks for it. */
export type Requirement = { id: string; skills: Skill[]; words: string[]; strength: Strength; places: Place[] };

const cues = {
  must: phrases(words.cues.must),
  nice: phrases(words.cues.nice),
  niceAhead: phrases(words.cues.niceAhead),
  none: phrases(words.cues.none),
  legal: phrases(words.cues.legal),
};
const cuesOf = remembered((sentence: string) => ({
  isMust: cues.must.isIn(sentence),
  nice: cues.nice.indexIn(sentence),
  niceAhead: cues.niceAhead.indexIn(sentence),
  isNone: cues.none.isIn(sentence),
  isLegal: cues.legal.isIn(sentence),
}));
const order: Strength[] = ["must", "nice", "duty"];

/** Whether a sentence is about law, not about the job. */
export const isLegal = (sentence: string) => cuesOf(sentence).isLegal;

/** How strongly a sentence of a block asks for what stands at a place of it. */
export function strengthAt(block: PostingLine["block"], sentence: string, at: number): Strength | undefined {
  if (block === "offer" || block === "about" || block === "process") return;
  const { isNone, isLegal, isMust, niceAhead } = cuesOf(sentence);
  if (isNone || isLegal) return;
  if (block === "nice" || isNice(sentence, at) || (niceAhead >= 0 && niceAhead < at)) return "nice";
  if (block === "must" || isMust) return "must";
  return "duty";
}

/** A remark in brackets that something is a plus concerns only what is in the brackets. */
function isNice(sentence: string, at: number): boolean {
  const { nice: found } = cuesOf(sentence);
  if (found < 0) return false;
  const open = sentence.lastIndexOf("(", found);
  const close = sentence.indexOf(")", found);
  if (open < 0 || close < 0 || sentence.slice(open, found).includes(")")) return true;
  return at > open && at < close;
}

/**
 * The skills that a posting asks for, each once, at its strongest; what is required comes first,
 * then what is named more often.
 */
export function requirementsOf(lines: PostingLine[]): Requirement[] {
  const found = new Map<string, Requirement>();
  for (const [line, { text, block, isHeading }] of lines.entries()) {
    if (isHeading && block !== "other") continue;
    for (const span of sentencesOf(text))
      for (const one of askedIn(text, line, span, block)) found.set(one.id, merged(found.get(one.id), one));
  }
  const weight = ({ strength, places }: Requirement) => order.indexOf(strength) * 1000 - places.length;
  return withoutRepeats([...found.values()]).sort((a, b) => weight(a) - weight(b));
}

function askedIn(text: string, line: number, { start, end }: Span, block: PostingLine["block"]): Requirement[] {
  const sentence = text.slice(start, end);
  const asked = mentionsIn(sentence).filter((mention) => isAsked(sentence, mention));
  return eitherOr(sentence, asked).flatMap((group) => {
    const [first] = group as [Mention];
    const last = group.at(-1) as Mention;
    const strength = strengthAt(block, sentence, first.start);
    if (!strength) return [];
    const skills = [...new Map(group.map(({ skill }) => [skill.id, skill])).values()];
    const id = skills
      .map((skill) => skill.id)
      .sort()
      .join("|");
    const places = [{ line, start: start + first.start, end: start + last.end }];
    return [{ id, skills, words: group.map(({ text }) => text), strength, places }];
  });
}

/** The stronger of two says the words; the places of both are kept, its own first. */
function merged(known: Requirement | undefined, one: Requirement): Requirement {
  if (!known) return one;
  const [strong, weak] = order.indexOf(one.strength) < order.indexOf(known.strength) ? [one, known] : [known, one];
  return { ...strong, places: [...strong.places, ...weak.places] };
}

const study =
  /(?:degree|bachelor\p{L}*|master|diploma|major|studium|studies|graduate|b\.?sc\.?|m\.?sc\.?|ph\.?d\.?|bac\s?\+\s?\d|licence|laurea|licenciatura|universitari[oa]|BTS|DUT|Bachelor's|Master's)[^.;\d]{0,80}$/iu;
const asSubject = /(?:^|\s)(?:in|of|der|des|en|em|di|im|,|or|oder|o|ou|y|et)\s*(?:the\s+)?$/i;

/**
 * Whether a sentence asks for what it names: a field of study is part of the degree, and a
 * department is somebody to work with.
 */
function isAsked(sentence: string, { skill, start, end }: Mention): boolean {
  if (skill.kind === "soft" || skill.kind === "human language") return false;
  if (/^\s+(?:departments?|teams?|colleagues|abteilung)\b/i.test(sentence.slice(end))) return false;
  const head = sentence.slice(0, start);
  const isField = skill.kind === "domain" || skill.kind === "method";
  return !(isField && study.test(head) && (asSubject.test(head) || /,\s*$/.test(head)));
}

/** A single skill that a group of the same strength or a stronger one has too is not said twice. */
function withoutRepeats(all: Requirement[]): Requirement[] {
  const singles = new Set(
    all.filter(({ skills, strength }) => skills.length === 1 && strength === "must").map(({ id }) => id),
  );
  return all.filter(({ skills, strength, id }) => {
    if (skills.length > 1) return strength === "must" || !skills.some((skill) => singles.has(skill.id));
    if (strength === "must") return true;
    return !all.some(
      (other) => other.id !== id && other.strength === "must" && other.skills.some((skill) => skill.id === id),
    );
  });
}

const or =
  /^\s*\)?\s*(?:\/|,?\s*(?:or|oder|ou|o|of|lub|and\/or|und\/oder|bzw\.?|beziehungsweise|y\/o|et\/ou|e\/ou|eller|alternatively)\s+(?:an?\s+|the\s+|in\s+|mit\s+|with\s+)?)\s*\(?\s*$/i;
const comma = /^\s*,\s*$/;
const examples =
  /(?:such as|like|e\.\s?g\.?,?|for example|for instance|z\.\s?b\.?|beispielsweise|wie|comme|par exemple|tels? que|telles? que|como|por ejemplo|por exemplo|p\.\s?ej\.?|one of|any of|either|ad esempio|zoals|np\.)\s*:?\s*\(?$/i;

/** Mentions in groups of which any one will do: "A, B or C", "A/B", "such as A, B". */
export function eitherOr(sentence: string, mentions: Mention[]): Mention[][] {
  const groups: Mention[][] = [];
  let run: Mention[] = [];
  let isChoice = false;
  const flush = () => {
    if (isChoice) groups.push(run);
    else groups.push(...run.map((mention) => [mention]));
    run = [];
    isChoice = false;
  };
  for (const mention of mentions) {
    const last = run.at(-1);
    const gap = last ? sentence.slice(last.end, mention.start) : "";
    const isSlash = /^\s*\/\s*$/.test(gap);
    if (last && isSlash && !isChoice && run.length > 1) {
      // A slash binds closer than a comma: only its two neighbors belong together.
      run.pop();
      flush();
      run = [last];
    }
    if (last && !(or.test(gap) || comma.test(gap))) flush();
    else if (last && comma.test(gap) && isChoice && !startsWithExamples(sentence, run)) flush();
    run.push(mention);
    isChoice ||=
      (last !== undefined && run.length > 1 && or.test(gap)) || (run.length > 1 && startsWithExamples(sentence, run));
  }
  flush();
  return groups;
}

function startsWithExamples(sentence: string, [first]: Mention[]): boolean {
  return examples.test(
    sentence
      .slice(0, first?.start ?? 0)
      .trimEnd()
      .slice(-30),
  );
}

import { forgetTexts } from "../resume/remember.ts";
import { type PostingLine, postingLines } from "./blocks.ts";
import type { KnockOut } from "./facts.ts";
import { knockOutsOf } from "./knock-outs.ts";
import { mentionsIn } from "./mentions.ts";
import { postingHead } from "./posting-head.ts";
import { postingText } from "./posting-text.ts";
import { type Place, type Requirement, requirementsOf } from "./requirements.ts";
import type { ResumeLine } from "./resume-lines.ts";
import { sentencesOf } from "./sentences.ts";
import { type Sign, signsOf } from "./signs.ts";
import { type Own, ownSkills, type Standing, standingOf, withOwn } from "./standing.ts";
import { strengthAt } from "./strength.ts";
import { rulesVersion, vocabularyVersion } from "./versions.ts";

export type Judged = Requirement & { label: string; standing: Standing };
/** Something that the posting asks and no rule can judge. */
export type Unjudged = { text: string; place: Place };

export type JobMatch = {
  rulesVersion: number;
  vocabularyVersion: string;
  lines: PostingLine[];
  role: string;
  company: string;
  knockOuts: (KnockOut & { own?: Own })[];
  requirements: Judged[];
  /** Traits that every second posting asks for; nobody proves them by naming them. */
  soft: string[];
  unjudged: Unjudged[];
  signs: Sign[];
};

const mostUnjudged = 15;

/**
 * What a posting asks for, held against the lines of a resume; without lines, nothing is named.
 * The same texts give the same result.
 */
export function matchPosting(pasted: string, resume: ResumeLine[]): JobMatch {
  try {
    return judge(pasted, resume);
  } finally {
    forgetTexts();
  }
}

function judge(pasted: string, resume: ResumeLine[]): JobMatch {
  const lines = postingLines(postingText(pasted));
  const { role, company } = postingHead(lines);
  const own = ownSkills(resume);
  const requirements = requirementsOf(lines);
  const knockOuts = knockOutsOf(lines);
  return {
    rulesVersion,
    vocabularyVersion,
    lines,
    role,
    company,
    knockOuts: knockOuts.map((one) => withOwn(one, own)),
    requirements: requirements.map((one) => ({
      ...one,
      label: one.skills.map(({ label }) => label).join(" or "),
      standing: standingOf(one, own),
    })),
    ...restOf(lines, [...requirements.flatMap(({ places }) => places), ...knockOuts.map(({ place }) => place)]),
    signs: signsOf(lines, company),
  };
}

/** The traits, and what is required or welcome in words that no rule knows. */
function restOf(lines: PostingLine[], known: Place[]): { soft: string[]; unjudged: Unjudged[] } {
  const soft = new Set<string>();
  const unjudged: Unjudged[] = [];
  for (const [line, { text, block, isHeading }] of lines.entries()) {
    if (isHeading || (block !== "must" && block !== "nice" && block !== "prose")) continue;
    for (const { text: sentence, start, end } of sentencesOf(text)) {
      const mentions = mentionsIn(sentence);
      for (const { skill } of mentions) if (skill.kind === "soft") soft.add(skill.label);
      const here = [
        ...mentions.map((one) => ({ line, start: start + one.start, end: start + one.end })),
        ...known.filter((place) => place.line === line && place.start < end && place.end > start),
      ];
      const strength = strengthAt(block, sentence, 0);
      if (strength && (strength !== "duty" || toReader.test(sentence)))
        unjudged.push(...unknownIn(sentence, { line, start, end }, here));
    }
  }
  return { soft: [...soft], unjudged: unjudged.slice(0, mostUnjudged) };
}

/** A sentence that says what the reader does asks for it, also in a posting without headings. */
const toReader = /\b(?:[Yy]ou|[Dd]u|Sie|[Vv]ous|[Uu]sted|[Vv]ocê|[Jj]ij)\b/;

/** A whole sentence of which nothing is known, else the names in it that are not. */
function unknownIn(sentence: string, whole: Place, known: Place[]): Unjudged[] {
  if (known.length === 0) {
    const isWords = sentence.length <= 160 && /\p{L}{3}/u.test(sentence);
    return isWords ? [{ text: sentence.trim(), place: whole }] : [];
  }
  return [...sentence.matchAll(productLike)].flatMap(({ 0: text, index }) => {
    const start = whole.start + index;
    const end = start + text.length;
    const isKnown = known.some((other) => other.start < end && other.end > start);
    return isKnown ? [] : [{ text, place: { line: whole.line, start, end } }];
  });
}

/** What looks like the name of a product or a norm: "HealthKit", "CORU", "ISO 1234". */
const productLike =
  /(?<![A-Za-zÀ-ž\d])(?:[A-ZÀ-Þ][a-zß-ÿ]+[A-ZÀ-Þ][A-Za-zÀ-ž]+|[A-ZÀ-Þ]{3,8}(?: \d{3,5})?)(?![A-Za-zÀ-ž\d])/g;

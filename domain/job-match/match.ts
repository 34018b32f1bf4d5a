import { clearMemos } from "../resume/memoize.ts";
import { type PostingLine, postingLines } from "./blocks.ts";
import { evidenceIn } from "./evidence.ts";
import type { KnockOut } from "./facts.ts";
import { knockOutsOf } from "./knock-outs.ts";
import { type OwnAnswer, ownAnswer } from "./own-answer.ts";
import { ownRequirements } from "./own-requirements.ts";
import { ownSkills } from "./own-skills.ts";
import type { Own } from "./own-words.ts";
import { postingHead } from "./posting-head.ts";
import { postingText } from "./posting-text.ts";
import { type Requirement, requirementsOf } from "./requirements.ts";
import type { ResumeLine } from "./resume-lines.ts";
import { type Sign, signsOf } from "./signs.ts";
import { type Standing, standingOf } from "./standing.ts";
import { namesInDuties, restOf, type Unjudged, unreadDuties } from "./unjudged.ts";
import { rulesVersion, vocabularyVersion } from "./versions.ts";

export type Judged = Requirement & { standing: Standing };
export type JobMatch = {
  rulesVersion: number;
  vocabularyVersion: string;
  lines: PostingLine[];
  role: string;
  company: string;
  knockOuts: (KnockOut & { own?: OwnAnswer })[];
  requirements: Judged[];
  /** Soft skills. Nearly every posting asks for them, and naming them proves nothing. */
  soft: string[];
  /** `own` are words of the resume in the point. No rule can judge whether they are enough. */
  unjudged: (Unjudged & { own?: Own })[];
  /** The number of tasks in words that no rule knows. */
  unreadDuties: number;
  signs: Sign[];
};

/**
 * Compares the demands of a posting with the lines of a resume. Without lines, everything is
 * missing. The same texts give the same result.
 */
export function matchPosting(pasted: string, resume: ResumeLine[]): JobMatch {
  try {
    return judge(pasted, resume);
  } finally {
    clearMemos();
  }
}

const withOwn = <One, Answer>(one: One, own: Answer | undefined) => (own ? { ...one, own } : one);

/** The resume's degree is enough for "a trade or a degree". */
function orByDegree(
  standing: Standing,
  { alternatives, places: [place] }: Requirement,
  all: JobMatch["knockOuts"],
): Standing {
  if (standing.is !== "missing" || !place || alternatives.length === 0) return standing;
  const either = all.find(
    ({ value, places }) =>
      value === "diploma or degree" &&
      places.some(({ line, start, end }) => line === place.line && start < place.end && end > place.start),
  );
  return either?.own ? { is: "named", own: either.own } : standing;
}

function judge(pasted: string, resume: ResumeLine[]): JobMatch {
  const lines = postingLines(postingText(pasted));
  const { role, company } = postingHead(lines);
  const own = ownSkills(resume);
  const requirements = requirementsOf(lines, company);
  const knockOuts = knockOutsOf(lines, company);
  const signs = signsOf(lines, company);
  const known = [
    ...requirements.flatMap(({ places }) => places),
    ...knockOuts.flatMap(({ places }) => places),
    ...signs.flatMap(({ place }) => place ?? []),
  ];
  const { soft, unjudged } = restOf(lines, known);
  const ofDuties = namesInDuties(lines, known).filter(({ text }) => own.findWords(text));
  const { points, rest } = ownRequirements([...unjudged, ...ofDuties], lines, own);
  const answered = knockOuts.map((one) => withOwn(one, ownAnswer(one, lines, resume, own)));
  const evidence = evidenceIn(resume, own.findWords);
  return {
    rulesVersion,
    vocabularyVersion,
    lines,
    role,
    company,
    knockOuts: answered,
    requirements: [
      ...requirements.map((one) => ({
        ...one,
        standing: orByDegree(standingOf(one, own), one, answered),
      })),
      ...points,
    ],
    soft,
    unjudged: rest.map((point) => withOwn(point, evidence(point.text))),
    unreadDuties: unreadDuties(lines, [...known, ...points.flatMap(({ places }) => places)]),
    signs,
  };
}

import { forgetTexts } from "../resume/remember.ts";
import { type PostingLine, postingLines } from "./blocks.ts";
import type { KnockOut } from "./facts.ts";
import { knockOutsOf } from "./knock-outs.ts";
import { postingHead } from "./posting-head.ts";
import { postingText } from "./posting-text.ts";
import { type Requirement, requirementsOf } from "./requirements.ts";
import type { ResumeLine } from "./resume-lines.ts";
import { type Sign, signsOf } from "./signs.ts";
import { type Own, ownSkills, type Standing, standingOf, withOwn } from "./standing.ts";
import { restOf, type Unjudged } from "./unjudged.ts";
import { rulesVersion, vocabularyVersion } from "./versions.ts";

export type Judged = Requirement & { label: string; standing: Standing };
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
  const requirements = requirementsOf(lines, company);
  const knockOuts = knockOutsOf(lines, company);
  const signs = signsOf(lines, company);
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
    ...restOf(lines, [
      ...requirements.flatMap(({ places }) => places),
      ...knockOuts.map(({ place }) => place),
      ...signs.flatMap(({ place }) => place ?? []),
    ]),
    signs,
  };
}

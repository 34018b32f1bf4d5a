import type { ReactNode } from "react";
import type { JobMatch } from "#domain/job-match/match.ts";
import { NextWays } from "./next-ways.tsx";
import { useNamedJob } from "./use-named-job.ts";

type Props = { titleId: string; posting: string; match: JobMatch; children: ReactNode };

/**
 * The heading with the job's role and company, and the links to other tools. The visitor can
 * correct role and company there.
 */
export function PostingJob({ titleId, posting, match, children }: Props) {
  const { job, correct } = useNamedJob(posting, match);
  return (
    <div>
      <h2 id={titleId} tabIndex={-1} dir="auto" className="text-2xl wrap-anywhere sm:text-3xl">
        {job.role || "This posting"}
        {job.company && <span className="text-muted"> at {job.company}</span>}
      </h2>
      {children}
      <NextWays job={job} posting={posting} knockOuts={match.knockOuts} onCorrect={correct} />
    </div>
  );
}

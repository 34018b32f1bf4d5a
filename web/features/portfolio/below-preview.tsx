import { Link } from "wouter";
import type { Draft } from "#domain/portfolio/draft.ts";
import { screens } from "#domain/screens.ts";
import { ToProfile } from "#web/ui/to-profile.tsx";
import { Portability } from "./portability.tsx";
import type { Work } from "./use-draft.ts";
import { Versions } from "./versions.tsx";

const linkStyle = "font-semibold text-accent underline underline-offset-3";

export const belowPreviewId = "below-preview";

/** Everything below the preview. It renders later, so that the preview appears sooner. */
export function BelowPreview({ work, draft }: { work: Work; draft: Draft }) {
  return (
    <div id={belowPreviewId}>
      <div className="mt-6">
        <ToProfile draft={draft} />
      </div>
      <p className="mt-6 text-[0.9375rem] text-muted">
        What would a machine read in this resume?{" "}
        <Link to={screens["resume-check"].path} className={linkStyle}>
          Check your resume
        </Link>
        , or{" "}
        <Link to={screens["job-match"].path} className={linkStyle}>
          compare it with a job posting
        </Link>
        .
      </p>
      <Versions work={work} />
      <Portability work={work} />
    </div>
  );
}

import { Link } from "wouter";
import { toCheck } from "#domain/portfolio/doubts.ts";
import type { Draft } from "#domain/portfolio/draft.ts";
import { isMissing } from "#domain/portfolio/missing.ts";
import { jobsPath, wrongFile } from "#domain/portfolio/wrong-file.ts";
import { screens } from "#domain/screens.ts";
import { Button } from "#web/ui/button.tsx";

/** The text below the page's banner. */
export function Intro({ draft, doubts }: { draft: Draft; doubts: number }) {
  const wrong = wrongFile(draft);
  if (wrong === "posting")
    return (
      <>
        We found no experience, education or skills in it. Start over with your resume, or{" "}
        <Link to={screens["job-match"].path} className="font-semibold text-accent underline underline-offset-3">
          compare the posting with your resume
        </Link>
        .
      </>
    );
  if (wrong)
    return "We found no experience, education or skills in it. Add them below, or start over with another file.";
  return `${doubts > 0 ? "Look at what is marked below. " : ""}The source code is free to download, and yours to deploy anywhere.`;
}

type BannerProps = { draft: Draft; doubts: ReadonlyMap<string, string>; left: number };

/**
 * Says that the portfolio is ready, and how much to check. If the name or the jobs are in doubt, it
 * says "Almost ready". `doubts` has the things to check by path. `left` is the number of lines of
 * the file that are in no field.
 */
export function Banner({ draft, doubts, left }: BannerProps) {
  if (doubts.size + left === 0) return "Your Portfolio is Ready!";
  const wrong = wrongFile(draft);
  if (wrong) return wrong === "posting" ? "This looks like a job posting" : "Almost ready: is this your resume?";
  if (isMissing(draft, "settings.name")) return "Almost ready: we could not find your name";
  if (doubts.has("settings.name") || doubts.has(jobsPath)) return `Almost ready: ${toCheck(doubts.size, left)}`;
  return (
    <>
      <span className="inline-block">Your Portfolio is Ready!</span>{" "}
      <span className="inline-block text-warn">{toCheck(doubts.size, left)}</span>
    </>
  );
}

/** Says that some lines of the file are in no field. */
export function LeftoverNote({ count, onPlace }: { count: number; onPlace: () => void }) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-sunken px-4 py-2 text-[0.9375rem]">
      {count === 1 ? "1 line of your resume belongs" : `${count} lines of your resume belong`} to no field.
      <Button variant="secondary" size="small" onClick={onPlace}>
        Place by hand
      </Button>
    </p>
  );
}

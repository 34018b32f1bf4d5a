import { matchPosting } from "#domain/job-match/match.ts";
import type { ResumeLine } from "#domain/job-match/resume-lines.ts";
import { whenIdle } from "#web/lib/idle.ts";
import { examplePosting } from "./example-posting.ts";

const resume: ResumeLine[] = [{ text: "Built reports in SQL", kind: "story", section: "Experience" }];

/**
 * Applies the rules to the example posting, a line each time that the browser is idle. A browser
 * compiles a rule when it first runs, which takes longer than a match. So the first one is faster.
 */
export function practice(lines = examplePosting.split("\n").filter(Boolean)): void {
  const [line, ...rest] = lines;
  if (line === undefined) return;
  whenIdle(() => {
    matchPosting(line, resume);
    practice(rest);
  }, 3000);
}

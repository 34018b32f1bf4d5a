import { matchPosting } from "#domain/job-match/match.ts";
import { practiceLines, practiceResume } from "#domain/job-match/practice-lines.ts";
import { whenIdle } from "#web/lib/idle.ts";

/** In ms, 20 on a slow phone. The practice then waits until the browser is idle again. */
const turn = 5;

/**
 * Applies the rules to the practice lines while the browser is idle. A browser compiles a rule when
 * it first runs, which takes longer than a match. So the first one is faster.
 */
export function practice(from = 0): void {
  whenIdle(() => {
    const start = performance.now();
    let at = from;
    while (at < practiceLines.length && performance.now() - start < turn) {
      matchPosting(practiceLines[at] ?? "", practiceResume);
      at += 1;
    }
    if (at < practiceLines.length) practice(at);
  }, 3000);
}

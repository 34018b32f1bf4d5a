import { matchPosting } from "#domain/job-match/match.ts";
import { warmUpLines, warmUpResume } from "#domain/job-match/warm-up-lines.ts";
import { whenIdle } from "#web/lib/idle.ts";

/**
 * In ms. Each turn then waits until the browser is idle again. On a slow phone a turn takes 20 ms.
 */
const maxTurnMs = 5;

/**
 * Applies the rules to the warm-up lines while the browser is idle. A browser compiles a rule when
 * it first runs, which takes longer than a match. So the warm-up makes the first match faster.
 */
export function warmUp(from = 0): void {
  whenIdle(() => {
    const start = performance.now();
    let at = from;
    while (at < warmUpLines.length && performance.now() - start < maxTurnMs) {
      matchPosting(warmUpLines[at] ?? "", warmUpResume);
      at += 1;
    }
    if (at < warmUpLines.length) warmUp(at);
  }, 3000);
}

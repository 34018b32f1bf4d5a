import { expect, test } from "vitest";
import { matchPosting } from "#domain/job-match/match.ts";
import { warmUpLines, warmUpResume } from "#domain/job-match/warm-up-lines.ts";
import { labeledPostings } from "../../support/postings.ts";

/** The patterns that run during the work. */
function patternsOf(work: () => void): Set<string> {
  const { exec } = RegExp.prototype;
  const patterns = new Set<string>();
  RegExp.prototype.exec = function (text) {
    patterns.add(this.source);
    return exec.call(this, text);
  };
  try {
    work();
  } finally {
    RegExp.prototype.exec = exec;
  }
  return patterns;
}

test("after the warm-up, a posting runs at most three patterns for the first time", () => {
  const warmed = patternsOf(() => {
    for (const line of warmUpLines) matchPosting(line, warmUpResume);
  });
  const isTwoByte = (line: string) => /[^\0-\xff]/.test(line);
  expect(warmUpLines.filter(isTwoByte).length).toBeGreaterThanOrEqual(warmUpLines.length / 2);
  for (const { name, text } of [...labeledPostings("dev"), ...labeledPostings("held-out")]) {
    const patterns = patternsOf(() => matchPosting(text, warmUpResume));
    const first = [...patterns].filter((pattern) => !warmed.has(pattern));
    expect(patterns.size, name).toBeGreaterThan(100);
    expect(first.length, `${name}: ${first.join("\n")}`).toBeLessThanOrEqual(3);
  }
});

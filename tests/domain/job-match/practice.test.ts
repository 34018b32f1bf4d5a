import { expect, test } from "vitest";
import { matchPosting } from "#domain/job-match/match.ts";
import { practiceLines, practiceResume } from "#domain/job-match/practice-lines.ts";
import { labeledPostings } from "../../support/postings.ts";

/** The patterns that run meanwhile. */
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

test("after the practice, a posting runs hardly a pattern for the first time", () => {
  const practiced = patternsOf(() => {
    for (const line of practiceLines) matchPosting(line, practiceResume);
  });
  const isTwoByte = (line: string) => /[^\0-\xff]/.test(line);
  expect(practiceLines.filter(isTwoByte).length).toBeGreaterThanOrEqual(practiceLines.length / 2);
  for (const { name, text } of [...labeledPostings("dev"), ...labeledPostings("held-out")]) {
    const patterns = patternsOf(() => matchPosting(text, practiceResume));
    const first = [...patterns].filter((pattern) => !practiced.has(pattern));
    expect(patterns.size, name).toBeGreaterThan(100);
    expect(first.length, `${name}: ${first.join("\n")}`).toBeLessThanOrEqual(4);
  }
});

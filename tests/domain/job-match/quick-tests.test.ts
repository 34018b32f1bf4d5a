import { expect, test } from "vitest";
import { postingLines } from "#domain/job-match/blocks.ts";
import type { Sentence } from "#domain/job-match/facts.ts";
import { rules } from "#domain/job-match/knock-outs.ts";
import { postingText } from "#domain/job-match/posting-text.ts";
import { sentencesOf } from "#domain/job-match/sentences.ts";
import { labeledPostings } from "../../support/postings.ts";

const sentences = (["dev", "held-out", "shapes"] as const)
  .flatMap(labeledPostings)
  .flatMap(({ text }) => postingLines(postingText(text)))
  .flatMap(({ text }) => sentencesOf(text).map((sentence) => sentence.text));

/** Each sentence as a requirement, as text under no heading, and as a benefit. */
const asked = (text: string): Sentence[] => [
  { text, block: "must", strength: "must", isShort: true },
  { text, block: "other", strength: "duty", isShort: true },
  { text, block: "offer", strength: undefined, isShort: false },
];

test("the quick test of a rule finds every sentence in which the rule finds a fact", () => {
  const found = rules.flatMap(({ facts, any }) =>
    sentences
      .filter((text) => any && asked(text).some((one) => facts(one).length > 0))
      .map((text) => ({ rule: facts.name, text, isMissed: text.search(any as RegExp) < 0 })),
  );
  expect(new Set(found.map(({ rule }) => rule)).size).toBeGreaterThan(7);
  expect(found.filter(({ isMissed }) => isMissed)).toEqual([]);
});

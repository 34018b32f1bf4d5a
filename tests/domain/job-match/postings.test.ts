import { expect, test } from "vitest";
import { matchPosting } from "#domain/job-match/match.ts";
import { type LabeledPosting, labeledPostings, score } from "../../support/postings.ts";

/** The skills and knock-outs that the rules find in a posting, and those that its labels have. */
function read({ text, must, knockOuts }: LabeledPosting) {
  const found = matchPosting(text, []);
  const required = found.requirements.filter(({ strength }) => strength === "must");
  return {
    skills: { found: [...new Set(required.flatMap(({ skills }) => skills.map(({ label }) => label)))], labeled: must },
    knockOuts: {
      found: found.knockOuts
        .filter(({ isWelcome }) => !isWelcome)
        .map(({ kind, value }) => `${kind === "deadline" ? "apply by" : kind} ${value}`),
      labeled: knockOuts,
    },
  };
}

test("there are sixty labeled postings: twenty in IT, twenty in other jobs, twenty in other languages", () => {
  const names = [...labeledPostings("dev"), ...labeledPostings("held-out")].map(({ name }) => name.split("-")[0]);
  for (const kind of ["it", "other", "intl"]) expect(names.filter((name) => name === kind)).toHaveLength(20);
});

test.each(["dev", "held-out"] as const)(
  "required skills of the %s postings have at least 0.95 precision and 0.8 recall",
  (set) => {
    const { precision, recall } = score(labeledPostings(set).map((posting) => read(posting).skills));
    expect(precision).toBeGreaterThanOrEqual(0.95);
    expect(recall).toBeGreaterThanOrEqual(0.8);
  },
);

test.each(["dev", "held-out"] as const)(
  "knock-outs of the %s postings have at least 0.98 precision and 0.8 recall",
  (set) => {
    const { precision, recall } = score(labeledPostings(set).map((posting) => read(posting).knockOuts));
    expect(precision).toBeGreaterThanOrEqual(0.98);
    expect(recall).toBeGreaterThanOrEqual(0.8);
  },
);

test.each(labeledPostings("shapes"))(
  "a posting in the style of job sites is read as a person would read it: $name",
  (posting) => {
    const { skills, knockOuts } = read(posting);
    const { role, company } = matchPosting(posting.text, []);
    expect({ role, company }).toEqual({ role: posting.role, company: posting.company });
    expect(skills.found.toSorted()).toEqual(skills.labeled.toSorted());
    expect(knockOuts.found.toSorted()).toEqual(knockOuts.labeled.toSorted());
  },
);

test("the same posting gives the same result", () => {
  for (const { text } of labeledPostings("dev")) expect(matchPosting(text, [])).toEqual(matchPosting(text, []));
});

import { expect, test } from "vitest";
import { matchPosting } from "#domain/job-match/match.ts";
import { mentionsIn } from "#domain/job-match/mentions.ts";
import { isLegal, strengthAt } from "#domain/job-match/strength.ts";
import { labeledPostings } from "../../support/postings.ts";

const all = (["dev", "held-out", "shapes"] as const).flatMap(labeledPostings);

test("each item under essential or desirable is a point, a knock-out, a sign, a soft skill or could not be judged", () => {
  const lost = all.flatMap(({ name, text }) => {
    const { lines, requirements, knockOuts, unjudged, signs } = matchPosting(text, []);
    const places = [...requirements, ...knockOuts].flatMap(({ places }) => places);
    const covered = new Set(
      [...places, ...[...unjudged, ...signs].flatMap(({ place }) => place ?? [])].map(({ line }) => line),
    );
    const points = requirements.flatMap(({ skills }) => skills.map(({ id }) => id));
    const isPoint = (line: string) =>
      mentionsIn(line).some(({ skill }) => skill.kind === "soft" || points.includes(skill.id));
    return lines.flatMap(({ text: line, block, isBullet }, at) =>
      isBullet &&
      (block === "must" || block === "nice") &&
      /\p{L}{3}/u.test(line) &&
      strengthAt(block, line, 0) &&
      !isLegal(line) &&
      !covered.has(at) &&
      !isPoint(line)
        ? [`${name}: ${line}`]
        : [],
    );
  });
  expect(lost).toEqual([]);
});

const posting = `Essential criteria
- Post-registration critical care qualification (Steps 1-3 or Level 6/7)
- Practice assessor / mentorship qualification
- Applicants must have current UK professional registration
Desirable criteria
- CRRT / haemofiltration
- Experience with electronic patient records
Main duties
- Keep excellent electronic patient records`;
const own = { text: "Critical care", kind: "named", section: "Skills" } as const;
const match = matchPosting(posting, [own]);

test("a qualification in a field is not satisfied by the field", () => {
  const found = match.requirements.filter(({ label }) => /critical care/i.test(label));
  expect(found.map(({ label, standing }) => [label, standing.is])).toEqual([
    ["critical care qualification", "missing"],
  ]);
});

test("registration without a named body is a knock-out", () => {
  expect(match.knockOuts.map(({ kind }) => kind)).toContain("registration");
});

test("what is listed as desirable stays so if a duty mentions it", () => {
  const [found] = match.requirements.filter(({ label }) => /patient records/i.test(label));
  expect(found?.strength).toBe("nice");
});

test("travel that is required is a knock-out, and a training budget is no pay", () => {
  const { knockOuts } = matchPosting(
    "Requirements\n- Occasional travel to client sites within Munster is required\nBenefits\n- EUR 1,000 a year training budget",
    [],
  );
  expect(knockOuts.map(({ kind }) => kind)).toEqual(["travel"]);
});

import { expect, test } from "vitest";
import { matchPosting } from "#domain/job-match/match.ts";
import { mentionsIn } from "#domain/job-match/mentions.ts";
import { isLegal, strengthAt } from "#domain/job-match/strength.ts";
import { labeledPostings } from "../../support/postings.ts";

const all = (["dev", "held-out", "shapes"] as const).flatMap(labeledPostings);

test("every bullet under required or desirable criteria appears in the result", () => {
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

test("a field of work does not satisfy a qualification in that field", () => {
  const found = match.requirements.filter(({ label }) => /critical care/i.test(label));
  expect(found.map(({ label, standing }) => [label, standing.is])).toEqual([
    ["critical care qualification", "missing"],
  ]);
});

test("registration without a named body is a knock-out", () => {
  expect(match.knockOuts.map(({ kind }) => kind)).toContain("registration");
});

test("a welcome requirement stays welcome if a duty mentions it", () => {
  const [found] = match.requirements.filter(({ label }) => /patient records/i.test(label));
  expect(found?.strength).toBe("nice");
});

test("required travel is a knock-out, and a training budget is not pay", () => {
  const { knockOuts } = matchPosting(
    "Requirements\n- Occasional travel to client sites within Munster is required\nBenefits\n- EUR 1,000 a year training budget",
    [],
  );
  expect(knockOuts.map(({ kind }) => kind)).toEqual(["travel"]);
});

const hospital = `Lead Sterile Processing Technician - Evenings
Posted 3 days ago
Facility: Lakeside Regional Medical Center
Schedule: Full-time, 2nd shift (2:30p-11:00p), every third weekend and rotating holidays
Requirements
- CRCST (HSPA) or CSPDT (CBSPD) certification
- Associate's degree in a health-related field preferred
Benefits
Medical | Dental | Tuition reimbursement up to $5,250 per year | 401(k) match
Lakeside requires annual influenza vaccination. This position is on-call one week in six.`;
const certified = {
  text: "CRCST – Certified Registered Central Service Technician (HSPA)",
  kind: "named",
  section: "Certifications",
} as const;
const inHospital = matchPosting(hospital, [certified]);
const wordsOfKind = (kind: string) => inHospital.knockOuts.flatMap((one) => (one.kind === kind ? one.words : []));

test("a shift behind a title is not the company, and the facility is", () => {
  expect([inHospital.role, inHospital.company]).toEqual([
    "Lead Sterile Processing Technician",
    "Lakeside Regional Medical Center",
  ]);
});

test("evenings, holidays, on-call duty and a vaccination are knock-outs; a reimbursement is not pay", () => {
  expect(wordsOfKind("shift")).toEqual(
    expect.arrayContaining(["Evening shifts", "Weekends", "Holidays", "On-call duty"]),
  );
  expect(wordsOfKind("clearance")).toEqual(["Vaccination"]);
  expect(wordsOfKind("pay")).toEqual([]);
});

test("the letters of one of two certificates suffice, and an associate's degree has its own level", () => {
  expect(inHospital.unjudged).toEqual([]);
  expect(inHospital.requirements.map(({ label, standing }) => [label, standing.is])).toEqual([
    ["CRCST (HSPA) or CSPDT (CBSPD) certification", "named"],
  ]);
  expect(wordsOfKind("degree")).toEqual(["Associate's degree, a plus"]);
});

test("both sides of an 'and' appear: the name of a law and a standard", () => {
  const { unjudged, requirements } = matchPosting(
    "Essential\n- Working knowledge of Tree Preservation Order legislation and BS 5837:2012",
    [],
  );
  expect(requirements.map(({ label }) => label)).toEqual(["BS 5837"]);
  expect(unjudged.map(({ text }) => text)).toEqual(["Tree Preservation Order legislation"]);
});

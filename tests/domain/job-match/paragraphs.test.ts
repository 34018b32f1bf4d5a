import { expect, test } from "vitest";
import { matchPosting } from "#domain/job-match/match.ts";
import type { ResumeLine } from "#domain/job-match/resume-lines.ts";
import { matchSummary } from "#domain/job-match/summary.ts";

const skill = (text: string): ResumeLine => ({ text, kind: "named", section: "Skills" });
const read = (text: string) => {
  const { role, company, requirements, knockOuts, unjudged } = matchPosting(text, []);
  const of = (strength: string) => requirements.filter((one) => one.strength === strength).map(({ label }) => label);
  return {
    head: [role, company],
    must: of("must"),
    nice: of("nice"),
    knockOuts: knockOuts.map(({ kind, value }) => `${kind} ${value}`),
    unjudged: unjudged.map((one) => one.text),
  };
};

const studio = `We're looking for a Frontend Developer to join our small product studio in Austin, TX.

The right person has spent a few years building web apps in React and TypeScript. You know your way around CSS, you've written tests with something like Jest or Playwright, and you aren't afraid of a Node service when a feature needs one. You are someone who cares about accessibility and page speed, and can talk about the trade-offs they made.

You have experience with accessibility. We work in our Austin office on Tuesdays and Thursdays and remote otherwise. No degree needed.`;

test("a posting in paragraphs gives every known skill and every knock-out", () => {
  const found = read(studio);
  expect(found.head).toEqual(["Frontend Developer", ""]);
  expect(found.must.toSorted()).toEqual(
    ["Accessibility", "CSS", "Jest or Playwright", "Node", "Page speed", "React", "TypeScript"]
      .concat("Web apps")
      .toSorted(),
  );
  expect(found.knockOuts).toEqual(["place hybrid 2", "location Austin", "years a few years", "degree none"]);
});

test("a clause in unknown words is listed as unjudged and counted in the summary", () => {
  expect(read(studio).unjudged).toEqual(["can talk about the trade-offs they made."]);
  const { requirements, knockOuts, unjudged } = matchPosting("You write CSS, and you know our kiln.", [skill("CSS")]);
  expect(unjudged.map(({ text }) => text)).toEqual(["you know our kiln."]);
  expect(matchSummary(requirements, knockOuts.length, true, unjudged.length)).toBe(
    "Of 1 skill in the posting, your resume names 1 and shows 0 without naming them; 0 were not found. We could not judge 1 more point. 0 knock-out questions to check.",
  );
});

test("“Accessibility” among the resume's skills meets a requirement for accessibility", () => {
  const [one] = matchPosting("You have experience with accessibility.", [skill("Accessibility")]).requirements;
  expect([one?.label, one?.standing.is]).toEqual(["Accessibility", "named"]);
});

test.each([
  [
    `Saint Brendan Hospital is seeking a Registered Nurse to join our cardiac unit. We'd love to meet someone who has worked at least three years at the bedside, holds a BLS card, and isn't shaken by a busy ward. You chart in Epic. ACLS would be wonderful. You must be at least 18 years of age.`,
    {
      head: ["Registered Nurse", "Saint Brendan Hospital"],
      must: ["BLS"],
      nice: ["ACLS"],
      knockOuts: ["age 18", "years 3"],
      unjudged: ["isn't shaken by a busy ward."],
    },
  ],
  [
    `We are hiring a Senior Data Engineer who likes clean tables. You've probably spent several years with Python and Spark, and you have run Airflow or Dagster in anger. We'd be happy if you've used dbt. We're remote within the EU, with a week together in Lisbon. You don't need a degree.`,
    {
      head: ["Senior Data Engineer", ""],
      must: ["Python", "Spark", "Airflow or Dagster"],
      nice: ["dbt"],
      knockOuts: ["place remote", "years several years", "degree none"],
      unjudged: [],
    },
  ],
  [
    `The Copper Ladle is looking for a Line Cook to work with our head chef. A ServSafe card is a must, and you have a couple of years behind you in a kitchen. It would be nice if you bake bread. You need to be 21 or older.`,
    {
      head: ["Line Cook", "The Copper Ladle"],
      must: ["ServSafe"],
      nice: [],
      knockOuts: ["age 21", "years a couple of years"],
      unjudged: ["It would be nice if you bake bread."],
    },
  ],
  [
    `Our client wants an Accountant in Leeds. The ideal candidate is part-qualified (ACCA or CIMA), has used Xero or Sage, and builds spreadsheets in Excel without swearing. We expect you in the Leeds office on Mondays, Wednesdays and Thursdays.`,
    {
      head: ["Accountant", ""],
      must: ["ACCA or CIMA", "Xero or Sage", "Excel"],
      nice: [],
      knockOuts: ["place hybrid 3", "location Leeds"],
      unjudged: [],
    },
  ],
  [
    `We at Fernhill Press need a Marketing Manager who can write. The perfect person has run campaigns in HubSpot or Mailchimp and knows SEO. Our team in Phoenix loves Spring. We react quickly, we excel at nothing, and go the extra mile.`,
    {
      head: ["Marketing Manager", "Fernhill Press"],
      must: ["HubSpot or Mailchimp", "SEO"],
      nice: [],
      knockOuts: [],
      unjudged: [],
    },
  ],
])("a posting in paragraphs from another trade is read: %s", (text, expected) => {
  expect(read(text)).toMatchObject(expected);
});

test("a paragraph that addresses the reader has requirements, also below “About us”", () => {
  const text =
    "About us\nWe wire schools with PHP.\n\nWe're looking for someone who has used React, and knows conduit.";
  expect(read(text).must).toEqual(["React"]);
});

test.each([
  ["Must be 18 years or older", ["age 18"]],
  ["18+ years, smartphone", ["age 18"]],
  ["You are at least 18 years of age", ["age 18"]],
  ["Aged 21 or over", ["age 21"]],
  ["Mindestens 18 Jahre alt", ["age 18"]],
  ["18+ years of experience", ["years 18"]],
  ["You support adults aged 18 and over", []],
  ["We have grown for over 18 years", []],
])("a minimum age is a knock-out of its own and never experience: %s", (line, expected) => {
  expect(read(`Acme GmbH\nClerk\n- ${line}\n- Python`).knockOuts).toEqual(expected);
  expect(read(`${line}.`).knockOuts).toEqual(expected);
});

test("an employer's name is not a skill, in the posting or in the resume", () => {
  const posting =
    "Harborline Logistics\nFrontend Engineer\n\nHarborline Logistics moves parcels.\n\nRequirements:\n- React";
  expect(matchPosting(posting, []).requirements.map(({ label }) => label)).not.toContain("Logistics");
  const resume: ResumeLine[] = [
    { text: "Havsnära Logistics", kind: "employer", section: "Experience" },
    { text: "Engineer, Havsnära Logistics, 2019 to 2022", kind: "file", section: "Your PDF" },
  ];
  const [one] = matchPosting("Acme GmbH\nRequirements:\n- Logistics", resume).requirements;
  expect(one?.standing.is).toBe("missing");
});

test("words in capitals are not the company if the text names the company", () => {
  const text = "URGENT HIRING\nOur company Global Prime Solutions LLC needs typists.\n- Fast typing";
  expect(read(text).head[1]).toBe("Global Prime Solutions LLC");
  expect(matchPosting(text, []).requirements.map(({ label }) => label)).not.toContain("Recruiting");
});

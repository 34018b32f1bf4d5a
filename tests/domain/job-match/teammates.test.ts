import { expect, test } from "vitest";
import { matchPosting } from "#domain/job-match/match.ts";

const asked = (heading: string, line: string) =>
  matchPosting(`Acme GmbH\nClerk\n\n${heading}\n- ${line}`, []).requirements.map(({ label }) => label);

test.each([
  "You will join a squad of five developers, a product owner and a senior QA engineer",
  "You will work with our product owner, our UX designer and two developers",
  "Our QA team reports to the product owner",
  "You report to the product owner",
  "The team has a scrum master, a UX designer and three Java developers",
  "Your team: a scrum master, four backend developers and a UX designer",
  "Together with a product owner and a data scientist you plan the next release",
  "You support our product owner and the UX designers",
  "A scrum master runs the meetings",
  "You will join a team with a scrum master",
  "Du bist Teil eines Teams aus fünf Entwicklern, einem Product Owner und einem Scrum Master",
  "Du arbeitest eng mit unserem Product Owner und UX-Designern zusammen",
])("roles of teammates are not requirements: %s", (line) => {
  expect(asked("The role", line)).toEqual([]);
  expect(asked("What you will do", line)).toEqual([]);
  expect(asked("Requirements", line)).toEqual([]);
});

test.each([
  ["Three years of experience as a product owner or scrum master", ["product owner or Scrum"]],
  ["Experience in a team of Java developers", ["Java"]],
  ["Product owner experience", ["Product owner"]],
  ["We need a product owner in our team", ["Product owner"]],
  ["In a team you are needed as a product owner", ["Product owner"]],
  ["You work in a team with Python and SQL", ["Python", "SQL"]],
  ["You build services in Java together with three analysts", ["Java"]],
])("a role that the posting wants from the reader is a requirement: %s", (line, labels) => {
  expect(asked("Requirements", line).map((label) => label.toLowerCase())).toEqual(
    labels.map((label) => label.toLowerCase()),
  );
});

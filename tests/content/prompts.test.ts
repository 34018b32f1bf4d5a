import { expect, test } from "vitest";
import { assistantLinks, placeholders } from "#domain/prompts/filling.ts";
import { filterPrompts, promptCategories } from "#domain/prompts/prompts.ts";
import { readPrompts } from "../../scripts/prompt-files.ts";

const prompts = readPrompts();
const byId = (id: string) => prompts.find((prompt) => prompt.id === id);

test.each([
  ["resume-ats-analysis", "Resume", "Intermediate", true],
  ["resume-tailoring-advanced", "Resume", "Advanced", true],
  ["behavioral-interview-master", "Interview", "Advanced", true],
  ["technical-interview-prep", "Interview", "Advanced", false],
  ["linkedin-networking-strategy", "Outreach", "Advanced", true],
  ["cold-email-hiring-manager", "Outreach", "Advanced", true],
  ["cover-letter-storytelling", "Cover Letter", "Advanced", true],
  ["salary-negotiation-strategy", "Compensation", "Advanced", false],
  ["career-change-strategy", "Career Development", "Advanced", false],
  ["hidden-job-market-access", "Job Search", "Advanced", true],
] as const)(
  "the prompt %s has the category %s, the difficulty %s and the popularity %s",
  (id, category, difficulty, popular) => {
    expect(byId(id)).toMatchObject({ category, difficulty, popular });
  },
);

test("there are at least 15 prompts", () => {
  expect(prompts.length).toBeGreaterThanOrEqual(15);
});

test("every category has a prompt, including Email", () => {
  for (const category of promptCategories) expect(prompts.map((prompt) => prompt.category)).toContain(category);
});

test("the cover letter prompt asks for at most 400 words", () => {
  expect(byId("cover-letter-storytelling")?.prompt).toContain("at most 400 words");
});

test.each(prompts)(
  "the prompt $id has a role, context, steps, an output format, rules and placeholders",
  ({ prompt }) => {
    expect(prompt).toMatch(/^You are /);
    expect(prompt).toMatch(/^CONTEXT$/m);
    expect(prompt).toMatch(/^1\. /m);
    expect(prompt).toMatch(/^OUTPUT FORMAT/m);
    expect(prompt).toMatch(/^RULES$/m);
    expect(placeholders(prompt).length).toBeGreaterThanOrEqual(2);
  },
);

test.each(prompts)("the prompt $id fits into the address of each assistant", ({ prompt }) => {
  for (const { url } of assistantLinks(prompt)) expect(url).toBeDefined();
});

test.each(prompts.filter(({ prompt }) => prompt.split(/\s+/).length > 385))(
  "the long prompt $id tells the assistant to wait for an answer before the next part",
  ({ prompt }) => {
    expect(prompt).toMatch(/\bwait\b|one (?:question|line) at a time/i);
  },
);

test.each(["salary-negotiation-strategy", "job-offer-comparison"])(
  "the prompt %s asks for sources of market figures, and names the parts of Indian pay",
  (id) => {
    expect(byId(id)?.prompt).toMatch(/market figure .*link/);
    for (const part of ["CTC", "variable", "joining bonus", "ESOPs", "PF", "gratuity", "notice period"])
      expect(byId(id)?.prompt).toContain(part);
  },
);

test("the prompts state the limits of free LinkedIn notes: five a month, 200 characters each", () => {
  expect(byId("linkedin-networking-strategy")?.prompt).toMatch(/about five .* a month and 200 characters/);
  expect(byId("application-follow-up-email")?.prompt).toContain("note of at most 200 characters");
});

test.each([
  ["rejection", "application-follow-up-email"],
  ["rejected", "application-follow-up-email"],
  ["ghosted", "application-follow-up-email"],
  ["feedback", "application-follow-up-email"],
  ["laid off", "layoff-or-gap-story"],
  ["fired", "layoff-or-gap-story"],
  ["unemployed", "layoff-or-gap-story"],
  ["negotiate", "salary-negotiation-strategy"],
  ["bonus", "salary-negotiation-strategy"],
  ["cv", "resume-bullet-rewriter"],
  ["introduce myself", "tell-me-about-yourself"],
  ["relocate", "visa-and-relocation-talk"],
  ["fresher", "internship-hunt"],
])("a search for the everyday word %s finds the prompt %s", (search, id) => {
  const found = filterPrompts(prompts, { search, category: "All", popularOnly: false });
  expect(found.map((prompt) => prompt.id)).toContain(id);
});

test("after a rejection, the prompt asks for one reply instead of the follow-ups", () => {
  expect(byId("application-follow-up-email")?.prompt).toMatch(/rejected me, write one reply in place of the three/);
});

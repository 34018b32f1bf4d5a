import { globSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  assistantLinks,
  fillPrompt,
  placeholderLabel,
  placeholders,
  promptParts,
  valuesOfVisitor,
  wantsLongText,
} from "#domain/prompts/filling.ts";
import {
  filterPrompts,
  type Prompt,
  promptFilterFromParams,
  promptFilters,
  promptFilterToParams,
  promptFromFile,
} from "#domain/prompts/prompts.ts";
import { forgetVariant, type PromptVariant, readVariants, saveVariant } from "#domain/prompts/saved-prompts.ts";

const prompt = (change: Partial<Prompt>): Prompt => ({
  id: "x",
  title: "Title",
  description: "Description",
  prompt: "Prompt",
  category: "Resume",
  tags: "",
  difficulty: "Beginner",
  popular: false,
  ...change,
});

const prompts = [
  prompt({ id: "a", title: "Resume ATS Analysis", tags: "Keywords", popular: true }),
  prompt({ id: "b", description: "Negotiate your SALARY", category: "Compensation" }),
  prompt({ id: "c", prompt: "salary", category: "Interview", popular: true }),
];

const all = { search: "", category: "All", popularOnly: false } as const;
const found = (filter: Partial<Parameters<typeof filterPrompts>[1]>) =>
  filterPrompts(prompts, { ...all, ...filter })
    .map(({ id }) => id)
    .join("");

test("the category filters are All and the eight categories, in this order", () => {
  expect(promptFilters.join(", ")).toBe(
    "All, Resume, Interview, Outreach, Email, Cover Letter, Career Development, Compensation, Job Search",
  );
});

test("an empty search matches every prompt", () => {
  expect(found({})).toBe("abc");
});

test("a search covers title, description and tags, ignores case, and does not cover the prompt's text", () => {
  expect(found({ search: "ats ANALYSIS" })).toBe("a");
  expect(found({ search: "keyword" })).toBe("a");
  expect(found({ search: "salary" })).toBe("b");
});

test("if no prompt has the search text, its words may match in any order, with one wrong letter", () => {
  const search = (text: string) =>
    filterPrompts(
      [
        prompt({ id: "a", title: "Cold Email to a Recruiter", tags: "outreach" }),
        prompt({ id: "b", title: "LinkedIn Networking Strategy", tags: "messages" }),
      ],
      { ...all, search: text },
    ).map(({ id }) => id);
  expect(search("recruiter email")).toEqual(["a"]);
  expect(search("linkedin message")).toEqual(["b"]);
  expect(search("recruter")).toEqual(["a"]);
  expect(search("cold message linkedin")).toEqual(["b"]);
  expect(search("quantum cooking email")).toEqual([]);
  expect(search("zzz")).toEqual([]);
});

test("a prompt matches the category All or its own category", () => {
  expect(found({ category: "Interview" })).toBe("c");
  expect(found({ category: "Email" })).toBe("");
});

test("popular-only shows only popular prompts", () => {
  expect(found({ popularOnly: true })).toBe("ac");
});

test("a prompt must match search, category and popular-only", () => {
  expect(found({ search: "t", category: "Interview", popularOnly: true })).toBe("c");
  expect(found({ search: "salary", category: "Interview" })).toBe("");
  expect(found({ search: "salary", popularOnly: true })).toBe("");
});

test("a prompt is made of its file's front matter and text", () => {
  const attributes = {
    title: "T",
    description: "D",
    category: "Email",
    difficulty: "Beginner",
    tags: "a, b c",
    popular: "true",
  };
  expect(promptFromFile("x", { attributes, text: "Text" })).toEqual(
    prompt({ title: "T", description: "D", category: "Email", tags: "a, b c", popular: true, prompt: "Text" }),
  );
  expect(promptFromFile("x", { attributes: { ...attributes, popular: "false" }, text: "" }).popular).toBe(false);
});

test("placeholders are listed without repeats, in the order of the text", () => {
  const text = "[ROLE] at [COMPANY NAME], [ROLE], [ACCEPT, ASK OR DECLINE], [x], [ ], (number?)";
  expect(placeholders(text)).toEqual(["ROLE", "COMPANY NAME", "ACCEPT, ASK OR DECLINE"]);
});

test("a placeholder with the word PASTE gets a text area", () => {
  expect(wantsLongText("PASTE YOUR RESUME")).toBe(true);
  expect(wantsLongText("TARGET JOB TITLE")).toBe(false);
});

test("a placeholder's value is filled in everywhere, and empty placeholders stay in brackets", () => {
  expect(fillPrompt("[ROLE] / [ROLE] at [COMPANY]", { ROLE: "Dev", COMPANY: "  " })).toBe("Dev / Dev at [COMPANY]");
});

test("a prompt is shown in parts: text, filled placeholders and open placeholders", () => {
  expect(promptParts("[ROLE], hi [NAME]!", { ROLE: "Dev" })).toEqual([
    { text: "Dev", kind: "filled" },
    { text: ", hi ", kind: "text" },
    { text: "[NAME]", kind: "open" },
    { text: "!", kind: "text" },
  ]);
});

test("the label of a placeholder is written like a sentence", () => {
  expect(placeholderLabel("TARGET JOB TITLE")).toBe("Target job title");
  expect(placeholderLabel("ACCEPT, ASK FOR TIME, ASK A QUESTION OR DECLINE")).toBe(
    "Accept, ask for time, ask a question or decline",
  );
  expect(placeholderLabel("DETAILS OF OFFER B")).toBe("Details of offer B");
});

test("special characters in a value are inserted unchanged", () => {
  expect(fillPrompt("[A] [B]", { A: "[B] $& $1", B: "b" })).toBe("[B] $& $1 b");
  expect(fillPrompt("[TOSTRING] [CONSTRUCTOR]", {})).toBe("[TOSTRING] [CONSTRUCTOR]");
});

test("a prompt can be opened in assistants whose address accepts a prompt", () => {
  const links = assistantLinks("Fix C++ & <b> [ROLE]?");
  expect(links.map(({ name }) => name)).toEqual(["ChatGPT", "Claude", "Perplexity", "Grok"]);
  for (const { url } of links) {
    expect(url).toMatch(/^https:\/\/[!-~]+$/);
    expect(new URL(url ?? "").searchParams.get("q")).toBe("Fix C++ & <b> [ROLE]?");
  }
});

test("there is no link if its address would have more than 8,000 characters", () => {
  for (const { url } of assistantLinks("x".repeat(7960))) expect(url?.length).toBeLessThanOrEqual(8000);
  for (const { url } of assistantLinks("é ".repeat(2000))) expect(url).toBeUndefined();
});

const variant = (change: Partial<PromptVariant> = {}): PromptVariant => ({
  promptId: "a",
  name: "Mine",
  values: { ROLE: "Dev" },
  saved: 1,
  ...change,
});

test("a saved variant replaces the variant with the same prompt and name, and comes first", () => {
  const saved = [variant(), variant({ promptId: "b" })].reduce(saveVariant, [] as PromptVariant[]);
  const again = saveVariant(saved, variant({ saved: 9 }));
  expect(again.map(({ promptId, saved }) => [promptId, saved])).toEqual([
    ["a", 9],
    ["b", 1],
  ]);
  expect(forgetVariant(again, variant())).toHaveLength(1);
});

test("an unnamed variant is called My version or by its company, and a taken name gets a number", () => {
  const companies = ["", "Velofix", " \n ", "Velofix", "x".repeat(200)];
  const unnamed = companies.map((company, at) =>
    variant({ name: " \n ", values: { "COMPANY NAME": company, ROLE: `${at}` } }),
  );
  expect(
    unnamed
      .reduce(saveVariant, [variant({ promptId: "b", name: "Velofix" })])
      .map(({ promptId, name }) => `${promptId} ${name}`),
  ).toEqual([`a ${"x".repeat(70)}`, "a Velofix 2", "a My version 2", "a Velofix", "a My version", "b Velofix"]);
});

test("an unnamed variant with the values of a saved one replaces it", () => {
  const saved = saveVariant([], variant({ name: "For Velofix", values: { ROLE: "Mechanic", CITY: "" } }));
  expect(saveVariant(saved, variant({ name: "", values: { ROLE: "Mechanic" }, saved: 9 }))).toEqual([
    variant({ name: "For Velofix", values: { ROLE: "Mechanic" }, saved: 9 }),
  ]);
});

test("at most 50 variants are kept", () => {
  const many = Array.from({ length: 60 }, (_, index) => variant({ name: `v${index}` }));
  expect(many.reduce(saveVariant, [] as PromptVariant[])).toHaveLength(50);
});

test("stored variants are read back, and corrupted ones are dropped", () => {
  expect(
    readVariants(JSON.stringify([variant(), { promptId: 1 }, null, variant({ values: { A: 5 } as never })])),
  ).toEqual([variant()]);
  for (const stored of [null, "", "{", "null", "{}", "[[]]"]) expect(readVariants(stored)).toEqual([]);
});

test("a stored value that is too long is cut", () => {
  const stored = JSON.stringify([variant({ values: { A: "x".repeat(100_000) } })]);
  expect(readVariants(stored)[0]?.values.A).toHaveLength(20_000);
});

test("no text makes search, filling or addresses fail", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (text, value) => {
      found({ search: text });
      readVariants(text);
      const filled = fillPrompt(`[A] ${text}`, { A: value, [text]: value });
      for (const { url } of assistantLinks(filled)) if (url) expect(url).toMatch(/^https:\/\/[!-~]+$/);
    }),
  );
});

test("the filter is written to the address and read back; defaults are left out", () => {
  const filter = { search: "c++ & go", category: "Cover Letter", popularOnly: true } as const;
  const there = new URLSearchParams(promptFilterToParams(filter) as Record<string, string>);
  expect(promptFilterFromParams(there)).toEqual(filter);
  expect(promptFilterToParams(all)).toEqual({});
});

test("an unknown category in an address is All, and a long search is cut", () => {
  const read = promptFilterFromParams(
    new URLSearchParams({ category: "<script>", q: "x".repeat(10_000), popular: "yes" }),
  );
  expect(read).toEqual({ search: "x".repeat(100), category: "All", popularOnly: false });
});

test("facts that the visitor entered in other tools fill only the matching blanks", () => {
  const told = {
    role: "Data Analyst",
    company: "",
    city: "Pune",
    country: "India",
    skills: ["SQL", "Python"],
    links: ["https://ada.example"],
  };
  expect(valuesOfVisitor(told)).toEqual({
    "TARGET JOB TITLE": "Data Analyst",
    "TARGET JOB TITLES": "Data Analyst",
    "TARGET FIELD OR ROLE": "Data Analyst",
    "LOCATION OR REMOTE": "Pune, India",
    COUNTRY: "India",
    TECHNOLOGIES: "SQL, Python",
    "PROGRAMMING LANGUAGE AND STACK": "SQL, Python",
    "PORTFOLIO OR PROJECT LINK": "https://ada.example",
  });
  const texts = globSync("content/prompts/*.md").map((file) => readFileSync(file, "utf8"));
  const asked = new Set(texts.flatMap(placeholders));
  for (const name of Object.keys(valuesOfVisitor(told))) expect(asked).toContain(name);
});

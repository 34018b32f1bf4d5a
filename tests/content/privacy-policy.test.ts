import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { leadRetentionDays } from "#domain/leads.schema.ts";
import { storedThings } from "#domain/your-data/stored-things.ts";

const policy = readFileSync(new URL("../../content/pages/privacy-policy.md", import.meta.url), "utf8");
const section = policy.slice(policy.indexOf("## 5."), policy.indexOf("## 6."));

test("the privacy page names all data that the browser stores, and no other data", () => {
  const keys = [...section.matchAll(/^\| `(\w+)`/gm)].map(([, key]) => key);
  expect(keys).toEqual(storedThings.map(({ key }) => key));
});

test("the privacy page has the specification's eight sections and its date", () => {
  expect(policy.match(/^## \d\./gm)).toHaveLength(8);
  expect(policy).toContain("updated: January 1, 2025");
});

test("the privacy page says after how many days a lead is deleted", () => {
  expect(policy).toContain(`(${leadRetentionDays} days) after your last download`);
});

test("the privacy page links to the page that shows and deletes stored data", () => {
  expect(section).toContain("](/your-data)");
});

test.each([
  "controller",
  "Article 6",
  "12 months",
  "processor",
  "United States",
  "restricted",
  "object",
  "authority",
  "take that back",
])("the privacy page contains the words that the law requires: %s", (said) => {
  expect(policy).toContain(said);
});

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { operatorFactNames, site, socialLinks, withOperator } from "#domain/site.ts";

test("figures, the founders' story and the response time appear only if the operator has set them", () => {
  expect(site.stats).toEqual({ users: undefined, stories: undefined, countries: undefined });
  expect(site.story).toBeUndefined();
  expect(site.answers).not.toMatch(/\d/);
  expect(socialLinks).toEqual([]);
});

test("a legal page names the operator, and unknown names stay in brackets", () => {
  expect(withOperator("<p>{operator}, {email}</p>")).toMatch(/^<p>whoever runs .+<\/p>$/);
  expect(withOperator("{constructor} {x} {}")).toBe("{constructor} {x} {}");
});

test("the support address in a legal page is a mail link, even if it replaces the operator's name", () => {
  const link = `<a href="mailto:${site.supportEmail}">${site.supportEmail}</a>`;
  expect(withOperator("{email}")).toBe(link);
  expect(withOperator("{operator}")).toContain(link);
});

test.each(["privacy-policy", "terms-of-service"])("%s uses only facts that exist", (page) => {
  const text = readFileSync(new URL(`../../content/pages/${page}.md`, import.meta.url), "utf8");
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  expect(names).toContain("operator");
  expect(operatorFactNames).toEqual(expect.arrayContaining(names));
});

import { expect, test } from "vitest";
import sample from "#content/portfolio-site/sample-data.json";
import { portfolioDataSchema } from "#domain/portfolio/portfolio.schema.ts";
import { emptyPortfolio, navigationItems } from "#domain/portfolio/portfolio.ts";
import { typedWebUrl } from "#domain/text/links.ts";

test("the empty portfolio and the sample have the shape of portfolio data", () => {
  expect(portfolioDataSchema.parse(emptyPortfolio())).toEqual(emptyPortfolio());
  expect(portfolioDataSchema.parse(sample)).toEqual(sample);
});

test("the menu has each section that is on and not empty, in the order of the page", () => {
  const data = portfolioDataSchema.parse(sample);
  expect(navigationItems(data)).toEqual(sample.navigation.items);

  data.sections.projects.enabled = false;
  data.sections.education.items = [];
  data.sections.contact = { ...data.sections.contact, email: "", phone: " ", location: "" };
  data.settings.summary = "";
  expect(navigationItems(data).map(({ url }) => url)).toEqual(["#skills", "#experience", "#achievements"]);
  expect(navigationItems(emptyPortfolio())).toEqual([]);
  expect(navigationItems(emptyPortfolio(), [{ label: "Blog", url: "not an address" }])).toEqual([]);
});

test.each([
  ["example.com/a", "https://example.com/a"],
  ["https://example.com", "https://example.com"],
  ["HTTP://example.com", "HTTP://example.com"],
  [" example.com ", "https://example.com"],
  ["", undefined],
  ["not an address", undefined],
  ["javascript:alert(1)", undefined],
  ["ada@example.com", undefined],
  ["mailto:ada@example.com", undefined],
])("the web address “%s” becomes %s", (typed, url) => {
  expect(typedWebUrl(typed)).toBe(url);
});

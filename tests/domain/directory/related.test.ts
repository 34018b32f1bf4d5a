import { expect, test } from "vitest";
import type { DirectoryRow } from "#domain/directory/directory.ts";
import { relatedEntries } from "#domain/directory/related.ts";

const row = (name: string, url: string): DirectoryRow => ({
  id: name.toLowerCase(),
  name,
  url,
  category: "any",
  rank: 1,
  description: "",
});

const related = (toolkit: DirectoryRow[], apis: DirectoryRow[]) =>
  relatedEntries({
    certifications: [],
    projects: [],
    "ai-tools": [],
    "public-apis": apis,
    "open-source": [],
    toolkit,
  });

test("two entries with one page are one product, whatever their names, scheme, www. and last slash", () => {
  const { toolkit, "public-apis": apis } = related(
    [row("Acme", "https://www.acme.example/api/")],
    [row("Acme-API", "http://acme.example/api")],
  );
  expect(toolkit).toEqual({ acme: ["/public-api-directory?q=Acme-API"] });
  expect(apis).toEqual({ "acme-api": ["/developers-toolkit?q=Acme"] });
});

test("two entries with one name and one site are one product, even if their hosts differ", () => {
  const { toolkit } = related([row("Acme", "https://acme.example/")], [row("ACME", "https://docs.acme.example/v2")]);
  expect(toolkit).toEqual({ acme: ["/public-api-directory?q=ACME"] });
});

test.each([
  ["two products of one maker", row("Mail", "https://acme.example/mail"), row("Maps", "https://acme.example/maps")],
  ["one name of two makers", row("Beam", "https://beam.example/"), row("Beam", "https://other.example/")],
  ["one name on a host of many", row("Harbor", "https://github.com/a/harbor"), row("Harbor", "https://github.com/b/c")],
])("%s are not related", (_, first, second) => {
  expect(Object.values(related([first], [second])).every((entries) => Object.keys(entries).length === 0)).toBe(true);
});

test("entries of the same directory are not related", () => {
  const twins = [row("Acme", "https://acme.example/"), row("Acme 2", "https://acme.example")];
  expect(related(twins, []).toolkit).toEqual({});
});

import { expect, test } from "vitest";
import type { DirectoryRow, Query } from "#domain/directory/directory.ts";
import { isTouched, type LinkPlaces } from "#domain/directory/link-places.ts";
import { createIndex, findRows } from "#domain/directory/search.ts";

const row = (id: string, rank: number): DirectoryRow => ({
  id,
  name: id,
  url: `https://${id}.example/`,
  category: "all",
  rank,
  description: "A tool",
});
const index = createIndex([row("d", 1), row("c", 2), row("b", 3), row("a", 4)]);
const places: LinkPlaces = { gone: { c: "https://c.example/" }, demoted: { d: "https://d.example/" } };
const query: Query = { search: "", chosen: {}, sort: "known" };
const found = (asked: Partial<Query>, known?: LinkPlaces) => {
  const { matches, rows } = findRows(index, [], { ...query, ...asked }, 0, 10, known);
  expect(matches).toBe(rows.length);
  return rows.map(({ id }) => id).join(" ");
};

test("rows that do not answer come last, and dead rows are hidden, with or without a search", () => {
  expect(found({}, places)).toBe("b a d");
  expect(found({ sort: "name" }, places)).toBe("a b d");
  expect(found({ search: "tool" }, places)).toBe("b a d");
  expect(found({ search: "c" }, places)).not.toMatch(/\bc\b/);
});

test("the filter 'Gone' shows only the dead rows", () => {
  expect(found({ chosen: { link: ["gone"] } }, places)).toBe("c");
});

test("before any link check, every row keeps its place", () => {
  expect(found({})).toBe("d c b a");
});

test("a row whose address has changed is not affected", () => {
  const former = { gone: { c: "https://c.example/old" }, demoted: { d: "https://d.example/old" } };
  expect(found({}, former)).toBe("d c b a");
  expect(isTouched(index.rows, former)).toBe(false);
  expect(isTouched(index.rows, places)).toBe(true);
});

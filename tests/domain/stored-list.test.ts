import { expect, test } from "vitest";
import { storedList } from "#domain/stored-list.ts";

const isNumber = (item: unknown): item is number => typeof item === "number";

test("items of another shape are dropped before the list is cut", () => {
  expect(storedList('["a",1,null,2,3]', isNumber, 2)).toEqual([1, 2]);
});

test.each([null, "", "{", "null", "7", '{"length":1}'])(
  "a stored value that is not a list gives an empty list: %s",
  (stored) => {
    expect(storedList(stored, isNumber, 2)).toEqual([]);
  },
);

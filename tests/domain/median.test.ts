import { expect, test } from "vitest";
import { median } from "#domain/median.ts";

test.each([
  [[], 0],
  [[7], 7],
  [[100, 9, 1], 9],
  [[1, 2, 4, 100], 3],
])("the median of %j is %i", (numbers, middle) => {
  expect(median(numbers)).toBe(middle);
});

import { expect, test } from "vitest";
import { isAfter, pointOf, styleOf } from "#domain/resume/points.ts";

test.each([
  ["Jan 2020", { year: 2020, month: 1 }],
  ["September 2019", { year: 2019, month: 9 }],
  ["März 2021", { year: 2021, month: 3 }],
  ["août 2018", { year: 2018, month: 8 }],
  ["październik 2022", { year: 2022, month: 10 }],
  ["dic. 2017", { year: 2017, month: 12 }],
  ["Jun '21", { year: 2021, month: 6 }],
  ["03/2020", { year: 2020, month: 3 }],
  ["1.3.2020", { year: 2020, month: 3 }],
  ["2020-11", { year: 2020, month: 11 }],
  ["2020", { year: 2020 }],
  ["Summer 2020", { year: 2020 }],
  ["Present", undefined],
  ["", undefined],
])("%s is read as a year, with its month if it names one", (date, point) => {
  expect(pointOf(date)).toEqual(point);
});

test("a year alone is after an earlier year, and months of one year are compared if both are known", () => {
  expect(isAfter({ year: 2021 }, { year: 2020, month: 12 })).toBe(true);
  expect(isAfter({ year: 2020 }, { year: 2020, month: 1 })).toBe(false);
  expect(isAfter({ year: 2020, month: 5 }, { year: 2020, month: 4 })).toBe(true);
  expect(isAfter({ year: 2020, month: 5 }, { year: 2020, month: 5 })).toBe(false);
});

test.each([
  ["Jan 2020", "month and year"],
  ["June 2020", "month and year"],
  ["06/2020", "numbers"],
  ["desde 08/2020", "numbers"],
  ["seit 04/2019", "numbers"],
  ["2020-06", "year first"],
  ["2020", "year only"],
  ["Summer 2020", "season"],
  ["Present", undefined],
])("%s is written in the style %s", (date, style) => {
  expect(styleOf(date)).toBe(style);
});

import { expect, test } from "vitest";
import { findDates, isDateStart, isDuration, isOnlyDates, withoutDates } from "#domain/resume/dates.ts";

test.each([
  "Apr 2021 – Present",
  "April 2021 - Now",
  "04/2021 – to date",
  "2021-04 — 2023-01",
  "2019-09 —",
  "Jul 2018 to Mar 2021",
  "2013-2017",
  "Sept. 2019 – Okt. 2020",
  "12.2019 – 05.2020",
  "seit 2020",
  "Summer 2020",
  "Feb–May 2022",
  "janvier 2019 – aujourd'hui",
  "enero 2019 – actualidad",
  "wrz 2018 – obecnie",
  "Aug. '19",
  "2010–15",
])("'%s' is one date or period and nothing else", (said) => {
  expect(findDates(said)).toHaveLength(1);
  expect(isOnlyDates(said)).toBe(true);
});

test.each(["2019 people", "$2019", "ISO 9001", "42,000 requests", "room 20190", "50% of 2020k"])(
  "'%s' is not only a date",
  (said) => {
    expect(isOnlyDates(said)).toBe(false);
  },
);

test("a date is removed together with its separators", () => {
  expect(withoutDates("Kaveri Pay (2018 – 2020)")).toBe("Kaveri Pay");
  expect(withoutDates("2021-Present Kaveri Pay")).toBe("Kaveri Pay");
  expect(withoutDates("B.Sc., 2015")).toBe("B.Sc.");
});

test("a year that follows a word with nothing between belongs to the name", () => {
  expect(withoutDates("President's Club 2022")).toBe("President's Club 2022");
});

test("the first part of a period, as far as the line had room, is the start of a date", () => {
  expect(isDateStart("Jul 2018 to Mar")).toBe(true);
  expect(isDateStart("Apr")).toBe(true);
  expect(isDateStart("Marketing")).toBe(false);
});

test("text such as '3 years' is a duration", () => {
  expect(["3 years", "a month", "(2 yrs 3 mos)"].every(isDuration)).toBe(true);
  expect(isDuration("3 years of experience")).toBe(false);
});

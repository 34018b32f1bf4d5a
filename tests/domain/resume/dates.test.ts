import { expect, test } from "vitest";
import { toJsonResume } from "#domain/json-resume/from-resume.ts";
import { findDates, isDateStart, isDuration, isOnlyDates, withoutDates } from "#domain/resume/dates.ts";
import { readResume } from "#domain/resume/read-resume.ts";
import { formParts } from "#domain/resume-file/form-fields.ts";
import { heading, lines, resume, text } from "../../support/resume-page.ts";

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

test("a removed date takes its separators with it", () => {
  expect(withoutDates("Kaveri Pay (2018 – 2020)")).toBe("Kaveri Pay");
  expect(withoutDates("2021-Present Kaveri Pay")).toBe("Kaveri Pay");
  expect(withoutDates("B.Sc., 2015")).toBe("B.Sc.");
});

test("a year that directly follows a word belongs to the name", () => {
  expect(withoutDates("President's Club 2022")).toBe("President's Club 2022");
});

test("the first part of a period, cut off by the line's end, is the start of a date", () => {
  expect(isDateStart("Jul 2018 to Mar")).toBe(true);
  expect(isDateStart("Apr")).toBe(true);
  expect(isDateStart("Marketing")).toBe(false);
});

test("text such as '3 years' is a duration", () => {
  expect(["3 years", "a month", "(2 yrs 3 mos)"].every(isDuration)).toBe(true);
  expect(isDuration("3 years of experience")).toBe(false);
});

test.each([
  ["Jan 2025 to date", "Jan 2025", "2025-01", "Present"],
  ["June 2023 to Date", "June 2023", "2023-06", "Present"],
  ["June 2023 – to date", "June 2023", "2023-06", "Present"],
  ["June 2023 till date", "June 2023", "2023-06", "Present"],
  ["June 2023 up to date", "June 2023", "2023-06", "Present"],
  ["06/2023 to the present", "06/2023", "2023-06", "the present"],
  ["June 2023 until present", "June 2023", "2023-06", "present"],
  ["since June 2023", "June 2023", "2023-06", "Present"],
  ["2023 –", "2023", "2023", "Present"],
  ["2023 bis heute", "2023", "2023", "heute"],
  ["2023 – aktuell", "2023", "2023", "aktuell"],
  ["2020 à ce jour", "2020", "2020", "ce jour"],
  ["2020 – en cours", "2020", "2020", "en cours"],
  ["2020 hasta la fecha", "2020", "2020", "la fecha"],
  ["2020 t/m heden", "2020", "2020", "heden"],
])("a job of %s has no end date in the resume, in JSON Resume and in a form", (period, from, startDate, to) => {
  const job = readResume(
    resume([
      text(40, 40, "Ana Pérez García", { size: 22 }),
      ...lines(40, 66, "Test Engineer", "Leeds, UK | ana.perez@example.com"),
      text(40, 120, "Experience", heading),
      ...lines(40, 140, "Test Engineer, Brightmoor Labs, Leeds", period, "• Runs the nightly tests of the shop."),
    ]),
  );
  expect(job.roles.map(({ start, end }) => [start.text, end.text])).toEqual([[from, to]]);
  const [work] = toJsonResume(job, "").work ?? [];
  expect(work).toMatchObject({ startDate });
  expect(work).not.toHaveProperty("endDate");
  const fields = formParts(job).find(({ title }) => title === "Work experience 1")?.fields;
  expect(fields).toContainEqual({ label: "From", text: from });
  expect(fields).toContainEqual({ label: "To", text: to });
});

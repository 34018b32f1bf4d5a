import { describe, expect, test } from "vitest";
import { readResume } from "#domain/resume/read-resume.ts";
import { unreadLines } from "#domain/resume-check/content-checks.ts";
import { subjectOfFile } from "#domain/resume-check/subject.ts";
import { bold, heading, resume, text } from "../../support/resume-page.ts";

const look = { name: "resume.pdf", rawTexts: [], hidden: [] };

/** A resume with these jobs. Position, company and place of a job are in one line. */
const withJobs = (...heads: string[]) =>
  resume([
    text(40, 40, "Mara Lind", { ...bold, size: 24 }),
    text(40, 60, "Registered Nurse"),
    text(40, 75, "mara@example.com | Leeds, UK"),
    text(40, 100, "Experience", heading),
    ...heads.flatMap((head, at) => [
      text(40, 120 + 40 * at, head, bold),
      text(440, 120 + 40 * at, `${2020 - 3 * at} – ${2022 - 3 * at}`),
      text(60, 134 + 40 * at, "• Led a shift of six for 24 beds on the cardiac ward."),
    ]),
  ]);

const jobsOf = (...heads: string[]) =>
  readResume(withJobs(...heads)).roles.map(({ position, organization, place }) => [
    position.text,
    organization.text,
    place.text,
  ]);

function leftOf(...heads: string[]): string[] {
  const page = withJobs(...heads);
  return unreadLines(subjectOfFile(page, readResume(page), look, { year: 2026, month: 11 })).map(({ text }) => text);
}

const jobs = [
  ["QA Intern", "Brackwater Systems", "Vadakara"],
  ["Senior Staff Nurse", "St. Osyth's Hospital", "Kochi"],
  ["Staff Nurse", "Calder Heart Clinic", "Port Amberley"],
];

describe("the last of three parts in a job's line is its place, in a known town or not", () => {
  test.each([", ", " | ", " · ", " – ", " — ", " / "])("with “%s” between the parts", (separator) => {
    expect(jobsOf(...jobs.map((parts) => parts.join(separator)))).toEqual(jobs);
  });

  test.each([" | ", " · ", " – "])("with “%s” between the parts and the organization first", (separator) => {
    expect(jobsOf(...jobs.map(([job, company, town]) => [company, job, town].join(separator)))).toEqual(jobs);
  });

  test("with two different separators, and with a region after the town", () => {
    expect(
      jobsOf("QA Intern | Brackwater Systems, Vadakara", "Staff Nurse | Calder Heart Clinic, Thrissur, Kerala"),
    ).toEqual([jobs[0], ["Staff Nurse", "Calder Heart Clinic", "Thrissur, Kerala"]]);
  });
});

test.each(["Cardiology", "Ward 6", "Night Shift", "Full-time", "Intensive Care", "ICU"])(
  "“%s” as the last part is not a place",
  (part) => {
    const heads = [`Staff Nurse, Calder Heart Clinic, ${part}`, "QA Intern, Brackwater Systems, Vadakara"];
    expect(jobsOf(...heads)).toEqual([["Staff Nurse", "Calder Heart Clinic", ""], jobs[0]]);
  },
);

test("a last part that fits no field is left over", () => {
  const lost = "Staff Nurse, Calder Heart Clinic, Oncology";
  expect(leftOf(lost, "QA Intern, Brackwater Systems, Vadakara")).toEqual(["Oncology"]);
});

/** The places of two jobs. Below each job, its dates stand before a text. */
const besideDates = (...texts: [string, string]) =>
  readResume(
    resume([
      text(40, 40, "Mara Lind", { ...bold, size: 24 }),
      text(40, 75, "mara@example.com"),
      text(40, 100, "Experience", heading),
      ...texts.flatMap((beside, at) => [
        text(40, 120 + 60 * at, ["Support Engineer, Palletview Ltd", "Shift Lead, Brackwater Systems"][at] ?? "", bold),
        text(40, 134 + 60 * at, `06/${2021 - 3 * at} – 02/${2024 - 3 * at} · ${beside}`),
        text(60, 148 + 60 * at, "• Led a team of 22 people on the night shift."),
      ]),
    ]),
  ).roles.map(({ place }) => place.text);

test("a text beside the dates is the job's place if another job has a known town there", () => {
  expect(besideDates("Leeds", "Port Amberley")).toEqual(["Leeds", "Port Amberley"]);
  expect(besideDates("Port Amberley", "Leeds")).toEqual(["Port Amberley", "Leeds"]);
  expect(besideDates("Port Amberley", "Brightwater")).toEqual(["", ""]);
  expect(besideDates("Leeds", "Full-time")).toEqual(["Leeds", ""]);
});

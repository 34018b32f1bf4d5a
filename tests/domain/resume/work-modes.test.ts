import { describe, expect, test } from "vitest";
import { certain } from "#domain/portfolio/confidence.ts";
import { isPlace } from "#domain/resume/places.ts";
import { readResume } from "#domain/resume/read-resume.ts";
import { withoutWorkMode } from "#domain/resume/work-modes.ts";
import { readFile } from "#domain/resume-formats/read-file.ts";
import { bullet, docx, p, rightTab, tab, bold as thick } from "../../support/docx/docx-parts.ts";
import { bold, heading, lines, resume, text } from "../../support/resume-page.ts";

/** A resume with one entry: its first line, its dates, and the lines below it. */
const withEntry = (title: string, head: string, ...below: string[]) =>
  readResume(
    resume([
      text(40, 40, "Ines Valverde", { ...bold, size: 24 }),
      ...lines(40, 60, "Test Engineer", "ines@example.com | Bristol, UK"),
      text(40, 100, title, heading),
      text(40, 120, head, bold),
      text(420, 120, "Mar 2022 – Present"),
      ...lines(40, 134, ...below),
      text(60, 140 + 14 * below.length, "• Led a group of five through 30 releases of the booking pages."),
    ]),
  );

const jobIn = (head: string, ...below: string[]) => {
  const [role] = withEntry("Experience", head, ...below).roles;
  return [role?.position.text, role?.organization.text, role?.place.text];
};

const towns = [
  "Galway (hybrid)",
  "Dublin (Remote)",
  "Hamburg, Germany (on-site)",
  "Leeds, hybrid",
  "Utrecht / remote",
  "Berlin or remote",
  "Oslo (fully remote)",
  "Madrid (hybrid, 3 days in office)",
  "Lyon (télétravail)",
  "Hybrid, Cork",
  "On-site, Lyon",
  "Remote (Ireland)",
  "Remote, Spain",
  "Remote from Cork",
  "Hybrid in Leeds",
  "Remote Canada",
  "Home office, Berlin",
  "Fully remote",
  "Work from home",
  "100% remote",
];

describe("a town with a work mode, or a work mode alone, is the place of a job", () => {
  const job = ["Test Engineer", "Tarnwell Software"];

  test.each(towns)("in “%s”", (town) => {
    expect(jobIn("Test Engineer, Tarnwell Software", town), "below both").toEqual([...job, town]);
    expect(jobIn("Test Engineer", `Tarnwell Software, ${town}`), "after the company").toEqual([...job, town]);
    expect(jobIn("Test Engineer", "Tarnwell Software", town), "below the company").toEqual([...job, town]);
    expect(jobIn("Tarnwell Software", `Test Engineer, ${town}`), "after the position").toEqual([...job, town]);
    expect(jobIn("Test Engineer, Mara Quill", town), "below a company with an unknown name").toEqual([
      "Test Engineer",
      "Mara Quill",
      town,
    ]);
  });

  test.each([
    ["Leeds – hybrid", "Leeds, hybrid"],
    ["Hybrid | Leeds", "Hybrid, Leeds"],
    ["Leeds · Remote", "Leeds, Remote"],
    ["Westbrae – remote", "Westbrae, remote"],
  ])("in “%s”, with another separator between town and mode", (town, place) => {
    expect(jobIn("Test Engineer, Tarnwell Software", town)).toEqual([...job, place]);
  });

  test("in a line below a known company, even if the town is unknown", () => {
    expect(jobIn("Test Engineer, Tarnwell Software", "Westbrae (hybrid)")).toEqual([...job, "Westbrae (hybrid)"]);
  });

  test("in a Word file", async () => {
    const file = await docx({
      body: [
        p("Ines Valverde", "Title"),
        p("ines@example.com | Bristol, UK"),
        p("Experience", "Heading1"),
        p(thick("Test Engineer, Tarnwell Software") + tab + thick("Mar 2022 – Present"), "", rightTab),
        p("Galway (hybrid)"),
        bullet("Led a group of five through 30 releases of the booking pages."),
      ].join(""),
    });
    const { roles } = (await readFile(file, "resume.docx")).resume;
    expect(roles.map(({ position, organization, place }) => [position.text, organization.text, place.text])).toEqual([
      [...job, "Galway (hybrid)"],
    ]);
  });
});

test.each(["Orrin (formerly Tarnwell)", "Orrin (Remote Sensing)", "Hybrid Orrin Systems", "Remote Harbor Group"])(
  "the company “%s” keeps its name",
  (company) => expect(jobIn("Test Engineer", company)).toEqual(["Test Engineer", company, ""]),
);

test("“Orrin (Remote)” below a position is a company, and its work mode is the place", () => {
  expect(jobIn("Test Engineer", "Orrin (Remote)")).toEqual(["Test Engineer", "Orrin", "Remote"]);
});

test("a team after the position does not turn the company into a place", () => {
  const [role] = withEntry("Experience", "Test Engineer, Payments", "Orrin (remote)").roles;
  expect(role?.organization.text).toBe("Orrin");
  expect(role?.organization.confidence).toBeLessThan(certain);
});

test.each([
  ["Galway", true],
  ["Utrecht", true],
  ["Tarnwell", false],
])("the company “%s” is uncertain if it is a town: %s", (company, isDoubtful) => {
  const [role] = withEntry("Experience", `Test Engineer at ${company}`).roles;
  expect(role?.organization.text).toBe(company);
  expect((role?.organization.confidence ?? 0) < certain).toBe(isDoubtful);
});

test.each(["Galway (hybrid)", "Leeds, remote", "On-site, Lyon", "Remote"])(
  "“%s” below a school is not part of its name",
  (town) => {
    const [below] = withEntry("Education", "BSc Botany", "Fenmoor College", town).education;
    const [behind] = withEntry("Education", "BSc Botany", `Fenmoor College, ${town}`).education;
    for (const study of [below, behind])
      expect([study?.degree.text, study?.institution.text]).toEqual(["BSc Botany", "Fenmoor College"]);
  },
);

test.each([
  ["Galway (hybrid)", "Galway"],
  ["Remote (Cork, Ireland)", "Cork, Ireland"],
  ["Fully remote", ""],
  ["Hybrid / on-site", ""],
  ["Galway", undefined],
  ["Remote Health, Leeds", undefined],
  ["x".repeat(200_000), undefined],
])("without its work mode, “%.30s” is “%s”", (said, town) => expect(withoutWorkMode(said)).toBe(town));

test.each(["Remote Sensing", "Hybrid Cars", "Remote, Inc.", "Orrin (hybrid)"])("“%s” is not a place", (said) => {
  expect(isPlace(said)).toBe(false);
});

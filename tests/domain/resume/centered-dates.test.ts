import { expect, test } from "vitest";
import { readResume } from "#domain/resume/read-resume.ts";
import { bold, heading, resume, text } from "../../support/resume-page.ts";

type Item = ReturnType<typeof text>;

/** Rows of a table below `y`. Each row's date is level with the middle of its lines. */
function rows(y: number, padding: number, ...rows: [date: string, ...said: string[]][]): Item[] {
  let top = y;
  return rows.flatMap(([date, ...said]) => {
    const middle = top + ((said.length - 1) * 12) / 2;
    const items = [text(40, middle, date), ...said.map((line, at) => text(140, top + at * 12, line))];
    top += said.length * 12 + padding;
    return items;
  });
}

const name = [text(40, 40, "Odalys Brenninger", { size: 22 }), text(40, 62, "odalys@example.com")];
const certificates = (y: number) => text(40, y, "Certificates", heading);
const education = (y: number) => text(40, y, "Education", heading);
const experience = (y: number) => text(40, y, "Experience", heading);

test.each([0, 6])("a date centered beside two lines belongs to their row, with %d points between rows", (padding) => {
  const { honors, education: studies } = readResume(
    resume([
      ...name,
      certificates(100),
      ...rows(120, padding, ["2023", "Certified Lantern Tester"], ["2021", "Rope Access Level 1,", "Guild of Riggers"]),
      education(200),
      ...rows(
        220,
        padding,
        ["2015 – 2018", "Diploma in Nursing", "Fachschule Lindenbach"],
        ["2013", "Abitur, Gymnasium Au"],
      ),
    ]),
  );
  expect(honors.map(({ title, story }) => [title.text, story.paragraphs[0]?.text])).toEqual([
    ["Certified Lantern Tester", "2023"],
    [expect.stringContaining("Rope Access Level 1"), "2021"],
  ]);
  expect(studies.map(({ period }) => period.text)).toEqual(["2015 – 2018", "2013"]);
});

test("in rows of different heights, jobs keep the dates that are centered beside them", () => {
  const { roles } = readResume(
    resume([
      ...name,
      experience(100),
      ...rows(
        120,
        6,
        ["2021 – today", "Head Nurse", "Klinik Sonnenhang"],
        [
          "2018 – 2021",
          "Nurse",
          "Kinderhaus Lindenbach",
          "Cared for children on two wards.",
          "Trained four students in hygiene.",
        ],
        ["2016 – 2018", "Nurse Aide, Haus Anemone"],
      ),
    ]),
  );
  expect(roles.map(({ position, period }) => [position.text, period.text])).toEqual([
    ["Head Nurse", "2021 – today"],
    ["Nurse", "2018 – 2021"],
    [expect.stringContaining("Nurse Aide"), "2016 – 2018"],
  ]);
});

test("dates level with a line of text are not taken for centered dates", () => {
  const { roles } = readResume(
    resume([
      ...name,
      experience(100),
      text(40, 120, "2021 – today"),
      text(140, 120, "Head Nurse", bold),
      text(140, 132, "Klinik Sonnenhang"),
      text(40, 144, "2018 – 2021"),
      text(140, 144, "Nurse", bold),
      text(140, 156, "Kinderhaus Lindenbach"),
    ]),
  );
  expect(roles.map(({ position, period }) => [position.text, period.text])).toEqual([
    ["Head Nurse", "2021 – today"],
    ["Nurse", "2018 – 2021"],
  ]);
});

test("a third date joins no period, and makes the period a thing to check", () => {
  const { honors } = readResume(
    resume([
      ...name,
      certificates(100),
      text(40, 120, "2023"),
      text(140, 120, "Certified Lantern Tester", bold),
      text(140, 134, "2015 – 2018"),
    ]),
  );
  expect(honors[0]?.story.paragraphs[0]?.text).toBe("2023, 2015 – 2018");
  expect(honors[0]?.title.confidence).toBeLessThan(0.7);
  expect(honors[0]?.story.confidence).toBeLessThan(0.7);
});

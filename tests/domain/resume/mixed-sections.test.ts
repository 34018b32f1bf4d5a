import { expect, test } from "vitest";
import { readResume } from "#domain/resume/read-resume.ts";
import { readPortfolio } from "../../support/read-portfolio.ts";
import { bold, heading, lines, resume, text } from "../../support/resume-page.ts";

const header = [
  text(40, 40, "Ana Pérez García", { size: 22 }),
  text(40, 60, "Data Engineer"),
  text(40, 74, "Seville, Spain | ana.perez@example.com"),
];
const read = (items: Parameters<typeof resume>[0]) =>
  readPortfolio(resume([...header, ...items])).portfolioData.sections;
const dated = (y: number, first: string, second: string, date: string) => [
  text(40, y, first, bold),
  text(40 + first.length * 5, y, `, ${second}`),
  text(450, y, date),
];

test("their words tell degrees and certificates apart below one heading", () => {
  const { education, achievements } = read([
    text(40, 110, "Education & Certifications", heading),
    ...dated(130, "BSc Physics", "Example University", "2012 – 2015"),
    ...dated(150, "AWS Certified Developer", "Amazon", "2019"),
  ]);
  expect(education.items.map(({ institution }) => institution)).toEqual(["Example University"]);
  expect(achievements.items.map(({ title }) => title)).toEqual(["AWS Certified Developer"]);
});

test("a certificate among degrees is a certificate below any heading", () => {
  const { education, achievements } = read([
    text(40, 110, "Education", heading),
    text(40, 130, "BSc Physics, Example University (2015)"),
    text(40, 150, "Certified Public Accountant, PRC (2016)"),
  ]);
  expect(education.items.map(({ degree }) => degree)).toEqual(["BSc Physics"]);
  expect(achievements.items.map(({ title }) => title)).toEqual(["Certified Public Accountant"]);
});

test("labels separate skills, awards and interests, and semicolons separate awards", () => {
  const { about, achievements } = read([
    text(40, 110, "Skills & Awards", heading),
    text(40, 130, "Tools:", bold),
    text(75, 130, "Figma, Maze"),
    text(40, 146, "Awards:", bold),
    text(80, 146, "Best Paper Award (Example Society, 2023); Campaign of the Year (Example Press)"),
    text(40, 162, "Interests:", bold),
    text(95, 162, "Chess, Sailing"),
  ]);
  expect(about.skills.items).toEqual(["Figma", "Maze"]);
  expect(achievements.items.map(({ title }) => title)).toEqual(["Best Paper Award", "Campaign of the Year"]);
});

test("publications below the heading for projects are not projects", () => {
  const { projects } = read([
    text(40, 110, "Projects and Publications", heading),
    text(40, 130, "2022"),
    text(120, 130, "Quiet Buttons", bold),
    text(185, 130, ". How older people read dialogs."),
    text(40, 150, "2020"),
    text(120, 150, "A. Pérez: On dialogs. Journal of Notes 12, pp. 33–41."),
  ]);
  expect(projects.items.map(({ title, description }) => [title, description])).toEqual([
    ["Quiet Buttons", "2022\nHow older people read dialogs."],
  ]);
});

test("a label at the left of a form's line begins a new section", () => {
  const { achievements } = read([
    text(40, 110, "WORK EXPERIENCE", heading),
    text(40, 130, "2019 – 2021"),
    text(160, 130, "Data Engineer", bold),
    text(160, 144, "Northlake"),
    text(40, 180, "ADDITIONAL INFORMATION", heading),
    text(40, 200, "Driving licence"),
    text(160, 200, "B"),
    text(40, 216, "Honours and awards"),
    text(160, 216, "Thesis Prize (Example Society, 2017)"),
    text(40, 260, "SKILLS", heading),
    ...lines(40, 280, "Java, Go"),
  ]);
  expect(achievements.items.map(({ title }) => title)).toEqual(["Thesis Prize"]);
});

test("dated items below a degree are certificates if the heading names both", () => {
  const { education, achievements } = read([
    text(40, 110, "Education & Certificates", heading),
    ...dated(130, "BSc Nursing", "Example University", "2012 – 2016"),
    text(52, 148, "• CCRN, AACN, 2019"),
    text(52, 162, "• ACLS, Heart Society, 2023"),
  ]);
  expect(education.items.map(({ degree }) => degree)).toEqual(["BSc Nursing"]);
  expect(achievements.items.map(({ title }) => title)).toEqual(["CCRN", "ACLS"]);
});

test("a job below a heading for volunteer work has a note after its position", () => {
  const { experience } = read([
    text(40, 110, "Experience", heading),
    ...dated(130, "Nurse", "Mercy Hospital", "2012 – 2015"),
    text(40, 160, "Volunteer Work", heading),
    ...dated(180, "First Aid Instructor", "Harbor Ambulance", "2017 – 2019"),
    ...dated(200, "Volunteer Coordinator", "Tide Kitchen", "2015 – 2017"),
  ]);
  expect(experience.items.map(({ position }) => position)).toEqual([
    "Nurse",
    "First Aid Instructor (volunteer)",
    "Volunteer Coordinator",
  ]);
});

const degree = "BSc (Hons) General Nursing, Tallis University, 2011 – 2015";

test.each([
  "NMBI registration (active)",
  "Registered with the Nursing Board",
  "Registered Nurse",
  "Teaching licence",
  "First Aid Certificate",
  "ICN certified",
  "Chartered Engineer",
  "Member of the Institute of Welders",
  "Mitglied der Pflegekammer",
  "Inscrite à l'Ordre des infirmiers",
  "PIN 12A3456",
])("above or below a degree, %s is a certificate of its own", (line) => {
  for (const title of ["Education and certificates", "Education"])
    for (const said of [
      [degree, line],
      [line, degree],
      [degree, line, "MSc Midwifery, Orrin College, 2016 – 2018"],
    ]) {
      const page = [...header, text(40, 110, title, heading), ...lines(40, 130, ...said)];
      const { education, honors } = readResume(resume(page));
      expect(education[0]).toMatchObject({
        degree: { text: "BSc (Hons) General Nursing" },
        institution: { text: "Tallis University" },
        period: { text: "2011 – 2015" },
      });
      expect(education).toHaveLength(said.length === 3 ? 2 : 1);
      expect(honors.map(({ kind, title }) => [kind, title.text])).toEqual([["certification", line]]);
    }
});

test.each(["Leaving Certificate", "Licence d'informatique", "Postgraduate Certificate in Education"])(
  "%s with a school is a degree among certificates",
  (line) => {
    const { education, achievements } = read([
      text(40, 110, "Education and certificates", heading),
      ...lines(40, 130, degree, `${line}, Orrin College, 2009 – 2011`),
    ]);
    expect(education.items.map(({ degree }) => degree)).toEqual(["BSc (Hons) General Nursing", line]);
    expect(achievements.items).toEqual([]);
  },
);

test("a registration with a school is a degree", () => {
  const { education } = read([
    text(40, 110, "Education", heading),
    ...lines(40, 130, degree, "Registered Nurse, Orrin College, 2009 – 2011"),
  ]);
  expect(education.items).toHaveLength(2);
});

test("a chartered subject is not a certificate", () => {
  const { achievements } = read([
    text(40, 110, "Education and certificates", heading),
    ...lines(40, 130, "Tallis University, 2011 – 2015", "CA Final", "Chartered Surveying"),
  ]);
  expect(achievements.items).toEqual([]);
});

test.each(["Member of the rowing club", "Thesis on certified care homes"])(
  "%s below a degree is not a certificate",
  (line) => {
    const { achievements } = read([
      text(40, 110, "Education and registrations", heading),
      ...lines(40, 130, degree, line),
    ]);
    expect(achievements.items).toEqual([]);
  },
);

test("a fellowship below a heading for awards is an award", () => {
  const awards = [
    text(40, 110, "Awards", heading),
    ...lines(40, 130, "Best Nurse, 2017", "Fellow of the Orrin Society, 2016"),
  ];
  expect(readResume(resume([...header, ...awards])).honors.map(({ kind }) => kind)).toEqual(["award", "award"]);
});

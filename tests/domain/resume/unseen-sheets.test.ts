import { expect, test } from "vitest";
import { readPortfolio } from "../../support/read-portfolio.ts";
import { bold, heading, lines, resume, text } from "../../support/resume-page.ts";

const read = (...items: Parameters<typeof resume>[0]) => readPortfolio(resume(items)).portfolioData;
const header = [
  text(40, 40, "Ida Lund", { size: 22 }),
  text(40, 60, "Welder", { size: 12 }),
  text(40, 76, "ida.lund@example.com | Malmö, Sweden"),
];
const jobsOf = (...items: Parameters<typeof resume>[0]) =>
  read(...header, text(40, 110, "Experience", heading), ...items).sections.experience.items;

test("dates at the middle of a table's rows belong to the rows, not to a separate column", () => {
  const row = (y: number, when: string, ...said: string[]) => [
    text(40, y + 23, when),
    text(160, y, said[0] ?? "", bold),
    ...lines(160, y + 14, ...said.slice(1)),
  ];
  const { sections } = read(
    ...header,
    text(40, 110, "Experience", heading),
    ...row(
      130,
      "05/2019 – Present",
      "Lead Welder",
      "Öresund Varv AB, Malmö",
      "Welds decks.",
      "Trains two apprentices.",
    ),
    ...row(200, "08/2014 – 04/2019", "Welder", "Skåne Rör AB, Lund", "Welded pipes for dairies.", "Read plans."),
    text(40, 270, "Education", heading),
    ...row(290, "08/2011 – 06/2014", "Vocational Diploma in Welding", "Technical School of Malmö"),
    ...row(340, "08/2008 – 06/2011", "High School Diploma", "Kockum School of Malmö"),
    text(40, 390, "Skills", heading),
    ...["Methods", "Metals", "Software"].map((label, at) => text(40, 408 + 18 * at, label)),
    ...["TIG, MIG", "Steel, copper", "AutoCAD"].map((list, at) => text(160, 408 + 18 * at, list)),
    text(40, 470, "Languages", heading),
    text(40, 488, "Swedish"),
    text(160, 488, "Native"),
  );
  expect(sections.experience.items).toMatchObject([
    { position: "Lead Welder", company: "Öresund Varv AB" },
    { position: "Welder", company: "Skåne Rör AB" },
  ]);
  expect(sections.education.items).toMatchObject([
    { institution: "Technical School of Malmö" },
    { institution: "Kockum School of Malmö" },
  ]);
});

test("a name and contact details above the right column's first heading stay together", () => {
  const { settings, sections } = read(
    text(40, 40, "Experience", heading),
    text(40, 58, "Lead Welder", bold),
    ...lines(40, 72, "Öresund Varv AB, 2019 – Present", "Welds decks of ferries.", "Trains two apprentices."),
    text(40, 132, "Welder", bold),
    ...lines(40, 146, "Skåne Rör AB, 2014 – 2019", "Welded pipes for dairies."),
    text(40, 190, "Education", heading),
    ...lines(40, 206, "Vocational Diploma in Welding", "Technical School of Malmö, 2011 – 2014"),
    text(380, 46, "Ida", { size: 18 }),
    text(380, 68, "Lund", { size: 18 }),
    ...lines(380, 86, "Welder", "ida.lund@example.com", "+46 40 555 01 62", "Malmö, Sweden"),
    text(380, 160, "Skills", heading),
    ...lines(380, 178, "TIG", "MIG", "Plasma cutting", "Drawings"),
  );
  expect(settings).toMatchObject({ name: "Ida Lund", title: "Welder" });
  expect(sections.contact).toMatchObject({ phone: "+46 40 555 01 62", location: "Malmö, Sweden" });
});

test("a company in capitals does not include the job of one word below it", () => {
  expect(
    jobsOf(
      text(40, 130, "ORESUND VARV", bold),
      text(500, 130, "Malmö", bold),
      text(40, 144, "Welder", bold),
      text(490, 144, "2019 – 2023"),
      text(40, 158, "Welded decks of ferries in all weathers."),
    ),
  ).toMatchObject([{ position: "Welder", company: "ORESUND VARV" }]);
});

test("a sentence below an entry line in several styles is the description", () => {
  const job = (y: number, years: string, position: string, company: string, what: string) => [
    text(40, y, years),
    text(110, y, position, bold),
    text(114 + position.length * 5, y, `at ${company}, Malmö`),
    text(110, y + 12, what),
  ];
  expect(
    jobsOf(
      ...job(130, "2019–2023", "Lead Welder", "Varv AB", "Led a crew of nine at two yards in the south of Sweden."),
      ...job(
        170,
        "2014–2019",
        "Welder of pipes for dairies",
        "Skåne Institute for Research on Pipes",
        "Joined thin tubes for milk.",
      ),
    ).map(({ company }) => company),
  ).toEqual(["Varv AB", "Skåne Institute for Research on Pipes"]);
});

test("in an indented list without full stops, a verb in the past tense begins an item", () => {
  const [job] = jobsOf(
    text(40, 130, "Welder, Varv AB", bold),
    text(40, 144, "2019 – 2023"),
    ...lines(60, 160, `Cut the time for a hull ${"by a day ".repeat(6)}at two yards`, "Trained four apprentices"),
  );
  expect(job?.description.split("\n")).toHaveLength(2);
});

test("a line that begins with dates ends above an indented line", () => {
  expect(
    jobsOf(
      text(40, 130, "03/2019 - heute Welder (WIG/MAG), Oresund Yards, Malmö", { width: 400 }),
      text(64, 143, "Welds tubes of steel for new frigates", { width: 352 }),
      text(40, 160, "08/2012 - 02/2019 Welder, Varv Kiel GmbH, Kiel"),
      text(64, 173, "Built tanks"),
    ),
  ).toMatchObject([
    { position: "Welder (WIG/MAG)", company: "Oresund Yards" },
    { position: "Welder", company: "Varv Kiel GmbH" },
  ]);
});

test("a company whose name is also a town is a company if other jobs have one at that place", () => {
  expect(
    jobsOf(
      text(40, 130, "Charge Nurse, Surgical ICU", bold),
      ...lines(40, 144, "Delta Regional Hospital, Avoca, PA", "2018 – Present"),
      text(60, 172, "Leads twelve nurses on nights."),
      text(40, 190, "Staff Nurse, ICU", bold),
      ...lines(40, 204, "Avoca General, Avoca, PA", "2013 – 2018"),
      text(60, 232, "Cared for three patients."),
    ),
  ).toMatchObject([
    { position: "Charge Nurse, Surgical ICU", company: "Delta Regional Hospital" },
    { position: "Staff Nurse, ICU", company: "Avoca General" },
  ]);
});

test("a company driver is a job, and an apprenticeship is a degree", () => {
  expect(jobsOf(text(40, 130, "Company Driver, Blue Mesa Lines", bold), text(400, 130, "2010 – 2016"))).toMatchObject([
    { position: "Company Driver", company: "Blue Mesa Lines" },
  ]);
  const { sections } = read(
    ...header,
    text(40, 110, "Education", heading),
    text(40, 130, "Apprenticeship in Boat Building", bold),
    ...lines(40, 144, "Malmö Yard Training Center, 2008 – 2011"),
  );
  expect(sections.education.items).toMatchObject([
    { degree: "Apprenticeship in Boat Building", institution: "Malmö Yard Training Center" },
  ]);
});

test("the title may be above the text in larger letters, beside the column with the name", () => {
  const { settings } = read(
    text(40, 160, "Ida Lund", { size: 22 }),
    text(40, 190, "Contact", heading),
    ...lines(40, 206, "ida.lund@example.com", "Malmö, Sweden"),
    text(220, 40, "Master Electrician", { size: 14 }),
    ...lines(220, 58, "Electrician for hospitals that cannot go dark. Twenty years of clean panels."),
    text(220, 90, "Experience", heading),
    ...lines(220, 108, "Electrician", "Varv AB, 2019 – 2023", "Wired ferries.", "Fixed faults.", "Wrote plans."),
  );
  expect(settings).toMatchObject({ name: "Ida Lund", title: "Master Electrician" });
});

test("an unknown word right below the name is the title, and words of the text are not", () => {
  const { settings } = read(
    text(40, 40, "Ida Lund", { size: 22 }),
    text(40, 60, "Brotfee"),
    text(40, 74, "ida.lund@example.com"),
    text(40, 92, "Baker and manager of a small shop with bread from rye. I teach others to bake it."),
    text(40, 130, "Skills", heading),
    ...lines(40, 146, "Rye", "Wheat"),
  );
  expect(settings).toMatchObject({ name: "Ida Lund", title: "Brotfee" });
});

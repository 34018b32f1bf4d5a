import { expect, test } from "vitest";
import { readPortfolio } from "../../support/read-portfolio.ts";
import { bold, heading, resume, text } from "../../support/resume-page.ts";

const header = [
  text(40, 40, "Ana Pérez García", { size: 22 }),
  text(40, 60, "Data Engineer"),
  text(40, 74, "Seville, Spain | ana.perez@example.com"),
];
const read = (items: Parameters<typeof resume>[0]) =>
  readPortfolio(resume([...header, ...items])).portfolioData.sections;
const jobsOf = (...items: Parameters<typeof resume>[0]) =>
  read([text(40, 110, "Experience", heading), ...items]).experience.items;
const named = (jobs: ReturnType<typeof jobsOf>) => jobs.map(({ position, company }) => [position, company]);

test("the column names of a table of jobs say what its cells are", () => {
  const row = (y: number, ...cells: string[]) => cells.map((said, at) => text(40 + 130 * at, y, said));
  const jobs = jobsOf(
    ...row(130, "Employer", "Designation", "Period", "Responsibilities"),
    ...row(150, "Corrib Pharmacy", "Pharmacist", "2015 – 2018", "Ran the clinic."),
    ...row(170, "Galway Clinic", "Intern", "2014 – 2015", "Filled orders."),
  );
  expect(jobs).toEqual([
    { position: "Pharmacist", company: "Corrib Pharmacy", description: "Ran the clinic." },
    { position: "Intern", company: "Galway Clinic", description: "Filled orders." },
  ]);
});

test("if one entry's line ends with a known town in brackets, the others end with towns too", () => {
  const jobs = jobsOf(
    text(40, 130, "Design Engineer", bold),
    text(40, 144, "Karoo Pumps (Paarl), 2019 – 2021"),
    text(48, 158, "• Redesigned a pump."),
    text(40, 180, "Technician", bold),
    text(40, 194, "Umoya Wind (Cape Town), 2015 – 2019"),
    text(48, 208, "• Checked frames."),
  );
  expect(named(jobs)).toEqual([
    ["Design Engineer", "Karoo Pumps"],
    ["Technician", "Umoya Wind"],
  ]);
});

test("a job title may be in brackets after its company, with the town after the dates", () => {
  const jobs = jobsOf(
    text(40, 130, "Kauri Survey (Technician)", bold),
    text(40, 144, "May 2016 until June 2019 in Kerikeri"),
    text(40, 158, "• Flew 200 missions."),
    text(40, 180, "Tui Mapping (Data Analyst)", bold),
    text(40, 194, "May 2014 until April 2016 in Gore"),
    text(40, 208, "• Drew maps."),
  );
  expect(named(jobs)).toEqual([
    ["Technician", "Kauri Survey"],
    ["Data Analyst", "Tui Mapping"],
  ]);
});

test("the town of one job is not the company of the next role with the same employer", () => {
  const jobs = jobsOf(
    text(40, 130, "Nordlys Ocean", { size: 12 }),
    text(40, 146, "Lead Data Scientist"),
    text(40, 160, "March 2021 – Present"),
    text(40, 174, "Tromsø"),
    text(40, 188, "Forecast cod stocks with a model of her own."),
    text(40, 216, "Data Scientist"),
    text(40, 230, "May 2019 – March 2021"),
    text(40, 244, "Tromsø"),
    text(40, 258, "Kept the nightly forecasts running in winter."),
  );
  expect(named(jobs)).toEqual([
    ["Lead Data Scientist", "Nordlys Ocean"],
    ["Data Scientist", "Nordlys Ocean"],
  ]);
});

test("a marker between a column of dates and the entries does not make them a list", () => {
  const entry = (y: number, date: string, town: string, company: string, position: string) => [
    text(40, y, date),
    text(40, y + 14, town),
    text(140, y, "●"),
    text(160, y, company, bold),
    text(160, y + 14, position, { font: "Sans-Italic" }),
    text(172, y + 28, "•"),
    text(182, y + 28, "Did what had to be done."),
  ];
  const jobs = jobsOf(
    ...entry(130, "2021 – 2023", "Tallinn", "Baltic Ledger", "Researcher"),
    ...entry(190, "2017 – 2021", "Pärnu", "Kodukliinik", "Designer"),
  );
  expect(named(jobs)).toEqual([
    ["Researcher", "Baltic Ledger"],
    ["Designer", "Kodukliinik"],
  ]);
});

test("a short line below a company and its town is the job title", () => {
  const jobs = jobsOf(
    text(40, 130, "Colca Labs, Lima"),
    text(450, 130, "2017 – 2018"),
    text(40, 144, "Intern"),
    text(52, 158, "• Automated the backups."),
  );
  expect(named(jobs)).toEqual([["Intern", "Colca Labs"]]);
});

test("a colon, brackets or slashes separate a degree from its school", () => {
  for (const line of [
    "Example University: BSc Physics, 2012 to 2015",
    "Example University (BSc Physics), 2012 to 2015",
    "2012 - 2015 / BSc Physics / Example University",
  ])
    expect(read([text(40, 110, "Education", heading), text(40, 130, line)]).education.items).toMatchObject([
      { degree: "BSc Physics", institution: "Example University" },
    ]);
});

test("titles with a description on the same line are one entry each", () => {
  const { projects } = read([
    text(40, 110, "Projects", heading),
    text(40, 130, "Focal", bold),
    text(65, 130, " — Irish word of the day with repetition."),
    text(300, 130, "React"),
    text(40, 144, "Bus Live", bold),
    text(80, 144, " — Shows which rural buses really run."),
    text(300, 144, "GTFS"),
  ]);
  expect(projects.items.map(({ title, tags }) => [title, tags])).toEqual([
    ["Focal", ["React"]],
    ["Bus Live", ["GTFS"]],
  ]);
});

test("a form begins a new entry when its first label repeats, whatever labels are between", () => {
  const line = (y: number, label: string, value: string) => [
    text(40, y, `${label}:`, bold),
    text(45 + label.length * 5, y, ` ${value}`),
  ];
  const { projects } = read([
    text(40, 110, "Projects", heading),
    ...line(130, "Project Title", "colibri"),
    ...line(142, "Technologies", "Go, SQLite"),
    ...line(154, "Description", "A message queue in one file."),
    ...line(168, "Project Title", "Temblor"),
    ...line(180, "Technologies", "Rust"),
    ...line(192, "Description", "Tells when the ground shakes."),
  ]);
  expect(projects.items).toMatchObject([
    { title: "colibri", tags: ["Go", "SQLite"], description: "A message queue in one file." },
    { title: "Temblor", tags: ["Rust"], description: "Tells when the ground shakes." },
  ]);
});

test("lines with a wider gap than the lines of one text are separate texts", () => {
  const { achievements } = read([
    text(200, 110, "Profile", heading),
    text(200, 130, "An engineer for pumps and seals and all that leaks. Designs", { width: 300 }),
    text(200, 143, "for the people who will have to repair it.", { width: 200 }),
    text(40, 180, "Certificates", heading),
    text(40, 200, "Certified SolidWorks Professional", { width: 148 }),
    text(40, 215, "Lean Six Sigma Green Belt", { width: 110 }),
    text(200, 180, "Skills", heading),
    text(200, 200, "Pumps"),
  ]);
  expect(achievements.items.map(({ title }) => title)).toEqual([
    "Certified SolidWorks Professional",
    "Lean Six Sigma Green Belt",
  ]);
});

test("cards in two columns are read column by column, with or without dates", () => {
  const card = (x: number, y: number, title: string, year: string, told: string) => [
    text(x, y, title, bold),
    ...(year === "" ? [] : [text(x + 200, y, year, bold)]),
    text(x, y + 14, told),
  ];
  for (const years of [
    ["2021", "2019", "2018"],
    ["", "", ""],
  ]) {
    const { projects } = read([
      text(40, 110, "Projects", heading),
      ...card(40, 130, "colibri", years[0] ?? "", "A queue in a single file."),
      ...card(310, 130, "Temblor", years[1] ?? "", "Tells when the ground shakes."),
      ...card(40, 170, "papeleta", years[2] ?? "", "Reads fines from photographs."),
      text(310, 184, "And more like these on demand."),
    ]);
    const firstLine = (text: string) => text.split("\n").find((line) => !years.includes(line));
    expect(projects.items.slice(0, 3).map(({ title, description }) => [title, firstLine(description)])).toEqual([
      ["colibri", "A queue in a single file."],
      ["papeleta", "Reads fines from photographs."],
      ["Temblor", "Tells when the ground shakes."],
    ]);
  }
});

test("text after the dates in an entry's first line is the description", () => {
  const jobs = jobsOf(
    text(40, 130, "Corrib Pharmacy — Pharmacist", bold),
    text(180, 130, " (2015–2018, Galway): Ran the clinic for children. Trained two interns."),
    text(40, 146, "Galway Clinic — Intern", bold),
    text(150, 146, " (2014–2015, Galway): Filled orders for the whole of the house."),
  );
  expect(jobs).toEqual([
    {
      position: "Pharmacist",
      company: "Corrib Pharmacy",
      description: "Ran the clinic for children. Trained two interns.",
    },
    { position: "Intern", company: "Galway Clinic", description: "Filled orders for the whole of the house." },
  ]);
});

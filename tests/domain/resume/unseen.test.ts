import { expect, test } from "vitest";
import { readPortfolio } from "../../support/read-portfolio.ts";
import { lines, resume, text } from "../../support/resume-page.ts";

/** Cases from templates that the reader had not seen before. */

const bold = { font: "Sans-Bold" };
const heading = (y: number, said: string) => text(40, y, said, { ...bold, size: 14 });
const person = [
  text(40, 40, "Ada Lovelace", { ...bold, size: 24 }),
  text(40, 60, "Data Analyst"),
  text(40, 75, "ada@example.com"),
];
const skills = [heading(100, "Skills"), text(40, 120, "Python, Go, Docker")];
const skillsOf = (...foot: ReturnType<typeof text>[]) =>
  readPortfolio(resume([...person, ...skills, ...foot])).portfolioData.sections.about.skills.items;

test.each([
  ["a lone number", [text(290, 760, "1")]],
  ["the page's number with the file's name", [text(40, 760, "Page 1 - Curriculum vitæ of"), text(40, 772, "Lovelace")]],
  [
    "what is said beside it",
    [text(40, 790, "European Union"), text(300, 790, "www.example.org"), text(500, 790, "Page 1")],
  ],
  ["who made the template", [text(40, 800, "Designed by Somebody Else for developers")]],
])("at the foot of a page, %s is not a skill", (_, foot) => {
  expect(skillsOf(...foot)).toEqual(["Python", "Go", "Docker"]);
});

test("a number that is not the page number stays, and so does a number within text", () => {
  expect(skillsOf(text(40, 760, "Excel"), text(290, 760, "1"))).toContain("Excel");
});

test("the labels of the Europass form are understood, even after the tasks", () => {
  const form = [
    heading(100, "Work experience"),
    ...[
      ["Dates", "Mar 2020 – Present"],
      ["Occupation or position held", "Clerk"],
      ["Main activities and responsibilities", "Kept the books of two hundred farms and a mill."],
      ["Name and address of employer", "Halyard"],
      ["Dates", "Sep 2015 – Feb 2020"],
      ["Occupation or position held", "Driver"],
      ["Main activities and responsibilities", "Brought bread to the villages of the valley."],
      ["Name and address of employer", "Corvid"],
    ].flatMap(([label = "", value = ""], at) => [text(40, 120 + 16 * at, label), text(260, 120 + 16 * at, value)]),
  ];
  expect(readPortfolio(resume([...person, ...form])).portfolioData.sections.experience.items).toEqual([
    { position: "Clerk", company: "Halyard", description: "Kept the books of two hundred farms and a mill." },
    { position: "Driver", company: "Corvid", description: "Brought bread to the villages of the valley." },
  ]);
});

test("the label of a desired job is not a heading", () => {
  const wish = [text(40, 90, "Job applied for"), text(260, 90, "Data Analyst")];
  const jobs = [heading(110, "Work experience"), text(40, 130, "Clerk, Acme Ltd", bold), text(400, 130, "2019 – 2021")];
  const [name, , mail] = person;
  if (!name || !mail) throw new Error("There is no person");
  const { portfolioData } = readPortfolio(resume([name, mail, ...wish, ...jobs]));
  expect(portfolioData.settings.title).toBe("Data Analyst");
  expect(portfolioData.sections.experience.items).toHaveLength(1);
});

test("an entry line in several styles with a description is divided into entry and description", () => {
  const job = (y: number, date: string, position: string, company: string) => [
    text(60, y, date),
    text(120, y + 12, position, { ...bold, width: 100 }),
    text(221, y + 12, `, ${company}. Ran the tables of the engine every day.`, { width: 250 }),
  ];
  const jobs = [
    heading(100, "Experience"),
    ...job(120, "Mar 2020 – Present", "Data Analyst", "Babbage Ltd"),
    ...job(160, "Sep 2015 – Feb 2020", "Tutor", "Corvid Ltd"),
  ];
  expect(readPortfolio(resume([...person, ...jobs])).portfolioData.sections.experience.items).toEqual([
    { position: "Data Analyst", company: "Babbage Ltd", description: "Ran the tables of the engine every day." },
    { position: "Tutor", company: "Corvid Ltd", description: "Ran the tables of the engine every day." },
  ]);
});

const sectionsWith = (title: string, said: string[]) =>
  readPortfolio(resume([...person, heading(100, title), ...lines(40, 120, ...said)])).portfolioData.sections;

test("in a form in the margin, labels with a colon are not headings, and a number is not a place", () => {
  const row = (y: number, label: string, value: string) => [text(40, y, label), text(190, y, value)];
  const { portfolioData } = readPortfolio(
    resume([
      text(40, 40, "Lebenslauf", { ...bold, size: 20 }),
      heading(80, "Persönliche Daten"),
      ...row(100, "Name:", "Ada Lovelace"),
      ...row(116, "Anschrift:", "Am Bach 14, 37073 Göttingen"),
      ...row(132, "Telefon:", "+49 151 555 00177"),
      ...row(148, "E-Mail:", "ada@example.com"),
      heading(180, "Berufserfahrung"),
      ...row(200, "2018 – 2024", "Analystin"),
      text(190, 214, "Babbage GmbH"),
      heading(240, "Ausbildung"),
      ...row(260, "2012 – 2018", "Diplom Mathematik"),
      text(190, 274, "Universität Bern"),
    ]),
  );
  expect(portfolioData.settings).toMatchObject({ name: "Ada Lovelace", location: "Göttingen" });
  expect(portfolioData.sections.contact.phone).toBe("+49 151 555 00177");
});

test("the years after a skill are not part of it", () => {
  const said = ["Python (3 years)", "Go (10+ years)", "Excel (less than a year)", "C (ANSI)"];
  expect(sectionsWith("Skills", said).about.skills.items).toEqual(["Python", "Go", "Excel", "C (ANSI)"]);
});

test("a town after a company and a hyphen is not part of the company", () => {
  const jobs = (first: string, second: string) =>
    sectionsWith("Experience", [
      "Data Analyst",
      first,
      "May 2019 to Present",
      "• Ran the tables of the engine every day.",
      "Tutor",
      second,
      "May 2015 to May 2019",
      "• Taught six pupils to count by hand.",
    ]).experience.items.map(({ company }) => company);
  expect(jobs("Babbage Engines-Leeds", "Corvid Cloud-Ennis")).toEqual(["Babbage Engines", "Corvid Cloud"]);
  expect(jobs("Babbage Engines", "Corvid Rolls-Royce")).toEqual(["Babbage Engines", "Corvid Rolls-Royce"]);
});

test("a town and a region after a school are not part of its name", () => {
  const studies = (...said: string[]) =>
    sectionsWith("Education", said).education.items.map(({ degree, institution }) => ({ degree, institution }));
  expect(
    studies(
      "BSc Nursing, Linden University, Portland, OR",
      "2010 – 2014",
      "AAS, Cedar College, Salem, OR",
      "2008 – 2010",
    ),
  ).toEqual([
    { degree: "BSc Nursing", institution: "Linden University" },
    { degree: "AAS", institution: "Cedar College" },
  ]);
  expect(
    studies("BSc Physics", "Linden University, Lyon", "2010 – 2014", "Abitur", "Cedar School, Oberwald", "2008 – 2010"),
  ).toEqual([
    { degree: "BSc Physics", institution: "Linden University" },
    { degree: "Abitur", institution: "Cedar School" },
  ]);
});

test("a line that ends with a comma continues in the next line", () => {
  const { items } = sectionsWith("Education", [
    "Bachelor of Arts, Mathematics and Education, Linden College,",
    "Lyon",
    "2009 – 2013",
  ]).education;
  expect(items.map(({ institution }) => institution)).toEqual(["Linden College"]);
});

test("a place of origin is not the person's place", () => {
  const facts = text(
    40,
    90,
    "Nationality: Irish | Place of birth: Cork, Ireland | Address: Leeds, United Kingdom (Home)",
  );
  const { portfolioData } = readPortfolio(
    resume([...person, facts, heading(120, "Skills"), text(40, 140, "Go, Rust")]),
  );
  expect(portfolioData.settings.location).toBe("Leeds, United Kingdom");
});

test("pictograms separate contact details as bars do", () => {
  const contact = text(40, 90, "✉ ada.l@example.com ☎ +44 7700 900118 ⌂ Leeds, West Yorkshire");
  const { portfolioData } = readPortfolio(resume([...person, contact, heading(120, "Skills"), text(40, 140, "Go")]));
  expect(portfolioData.settings.location).toBe("Leeds, West Yorkshire");
});

test("a profile's address that breaks below its pictogram is read whole", () => {
  const profile = [
    text(40, 90, "\uf0c1", { font: "FontAwesome", width: 8 }),
    text(54, 90, "linkedin.com/in/ada-"),
    text(40, 103, "lovelace"),
  ];
  const { portfolioData } = readPortfolio(resume([...person, ...profile, heading(130, "Skills"), text(40, 150, "Go")]));
  expect(portfolioData.sections.social.items).toMatchObject([{ url: "https://linkedin.com/in/ada-lovelace" }]);
});

const italic = { font: "Sans-Italic" };
const jobsIn = (items: ReturnType<typeof text>[]) =>
  readPortfolio(resume([...person, heading(100, "Experience"), ...items])).portfolioData.sections.experience.items.map(
    ({ position, company }) => ({ position, company }),
  );
const two = [
  { position: "Data Analyst", company: "Babbage" },
  { position: "Tutor", company: "Corvid" },
];

test("an indented position below its company, in its own style, belongs to the entry", () => {
  const job = (y: number, company: string, dates: string, position: string) => [
    text(40, y, company, bold),
    text(480, y, dates),
    text(60, y + 14, position, italic),
    text(70, y + 28, "• Ran the tables of the engine every day."),
    text(70, y + 42, "• Taught six pupils to count by hand."),
  ];
  expect(
    jobsIn([...job(120, "Babbage", "2019 – 2021", "Data Analyst"), ...job(200, "Corvid", "2015 – 2019", "Tutor")]),
  ).toEqual(two);
});

test("a place alone at the right, above its company, is not a company", () => {
  const job = (y: number, company: string, town: string, position: string, dates: string) => [
    text(500, y, town),
    text(40, y + 8, company, { ...bold, size: 12 }),
    text(40, y + 22, position, italic),
    text(450, y + 22, dates),
    text(40, y + 36, "Ran the tables of the engine every day."),
  ];
  expect(
    jobsIn([
      ...job(120, "Babbage", "Oberwald", "Data Analyst", "2019 – 2021"),
      ...job(190, "Corvid", "Unterwald", "Tutor", "2015 – 2019"),
    ]),
  ).toEqual(two);
});

test("an abbreviation does not end the first line of an entry", () => {
  const job = (y: number, dates: string, said: string) => [text(40, y, dates), text(140, y, said)];
  expect(
    jobsIn([
      ...job(120, "2019 – 2021", "Nurse, St. Brigid Hospital, Leeds. Ran the night shift of the ward for two years."),
      ...job(150, "2015 – 2019", "Tutor, Corvid Ltd, Leeds. Taught six pupils to count by hand every day."),
    ]),
  ).toMatchObject([{ position: "Nurse", company: "St. Brigid Hospital" }, { position: "Tutor" }]);
});

test("a justified line of names is one text after its date", () => {
  const words = "Data Analyst, Babbage Engines of Upper Leeds,".split(" ");
  let x = 140;
  const stretched = words.map((word) => {
    const item = text(x, 120, word, bold);
    x += item.width + 8;
    return item;
  });
  expect(jobsIn([text(40, 120, "2019 – 2021"), ...stretched, text(140, 134, "Ran the tables of the engine.")])).toEqual(
    [{ position: "Data Analyst", company: "Babbage Engines of Upper Leeds" }],
  );
});

test("a month below its year in a narrow column of dates belongs to the year", () => {
  const job = (y: number, dates: string, month: string, position: string, company: string) => [
    text(40, y, dates),
    text(40, y + 14, month),
    text(140, y, position, bold),
    text(140, y + 14, company, italic),
    text(140, y + 28, "Ran the tables of the engine every day."),
  ];
  expect(
    jobsIn([
      ...job(120, "2019-02 - 2021-", "06", "Data Analyst", "Babbage"),
      ...job(180, "2015-03 - 2019-", "01", "Tutor", "Corvid"),
    ]),
  ).toEqual(two);
});

test("a company in the style of another column's headings is not a heading", () => {
  const side = (y: number, said: string) => text(40, y, said, { size: 12 });
  const title = (y: number, said: string) => text(240, y, said, { size: 15 });
  const job = (y: number, company: string, position: string, dates: string) => [
    text(240, y, company, { size: 12 }),
    text(240, y + 16, position, { size: 11.5 }),
    ...lines(240, y + 30, dates, "Ran the tables of the engine every day."),
  ];
  const { experience, about } = readPortfolio(
    resume([
      text(240, 40, "Ada Lovelace", { size: 24 }),
      side(60, "Contact"),
      ...lines(40, 76, "ada@example.com", "+44 7700 900118"),
      side(120, "Skills"),
      ...lines(40, 136, "Python", "Excel", "Docker"),
      side(200, "Languages"),
      ...lines(40, 216, "English", "French"),
      title(80, "Experience"),
      ...job(102, "Babbage", "Data Analyst", "2019 – 2021"),
      ...job(174, "Corvid", "Tutor", "2015 – 2019"),
      title(250, "Education"),
      ...lines(240, 272, "Linden University", "BSc Mathematics, 2011 – 2015"),
    ]),
  ).portfolioData.sections;
  expect(experience.items.map(({ position, company }) => ({ position, company }))).toEqual(two);
  expect(about.skills.items).toEqual(["Python", "Excel", "Docker"]);
});

import { expect, test } from "vitest";
import { readPortfolio } from "../../support/read-portfolio.ts";
import { bold, heading, lines, resume, text } from "../../support/resume-page.ts";

const read = (...items: Parameters<typeof resume>[0]) => readPortfolio(resume(items)).portfolioData;
const header = [
  text(40, 40, "Ida Lund", { size: 22 }),
  text(40, 60, "Welder", { size: 12 }),
  text(40, 76, "ida.lund@example.com | Malmö, Sweden"),
];
const below = (title: string, ...items: Parameters<typeof resume>[0]) =>
  read(...header, text(40, 110, title, heading), ...items).sections;

test("in a form, a section's name in the column of labels is the heading of the values beside it", () => {
  const rows: [string, ...string[]][] = [
    ["Name", "Ida Lund"],
    ["Position", "Welder"],
    ["Phone", "+46 40 555 01 62"],
    ["Email", "ida.lund@example.com"],
    ["Location", "Malmö, Sweden"],
    ["Skills", "TIG, MIG, Plasma cutting"],
    ["Work experience", "Lead Welder", "Öresund Varv AB", "2019 – Present", "Welds decks of ferries."],
    ["Education", "Vocational Diploma in Welding", "Technical School of Malmö", "2011 – 2014"],
  ];
  let y = 40;
  const items = rows.flatMap(([label, ...said]) => {
    const row = [text(40, y, label, bold), ...lines(200, y, ...said)];
    y += 14 * said.length + 4;
    return row;
  });
  const { settings, sections } = read(...items);
  expect(settings).toMatchObject({ name: "Ida Lund", title: "Welder", location: "Malmö, Sweden" });
  expect(sections.about.skills.items).toEqual(["TIG", "MIG", "Plasma cutting"]);
  expect(sections.experience.items).toMatchObject([{ position: "Lead Welder", company: "Öresund Varv AB" }]);
  expect(sections.education.items).toMatchObject([{ institution: "Technical School of Malmö" }]);
});

test("two years with a bar between them are the period of the job beside them", () => {
  const jobs = (y: number, last: string, first: string, ...said: string[]) => [
    text(40, y - 3, last, { size: 8 }),
    text(40, y + 6, "|", { size: 8 }),
    text(40, y + 17, first, { size: 8 }),
    text(100, y, said[0] ?? "", bold),
    ...lines(100, y + 14, ...said.slice(1)),
  ];
  const { experience } = below(
    "Experience",
    ...jobs(134, "Current", "2019", "Lead Welder", "Öresund Varv AB", "Welds decks of ferries."),
    ...jobs(190, "2018", "2014", "Welder", "Skåne Rör AB", "Welded pipes for dairies."),
  );
  expect(experience.items).toMatchObject([
    { position: "Lead Welder", company: "Öresund Varv AB", description: "Welds decks of ferries." },
    { position: "Welder", company: "Skåne Rör AB", description: "Welded pipes for dairies." },
  ]);
});

test("a list below a position that is beside its company belongs to the job", () => {
  const job = (y: number, company: string, town: string, position: string, ...said: string[]) => [
    text(60, y, company, bold),
    text(60, y + 14, town),
    text(200, y, position, bold),
    ...lines(212, y + 14, ...said),
  ];
  const { experience } = below(
    "Experience",
    ...job(134, "Öresund Varv AB", "2019–today", "Lead Welder", "Check decks of ferries", "Train two apprentices"),
    ...job(190, "Skåne Rör AB", "2014–2018", "Welder", "Pipes for dairies", "Plans and drawings"),
  );
  expect(experience.items).toMatchObject([
    {
      position: "Lead Welder",
      company: "Öresund Varv AB",
      description: "• Check decks of ferries\n• Train two apprentices",
    },
    { position: "Welder", company: "Skåne Rör AB", description: "• Pipes for dairies\n• Plans and drawings" },
  ]);
});

test("a town beside the dates, below position and company, is not a company", () => {
  const { experience } = below(
    "Experience",
    text(40, 134, "Lead Welder, Öresund Varv AB", bold),
    ...lines(40, 148, "Limhamn, 2019 – Present", "Welds decks of ferries."),
    text(40, 190, "Welder, Skåne Tubes", bold),
    ...lines(40, 204, "Staffanstorp, 2014 – 2018", "Welded pipes for dairies."),
  );
  expect(experience.items).toMatchObject([
    { position: "Lead Welder", company: "Öresund Varv AB" },
    { position: "Welder", company: "Skåne Tubes" },
  ]);
});

test("text after a dash in every company's line is a town if most of the texts are known towns", () => {
  const { experience } = below(
    "Experience",
    text(40, 134, "Lead Welder", bold),
    ...lines(40, 148, "Öresund Varv - Copenhagen", "March 2019 to Present", "Welds decks of ferries."),
    text(40, 204, "Welder", bold),
    ...lines(40, 218, "Skåne Tubes - Staffanstorp", "May 2014 to June 2018", "Welded pipes for dairies."),
  );
  expect(experience.items.map(({ company }) => company)).toEqual(["Öresund Varv", "Skåne Tubes"]);
});

test("a town after a bold company does not continue in the position below", () => {
  const company = (y: number, name: string, town: string) => [
    text(40, y, name, { ...bold, width: name.length * 5 }),
    text(40 + name.length * 5, y, `, ${town}`),
  ];
  const { experience } = below(
    "Experience",
    ...company(134, "Skåne Tubes", "Staffanstorp"),
    text(40, 148, "Welder"),
    text(400, 134, "2014 – 2018"),
    text(52, 162, "• Welded pipes for dairies"),
  );
  expect(experience.items).toMatchObject([{ position: "Welder", company: "Skåne Tubes" }]);
});

test("two labels beside two lists are two lists, even if one label names a section", () => {
  const { about } = read(
    ...header,
    text(40, 104, "Profile", heading),
    text(40, 122, "Welder of decks and pipes, who reads plans in three languages and", { width: 400 }),
    text(40, 134, "trains apprentices of two yards."),
    text(40, 160, "Skills", heading),
    text(40, 178, "Main skills"),
    text(102, 178, "TIG, MIG, Plasma cutting, Drawings", { width: 338 }),
    text(40, 190, "Languages"),
    text(102, 190, "Swedish (Native), Danish (B2)"),
  ).sections;
  expect(about.skills.items).toEqual(["TIG", "MIG", "Plasma cutting", "Drawings"]);
});

const awardsOf = (...items: Parameters<typeof resume>[0]) =>
  below("Awards", ...items).achievements.items.map(({ title }) => title);

test("an organization whose name ends in Awards is the issuer of the award above it", () => {
  const said = [text(40, 134, "Rising Welder", bold), text(40, 148, "South Coast Craft Awards, 2021")];
  expect(awardsOf(...said)).toEqual(["Rising Welder"]);
});

test("a rank after a comma belongs to the award, and the issuer comes after the dash", () => {
  const said = [text(40, 134, "Weld of the Year, First Place - Skåne Guild", bold), text(40, 148, "2019")];
  expect(awardsOf(...said)).toEqual(["Weld of the Year, First Place"]);
});

test.each(["Curriculum Vitae of Ida Lund", "Lebenslauf von Ida Lund", "Ida Lund – Résumé"])(
  "a last line with only the resume's owner and the page number is left out: %s",
  (said) => {
    const { achievements } = below(
      "Awards",
      text(40, 134, "Weld of the Year, 2019"),
      text(40, 800, said),
      text(520, 800, "1"),
    );
    expect(achievements.items).toEqual([{ title: "Weld of the Year", description: "2019" }]);
  },
);

test("a title ends before the employer if a job has that company", () => {
  const { settings } = read(
    text(200, 40, "Ida Lund", { size: 22 }),
    text(200, 62, "Lead Welder at Öresund Varv AB", { size: 12 }),
    ...lines(200, 80, "Malmö, Sweden", "ida.lund@example.com"),
    text(200, 130, "Experience", heading),
    text(200, 150, "Öresund Varv AB", bold),
    ...lines(200, 164, "Lead Welder", "March 2019 – Present", "Welds decks of ferries."),
  );
  expect(settings.title).toBe("Lead Welder");
});

test("a surname before a comma needs no space after the comma", () => {
  const { settings } = read(
    text(40, 40, "Ekman,Ida", { size: 22 }),
    text(40, 60, "Welder", { size: 12 }),
    ...lines(40, 76, "ida.ekman@example.com", "Malmö, Sweden"),
    text(40, 130, "Skills", heading),
    text(40, 148, "TIG, MIG"),
  );
  expect(settings.name).toBe("Ida Ekman");
});

test("a country continues in the next line, and an email address with its last letter", () => {
  const { settings, sections } = read(
    text(40, 40, "Ida Lund", { size: 22 }),
    ...lines(40, 60, "ida.lund@example.n", "l", "+46 40 555 01 62 | Durban, South", "Africa"),
    text(40, 130, "Skills", heading),
    text(40, 148, "TIG, MIG"),
  );
  expect(sections.contact.email).toBe("ida.lund@example.nl");
  expect(settings.location).toBe("Durban, South Africa");
});

test("a list item that begins with Lead is not a position", () => {
  const { experience } = below(
    "Experience",
    text(40, 134, "QA Lead, Silk Sound Bank, Malmö", bold),
    text(400, 134, "2019 – Present"),
    ...lines(55, 148, "Lead five testers in two squads", "Nightly suite of 900 checks"),
    text(40, 190, "QA Engineer, Skåne Apps, Lund", bold),
    text(400, 190, "2014 – 2018"),
    ...lines(55, 204, "Usability days with customers", "Checks for two phones"),
  );
  expect(experience.items).toMatchObject([
    { position: "QA Lead", company: "Silk Sound Bank" },
    { position: "QA Engineer", company: "Skåne Apps" },
  ]);
});

test("a diploma of college studies is a degree, and so is a subject with BA after a comma", () => {
  const { education } = below(
    "Education",
    text(40, 134, "Diploma of College Studies in Welding", bold),
    ...lines(40, 148, "Cégep de la Sound", "2010 – 2013"),
  );
  expect(education.items).toMatchObject([
    { degree: "Diploma of College Studies in Welding", institution: "Cégep de la Sound" },
  ]);
  const said = [text(40, 134, "University of Malmö", bold), text(40, 148, "Business Administration, BA")];
  expect(below("Education", ...said).education.items).toMatchObject([{ degree: "Business Administration, BA" }]);
});

import { expect, test } from "vitest";
import { readResume } from "#domain/resume/read-resume.ts";
import { readPortfolio } from "../../support/read-portfolio.ts";
import { bold, heading, lines, resume, text } from "../../support/resume-page.ts";

/** Cases of brackets, full stops, slashes and signs of source code. */

type Item = ReturnType<typeof text>;

const top = [text(40, 40, "Ines Falkenrath", { ...bold, size: 24 }), text(40, 60, "ines@example.com")];
const sectionsOf = (...items: Item[]) => readPortfolio(resume([...top, ...items])).portfolioData.sections;
const factsOf = (...items: Item[]) => readResume(resume([...top, ...items]));
const jobsIn = (...items: Item[]) =>
  sectionsOf(text(40, 100, "Experience", heading), ...items).experience.items.map(({ position, company }) => ({
    position,
    company,
  }));
const told = "Measured the whole coast after every storm of the winter.";

test("the signs in a resume that imitates source code are not text", () => {
  const { settings, sections } = readPortfolio(
    resume([
      text(40, 40, "class Ines Falkenrath {"),
      ...[text(40, 60, "//"), text(60, 60, "Land Surveyor"), text(40, 80, "ines@example.com")],
      ...[text(40, 110, "Education()", heading), ...lines(40, 130, "BSc Geodesy", "Calder College", "2008 – 2012")],
      ...[text(40, 190, "Work()", heading), text(40, 210, "Land Surveyor", bold), text(400, 210, "2016 – 2019")],
      ...[text(40, 224, "Tidemark"), text(40, 238, told)],
      ...[text(40, 270, "Skills()", heading), text(40, 290, "Leveling, Charts")],
    ]),
  ).portfolioData;
  expect(settings).toMatchObject({ name: "Ines Falkenrath", title: "Land Surveyor" });
  expect(sections.experience.items).toMatchObject([{ position: "Land Surveyor", company: "Tidemark" }]);
  expect(sections.education.items).toHaveLength(1);
  expect(sections.about.skills.items).toEqual(["Leveling", "Charts"]);
});

test("a slash before a small letter does not divide a skill of several words", () => {
  const skills = (said: string) => sectionsOf(text(40, 100, "Skills", heading), text(40, 120, said)).about.skills.items;
  expect(skills("Accounts payable / receivable, Payroll")).toEqual(["Accounts payable / receivable", "Payroll"]);
  expect(skills("Leveling / Charts, Payroll")).toEqual(["Leveling", "Charts", "Payroll"]);
});

test("each line beside a label is a list of its own, even if a label is an abbreviation", () => {
  const { languages, skills, honors } = factsOf(
    text(40, 100, "Kenntnisse", heading),
    ...[text(40, 120, "Sprachen"), text(160, 120, "Deutsch (Muttersprache), Polnisch (fließend), Englisch (B1)")],
    ...[text(40, 134, "EDV"), text(160, 134, "Vivendi PD, Medifox DAN, MS Word und Excel")],
    ...[text(40, 148, "Führerschein"), text(160, 148, "Klasse B")],
  );
  expect(languages.map(({ name, level }) => [name.text, level])).toMatchObject([
    ["Deutsch", "Muttersprache"],
    ["Polnisch", "fließend"],
    ["Englisch", "B1"],
  ]);
  expect(skills.flatMap(({ items }) => items.map(({ text }) => text))).toEqual([
    "Vivendi PD",
    "Medifox DAN",
    "MS Word und Excel",
  ]);
  expect(honors.map(({ kind, title }) => [kind, title.text])).toEqual([["certification", "Klasse B"]]);
});

test("a doctor's title may be between the surname and the first name", () => {
  const items = [text(40, 40, "Falkenrath, Dr. Ines", { ...bold, size: 24 }), ...lines(40, 70, "ines@example.com")];
  expect(readPortfolio(resume(items)).portfolioData.settings.name).toBe("Dr. Ines Falkenrath");
});

test("the value of “Beruf” in a form is the title", () => {
  const { settings } = readPortfolio(
    resume([
      text(40, 40, "Persönliche Daten", heading),
      ...[text(40, 60, "Name"), text(160, 60, "Ines Falkenrath")],
      ...[text(40, 74, "E-Mail"), text(160, 74, "ines@example.com")],
      ...[text(40, 88, "Beruf"), text(160, 88, "Fachärztin für Innere Medizin")],
    ]),
  ).portfolioData;
  expect(settings.title).toBe("Fachärztin für Innere Medizin");
});

test("an entry line may end with a full stop, and unknown words are divided like in other entries", () => {
  const entry = (y: number, years: string, head: string) => [
    ...[text(40, y, years), text(160, y, head), text(160, y + 14, told)],
  ];
  const items = [
    ...entry(120, "2016 – 2019", "Land Surveyor, Tidemark, Leeds."),
    ...entry(160, "2012 – 2016", "Tidewright, Ollivander Maps, Leeds."),
  ];
  expect(jobsIn(...items)).toEqual([
    { position: "Land Surveyor", company: "Tidemark" },
    { position: "Tidewright", company: "Ollivander Maps" },
  ]);
});

test("the employer is in brackets after each position, even if a word breaks there", () => {
  const items = [
    text(160, 120, "2016–2019 : Land Surveyor (Tidemark Ltd., Alexan-"),
    text(40, 132, "dria)"),
    text(40, 144, told),
    text(40, 170, "2012–2016 : Civil Engineer (Ollivander Maps, Cairo)"),
    text(40, 182, told),
  ];
  expect(jobsIn(...items)).toEqual([
    { position: "Land Surveyor", company: "Tidemark Ltd." },
    { position: "Civil Engineer", company: "Ollivander Maps" },
  ]);
});

test("a legal form is the end of a company's name", () => {
  const items = [
    ...[text(40, 120, "Hagen Ruiz LLP"), text(400, 120, "2016 – 2019"), text(40, 134, "Associate")],
    ...[text(60, 148, `• ${told}`), text(40, 180, "Ollivander Maps"), text(400, 180, "2012 – 2016")],
    ...[text(40, 194, "Land Surveyor"), text(60, 208, `• ${told}`)],
  ];
  expect(jobsIn(...items)[0]).toEqual({ position: "Associate", company: "Hagen Ruiz LLP" });
});

test("a name of fifteen words is not a sentence", () => {
  const name = "Ho Chi Minh City University of Technology and Education";
  const items = sectionsOf(
    text(40, 100, "Education", heading),
    text(40, 120, `Bachelor of Engineering in Garment Technology, ${name}`, { size: 9 }),
    text(40, 132, "2009–2013", { size: 7.5 }),
  ).education.items;
  expect(items).toMatchObject([{ degree: "Bachelor of Engineering in Garment Technology", institution: name }]);
});

test("if each line begins with an issuer, the award comes after it", () => {
  const items = [
    ...[text(40, 70, "Profile", heading), text(40, 84, told), text(40, 104, "Certifications", heading)],
    text(40, 120, "2013 | Norwegian Maritime Authority | Master Mariner Unlimited"),
    text(40, 134, "2010 | Nautical Institute | DP Operator Unlimited"),
  ];
  expect(sectionsOf(...items).achievements.items.map(({ title }) => title)).toEqual([
    "Master Mariner Unlimited",
    "DP Operator Unlimited",
  ]);
});

test("a list item below a school is not part of its name", () => {
  const study = (y: number, school: string, subject: string) => [
    ...[text(40, y, school), text(400, y, "Sep 2007 – Jun 2011"), text(40, y + 18, `• ${subject}`)],
    text(55, y + 42, "Bachelor of Arts", bold),
  ];
  const items = [...study(120, "Carleton College", "Political Science"), ...study(190, "Reed College", "Music")];
  expect(sectionsOf(text(40, 100, "Education", heading), ...items).education.items).toMatchObject([
    { degree: "Bachelor of Arts, Political Science", institution: "Carleton College" },
    { degree: "Bachelor of Arts, Music", institution: "Reed College" },
  ]);
});

test("each item of an indented list below a job gets a marker", () => {
  const items = [
    ...[text(40, 120, "Land Surveyor", bold), text(400, 120, "2016 – 2019"), text(40, 134, "Tidemark")],
    ...[text(60, 150, "Measured the coast after every storm."), text(60, 164, "Drew two charts of the bay.")],
  ];
  const [job] = sectionsOf(text(40, 100, "Experience", heading), ...items).experience.items;
  expect(job?.description).toBe("• Measured the coast after every storm.\n• Drew two charts of the bay.");
});

test("a period after a comma may end on the next line", () => {
  const items = [
    ...[text(40, 120, "Land Surveyor, Tidemark, 2016 –"), text(40, 132, "present")],
    ...[text(40, 160, "Draftsman, Ollivander Maps, 2012 –"), text(40, 172, "2016")],
  ];
  expect(jobsIn(...items)).toEqual([
    { position: "Land Surveyor", company: "Tidemark" },
    { position: "Draftsman", company: "Ollivander Maps" },
  ]);
});

import { describe, expect, test } from "vitest";
import { readPortfolio } from "../../support/read-portfolio.ts";
import { bold, resume, text } from "../../support/resume-page.ts";

/** Cases from word processors, online documents and LaTeX lists. */

const heading = (y: number, said: string, x = 40) => text(x, y, said, { ...bold, size: 14 });
const read = (...items: ReturnType<typeof text>[]) => readPortfolio(resume(items)).portfolioData;
const person = [text(40, 40, "Ada Lovelace", { ...bold, size: 24 }), text(40, 75, "ada.lovelace@example.com")];
const jobsOf = ({ sections }: ReturnType<typeof read>) =>
  sections.experience.items.map(({ position, company }) => [position, company]);
const jobsIn = (...items: ReturnType<typeof text>[]) => jobsOf(read(...person, heading(110, "Experience"), ...items));

describe("a company", () => {
  test("is the part before a slash, whatever the commas", () => {
    const jobs = jobsIn(
      text(40, 130, "Northlake Mills / Bookkeeper, Payroll", bold),
      text(40, 144, "2019 – 2021"),
      text(40, 158, "Wove forty sails a year for the boats of the harbor."),
      text(40, 186, "U.S. Coast Rescue / Signal Technician", bold),
      text(40, 200, "2015 – 2018"),
      text(40, 214, "Kept nine lamps burning through every winter storm."),
    );
    expect(jobs).toEqual([
      ["Bookkeeper, Payroll", "Northlake Mills"],
      ["Signal Technician", "U.S. Coast Rescue"],
    ]);
  });

  test("is the first line below a position if that line ends with a place", () => {
    const jobs = jobsIn(
      text(40, 130, "2019 – 2021"),
      text(140, 130, "Weaver, Linen", bold),
      text(140, 144, "Quarrel and Daughters, Leeds"),
      text(140, 158, "Wove forty sails a year for the boats of the harbor."),
      text(40, 186, "2015 – 2018"),
      text(140, 186, "Bookkeeper", bold),
      text(140, 200, "Tern Isle Ferries, Boston, MA"),
      text(140, 214, "Counted every ticket and every passenger twice a day."),
    );
    expect(jobs).toEqual([
      ["Weaver, Linen", "Quarrel and Daughters"],
      ["Bookkeeper", "Tern Isle Ferries"],
    ]);
  });

  test("is not a place if a town and its state follow", () => {
    const jobs = jobsIn(
      text(40, 130, "Weaver", bold),
      text(40, 144, "Quarrel Hill, Brantford, ON | May 2019 – June 2021"),
      text(40, 158, "• Wove forty sails a year for the boats of the harbor."),
      text(40, 186, "Bookkeeper", bold),
      text(40, 200, "Tern Isle, Sault Ste. Marie, ON | May 2015 – June 2018"),
      text(40, 214, "• Counted every ticket and every passenger twice a day."),
    );
    expect(jobs).toEqual([
      ["Weaver", "Quarrel Hill"],
      ["Bookkeeper", "Tern Isle"],
    ]);
  });

  test("keeps a numbered unit after it", () => {
    const jobs = jobsIn(
      text(40, 130, "Platoon Sergeant", bold),
      text(40, 144, "Coast Army, 2nd Lamp Brigade, Boston, MA"),
      text(40, 158, "• Led forty soldiers on nine long marches."),
    );
    expect(jobs).toEqual([["Platoon Sergeant", "Coast Army, 2nd Lamp Brigade"]]);
  });

  test("is not a description if it has five words, a full stop and another style than the position", () => {
    const jobs = jobsIn(
      text(40, 130, "May 2019 – June 2021"),
      text(180, 130, "Bookkeeper", bold),
      text(231, 130, ", Quarrel Hill Yard, New Haven, CT."),
      text(180, 146, "Wove forty sails a year for the boats of the harbor."),
    );
    expect(jobs).toEqual([["Bookkeeper", "Quarrel Hill Yard"]]);
  });
});

test("a team after a position is not a company if other positions share the company above", () => {
  const jobs = jobsIn(
    text(40, 130, "Northlake Press / Chief Editor", bold),
    text(40, 144, "2019 – 2021"),
    text(40, 158, "• Led forty editors through a long winter."),
    text(40, 186, "Editor, Features", bold),
    text(40, 200, "2015 – 2018"),
    text(40, 214, "• Wove forty sails a year for the boats."),
    text(40, 242, "Bookkeeper", bold),
    text(40, 256, "2012 – 2014"),
    text(40, 270, "• Counted every ticket twice a day."),
  );
  expect(jobs).toEqual([
    ["Chief Editor", "Northlake Press"],
    ["Editor, Features", "Northlake Press"],
    ["Bookkeeper", "Northlake Press"],
  ]);
});

test("labels of a form stay separate from a label below them without a value", () => {
  const row = (y: number, label: string, value: string) => [
    text(40, y, label, bold),
    text(150, y, ":"),
    text(165, y, value),
  ];
  const jobs = jobsIn(
    ...row(130, "Organization", "Quarrel Hill, Leeds"),
    ...row(146, "Designation", "Weaver"),
    ...row(162, "Duration", "May 2019 – June 2021"),
    text(40, 178, "Responsibilities:", bold),
    text(60, 194, "• Wove forty sails a year for the boats."),
    ...row(210, "Organization", "Tern Isle, Boston"),
    ...row(226, "Designation", "Bookkeeper"),
    ...row(242, "Duration", "May 2015 – June 2018"),
    text(40, 258, "Responsibilities:", bold),
    text(60, 274, "• Counted every ticket twice a day."),
  );
  expect(jobs).toEqual([
    ["Weaver", "Quarrel Hill"],
    ["Bookkeeper", "Tern Isle"],
  ]);
});

test("two headings in the margin, each beside its own line, are not one heading of two lines", () => {
  const margin = (y: number, head: string, said: string) => [
    text(40, y, head, { ...bold, size: 11 }),
    text(150, y, said),
  ];
  const portfolio = read(
    ...person,
    ...margin(130, "EXPERIENCE", "Weaver, Northlake Mills, 2019 – 2021"),
    text(150, 144, "• Wove forty sails a year for the boats."),
    ...margin(160, "SKILLS", "Weaving, Rigging, Splicing"),
    ...margin(174, "LANGUAGES", "English (Native), French (B2)"),
  );
  expect(portfolio.sections.about.skills.items).toEqual(["Weaving", "Rigging", "Splicing"]);
});

describe("dates", () => {
  const periodsOf = ({ sections }: ReturnType<typeof read>) => sections.education.items.map(({ period }) => period);
  const studies = (...items: ReturnType<typeof text>[]) => read(...person, heading(110, "Education"), ...items);

  test("may have a hyphen between month and year, and the word to between both ends", () => {
    const portfolio = studies(
      text(40, 130, "B.Com., Kaveri Arts College", bold),
      text(40, 144, "Jun-2012 to Nov-2016"),
    );
    expect(portfolio.sections.education.items[0]).toMatchObject({
      degree: "B.Com.",
      period: "Jun-2012 to Nov-2016",
    });
  });

  test("with an arrow from another font between them are one period, not two columns", () => {
    const arrow = { font: "Symbols" };
    const portfolio = studies(
      text(40, 130, "BSc Physics @ University of Leeds", bold),
      text(40, 144, "May 2015"),
      text(88, 144, "→", arrow),
      text(100, 144, "June 2018"),
      text(40, 172, "Diploma of Weaving @ Kaveri Arts College", bold),
      text(40, 186, "May 2012"),
      text(88, 186, "→", arrow),
      text(100, 186, "June 2014"),
    );
    expect(periodsOf(portfolio)).toEqual(["May 2015 – June 2018", "May 2012 – June 2014"]);
  });
});

test("a table of schools may have column names in other languages", () => {
  const row = (y: number, ...said: string[]) => said.map((one, at) => text(40 + 180 * at, y, one));
  const portfolio = read(
    ...person,
    heading(110, "Formação"),
    ...row(130, "Curso", "Instituição", "Ano"),
    ...row(146, "Bacharelado em Física", "Universidade da Praia", "2013"),
    ...row(162, "Curso Técnico em Redes", "Escola do Farol", "2009"),
  );
  expect(portfolio.sections.education.items).toMatchObject([
    { degree: "Bacharelado em Física", institution: "Universidade da Praia", period: "2013" },
    { degree: "Curso Técnico em Redes", institution: "Escola do Farol", period: "2009" },
  ]);
});

test("small letters of a degree close to a large name are neither part of it nor the title", () => {
  const portfolio = read(
    text(186, 57, "Ada", { size: 24, width: 40 }),
    text(232, 57, "Lovelace", { ...bold, size: 24, width: 90 }),
    text(324.2, 57, "PhD", { size: 12, width: 23 }),
    text(219, 74, "Researcher in Weaving", { size: 9 }),
    text(219, 90, "ada.lovelace@example.com", { size: 9 }),
  );
  expect(portfolio.settings).toMatchObject({ name: "Ada Lovelace", title: "Researcher in Weaving" });
});

test("a license after the name is not repeated if a certificate has its full name", () => {
  const portfolio = read(
    text(40, 40, "Ada Lovelace, PMP", { ...bold, size: 24 }),
    text(40, 75, "ada.lovelace@example.com"),
    heading(110, "Certificates and Awards"),
    text(40, 130, "Project Management Professional / PMI", bold),
    text(40, 144, "October 2019"),
    text(40, 172, "Master Rigger / Coast Guild", bold),
    text(40, 186, "May 2016"),
    heading(220, "Education"),
    text(40, 240, "BSc Physics, University of Leeds, 2010 – 2013"),
  );
  expect(portfolio.sections.achievements.items).toMatchObject([
    { title: "Project Management Professional" },
    { title: "Master Rigger" },
  ]);
});

test("a company that ends with its legal form is not a sentence", () => {
  const jobs = jobsIn(
    text(40, 130, "QUARREL DO BRASIL LTDA.", bold),
    text(400, 130, "Recife, Brazil"),
    text(40, 144, "Bookkeeper", bold),
    text(400, 144, "2019 – 2021"),
    text(40, 158, "• Counted every ticket twice a day."),
    text(40, 180, "TERN FERRIES", bold),
    text(400, 180, "Santos, Brazil"),
    text(40, 194, "Editor", bold),
    text(400, 194, "2015 – 2018"),
    text(40, 208, "• Wrote the ferry's own newspaper."),
  );
  expect(jobs).toEqual([
    ["Bookkeeper", "QUARREL DO BRASIL LTDA."],
    ["Editor", "TERN FERRIES"],
  ]);
});

test("a position does not continue the company above if both lines have a text at the right", () => {
  const jobs = jobsIn(
    text(40, 130, "Étude Quarrel", bold),
    text(400, 130, "Lyon"),
    text(40, 142, "Avocat", bold),
    text(400, 142, "2019 – 2021"),
    text(40, 154, "• Conseilla des artisans pendant deux ans."),
  );
  expect(jobs).toEqual([["Avocat", "Étude Quarrel"]]);
});

test("an offer of references belongs to no section", () => {
  const portfolio = read(
    ...person,
    heading(110, "Awards"),
    text(40, 130, "• Weaver of the Year (Coast Guild, 2019)"),
    text(40, 144, "• Golden Shuttle (Harbor Society, 2017)"),
    text(200, 170, "References available upon request"),
  );
  expect(portfolio.sections.achievements.items).toMatchObject([
    { title: "Weaver of the Year", description: "2019\nCoast Guild" },
    { title: "Golden Shuttle", description: "2017\nHarbor Society" },
  ]);
});

test("the word from before a school is not part of its name", () => {
  const portfolio = read(
    ...person,
    heading(110, "Education"),
    text(40, 130, "BSc in Physics", bold),
    text(112, 130, "from University of Leeds"),
    text(40, 144, "2012 – 2015"),
  );
  expect(portfolio.sections.education.items[0]).toMatchObject({
    degree: "BSc in Physics",
    institution: "University of Leeds",
  });
});

describe("a justified line with equal wide spaces", () => {
  const spread = (y: number, gap: number, size: number, ...words: string[]) => {
    let x = 40;
    return words.map((word) => {
      const item = text(x, y, word, { size });
      x += item.width + gap;
      return item;
    });
  };

  test("is one text if it contains commas", () => {
    const jobs = jobsIn(
      ...spread(130, 8, 10, "Senior", "Tax", "Accountant,", "Quarrel", "Hill,"),
      text(400, 130, "2019 – 2021"),
      text(40, 143, "Leeds, England"),
      text(40, 158, "• Counted every ticket twice a day."),
    );
    expect(jobs).toEqual([["Senior Tax Accountant", "Quarrel Hill"]]);
  });

  test("is one name if its letters are large", () => {
    const portfolio = read(
      ...spread(60, 28, 26, "Ada", "Byron", "Lovelace"),
      text(40, 90, "Data Analyst"),
      text(40, 104, "ada.lovelace@example.com"),
    );
    expect(portfolio.settings).toMatchObject({ name: "Ada Byron Lovelace", title: "Data Analyst" });
  });
});

test("a name of two lines that ends with a comma does not include the letters below it", () => {
  const portfolio = read(
    text(40, 60, "Ada Byron", { size: 26 }),
    text(40, 90, "Lovelace-Quarrel,", { size: 26 }),
    text(40, 120, "MSN, FNP-C", { size: 26 }),
    text(40, 145, "Nurse Practitioner"),
    text(40, 160, "ada.lovelace@example.com"),
  );
  expect(portfolio.settings).toMatchObject({ name: "Ada Byron Lovelace-Quarrel", title: "Nurse Practitioner" });
});

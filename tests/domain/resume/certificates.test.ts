import { expect, test } from "vitest";
import { readPortfolio } from "../../support/read-portfolio.ts";
import { bold, heading, lines, resume, text } from "../../support/resume-page.ts";

const under = (title: string, ...listed: ReturnType<typeof text>[]) =>
  readPortfolio(
    resume([
      text(40, 40, "Ada Lovelace", { ...bold, size: 24 }),
      text(40, 60, "Staff Nurse"),
      text(40, 75, "ada@example.com"),
      text(40, 90, "Skills", heading),
      text(40, 105, "Triage, Welding, Excel"),
      text(40, 125, title, heading),
      ...listed,
    ]),
  );
const titlesAndDoubts = ({ portfolioData, confidence }: ReturnType<typeof under>) =>
  portfolioData.sections.achievements.items.map(({ title }, at) => [
    title,
    (confidence[`sections.achievements.items.${at}.title`] ?? 1) < 0.7,
  ]);

test.each([
  [
    ["Registered Nurse (RN), Oregon", "CCRN – AACN, 2022"],
    ["Registered Nurse (RN), Oregon", "CCRN"],
  ],
  [
    ["Example Cloud Practitioner", "Certified Scrum Master – Scrum Alliance, 2022", "Food Handler"],
    ["Example Cloud Practitioner", "Certified Scrum Master", "Food Handler"],
  ],
  [
    ["ACLS, Example Heart Association, 2023", "Welding Level Two"],
    ["ACLS", "Welding Level Two"],
  ],
  [
    ["ISTQB Foundation, 2023", "Registered General Nurse, NMBI"],
    ["ISTQB Foundation", "Registered General Nurse"],
  ],
])("a certificate without a date leaves the line below alone: %s", (said, titles) => {
  expect(titlesAndDoubts(under("Certifications", ...lines(40, 145, ...said)))).toEqual(
    titles.map((title) => [title, false]),
  );
});

test("an achievement names its year and its giver once", () => {
  const { portfolioData } = under(
    "Certifications",
    text(40, 145, "Advanced Life Support (ALS)", bold),
    text(40, 160, "Resuscitation Council UK 2023"),
    text(40, 180, "Best Poster, Deep Learning Indaba", bold),
    text(40, 195, "Deep Learning Indaba 2019"),
  );
  expect(portfolioData.sections.achievements.items).toEqual([
    { title: "Advanced Life Support (ALS)", description: "2023\nResuscitation Council UK" },
    { title: "Best Poster, Deep Learning Indaba", description: "2019" },
  ]);
});

test("the date on which a certificate ends is not the one when it was given", () => {
  const { portfolioData } = under(
    "Licenses",
    ...lines(40, 145, "ACLS – Example Heart Association, exp. 03/2027", "CCRN – AACN, 2021"),
    ...lines(40, 173, "Forklift License – City of Leeds (valid until June 2026)", "RN – Ohio Board, License 12,"),
    text(40, 201, "expires 10/2027"),
  );
  expect(portfolioData.sections.achievements.items).toEqual([
    { title: "ACLS", description: "Example Heart Association\nexp. 03/2027" },
    { title: "CCRN", description: "2021\nAACN" },
    { title: "Forklift License", description: "City of Leeds\nvalid until June 2026" },
    { title: "RN", description: "Ohio Board, License 12\nexpires 10/2027" },
  ]);
});

test("a year alone behind 'valid to' is not the year of the award either", () => {
  const { portfolioData } = under(
    "Certifications",
    ...lines(
      40,
      145,
      "First Aid – Red Cross, valid to 2027",
      "Boiler Operator (valid until 2028)",
      "CCRN – AACN, 2021",
    ),
  );
  expect(portfolioData.sections.achievements.items).toEqual([
    { title: "First Aid", description: "Red Cross\nvalid to 2027" },
    { title: "Boiler Operator", description: "valid until 2028" },
    { title: "CCRN", description: "2021\nAACN" },
  ]);
});

test.each([
  ["PIN 16K2207E, valid to 09/2027", "PIN 16K2207E\nvalid to 09/2027"],
  ["Registration No. 12345", "Registration No. 12345"],
  ["Credential ID: 7F-22", "Credential ID: 7F-22"],
  ["valid to 09/2027", "valid to 09/2027"],
])("a number or an end of validity belongs to the certificate above it: %s", (below, description) => {
  const plain = lines(40, 145, "Registered Nurse", below, "Advanced Life Support, 2024");
  const inBold = [
    text(40, 145, "Registered Nurse", bold),
    text(40, 159, below),
    text(40, 173, "Advanced Life Support, 2024", bold),
  ];
  for (const said of below.includes("valid") ? [plain, inBold] : [inBold])
    expect(under("Certifications", ...said).portfolioData.sections.achievements.items).toEqual([
      { title: "Registered Nurse", description },
      { title: "Advanced Life Support", description: "2024" },
    ]);
});

test("a date at the right belongs to the line beside it", () => {
  const dated = [...lines(40, 145, "Registered Nurse", "CCRN – AACN"), text(480, 159, "2022")];
  expect(titlesAndDoubts(under("Certifications", ...dated)).map(([title]) => title)).toEqual([
    "Registered Nurse",
    "CCRN",
  ]);
});

test("who gave a certificate, and when, may stand below it", () => {
  const pairs = ["Welding Level Two", "Example Ltd | Issued 2021", "Food Handler", "Halyard 2022"];
  expect(titlesAndDoubts(under("Certifications", ...lines(40, 145, ...pairs)))).toEqual([
    ["Welding Level Two", false],
    ["Food Handler", false],
  ]);
});

test("two lines of one look that may be two certificates are a thing to check", () => {
  expect(titlesAndDoubts(under("Certifications", ...lines(40, 145, "Registered Nurse", "CCRN 2022")))).toEqual([
    ["Registered Nurse", true],
  ]);
});

test("a date before the full stop of a line leaves no space behind", () => {
  const { portfolioData } = under("Achievements", text(40, 145, "Rank 112, ICPC Amrita regionals 2023."));
  expect(portfolioData.sections.achievements.items).toEqual([
    { title: "Rank 112", description: "2023\nICPC Amrita regionals." },
  ]);
});

test.each(["FÜHRERSCHEIN", "Driver’s License", "Permis de conduire", "Carné de conducir", "Prawo jazdy"])(
  "classes under a heading such as %s are a certificate and no skills",
  (title) => {
    const { sections } = readPortfolio(
      resume([
        ...[text(40, 40, "Ada Lovelace", { ...bold, size: 24 }), text(40, 75, "ada@example.com")],
        ...[text(40, 110, "EXPERIENCE", heading), ...lines(40, 130, "Weaver", "Northlake Mills, 2019 – 2021")],
        ...[text(40, 180, "SKILLS", heading), ...lines(40, 200, "Weaving, Spinning")],
        ...[text(40, 240, title.toUpperCase(), heading), ...lines(40, 260, "Klasse B, CE")],
      ]),
    ).portfolioData;
    expect(sections.achievements.items).toEqual([{ title: "Klasse B, CE", description: "" }]);
    expect(sections.about.skills.items).toEqual(["Weaving", "Spinning"]);
  },
);

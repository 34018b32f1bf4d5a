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
])("a certificate without a date does not take the line below as its issuer: %s", (said, titles) => {
  expect(titlesAndDoubts(under("Certifications", ...lines(40, 145, ...said)))).toEqual(
    titles.map((title) => [title, false]),
  );
});

test("an achievement has its year and its issuer only once", () => {
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

test("the date on which a certificate expires is not its date of issue", () => {
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

test("a year alone behind 'valid to' is not the year of issue either", () => {
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
])("a number or an expiry date belongs to the certificate above it: %s", (below, description) => {
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

test.each([
  ["Registered Weaver, license active until 2027", "license active until 2027"],
  ["Registered Weaver (current until 2028)", "current until 2028"],
  ["Registered Weaver, registration valid through May 2027", "registration valid through May 2027"],
  ["Registered Weaver, renewal due 06/2026", "renewal due 06/2026"],
  ["Registered Weaver, aktiv bis 2027", "aktiv bis 2027"],
  ["Registered Weaver, vigente hasta 2027", "vigente hasta 2027"],
])("an expiry date in other words is not the year of issue: %s", (said, description) => {
  const { portfolioData } = under("Certifications", ...lines(40, 145, said, "Loom Diploma – Halyard, 2021"));
  expect(portfolioData.sections.achievements.items).toEqual([
    { title: "Registered Weaver", description },
    { title: "Loom Diploma", description: "2021\nHalyard" },
  ]);
});

const onLine = (said: string) => {
  const { portfolioData, confidence } = under("Certificates", text(40, 145, said));
  return portfolioData.sections.achievements.items.map(({ title, description }, at) => [
    title,
    description,
    ...((confidence[`sections.achievements.items.${at}.title`] ?? 1) < 0.7 ? ["?"] : []),
  ]);
};

test.each([" · ", " | ", "; ", ", ", " • "])(
  "certificates on one line, separated by “%s”, are one entry each",
  (by) => {
    const [loom, weaver] = ["Loom Safety Two", "WXB registered master weaver"];
    expect(onLine(`${loom} (2021)${by}${weaver}`)).toEqual([
      [loom, "2021"],
      [weaver, ""],
    ]);
    for (const [one, other] of [
      [`${loom} (2021)`, `${weaver} (2013)`],
      [`${loom} 2021`, `${weaver} 2013`],
      [`${loom}, 2021`, `${weaver}, 2013`],
      [`2021: ${loom}`, `2013: ${weaver}`],
    ])
      expect(onLine(`${one}${by}${other}`)).toEqual([
        [loom, "2021"],
        [weaver, "2013"],
      ]);
    expect(onLine(`${loom}${by}${weaver}`).map(([title]) => title)).toEqual([loom, weaver]);
    expect(onLine(`Certified Weaver${by}${weaver}`)).toEqual([
      ["Certified Weaver", ""],
      [weaver, ""],
    ]);
  },
);

test.each([
  ["Cloud Loom Architect, Halyard, 2021", [["Cloud Loom Architect", "2021\nHalyard"]]],
  ["Certified Weaver · Loom Alliance · 2022", [["Certified Weaver", "2022\nLoom Alliance"]]],
  ["Certified Weaver | Loom Alliance, 2022", [["Certified Weaver", "2022\nLoom Alliance"]]],
  ["Certified Weaver, Orrin College, Leeds", [["Certified Weaver, Orrin College", "Leeds"]]],
  [
    "Certified Weaver, Texas, License 12, expires 10/2027",
    [["Certified Weaver, Texas", "License 12\nexpires 10/2027"]],
  ],
  ["Registered Weaver, RW", [["Registered Weaver, RW", ""]]],
  ["Loom Hygiene, Level 2, 2021", [["Loom Hygiene, Level 2", "2021"]]],
  [
    "Cloud Loom Architect, Halyard, 2021, Certified Weaver, Loom Alliance, 2022",
    [
      ["Cloud Loom Architect", "2021\nHalyard"],
      ["Certified Weaver", "2022\nLoom Alliance"],
    ],
  ],
  [
    "Loom Basics (Halyard, 2020), Loom Advanced (Orrin, 2021)",
    [
      ["Loom Basics", "2020\nHalyard"],
      ["Loom Advanced", "2021\nOrrin"],
    ],
  ],
])("an issuer, a place, a number and a level stay with their certificate: %s", (said, found) => {
  expect(onLine(said)).toEqual(found);
});

test("a part that may be an issuer or a certificate is a thing to check", () => {
  for (const by of [" · ", " | ", ", "])
    expect(onLine(`Boiler Watch${by}Halyard Gate`)).toEqual([["Boiler Watch", "Halyard Gate", "?"]]);
  expect(onLine("Boiler Watch, Loom Safety, Kiln Duty")).toEqual(
    ["Boiler Watch", "Loom Safety", "Kiln Duty"].map((title) => [title, "", "?"]),
  );
});

test("in lines with the same pattern, issuers are recognized without doubt", () => {
  const said = ["Boiler Watch · Halyard Gate", "Kiln Duty · Orrin Gate"];
  expect(titlesAndDoubts(under("Certificates", ...lines(40, 145, ...said)))).toEqual([
    ["Boiler Watch", false],
    ["Kiln Duty", false],
  ]);
});

test("awards on one line are separate if each has a date, and with one date they are one award", () => {
  const awards = (said: string) => under("Awards", text(40, 145, said)).portfolioData.sections.achievements.items;
  expect(awards("Best Weaver (2019) · Loom Cup Winner (2020)")).toEqual([
    { title: "Best Weaver", description: "2019" },
    { title: "Loom Cup Winner", description: "2020" },
  ]);
  expect(awards("Loom Master Club 2022 | Halyard Gate 2022")).toHaveLength(1);
});

test("a certificate without a date may come after certificates with a date of issue or expiry", () => {
  const items = [
    ...[text(40, 145, "Loom Safety Two", bold), text(480, 145, "2021"), text(40, 159, "Halyard Gate")],
    ...[text(40, 177, "Orrin Weaver", bold), text(40, 191, "license active until 2027")],
    text(40, 209, "Kiln Duty", bold),
  ];
  expect(titlesAndDoubts(under("Certifications", ...items))).toEqual([
    ["Loom Safety Two", false],
    ["Orrin Weaver", false],
    ["Kiln Duty", false],
  ]);
  const two = [
    text(40, 145, "Loom Safety Two", bold),
    text(480, 145, "2021"),
    text(40, 159, "Registered weaver", bold),
  ];
  expect(titlesAndDoubts(under("Certifications", ...two))).toEqual([
    ["Loom Safety Two", false],
    ["Registered weaver", false],
  ]);
});

test("a date at the right belongs to the line beside it", () => {
  const dated = [...lines(40, 145, "Registered Nurse", "CCRN – AACN"), text(480, 159, "2022")];
  expect(titlesAndDoubts(under("Certifications", ...dated)).map(([title]) => title)).toEqual([
    "Registered Nurse",
    "CCRN",
  ]);
});

test("the issuer and the date of a certificate may be in the line below it", () => {
  const pairs = ["Welding Level Two", "Example Ltd | Issued 2021", "Food Handler", "Halyard 2022"];
  expect(titlesAndDoubts(under("Certifications", ...lines(40, 145, ...pairs)))).toEqual([
    ["Welding Level Two", false],
    ["Food Handler", false],
  ]);
});

test("two lines in one style that may be two certificates are a thing to check", () => {
  expect(titlesAndDoubts(under("Certifications", ...lines(40, 145, "Registered Nurse", "CCRN 2022")))).toEqual([
    ["Registered Nurse", true],
  ]);
});

test("a date before a full stop leaves no space before the full stop", () => {
  const { portfolioData } = under("Achievements", text(40, 145, "Rank 112, ICPC Amrita regionals 2023."));
  expect(portfolioData.sections.achievements.items).toEqual([
    { title: "Rank 112", description: "2023\nICPC Amrita regionals." },
  ]);
});

test.each(["FÜHRERSCHEIN", "Driver’s License", "Permis de conduire", "Carné de conducir", "Prawo jazdy"])(
  "license classes below a heading such as %s are a certificate, not skills",
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

import { expect, test } from "vitest";
import type { KnockOutKind } from "#domain/job-match/facts.ts";
import { lawNote } from "#domain/job-match/law-note.ts";
import { matchPosting } from "#domain/job-match/match.ts";

const head = "Clerk\nAcme GmbH\n\n";
const asks = (line: string) => `${head}Requirements\n- ${line}`;
const said = (text: string, kind: KnockOutKind) =>
  matchPosting(text, [])
    .knockOuts.filter((one) => one.kind === kind)
    .map(({ words }) => words);
const leftOver = (line: string) => matchPosting(asks(line), []).unjudged.map(({ text }) => text);

test.each([
  ...["Desired Candidate Profile", "Preferred candidate profile", "Desired Candidate", "Candidate Profile:"],
  ...[
    "Desired Candidate Profile & Skills",
    "Eligibility",
    "Eligibility Criteria:",
    "Who can apply?",
    "Basic Qualifications",
  ],
  ...["Person specification", "The Person", "What we want", "Educational Qualification", "What we expect from you"],
  ...["Ihr Profil", "Das bringen Sie mit", "Was Sie mitbringen", "Damit begeistern Sie uns", "Was dich auszeichnet"],
  ...["Was wir von Ihnen erwarten", "Du passt zu uns, wenn ...", "Fachliche Anforderungen", "Das wünschen wir uns:"],
])("lines below “%s” are required, and years of experience there are a knock-out", (heading) => {
  const { requirements, knockOuts } = matchPosting(`${head}${heading}\n- 3+ years of Java\n- SQL`, []);
  expect(requirements.map(({ label, strength }) => `${label} ${strength}`)).toEqual(["Java must", "SQL must"]);
  expect(knockOuts.map(({ words }) => words)).toEqual(["At least 3 years"]);
});

test.each(["Desired Skills", "Preferred Qualifications", "Good to have skills", "Desirable criteria", "Wünschenswert"])(
  "lines below “%s” are welcome, unless the sentence itself says must",
  (heading) => {
    const lines = "- Java\n- Must know SQL\n- Python is not a must\n- Git is mandatory";
    const { requirements } = matchPosting(`${head}${heading}\n${lines}`, []);
    const labels = requirements.map(({ label, strength }) => `${label} ${strength}`);
    expect(labels.toSorted()).toEqual(["Git must", "Java nice", "Python nice", "SQL must"]);
  },
);

test.each([
  ["GNM / B.Sc Nursing", "GNM / B.Sc"],
  ["Diploma or B.Sc in Nursing", "Diploma or B.Sc"],
  ["B.Sc Nursing / GNM", "B.Sc Nursing / GNM"],
  ["ADN, diploma or BSN", "ADN, diploma or BSN"],
  ["Diploma/Degree in Engineering", "Diploma/Degree"],
  ["12th pass / Diploma / Graduate", "School diploma"],
  ["BE/B.Tech/MCA", "Bachelor's degree"],
  ["Any Graduate", "University degree"],
  ["Diploma in Nursing", "Vocational training"],
  ["Bachelor's degree or equivalent experience", "Bachelor's degree, or the equivalent"],
  ["High school diploma or bachelor's degree", "Bachelor's degree"],
])("among alternative degrees the lowest counts, in the posting's words: %s", (line, words) => {
  expect(said(asks(line), "degree")).toEqual([words]);
  expect(leftOver(line)).toEqual([]);
});

test("a diploma in the resume meets “GNM / B.Sc Nursing”", () => {
  const own = { text: "GNM, City School of Nursing", kind: "named" as const, section: "Education" };
  expect(matchPosting(asks("GNM / B.Sc Nursing"), [own]).knockOuts[0]?.own?.line).toBe(own);
});

test.each([
  ["BE/B.Tech, 2024 & 2025 batch only", ["Graduated in 2024 & 2025"]],
  ["2025/2026 passouts", ["Graduated in 2025/2026"]],
  ["Year of passing: 2025", ["Graduated in 2025"]],
  ["60% throughout", ["Marks of 60%"]],
  ["Minimum 60% marks in 10th, 12th and graduation", ["Marks of 60%"]],
  ["CGPA of 7 or above", ["GPA of 7"]],
  ["Only female candidates", ["Women only"]],
  ["Male candidates only", ["Men only"]],
  ["Female candidates preferred", ["Women preferred"]],
  ["Preferably male", ["Men preferred"]],
  ["Male and female candidates can apply", []],
  ["Male or female candidates preferred", []],
  ["Batch processing on 60% of all nights", []],
])("a limit on who may apply is a knock-out: %s", (line, words) => {
  expect(said(asks(line), "eligibility")).toEqual(words);
});

test.each([
  ["2 year bond", ["Bond of 2 years"]],
  ["Service bond of 18 months", ["Bond of 18 months"]],
  ["Bond: 1 year", ["Bond of 1 year"]],
  ["2 year service agreement", ["Bond of 2 years"]],
  ["No bond", ["No bond"]],
  ["Bonding of new staff", []],
])("a bond is part of the contract: %s", (line, words) => {
  expect(said(asks(line), "contract")).toEqual(words);
});

test.each([
  ["Maximum age 30 years", ["At most 30 years old"]],
  ["Age limit: 45", ["At most 45 years old"]],
  ["Not older than 40 years", ["At most 40 years old"]],
  ["Age: 18-35 years", ["18 to 35 years old"]],
  ["Must be 21 years or older", ["21 or older"]],
  ["You teach pupils aged 11 to 16", []],
  ["Less than 30 years of experience", []],
])("a maximum age is also a knock-out: %s", (line, words) => {
  expect(said(asks(line), "age")).toEqual(words);
});

test.each(["Maximum age 30 years", "Only female candidates", "Preferably male"])(
  "a condition on age or sex gets a note about the law: %s",
  (line) => {
    expect(matchPosting(asks(line), []).knockOuts.map(lawNote)).toEqual([
      "In many countries, employers may ask this for few jobs only.",
    ]);
  },
);

test("a minimum age is usual, and gets no note about the law", () => {
  expect(matchPosting(asks("18 years or older"), []).knockOuts.map(lawNote)).toEqual([undefined]);
});

test.each([
  "Able to travel between sites",
  "Must be able to travel",
  "Willing to travel",
  "Must travel to clients",
  "Occasional travel between sites",
])("a duty to travel is a knock-out: %s", (line) => {
  expect(said(asks(line), "travel")).toEqual(["Ready to travel"]);
  expect(leftOver(line)).toEqual([]);
});

test.each(["Experience in the travel industry", "Travel planning", "Willing to travel is a plus"])(
  "%s is not a duty to travel",
  (line) => {
    expect(said(asks(line), "travel")).toEqual([]);
  },
);

test.each([
  ["Willing to rotate between days and nights", ["Day and night shifts"]],
  ["Day/night shifts", ["Day and night shifts"]],
  ["Nights and weekends", ["Night shifts", "Weekends"]],
  ["3 days a week, night shifts", ["Night shifts"]],
])("day and night shifts are not the same as night shifts: %s", (line, words) => {
  expect(said(asks(line), "shift")).toEqual(words);
});

test.each([
  ["Salary: up to £38,000", "Up to GBP 38,000, period not said"],
  ["Gehalt bis zu 3.000 € im Monat", "Up to EUR 3,000 a month"],
  ["CTC up to 6 LPA", "Up to INR 6,00,000 a year"],
  ["Pay: from $20 per hour", "From $20 an hour"],
  ["$50,000+ per year", "From $50,000 a year"],
  ["Salary from £30,000 to £40,000", "GBP 30,000 to 40,000 a year"],
])("an upper or lower limit of pay is not read as exact pay: %s", (line, words) => {
  expect(said(`${head}Wir bieten\n- ${line}`, "pay")).toEqual([words]);
});

test.each([
  ["Gehalt zwischen 42.000 € und 52.000 €", "EUR 42,000 to 52,000 a year"],
  ["Gehalt von 42.000 € bis zu 52.000 € im Jahr", "EUR 42,000 to 52,000 a year"],
  ["Gehalt zwischen 42.000 und 52.000 Euro", "EUR 42,000 to 52,000 a year"],
  ["Salaire entre 38 000 € et 42 000 € brut annuel", "EUR 38,000 to 42,000 a year"],
  ["Rémunération de 38 000 € à 42 000 €", "EUR 38,000 to 42,000 a year"],
  ["Salario entre 30.000 € y 35.000 €", "EUR 30,000 to 35,000 a year"],
  ["Sueldo desde 30.000 € hasta 35.000 €", "EUR 30,000 to 35,000 a year"],
  ["Salary between £34,000 and £38,000", "GBP 34,000 to 38,000 a year"],
  ["Gehalt 3.000 € und 500 € Bonus", "EUR 3,000, period not said"],
])("a pay range in words is read with both its ends: %s", (line, words) => {
  expect(said(`${head}Wir bieten\n- ${line}`, "pay")).toEqual([words]);
});

test.each([
  ["Closing: 10/12/2026 23:59", "10/12/2026"],
  ["Closes on 10 December 2026", "10 December 2026"],
  ["Closing date for applications is 10 December 2026", "10 December 2026"],
  ["Last date to apply: 05-12-2026", "05-12-2026"],
  ["Last date for submission of application: 5 December 2026", "5 December 2026"],
  ["Bewerbungsschluss ist der 31.12.2026", "31.12.2026"],
  ["Bewerbungsfrist endet am 15.12.2026", "15.12.2026"],
  ["Bewirb dich bis zum 15. Dezember 2026", "15. Dezember 2026"],
  ["Clôture des candidatures le 15/12/2026", "15/12/2026"],
  ["Fecha de cierre: 15/12/2026", "15/12/2026"],
])("the deadline may have many labels: %s", (line, day) => {
  expect(said(`${asks("SQL")}\n\n${line}`, "deadline")).toEqual([day]);
});

test.each(["Closing the books by 5 January", "The last date of the project is 5 May"])(
  "%s is not a deadline",
  (line) => {
    expect(said(`${asks("SQL")}\n\n${line}`, "deadline")).toEqual([]);
  },
);

test.each([
  ["1 - 3 years | 4-7 Lacs P.A. | Bengaluru", "At least 1 year"],
  ["0 - 1 Year", "0 to 1 year"],
  ["2-5 Yrs", "At least 2 years"],
  ["Exp: 2-4 Yrs", "At least 2 years"],
  ["Experience - 0 to 2 years", "0 to 2 years"],
])("the line below the title gives the years of experience: %s", (line, words) => {
  expect(said(`QA Engineer\nInfosys BPM\n${line}\n\nJob description\n- Test`, "years")).toEqual([words]);
});

test.each([
  ["Erste Berufserfahrung (mind. 1 Jahr) im Softwaretest", "At least 1 year"],
  ["Mind. 2 Jahre Berufserfahrung", "At least 2 years"],
  ["Ca. 3 Jahre Erfahrung in SQL", "At least 3 years"],
  ["Approx. 3 yrs. Experience in SQL", "At least 3 years"],
])("an abbreviation does not end a sentence: %s", (line, words) => {
  expect(said(asks(line), "years")).toEqual([words]);
  expect(leftOver(line)).toEqual([]);
});

test.each([
  ["QA Engineer\nTCS, Pune", "Pune"],
  ["QA Engineer\nWipro, Hyderabad", "Hyderabad"],
  ["Staff Nurse\nTown: Leeds", "Leeds"],
  ["Clerk\nLocation:- Pune (Baner)", "Pune"],
  ["QA Engineer at Zoho, Chennai", "Chennai"],
  ["QA Engineer | TCS | Pune", "Pune"],
  ["Softwaretester (m/w/d)\nKranich Systeme, München-Pasing", "München-Pasing"],
  ["QA Engineer (Fresher) - Pune\nHybrid", "Pune"],
])("the town in the first lines is found: %s", (text, place) => {
  expect(said(text, "location")).toEqual([place]);
});

test.each([
  ["Hiring for QA Engineer\nTCS, Pune", "QA Engineer", "TCS"],
  ["for Software Test Engineer\nWipro, Hyderabad", "Software Test Engineer", "Wipro"],
  ["QA Engineer (Fresher - 2024/2025) - Pune\nTCS", "QA Engineer", "TCS"],
  ["QA Engineer\nPune, Maharashtra\nTCS", "QA Engineer", "TCS"],
  ["URGENT REQUIREMENT: Staff Nurse (Female) - City Care Hospital", "Staff Nurse", "City Care Hospital"],
  ["Opening for Staff Nurse at City Hospital, Nagpur", "Staff Nurse", "City Hospital"],
  ["Looking for a QA Engineer\nAcme Labs", "QA Engineer", "Acme Labs"],
  ["Staff Nurse - Critical Care (Band 5)\nLeeds Teaching Hospitals", "Staff Nurse", "Leeds Teaching Hospitals"],
  ["QA Engineer - Salesforce\nLondon", "QA Engineer", "Salesforce"],
  ["Softwaretester (m/w/d)\nIhr Profil\n- Mehrjährige Erfahrung als Tester", "Softwaretester", ""],
])("words such as “hiring for” are not part of the title, and a town is not the company: %s", (text, role, company) => {
  expect(matchPosting(text, [])).toMatchObject({ role, company });
});

test.each([
  "WhatsApp your CV to 98765 43210 (HR Divya)",
  "Interested candidates share your updated CV",
  "Contact: HR Divya, 98765 43210",
])("contact details are neither a skill nor a point: %s", (line) => {
  const { requirements, unjudged } = matchPosting(asks(line), []);
  expect([requirements, unjudged]).toEqual([[], []]);
});

test("the employer is not a skill, unless the sentence asks for its product", () => {
  const labels = (line: string) =>
    matchPosting(`QA Engineer\nZoho, Chennai\n\nRequirements\n- ${line}`, []).requirements.map(({ label }) => label);
  expect(labels("SQL and love for Zoho")).toEqual(["SQL"]);
  expect(labels("Experience with Zoho")).toEqual(["Zoho"]);
});

test.each(["1-3 yrs of API Testing", "SQL, CTC up to 6 LPA", "SQL (Location: Pune)"])(
  "no leftover words are listed as unjudged: %s",
  (line) => {
    expect(leftOver(line)).toEqual([]);
  },
);

test("“Schicht- und Wochenenddienst” counts as shifts", () => {
  expect(said(asks("Schicht- und Wochenenddienst"), "shift")).toEqual(["Weekends", "Shifts"]);
});

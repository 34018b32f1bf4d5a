import { expect, test } from "vitest";
import { matchPosting } from "#domain/job-match/match.ts";
import type { ResumeLine } from "#domain/job-match/resume-lines.ts";

const items = (lines: string[]) => lines.map((line) => `- ${line}`).join("\n");
const read = (text: string) => {
  const { role, company, requirements, knockOuts, unjudged } = matchPosting(text, []);
  return {
    head: [role, company],
    points: requirements.map(({ label, strength }) => `${label} ${strength}`),
    knockOuts: knockOuts.map(({ words }) => words),
    unjudged: unjudged.map(({ text }) => text),
  };
};
const asked = (...lines: string[]) => read(`Clerk\nAcme GmbH\n\nRequirements\n${items(lines)}`);

test.each([
  "To be successful you will have:",
  "You",
  "You 💪",
  "Essential Requirements\nCandidates must, by 1 May 2027:",
])("lines below “%s” are required", (heading) => {
  const { points, unjudged } = read(`Clerk\nAcme GmbH\n\n${heading}\n- SQL\n- White Card`);
  expect([points, unjudged]).toEqual([["SQL must"], ["White Card"]]);
});

test("items may begin with an arrow or a letter in brackets", () => {
  const { points } = read("Clerk\nAcme GmbH\n\nRequirements\n→ SQL\n(b) Python");
  expect(points).toEqual(["SQL must", "Python must"]);
});

test("job functions are duties, and leave and hours below a heading are not requirements", () => {
  const text = `Clerk\nAcme GmbH\n\nEssential job functions\n- Write SQL\n\nRequirements\n- Python\nHours of work\nAnnual leave: 23 days per year, rising to 24 days.`;
  expect(read(text)).toMatchObject({ points: ["Python must", "SQL duty"], unjudged: [] });
});

test.each([
  ["Clerk @ Tulpio\nUtrecht", ["Clerk", "Tulpio"]],
  ["Clerk\nMerlion Pay Pte. Ltd. | Raffles Place, Singapore", ["Clerk", "Merlion Pay Pte. Ltd."]],
  ["Westbrook Unified School District #14\nTeacher - Middle School", ["Teacher", "Westbrook Unified School District"]],
  ["QA Engineer – Clinical Software (m/f/x)\nTarnhow Devices Ltd, Galway", ["QA Engineer", "Tarnhow Devices Ltd"]],
  ["QA Engineer – Clinical Software\nTarnhow Devices, Galway", ["QA Engineer", "Tarnhow Devices"]],
  ["QA Engineer – Payments Platform\nTarnhow Devices, Galway (hybrid)", ["QA Engineer", "Tarnhow Devices"]],
  ["QA Engineer – Clinical Services\nTarnhow Hospital", ["QA Engineer", "Tarnhow Hospital"]],
  ["QA Engineer – Tarnhow Software\nGalway", ["QA Engineer", "Tarnhow Software"]],
  ["QA Engineer – Tarnhow Ltd\nGalway Hospital", ["QA Engineer", "Tarnhow Ltd"]],
])("role and company are read from: %s", (text, head) => {
  expect(read(text).head).toEqual(head);
});

test.each([
  ["Standard First Aid and CPR-C", ["First Aid must", "CPR must"]],
  ["Grade D3 or higher", []],
  ["Entry is not subject to negotiation", []],
  ["SQL, Python or similar", ["SQL or Python must"]],
  ["Location: agile working", []],
  ["Remuneration: S$8,500 per month + AWS", []],
])("a word with another meaning is not a skill, and “or similar” makes a list of alternatives: %s", (line, points) => {
  expect(asked(line).points).toEqual(points);
});

test.each([
  ["Hands-on with Actimize or similar tools", ["Hands-on with Actimize or similar tools"]],
  ["Care planning and the Children Act 1989", ["Children Act 1989"]],
])("unknown words beside known words are listed as unjudged: %s", (line, unjudged) => {
  expect(asked(line).unjudged).toEqual(unjudged);
});

test("an item under an unknown heading is listed if it says required", () => {
  const text = `Clerk\nAcme GmbH\n\nConditions of employment\n- Union membership required\n- A vaccination is not required`;
  expect(read(text).unjudged).toEqual(["Union membership required"]);
});

test.each([
  ["Deutsch in Wort und Schrift (mind. B2)", ["German, B2"]],
  ["Fluent English; German or French is a big plus", ["English, fluent", "German, a plus", "French, a plus"]],
  ["GCSE English and Maths", []],
  ["Any Graduate / MBA", ["University degree"]],
  ["3-Schicht-Arbeit", ["Shifts"]],
  ["Pass a drug and alcohol screen", ["Drug test"]],
  ["Fingerprint clearance", ["Background check"]],
  ["Full working rights in Australia", ["You need the right to work there"]],
  ["Legally entitled to work in Canada", ["You need the right to work there"]],
  ["Only Singaporeans and PRs need apply", ["Citizenship or permanent residence is required"]],
  ["Applicants must not be over 70", ["At most 70 years old"]],
])("a knock-out in the words of another country is found: %s", (line, words) => {
  expect(asked(line).knockOuts).toEqual(words);
});

test("a bond among the benefits is a knock-out, and the price of a room is not pay", () => {
  const text = `Clerk\nAcme GmbH\n\nPerks\n- Service agreement: 1 year\n- Accommodation in a shared flat (150€/month)`;
  expect(read(text).knockOuts).toEqual(["Bond of 1 year"]);
});

test.each([
  ["Location: New Westminster, BC", "CAD 29.12 to 33.40 an hour"],
  ["Kestrel Mining Pty Ltd", "AUD 29.12 to 33.40 an hour"],
  ["Location: Fresno, CA", "USD 29.12 to 33.40 an hour"],
  ["Kitchener, ON", "CAD 29.12 to 33.40 an hour"],
  ["Edmonton", "CAD 29.12 to 33.40 an hour"],
  ["Halifax, NS B3H 1A1", "CAD 29.12 to 33.40 an hour"],
  ["Toronto (hybrid), with US GAAP in Ontario, ON", "CAD 29.12 to 33.40 an hour"],
  ["Geelong VIC", "AUD 29.12 to 33.40 an hour"],
  ["Paid with + super", "AUD 29.12 to 33.40 an hour"],
  ["Australian work rights", "AUD 29.12 to 33.40 an hour"],
  ["Auckland", "NZD 29.12 to 33.40 an hour"],
  ["Tacoma, WA 98402", "USD 29.12 to 33.40 an hour"],
  ["Work anywhere in the US", "USD 29.12 to 33.40 an hour"],
  ["Dallas", "USD 29.12 to 33.40 an hour"],
  ["Offices in Canada and Australia", "$29.12 to 33.40 an hour"],
  ["Knows Java, OR Python", "$29.12 to 33.40 an hour"],
])("“$” is the dollar of the posting's country: %s", (line, words) => {
  expect(read(`Clerk\n${line}\nWage: $29.12 - $33.40 per hour`).knockOuts).toContain(words);
});

test.each([
  ["$92K/yr - $110K/yr", "$92,000 to 110,000 a year"],
  ["$24.10 an hour to $26.85 an hour", "$24.10 to 26.85 an hour"],
  ["22 bis 26 € Stundenlohn", "EUR 22 to 26 an hour"],
  ["$85,000 a year - $5,000 bonus", "$85,000 a year"],
  ["$20/hr to $500 bonus", "$20 an hour"],
])("each end of a pay range may name its period: %s", (line, words) => {
  expect(read(`Clerk\nBenefits\n- ${line}`).knockOuts).toEqual([words]);
});

test.each([
  ["Clinical background (nurse, paramedic, pharmacist)", "Nurse or paramedic or pharmacist"],
  ["Clinical background (e.g. nurse or paramedic)", "Nurse or paramedic"],
  ["Background as a nurse, paramedic or pharmacist", "Nurse or paramedic or pharmacist"],
  ["Registered Nurse, paramedic or nurse", "Registered Nurse or paramedic or nurse"],
])("any one job in a list is enough, even an unknown one: %s", (line, label) => {
  const of = (resume: ResumeLine[]) =>
    matchPosting(`Clerk\nAcme GmbH\n\nRequirements\n- ${line}`, resume).requirements.map((one) => [
      one.label,
      one.standing.is,
    ]);
  expect(of([])).toEqual([[label, "missing"]]);
  expect(of([{ kind: "named", text: "Staff Nurse", section: "Experience" }])).toEqual([[label, "named"]]);
});

test("of two jobs joined by “and”, only the known one is a point", () => {
  expect(asked("Paramedic and nurse").points).toEqual(["Paramedic must"]);
});

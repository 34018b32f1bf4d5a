import { expect, test } from "vitest";
import { matchPosting } from "#domain/job-match/match.ts";

const read = (lines: string[], heading = "Requirements") =>
  matchPosting(`Clerk\nAcme GmbH\n\n${heading}\n${lines.map((line) => `- ${line}`).join("\n")}`, []);
const unjudged = (line: string) => read([line]).unjudged.map(({ text }) => text);

test.each([
  ["Knowledge of DCB0160 and Python", ["DCB0160"]],
  [
    "Experience with medication reconciliation, SQL and infusion pump alarms",
    ["medication reconciliation", "infusion pump alarms"],
  ],
  ["You know Jira and the ward handover protocol", ["ward handover protocol"]],
  ["Knowledge of DCB0129 and clinical risk management", ["DCB0129"]],
  ["Familiar with kiln glazing, SQL and OLFX-7 is a plus", ["kiln glazing", "OLFX-7"]],
  ["Experience with Hazardous Zones (ZX1, ZX2) and PLC", ["Hazardous Zones (ZX1, ZX2)"]],
  ["One year of experience in lute making", ["lute making"]],
  ["You have worked with Django and Quillbase", ["Quillbase"]],
  ["Kenntnisse in Java und der Orgelstimmung", ["Orgelstimmung"]],
  ["Expérience avec Docker et la norme ZF525", ["norme ZF525"]],
  ["Conocimientos de SQL y restauración de vitrales", ["restauración de vitrales"]],
])("the unknown half of a requirement is listed as unjudged: %s", (line, halves) => {
  expect(unjudged(line)).toEqual(halves);
});

test.each([
  ["Python, Quillbase, SQL", ["Quillbase"]],
  ["Data stores: Redis, shard rebalancing", ["shard rebalancing"]],
  ["Driver's license and own van", ["own van"]],
])("a bare list is also read item by item: %s", (line, items) => {
  expect(unjudged(line)).toEqual(items);
});

test.each([
  "Strong knowledge of SQL and best practices",
  "Good understanding of Docker, other modern tools and related technologies is a plus",
  "Experience with Kafka or another message broker",
  "Experience with unit, integration and end-to-end testing",
  "Experience in building and maintaining SQL databases",
  "Knowledge of Python and its ecosystem",
  "Knowledge of GDPR and the ability to explain it",
  "Knowledge of Python, with a strong focus on quality",
  "You know Git well and enjoy pairing with others",
  "Comfortable with Linux and change",
  "Experience with Node.js, and you have shipped to production",
  "Experience with Scrum, 2 years or more",
  "Degree in nursing, psychology or economics, or knowledge of Python",
  "Design and maintain SQL reports",
  "Prototyping, from paper to code",
  "SQL, Java, incl. one large app",
  "Front- and backend development",
])("words that name nothing specific are not listed: %s", (line) => {
  expect(unjudged(line)).toEqual([]);
});

test("a sentence without requirements gives no unjudged items", () => {
  const text = `Clerk
Acme GmbH

We use React, kiln glazing and a lot of tea. We have experience with SQL and lute making.

You must write Python and talk to porters and nurses.

Knowledge of Docker and tea blending is required.`;
  expect(matchPosting(text, []).unjudged.map(({ text }) => text)).toEqual(["tea blending"]);
});

test("an unjudged item is marked in its line, and an item that the resume has is named", () => {
  const own = { text: "Lute making", kind: "named", section: "Skills" } as const;
  const line = "Knowledge of SQL, lute making and kiln glazing";
  const { lines, unjudged, requirements } = matchPosting(`Clerk\nAcme GmbH\n\nRequirements\n- ${line}`, [own]);
  expect(unjudged.map(({ place }) => lines[place.line]?.text.slice(place.start, place.end))).toEqual(["kiln glazing"]);
  expect(requirements.map(({ label, standing }) => [label, standing.is])).toEqual([
    ["SQL", "missing"],
    ["Lute making", "named"],
  ]);
});

test.each([
  ["HAZOP workshops", ["HAZOP"], []],
  ["Knowledge of HAZOP workshops and SQL", ["HAZOP", "SQL"], []],
  ["Knowledge of ZLOPA workshops and SQL", ["SQL"], ["ZLOPA workshops"]],
  ["Workshops, SQL", ["Workshops", "SQL"], []],
  ["SAP reporting and SQL", ["SAP", "Reporting", "SQL"], []],
])("an everyday word behind capital letters belongs to their name: %s", (line, points, rest) => {
  const { requirements, unjudged } = read([line]);
  expect(requirements.map(({ label }) => label)).toEqual(points);
  expect(unjudged.map(({ text }) => text)).toEqual(rest);
});

test("tasks without a known word are counted, and not listed", () => {
  const tasks = ["Glaze the kilns on hazard days", "Write SQL", "Tune lutes"];
  const { unreadDuties, requirements, unjudged } = read(tasks, "What you will do");
  expect([unreadDuties, requirements.length, unjudged.length]).toEqual([2, 1, 0]);
});

test.each([
  ["Playwright", "End-to-end tests"],
  ["Cypress", "End-to-end tests"],
  ["Jest", "Unit tests"],
  ["Cucumber", "BDD"],
  ["JMeter", "Load testing"],
  ["RabbitMQ", "Message queues"],
  ["Docker", "Containerization"],
  ["Git", "Version control"],
  ["Power BI", "Data visualization"],
  ["AutoCAD", "CAD"],
  ["UiPath", "RPA"],
  ["Photoshop", "Photo editing"],
  ["Salesforce", "CRM"],
])("a resume with %s shows %s", (text, wanted) => {
  const { requirements } = matchPosting(`Clerk\nAcme GmbH\n\nRequirements\n- ${wanted}`, [
    { text, kind: "named", section: "Skills" },
  ]);
  expect(requirements.map(({ standing }) => standing)).toMatchObject([{ is: "shown", how: "implied" }]);
});

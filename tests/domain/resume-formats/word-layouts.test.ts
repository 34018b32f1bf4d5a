import { expect, test } from "vitest";
import { readFile } from "#domain/resume-formats/read-file.ts";
import {
  bold,
  br,
  bullet,
  cell,
  docx,
  p,
  r,
  rightTab,
  row,
  tab,
  table,
  textBox,
} from "../../support/docx/docx-parts.ts";
import { mara, owen, type Person } from "../../support/docx/people.ts";
import { personIn } from "../../support/read-back.ts";

/**
 * Layouts made up after the Word reader was finished. The reader read them all without a change.
 */

const heading1 = (text: string) => p(text, "Heading1");
const boldHeading = (text: string) => p(r(text.toUpperCase(), "<w:b/>"));
const top = (one: Person) =>
  p(one.name, "Title") +
  p(one.title) +
  p([one.email, one.phone, one.place].join(" | ")) +
  one.links.map((url) => p(url)).join("");
const role = (one: Person["roles"][number]) =>
  p(bold(one.position) + tab + r(one.period), "", rightTab) + p(one.organization) + one.done.map(bullet).join("");
const study = (one: Person["education"][number]) =>
  p(bold(one.degree) + tab + r(one.period), "", rightTab) + p(one.institution);
const wide = '<w:gridSpan w:val="2"/>';
const sections = (one: Person, heading = heading1) =>
  heading("Summary") +
  p(one.summary) +
  heading("Experience") +
  one.roles.map(role).join("") +
  heading("Education") +
  one.education.map(study).join("") +
  heading("Skills") +
  p(one.skills.join(", "));
const layouts: [string, Person, () => Promise<Uint8Array>][] = [
  ["the whole resume in one cell", mara, () => docx({ body: table(row(cell(top(mara) + sections(mara)))) })],
  [
    "one table for all, with headings in merged cells and dates beside the text",
    owen,
    () =>
      docx({
        body:
          top(owen) +
          table(
            row(cell(boldHeading("Summary"), wide)),
            row(cell(p(owen.summary), wide)),
            row(cell(boldHeading("Experience"), wide)),
            ...owen.roles.map((one) =>
              row(
                cell(p(one.period)),
                cell(p(bold(one.position)) + p(one.organization) + one.done.map(bullet).join("")),
              ),
            ),
            row(cell(boldHeading("Education"), wide)),
            ...owen.education.map((one) => row(cell(p(one.period)), cell(p(bold(one.degree)) + p(one.institution)))),
            row(cell(boldHeading("Skills"), wide)),
            row(cell(p(owen.skills.join(", ")), wide)),
          ),
      }),
  ],
  [
    "dates in the right column of a grid",
    mara,
    () =>
      docx({
        body:
          top(mara) +
          heading1("Summary") +
          p(mara.summary) +
          heading1("Experience") +
          table(
            ...mara.roles.flatMap((one) => [
              row(cell(p(bold(one.position))), cell(p(one.period))),
              row(cell(p(one.organization)), cell("")),
              row(cell(one.done.map(bullet).join(""), wide)),
            ]),
          ) +
          heading1("Education") +
          table(
            ...mara.education.map((one) => row(cell(p(bold(one.degree)) + p(one.institution)), cell(p(one.period)))),
          ) +
          heading1("Skills") +
          p(mara.skills.join(", ")),
      }),
  ],
  [
    "skills in the cells of a table",
    mara,
    () =>
      docx({
        body:
          top(mara) +
          heading1("Summary") +
          p(mara.summary) +
          heading1("Experience") +
          mara.roles.map(role).join("") +
          heading1("Education") +
          mara.education.map(study).join("") +
          heading1("Skills") +
          table(row(cell(p("Python")), cell(p("SQL"))), row(cell(p("Apache Airflow")), cell(p("PostgreSQL")))),
      }),
  ],
  [
    "a header with a table of name and contact details",
    owen,
    () =>
      docx({
        headers: {
          default: table(
            row(
              cell(p(owen.name, "Title") + p(owen.title)),
              cell(p(owen.email) + p(owen.phone) + p(owen.place) + p(owen.links[0] as string)),
            ),
          ),
        },
        body: sections(owen),
      }),
  ],
  [
    "a sidebar of contact details without a heading",
    owen,
    () =>
      docx({
        body: table(
          row(
            cell(p(owen.email) + p(owen.phone) + p(owen.place) + p(owen.links[0] as string)),
            cell(p(owen.name, "Title") + p(owen.title) + sections(owen)),
          ),
        ),
      }),
  ],
  [
    "organization, position and dates on lines of their own",
    mara,
    () =>
      docx({
        body:
          top(mara) +
          heading1("Summary") +
          p(mara.summary) +
          heading1("Experience") +
          mara.roles
            .map(
              (one) =>
                p(one.organization, "Heading2") +
                p(r(one.position, "<w:i/>")) +
                p(one.period) +
                one.done.map(bullet).join(""),
            )
            .join("") +
          heading1("Education") +
          mara.education.map((one) => p(one.institution, "Heading2") + p(one.degree) + p(one.period)).join("") +
          heading1("Skills") +
          p(mara.skills.join(" • ")),
      }),
  ],
  [
    "a text box in the line for the name",
    mara,
    () => docx({ body: p(textBox(top(mara)).replaceAll("wp:anchor", "wp:inline")) + sections(mara) }),
  ],
  [
    "text boxes on both sides for all sections",
    owen,
    () =>
      docx({
        body: p(
          textBox(top(owen), 0, 0) +
            textBox(heading1("Experience") + owen.roles.map(role).join(""), 3_000_000, 2_000_000) +
            textBox(
              heading1("Summary") +
                p(owen.summary) +
                heading1("Skills") +
                p(owen.skills.join(", ")) +
                heading1("Education") +
                owen.education.map(study).join(""),
              0,
              2_000_000,
            ),
        ),
      }),
  ],
  [
    "roles in one line with bars between, dashes typed",
    owen,
    () =>
      docx({
        body:
          top(owen) +
          boldHeading("Summary") +
          p(owen.summary) +
          boldHeading("Experience") +
          owen.roles
            .map(
              (one) =>
                p(`${bold(one.position)}${r(` | ${one.organization} | ${one.period}`)}`) +
                one.done.map((text) => p(`- ${text}`)).join(""),
            )
            .join("") +
          boldHeading("Education") +
          owen.education.map((one) => p(`${bold(one.degree)}${r(`, ${one.institution}, ${one.period}`)}`)).join("") +
          boldHeading("Skills") +
          p(owen.skills.join(" | ")),
      }),
  ],
  [
    "all contact details in one paragraph of broken lines",
    mara,
    () =>
      docx({
        body:
          p(
            `${r(mara.name, '<w:b/><w:sz w:val="40"/>')}${br}${r(mara.title)}${br}${r([mara.email, mara.phone, mara.place].join(" | "))}${br}${mara.links.map((url) => r(url)).join(br)}`,
          ) + sections(mara, boldHeading),
      }),
  ],
];
test.each(layouts)("every fact in a Word file is read: %s", async (_, person, make) => {
  const { resume } = await readFile(await make(), "resume.docx");
  expect(personIn(resume)).toEqual(person);
});

test.each([
  ["a tab of its own", `${r(", Example University of Technology")}${tab}${r("2025")}`],
  ["a tab within the text", r(", Example University of Technology\t2025")],
  ["a space", r(", Example University of Technology 2025")],
])("a single year behind %s is the period of the study, and not part of the university's name", async (_, rest) => {
  const studies = p(`${bold("Certificate in Software Testing")}${rest}`, "", rightTab);
  const body = p(mara.name, "Title") + p(mara.email) + heading1("Education") + studies;
  const { resume } = await readFile(await docx({ body }), "resume.docx");
  expect(resume.education.map(({ degree, institution, end }) => [degree.text, institution.text, end.text])).toEqual([
    ["Certificate in Software Testing", "Example University of Technology", "2025"],
  ]);
});

test("the report has each table's first text, also of a nested table or behind an empty cell", async () => {
  const inner = table(row(cell(p("Harbors")), cell(p("Tides"))));
  const body =
    top(mara) +
    sections(mara) +
    table(row(cell(p("")), cell(p("Databases")))) +
    table(row(cell(inner))) +
    table(row(cell(p(""))));
  expect((await readFile(await docx({ body }), "resume.docx")).tables).toEqual(["Databases", "Harbors"]);
  expect((await readFile(await docx({ body: top(mara) + sections(mara) }), "resume.docx")).tables).toEqual([]);
});

import { expect, test } from "vitest";
import { readFile } from "#domain/resume-formats/read-file.ts";
import { type Fixture, fixtures, unseen } from "../../support/docx/fixtures.ts";

const said = ({ text }: { text: string }) => text;

/** What a fixture states, as it was read. */
async function readBack({ make }: Fixture) {
  const { resume, lines, hidden } = await readFile(await make(), "resume.docx");
  const { basics, roles, education, skills } = resume;
  return {
    person: {
      name: said(basics.name),
      title: said(basics.title),
      place: said(basics.location),
      email: said(basics.email),
      phone: said(basics.phone),
      links: basics.links.map(({ url }) => said(url).replace(/\/$/, "")),
      summary: said(basics.summary),
      roles: roles.map(({ position, organization, period, story }) => ({
        position: said(position),
        organization: said(organization),
        period: said(period),
        done: story.paragraphs.map(said),
      })),
      education: education.map(({ degree, institution, period }) => ({
        degree: said(degree),
        institution: said(institution),
        period: said(period),
      })),
      skills: skills.flatMap(({ items }) => items.map(said)),
    },
    lines,
    hidden,
  };
}

test.each([...fixtures, ...(process.env.UNSEEN ? unseen : [])])("Word: $trap", async (fixture) => {
  const { person, lines, hidden } = await readBack(fixture);
  expect(person).toEqual(fixture.person);
  for (const text of fixture.absent ?? []) expect(lines.join("\n")).not.toContain(text);
  expect(hidden).toEqual(fixture.hidden ?? []);
  expect(lines.filter((line, at) => line.length > 20 && lines.indexOf(line) !== at)).toEqual([]);
});

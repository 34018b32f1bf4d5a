import { expect, test } from "vitest";
import { readFile } from "#domain/resume-formats/read-file.ts";
import { fixtures, unseen } from "../../support/docx/fixtures.ts";
import { personIn } from "../../support/read-back.ts";

test.each([...fixtures, ...unseen])("every fact in a Word file is read: $trap", async (fixture) => {
  const { resume, lines, hidden } = await readFile(await fixture.make(), "resume.docx");
  expect(personIn(resume)).toEqual(fixture.person);
  for (const text of fixture.absent ?? []) expect(lines.join("\n")).not.toContain(text);
  expect(hidden).toEqual(fixture.hidden ?? []);
  expect(lines.filter((line, at) => line.length > 20 && lines.indexOf(line) !== at)).toEqual([]);
});

import { expect, test } from "vitest";
import { readResume } from "#domain/resume/read-resume.ts";
import { warmUpPdfs } from "#web/lib/resume-reader/warm-up-pdfs.ts";
import { documentOf } from "../../support/resume-files.ts";

test("the warm-up resumes are read completely, and half of them have characters beyond Latin-1", async () => {
  const documents = await Promise.all(warmUpPdfs().map(async (pdf) => documentOf(await pdf)));
  const read = documents.map(readResume).map(({ basics, roles, education }) => ({
    name: basics.name.text,
    roles: roles.length,
    education: education.length,
  }));
  expect(read).toEqual(Array(4).fill({ name: "Ada Example", roles: 2, education: 1 }));
  const areBeyond = documents.map(({ pages }) => pages[0]?.items.some(({ text }) => text.startsWith("• ")));
  expect(areBeyond).toEqual([false, true, false, true]);
});

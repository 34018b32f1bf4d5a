import { execFileSync, spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import sampleData from "#content/portfolio-site/sample-data.json";
import { toResume } from "#domain/portfolio/to-resume.ts";
import { readResume } from "#domain/resume/read-resume.ts";
import type { Resume } from "#domain/resume/resume.schema.ts";
import { blocksOf } from "#domain/resume-file/blocks.ts";
import { type DesignName, designs, type PaperName, papers, usualOrder } from "#domain/resume-file/options.ts";
import { readFile } from "#domain/resume-formats/read-file.ts";
import { writeDocx } from "#web/features/portfolio/resume-file/write-docx.ts";
import { anyResume } from "../../support/any-resume.ts";
import { printed } from "../../support/printed.ts";
import { documentOf, pdfOf, questionOf } from "../../support/resume-files.ts";

const looks = (Object.keys(designs) as DesignName[]).flatMap((design) =>
  (Object.keys(papers) as PaperName[]).map((paper) => [design, paper] as const),
);
const anyLook = fc.constantFrom(...looks);
const runs = { numRuns: 40, seed: 20261122 };

const pdfReadBack = async (resume: Resume, design: DesignName, paper: PaperName) =>
  printed(readResume(await documentOf(await pdfOf(resume, design, paper))));
const docxReadBack = async (resume: Resume, design: DesignName, paper: PaperName) =>
  printed((await readFile(await writeDocx(questionOf(resume, design, paper)), "resume.docx")).resume);

describe("what is written is read back exactly", () => {
  test("40 resumes as PDF, in any design and on any paper", { timeout: 120_000 }, () =>
    fc.assert(
      fc.asyncProperty(anyResume, anyLook, async (resume, [design, paper]) => {
        expect(await pdfReadBack(resume, design, paper)).toEqual(printed(resume));
      }),
      runs,
    ),
  );

  test("40 resumes as Word files", { timeout: 120_000 }, () =>
    fc.assert(
      fc.asyncProperty(anyResume, anyLook, async (resume, [design, paper]) => {
        expect(await docxReadBack(resume, design, paper)).toEqual(printed(resume));
      }),
      runs,
    ),
  );

  const fixtures = [
    "content/example-resume.pdf",
    ...globSync(
      "tests/fixtures/resume/{encrypted-owner,html-tags,javascript,ligatures,prompt-injection,rotated}.pdf",
    ).sort(),
  ];
  test.each(fixtures)("%s, read, and written in each design", { timeout: 60_000 }, async (file) => {
    const resume = readResume(await documentOf(new Uint8Array(readFileSync(file))));
    for (const look of [looks[0], looks[3], looks[5]] as typeof looks) {
      expect(await pdfReadBack(resume, ...look), look.join()).toEqual(printed(resume));
      expect(await docxReadBack(resume, ...look), look.join()).toEqual(printed(resume));
    }
  });
});

test("the same resume gives the same bytes", async () => {
  const resume = toResume(sampleData as Parameters<typeof toResume>[0]);
  expect(await pdfOf(resume)).toEqual(await pdfOf(resume));
  const question = questionOf(resume, "classic", "letter");
  expect(await writeDocx(question)).toEqual(await writeDocx(question));
});

const hasPoppler = spawnSync("pdftotext", ["-v"]).status === 0;

test.skipIf(!hasPoppler)("pdftotext and pdfinfo: our order, tagged, with title and author", { timeout: 60_000 }, () =>
  fc.assert(
    fc.asyncProperty(anyResume, anyLook, async (resume, [design, paper]) => {
      const pdf = await pdfOf(resume, design, paper);
      const run = (tool: string, ...options: string[]) =>
        execFileSync(tool, [...options, "-", ...(tool === "pdftotext" ? ["-"] : [])], { input: pdf, encoding: "utf8" });
      const words = (text: string) => text.split(/\s+/).filter((word) => word !== "" && word !== "·");
      const ours = blocksOf(resume, usualOrder).flatMap(({ kind, spans, date = "" }) =>
        words([kind === "bullet" ? "•" : "", ...spans.map(({ text }) => text), date].join(" ")),
      );
      expect(words(run("pdftotext", "-raw"))).toEqual(ours);
      const about = run("pdfinfo");
      expect(about).toMatch(/^Tagged: +yes$/m);
      expect(about).toContain(`${resume.basics.name.text} – Resume`);
    }),
    { ...runs, numRuns: 5 },
  ),
);

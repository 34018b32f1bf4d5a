import { execFileSync, spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import sampleData from "#content/portfolio-site/sample-data.json";
import { newDraft } from "#domain/portfolio/draft.ts";
import { headingsOf } from "#domain/portfolio/resume-headings.ts";
import { toResume } from "#domain/portfolio/to-resume.ts";
import { readResume } from "#domain/resume/read-resume.ts";
import type { Resume } from "#domain/resume/resume.schema.ts";
import { type DesignName, designs, type PaperName, papers, usualOrder } from "#domain/resume-file/options.ts";
import { blocksOf } from "#domain/resume-file/resume-blocks.ts";
import { readFile } from "#domain/resume-formats/read-file.ts";
import { writeDocx } from "#web/features/portfolio/resume-file/write-docx.ts";
import { anyResume } from "../../support/any-resume.ts";
import { hindiResume } from "../../support/hindi-resume.ts";
import { printed } from "../../support/printed.ts";
import { answerOf, documentOf, openFonts, pdfOf, questionOf } from "../../support/resume-files.ts";
import { isWhole, someOf } from "../../support/sweep.ts";

const looks = (Object.keys(designs) as DesignName[]).flatMap((design) =>
  (Object.keys(papers) as PaperName[]).map((paper) => [design, paper] as const),
);
const anyLook = fc.constantFrom(...looks);
const seed = 20261122;

const pdfReadBack = async (resume: Resume, design: DesignName, paper: PaperName) =>
  printed(readResume(await documentOf(await pdfOf(resume, design, paper))));
const docxReadBack = async (resume: Resume, design: DesignName, paper: PaperName) =>
  printed((await readFile(await writeDocx(questionOf(resume, design, paper)), "resume.docx")).resume);

/** Each kind of resume, and how many of them become a PDF. A font for Devanagari embeds slowly. */
const kinds = [
  ["resumes", anyResume, 30],
  ["resumes in Hindi", hindiResume, 12],
] as const;

describe("a file that we write is read back exactly", () => {
  test.each(kinds)("%s are the same after a PDF, in any design and on any paper", (_, resumes, numRuns) =>
    fc.assert(
      fc.asyncProperty(resumes, anyLook, async (resume, [design, paper]) => {
        expect(await pdfReadBack(resume, design, paper)).toEqual(printed(resume));
      }),
      { numRuns: someOf(numRuns), seed },
    ),
  );

  test.each(kinds)("%s are the same after a Word file", (_, resumes) =>
    fc.assert(
      fc.asyncProperty(resumes, anyLook, async (resume, [design, paper]) => {
        expect(await docxReadBack(resume, design, paper)).toEqual(printed(resume));
      }),
      { numRuns: someOf(40), seed },
    ),
  );

  const fixtures = [
    "content/example-resume.pdf",
    ...globSync(
      "tests/fixtures/resume/{encrypted-owner,html-tags,javascript,ligatures,prompt-injection,rotated}.pdf",
    ).sort(),
  ];
  const tried = [looks[0], looks[3], looks[5]] as typeof looks;
  test.each(fixtures)("the resume in %s is the same after a file in each design", async (file) => {
    const resume = readResume(await documentOf(new Uint8Array(readFileSync(file))));
    // A short run writes each file in one design. The files take turns with the designs.
    for (const look of tried.filter((_, at) => isWhole || at === fixtures.indexOf(file) % tried.length)) {
      expect(await pdfReadBack(resume, ...look), look.join()).toEqual(printed(resume));
      expect(await docxReadBack(resume, ...look), look.join()).toEqual(printed(resume));
    }
  });
});

const ownHeadings: string[][] = [
  ["Kurzprofil", "Berufserfahrung", "Projekte", "Ausbildung", "Kenntnisse"],
  ["Profil", "Expérience professionnelle", "Projets", "Formation", "Compétences"],
  ["Resumen", "Experiencia laboral", "Proyectos", "Formación académica", "Habilidades"],
  ["Resumo", "Experiência profissional", "Projetos", "Formação", "Competências"],
  ["Profile", "Where I worked", "Side Projects", "Academic Background", "Core Skills"],
  ["About Me", "Employment History", "Portfolio", "Studies", "Technologies"],
];
const restOfThem: string[][] = [
  ["Zertifikate", "Auszeichnungen", "Veröffentlichungen", "Sprachen"],
  ["Certifications", "Récompenses", "Publications", "Langues"],
  ["Certificaciones", "Premios", "Publicaciones", "Idiomas"],
  ["Certificações", "Prêmios", "Publicações", "Idiomas"],
  ["Licenses & Certifications", "Honors", "Papers", "Spoken Languages"],
  ["Licenses", "Prizes", "Papers", "Spoken Languages"],
];
const headingSets = ownHeadings.map((first, at) => [...first, ...(restOfThem[at] ?? [])]);

test.each(headingSets)("a file with headings such as %s and %s is read back exactly", async (...texts) => {
  const [summary, experience, projects, education, skills] = texts;
  const sections = { experience, projects, education };
  const titles = Object.fromEntries(Object.entries(sections).map(([name, title]) => [name, { title }]));
  const draft = newDraft(
    { sections: { ...titles, about: { skills: { title: skills } } } },
    "pdf",
    {},
    [],
    ["Berufserfahrung", ...texts],
  );
  const headings = headingsOf(draft);
  expect(Object.values(headings)).toEqual([summary, ...texts.slice(1)]);
  await fc.assert(
    fc.asyncProperty(anyResume, anyLook, async (resume, [design, paper]) => {
      const pdf = await pdfOf(resume, design, paper, usualOrder, undefined, headings);
      expect(printed(readResume(await documentOf(pdf)))).toEqual(printed(resume));
      const docx = await writeDocx(questionOf(resume, design, paper, usualOrder, headings));
      expect(printed((await readFile(docx, "resume.docx")).resume)).toEqual(printed(resume));
    }),
    { numRuns: someOf(8), seed },
  );
});

test("each design keeps the proof of a language's level", async () => {
  const sample = toResume(sampleData as Parameters<typeof toResume>[0]);
  const language = (name: string, level: string) => ({ name: { text: name, confidence: 1 }, level });
  const languages = [language("German", "B2 (Goethe-Zertifikat, 03/2026)"), language("English", "native")];
  for (const look of looks.slice(0, 3)) {
    const read = readResume(await documentOf(await pdfOf({ ...sample, languages }, ...look))).languages;
    const { resume } = await readFile(await writeDocx(questionOf({ ...sample, languages }, ...look)), "resume.docx");
    const said = (all: Resume["languages"]) => all.map(({ name, level }) => [name.text, level]);
    expect([said(read), said(resume.languages)]).toEqual([said(languages), said(languages)]);
  }
});

test("the same resume gives the same bytes each time", async () => {
  const resume = toResume(sampleData as Parameters<typeof toResume>[0]);
  expect(await pdfOf(resume)).toEqual(await pdfOf(resume));
  const question = questionOf(resume, "classic", "letter");
  expect(await writeDocx(question)).toEqual(await writeDocx(question));
});

test("the same resume gives the same bytes, whatever we wrote before it", async () => {
  const sample = { numRuns: 40, seed };
  for (const resume of [...fc.sample(hindiResume, sample), ...fc.sample(anyResume, sample)].slice(38, 42))
    expect(await pdfOf(resume, "classic", "letter")).toEqual(
      await pdfOf(resume, "classic", "letter", usualOrder, openFonts()),
    );
});

const hasPoppler = spawnSync("pdftotext", ["-v"]).status === 0;

const poppler = "pdftotext reads %s in our order, and pdfinfo finds tags, title and author";
test.skipIf(!hasPoppler).each(kinds)(poppler, (_, resumes) =>
  fc.assert(
    fc.asyncProperty(resumes, anyLook, async (resume, [design, paper]) => {
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
    { numRuns: 5, seed },
  ),
);

describe("Devanagari", () => {
  const consonants = [..."कखगघङचछजझञटठडढणतथदधनपफबभमयरऱलळवशषसह"];
  const consonant = fc.oneof(
    fc.constantFrom(...consonants),
    fc.constantFrom(..."कखगजडढफ").map((one) => `${one}\u093c`),
  );
  const cluster = fc
    .array(consonant, { minLength: 1, maxLength: 3 })
    .chain((parts) =>
      fc.constantFrom("\u094d", "\u094d", "\u094d\u200d", "\u094d\u200c").map((virama) => parts.join(virama)),
    );
  const vowel = fc.constantFrom("", "", ..."\u093e\u093f\u0940\u0941\u0942\u0943\u0945\u0947\u0948\u0949\u094b\u094c");
  const syllable = fc.oneof(
    { weight: 5, arbitrary: fc.tuple(cluster, vowel, fc.constantFrom("", "", "", "\u0901", "\u0902", "\u0903")) },
    { weight: 1, arbitrary: fc.tuple(fc.constantFrom(..."अआइईउऊऋएऐओऔ"), fc.constantFrom("", "\u0902")) },
  );
  const word = fc
    .array(
      syllable.map((parts) => parts.join("")),
      { minLength: 1, maxLength: 5 },
    )
    .map((all) => all.join(""));

  test("any syllables are read back in their written order", () =>
    fc.assert(
      fc.asyncProperty(fc.array(word, { minLength: 40, maxLength: 160 }), async (words) => {
        const resume = withSummary(words.join(" "));
        const { pages } = await documentOf(await pdfOf(resume));
        const text = pages.flatMap(({ items }) => items.map(({ text }) => text)).join(" ");
        expect(text.slice(text.indexOf("Summary") + 8).split(/ +/)).toEqual(
          resume.basics.summary.text.normalize("NFC").split(" "),
        );
      }),
      { numRuns: someOf(14), seed },
    ));

  test("a letter that the font lacks is reported with its field", async () => {
    const answer = await answerOf(withSummary("ऌकार और Latin"));
    expect(answer).toEqual({ missing: [{ field: "your summary", characters: ["ऌ"] }] });
  });
});

function withSummary(text: string): Resume {
  const resume = toResume(sampleData as Parameters<typeof toResume>[0]);
  const nothing = { roles: [], education: [], projects: [], skills: [], honors: [], publications: [], languages: [] };
  return { ...resume, ...nothing, basics: { ...resume.basics, summary: { text, confidence: 1 } } };
}

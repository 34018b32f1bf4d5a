import { expect, test } from "vitest";
import { readPortfolio } from "../../support/read-portfolio.ts";
import { bold, heading, resume, text } from "../../support/resume-page.ts";

/** The resume from its top to its job. The job's story begins at y = 138. */
const jobHead = [
  text(40, 40, "Ada Lovelace", { ...bold, size: 24 }),
  text(40, 60, "ada@example.com"),
  text(40, 90, "Experience", heading),
  text(40, 110, "Nurse, Mercy Hospital", bold),
  text(40, 124, "Leeds | Jan 2020 - Mar 2024"),
];

/** The job's story with these lines, 20 points to the right of the job and 14 points apart. */
function storyOf(...said: string[]): string[] {
  const listed = said.map((line, at) => text(60, 138 + 14 * at, line));
  const page = [...jobHead, ...listed];
  const [job] = readPortfolio(resume(page)).portfolioData.sections.experience.items;
  return job?.description.split("\n").filter((line) => !line.includes("2020")) ?? [];
}

const long = "Led the roll-out of barcode medication on a ward of thirty beds for people in pain.";

test("sentences in an indented list without bullets stay separate", () => {
  expect(
    storyOf(long, "Reduced charting errors by a third through a new and shorter checklist at every bedside."),
  ).toHaveLength(2);
});

test("an item of such a list may have two lines, and each item gets a marker", () => {
  const said = [long, "Reduced charting errors by a third through a new and shorter checklist at every", "bedside."];
  const items = ["Trained ten nurses.", long, said.slice(1).join(" ")];
  expect(storyOf("Trained ten nurses.", ...said)).toEqual(items.map((item) => `• ${item}`));
});

test("a date to the right of the job does not separate the job from its list", () => {
  const said = ["Trained ten nurses.", "Kept the ward's checklist and cut false alarms by a third."];
  const page = [
    ...jobHead.slice(0, 4),
    text(420, 110, "Jan 2020 - Mar 2024"),
    ...said.map((line, at) => text(60, 127 + 14 * at, line)),
  ];
  const [job] = readPortfolio(resume(page)).portfolioData.sections.experience.items;
  expect(job?.description.split("\n").slice(-2)).toEqual(said.map((line) => `• ${line}`));
});

test("an indented paragraph stays one text", () => {
  const said = ["Led the roll-out of barcode medication on a ward of thirty beds for people with", "a broken heart."];
  expect(storyOf(...said)).toEqual([said.join(" ")]);
});

const full = "Led the introduction of bedside handover for a team of forty and trained 20 students a year";

/** The items with this distance after each line, and whether the reader is sure of them. */
function listed(said: string[], distance: (at: number) => number = () => 14) {
  const heights = said.map((_, at) => said.slice(0, at).reduce((sum, _line, before) => sum + distance(before), 138));
  const page = [...jobHead, ...said.map((line, at) => text(60, heights[at] ?? 0, line))];
  const { portfolioData, confidence } = readPortfolio(resume(page));
  const [job] = portfolioData.sections.experience.items;
  const items = job?.description.split("\n") ?? [];
  return { items, isSure: (confidence["sections.experience.items.0.description"] ?? 0) >= 0.7 };
}

test("in a list of short items without full stops, a capital after a full line begins an item", () => {
  const said = [full, "Key user for the electronic prescribing system", "Triage of up to sixty patients in a shift"];
  expect(listed(said)).toEqual({ items: said.map((item) => `• ${item}`), isSure: true });
});

test("if nothing shows whether a capital after a full line begins an item, the text is uncertain", () => {
  expect(listed([full, "Key user for the electronic prescribing system"]).isSure).toBe(false);
  const german = [
    "Betreuung des Warenwirtschaftssystems und Schulung von Kolleginnen in Abteilungen",
    "Versionen Tests",
  ];
  expect(listed(german).isSure).toBe(false);
});

test("a line after a wide gap begins an item, and a line after the smallest gap continues one", () => {
  const said = [full, "Key user for the electronic prescribing system", "Triage of patients"];
  expect(listed(said, (at) => (at === 0 ? 17 : 14)).items[0]).toBe(`• ${full}`);
  expect(listed([full, "Amsterdam", "Triage"], (at) => (at === 0 ? 13 : 17)).items[0]).toBe(`• ${full} Amsterdam`);
});

test("a full line that ends with a small word continues in the next line", () => {
  const open = "Led the introduction of bedside handover for a team of forty, and moved the ward from the";
  expect(listed([open, "Bronte wing to the new house", "Triage"])).toMatchObject({ isSure: true });
  expect(listed([open, "Bronte wing to the new house", "Triage"]).items[0]).toBe(
    `• ${open} Bronte wing to the new house`,
  );
});

const items = ["Trained ten nurses", "Kept the checklist of the ward", "Ran the night shift of Ward 7"];

test("several texts with one indent below a job are items, and a single text is not", () => {
  expect(storyOf(...items)).toEqual(items.map((item) => `• ${item}`));
  expect(storyOf(...items.slice(0, 1))).toEqual(items.slice(0, 1));
});

test("texts at the left edge of the job's line are not items", () => {
  const page = [...jobHead, ...items.map((item, at) => text(40, 138 + 14 * at, item))];
  const [job] = readPortfolio(resume(page)).portfolioData.sections.experience.items;
  expect(job?.description).not.toContain("•");
});

test("indented texts with several sentences may be paragraphs, so the text is uncertain", () => {
  const said = ["Ran the ward. Trained ten nurses.", "Wrote the rota. Kept the checklist."];
  expect(listed(said, () => 22)).toMatchObject({ isSure: false });
});

test.each(["\uf0b7", "\uf0a7", "\uf0d8", "\uf0fc", "\uf076", "\uf06e", "\uf02d"])(
  "a marker from a symbol font begins an item: %j",
  (marker) => {
    const listed = items.map((item) => `• ${item}`);
    expect(storyOf(...items.map((item) => `${marker} ${item}`))).toEqual(listed);
    for (const font of ["Sans", "SymbolMT", "Wingdings-Regular", "OpenSymbol"]) {
      const page = items.flatMap((item, at) => [
        text(60, 138 + 14 * at, marker, { font, width: 5 }),
        text(76, 138 + 14 * at, item),
      ]);
      const [job] = readPortfolio(resume([...jobHead, ...page])).portfolioData.sections.experience.items;
      expect(job?.description.split("\n").slice(-3)).toEqual(listed);
    }
  },
);

test("a pictogram with the code of a marker is not a marker", () => {
  const page = [
    ...jobHead,
    text(40, 160, "\uf02d", { font: "FontAwesome6Free-Solid", width: 8 }),
    text(56, 160, "Education", heading),
  ];
  const { portfolioData } = readPortfolio(
    resume([...page, text(40, 180, "BSc Nursing, Example University", bold), text(400, 180, "2015")]),
  );
  expect(portfolioData.sections.education.items).toHaveLength(1);
});

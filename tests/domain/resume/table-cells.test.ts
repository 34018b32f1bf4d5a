import { expect, test } from "vitest";
import { thingsToCheck } from "#domain/portfolio/doubts.ts";
import { newDraft } from "#domain/portfolio/draft.ts";
import { toPortfolio } from "#domain/portfolio/from-resume.ts";
import type { TextItem } from "#domain/resume/page.ts";
import { readResume } from "#domain/resume/read-resume.ts";
import { heading, lines, resume, text } from "../../support/resume-page.ts";

/** One text with several narrow cells, as the PDF library gives it. */
function touching(y: number, ...cells: [x: number, said: string][]): TextItem {
  const words = cells.flatMap(([x, said]) =>
    [...said.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ word, x: x + 5 * index, isWritten: index > 0 })),
  );
  const [[left] = [0]] = cells;
  const ends = words.map(({ word, x }) => x + 5 * word.length - left);
  const spaces = words.slice(1).map(({ x, isWritten }, at) => ({ from: ends[at] ?? 0, to: x - left, isWritten }));
  return { ...text(left, y, words.map(({ word }) => word).join(" "), { width: ends.at(-1) ?? 0 }), spaces };
}

const around = (title: string, ...rows: TextItem[]) =>
  resume([
    text(40, 40, "Renu Pillai", { size: 22 }),
    ...lines(40, 62, "renu.pillai@example.com"),
    text(40, 100, title, heading),
    ...rows,
    text(40, 300, "Skills", heading),
    ...lines(40, 320, "Surveying, AutoCAD"),
  ]);
const studiesOf = (...rows: TextItem[]) =>
  readResume(around("Education", ...rows)).education.map(({ degree, institution, period, grade }) =>
    [degree, institution, period, grade].map((value) => value.text),
  );

const first = touching(
  140,
  [40, "B.Tech. Civil"],
  [118, "Marigold Institute of Technology"],
  [282, "2020"],
  [305, "78%"],
);
const second = touching(160, [40, "Class XII (PCM)"], [118, "Lakeside School"]);
const studies = [
  ["B.Tech. Civil", "Marigold Institute of Technology", "2020", "78%"],
  ["Class XII (PCM)", "Lakeside School", "2016", "85%"],
];

test("a row of a narrow table is an entry, even if only a space separates its cells", () => {
  const heads = [text(60, 120, "Course"), text(165, 120, "Institution"), touching(120, [282, "Year"], [305, "Marks"])];
  expect(studiesOf(...heads, first, second, touching(160, [282, "2016"], [305, "85%"]))).toEqual(studies);
});

test("a text below a narrow table is not one of its cells", () => {
  const heads = [text(60, 120, "Course"), text(165, 120, "Institution"), touching(120, [282, "Year"], [305, "Marks"])];
  const below = touching(180, [40, "Courses in soils and surveying and the winner of a bridge contest"]);
  expect(studiesOf(...heads, first, second, touching(160, [282, "2016"], [305, "85%"]), below)).toEqual(studies);
});

test("a cell far to the left of its column's centered name belongs to that column", () => {
  const heads = [text(49, 120, "Course"), text(272, 120, "Institution"), text(489, 120, "Year")];
  const rows = [
    [text(40, 140, "B.Tech. Civil"), text(136, 140, "Marigold Institute of Technology"), text(481, 140, "2020")],
    [text(40, 160, "Class XII"), text(136, 160, "Lakeside School"), text(481, 160, "2016")],
  ];
  expect(studiesOf(...heads, ...rows.flat())).toEqual([
    ["B.Tech. Civil", "Marigold Institute of Technology", "2020", ""],
    ["Class XII", "Lakeside School", "2016", ""],
  ]);
});

test("a table's column names are not values, even if its cells cannot be separated", () => {
  const heads = [text(60, 120, "Course"), text(165, 120, "Institution"), text(274, 120, "Year Marks")];
  const rows = [text(40, 140, "B.Tech. Civil Marigold Institute"), text(274, 140, "2020 78%")];
  expect(
    studiesOf(...heads, ...rows)
      .flat()
      .join(" "),
  ).not.toMatch(/Course|Institution|Year|Marks/);
});

const doubtsOf = (title: string, ...said: string[]) => {
  const { portfolioData, confidence } = toPortfolio(readResume(around(title, ...lines(40, 120, ...said))));
  return [...thingsToCheck(newDraft(portfolioData, "pdf", confidence)).keys()];
};

test("a period that ends before it begins is a thing to check", () => {
  const period = "sections.education.items.0.period";
  const study = ["B.Tech. Civil", "Marigold Institute of Technology"];
  expect(doubtsOf("Education", ...study, "2020 – 2016")).toContain(period);
  expect(doubtsOf("Education", ...study, "2016 – 2020")).not.toContain(period);
  const job = ["Site Engineer", "Marigold Builders Ltd"];
  const story = "sections.experience.items.0.description";
  expect(doubtsOf("Experience", ...job, "May 2020 – March 2020")).toContain(story);
  expect(doubtsOf("Experience", ...job, "March 2020 – May 2020")).not.toContain(story);
});

test("a value equal to the name of a table's column is a thing to check", () => {
  expect(doubtsOf("Education", "B.Tech. Civil", "Institution", "2020")).toContain(
    "sections.education.items.0.institution",
  );
});

import { expect, test } from "vitest";
import { readPortfolio } from "../../support/read-portfolio.ts";
import { bold, heading, resume, text } from "../../support/resume-page.ts";

/** The story of a job below which lines stand, 20 points further right, 14 points apart. */
function storyOf(...said: string[]): string[] {
  const listed = said.map((line, at) => text(60, 138 + 14 * at, line));
  const page = [
    text(40, 40, "Ada Lovelace", { ...bold, size: 24 }),
    text(40, 60, "ada@example.com"),
    text(40, 90, "Experience", heading),
    text(40, 110, "Nurse, Mercy Hospital", bold),
    text(40, 124, "Leeds | Jan 2020 - Mar 2024"),
    ...listed,
  ];
  const [job] = readPortfolio(resume(page)).portfolioData.sections.experience.items;
  return job?.description.split("\n").filter((line) => !line.includes("2020")) ?? [];
}

const long = "Led the roll-out of barcode medication on a ward of thirty beds for people in pain.";

test("sentences of an indented list stay apart although no bullet is written", () => {
  expect(
    storyOf(long, "Reduced charting errors by a third through a new and shorter checklist at every bedside."),
  ).toHaveLength(2);
});

test("an item of such a list may take two lines", () => {
  const said = [long, "Reduced charting errors by a third through a new and shorter checklist at every", "bedside."];
  expect(storyOf("Trained ten nurses.", ...said)).toEqual(["Trained ten nurses.", long, said.slice(1).join(" ")]);
});

test("an indented paragraph stays one text", () => {
  const said = ["Led the roll-out of barcode medication on a ward of thirty beds for people with", "a broken heart."];
  expect(storyOf(...said)).toEqual([said.join(" ")]);
});

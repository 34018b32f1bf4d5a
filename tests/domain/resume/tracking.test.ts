import { expect, test } from "vitest";
import { untracked, writesSpaces } from "#domain/resume/tracking.ts";
import { readPortfolio } from "../../support/read-portfolio.ts";
import { heading, lines, resume, text } from "../../support/resume-page.ts";

test.each([
  { said: "letters set apart", str: "I d a L u n d", gaps: [-0.2, -0.2, 0.6, -0.2, -0.2, -0.2], text: "Ida Lund" },
  { said: "pairs that are kerned", str: "I D AY O LU N", gaps: [-0.2, -0.2, 0.6, -0.17, -0.2], text: "IDAY OLUN" },
  { said: "one name of two letters", str: "N g", gaps: [-0.2], text: "Ng" },
])("a written space separates words in $said", ({ str, gaps, text }) => {
  expect(untracked({ str, gaps }, true)).toEqual({ text, isTracked: true });
});

test("letters with a slightly smaller gap are one word, and keep their distance to other letters", () => {
  const gaps = [-0.11, -0.12, 0.35];
  expect(untracked({ str: "Id aLu n Berg", gaps }, true)).toEqual({ text: "IdaLun Berg", isTracked: false });
});

test("without written spaces, the wider gaps separate words", () => {
  const gaps = [-0.18, -0.17, -0.5, -0.18, -0.19, -0.18];
  expect(untracked({ str: "I d a L u n d", gaps }, false).text).toBe("Ida Lund");
});

test.each([
  { said: "words with equal spaces", str: "C R Go", gaps: [-0.3, -0.3], isWritten: false },
  { said: "words with written spaces", str: "I am a cook", gaps: [0.25, 0.25, 0.25], isWritten: true },
  { said: "words set by their places", str: "Go Java SQL", gaps: [-0.4, -0.4], isWritten: true },
  { said: "a text without gaps", str: "Ida", gaps: [], isWritten: true },
])("$said do not change", ({ str, gaps, isWritten }) => {
  expect(untracked({ str, gaps }, isWritten)).toEqual({ text: str, isTracked: false });
});

test("a program counts as writing spaces if some of its gaps contain one", () => {
  expect(
    writesSpaces([
      { str: "I d a", gaps: [-0.2, -0.2] },
      { str: "Ida Lund", gaps: [0.25] },
    ]),
  ).toBe(true);
  expect(writesSpaces([{ str: "Ida Lund", gaps: [-0.3] }])).toBe(false);
});

const rest = [text(40, 110, "Profile", heading), text(40, 130, "Bakes rye bread and teaches others to bake it.")];
const nameOf = (...items: Parameters<typeof resume>[0]) =>
  readPortfolio(resume([...items, ...rest])).portfolioData.settings.name;

test("a badge with initials is not part of the name", () => {
  const badge = text(40, 44, "IL", { size: 22 });
  expect(nameOf(badge, text(80, 40, "Ida Lund", { size: 22 }), ...lines(80, 60, "ida.lund@example.com"))).toBe(
    "Ida Lund",
  );
});

test("a short surname in capitals is not a badge", () => {
  expect(
    nameOf(text(40, 30, "WEI", { size: 22 }), text(40, 55, "NG", { size: 22 }), ...lines(40, 75, "wei@example.com")),
  ).toBe("WEI NG");
});

test("a title that is half of an email address is not part of the name", () => {
  expect(
    nameOf(
      text(40, 40, "Ketut", { size: 22 }),
      text(40, 60, "Executive Chef", { size: 14 }),
      ...lines(40, 80, "chef.ketut@example.com"),
    ),
  ).toBe("Ketut");
});

test("a smaller line below a whole name is not part of it if no address contains the line", () => {
  expect(
    nameOf(
      text(40, 40, "Ida Lund", { size: 15 }),
      text(40, 60, "Brotfee", { size: 14 }),
      ...lines(40, 80, "ida.lund@example.com"),
    ),
  ).toBe("Ida Lund");
});

test("a small first name above a large surname is part of the name", () => {
  expect(
    nameOf(text(40, 30, "Ida", { size: 9 }), text(40, 50, "LUND", { size: 20 }), ...lines(40, 80, "lund@example.com")),
  ).toBe("Ida LUND");
});

test("a small particle between two lines of a name belongs to the name", () => {
  expect(
    nameOf(
      text(40, 30, "IDA", { size: 20 }),
      text(40, 52, "VON", { size: 14 }),
      text(40, 74, "LUND", { size: 20 }),
      ...lines(40, 92, "lund@example.com"),
    ),
  ).toBe("IDA VON LUND");
});

test("a job title in larger letters than the name is not part of the name", () => {
  expect(
    nameOf(
      text(40, 30, "Ida Lund", { size: 14 }),
      text(40, 50, "Volcanologist", { size: 16 }),
      ...lines(40, 80, "ida.lund@example.com"),
    ),
  ).toBe("Ida Lund");
});

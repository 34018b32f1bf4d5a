import { expect, test } from "vitest";
import { isLegible, looksLikePdf, type Refusal, refusalMessages, refusalOf } from "#domain/resume/refusals.ts";
import { lines, resume } from "../../support/resume-page.ts";

/** The words of each row of docs/spec.md, section 8, generation errors, in order. */
const rows = [
  ["maximum call stack", "stack overflow"],
  ["page"],
  ["size", "2mb", "large"],
  ["format", "pdf", "supported"],
  ["parse", "read", "process"],
];
const rowOf = (message: string) =>
  rows.findIndex((words) => words.some((word) => message.toLowerCase().includes(word))) + 1;

test.each<[Refusal, number]>([
  ["too-complex", 1],
  ["too-many-pages", 2],
  ["too-large", 3],
  ["not-a-pdf", 4],
  ["damaged", 4],
  ["password", 5],
  ["no-text", 5],
  ["too-slow", 5],
])("the message for '%s' matches row %i first", (refusal, row) => {
  expect(rowOf(refusalMessages[refusal])).toBe(row);
});

test("an error of the PDF library becomes a kind of refusal, and is never quoted", () => {
  expect(refusalOf(Object.assign(new Error("No password given"), { name: "PasswordException" }))).toBe("password");
  expect(refusalOf(new RangeError("Maximum call stack size exceeded"))).toBe("too-complex");
  expect(refusalOf(new Error("Invalid PDF structure on page 3, 2mb"))).toBe("damaged");
});

test("the first bytes decide whether a file is a PDF, not its name", () => {
  const bytes = (said: string) => new TextEncoder().encode(said);
  expect(looksLikePdf(bytes("%PDF-1.7\n"))).toBe(true);
  expect(looksLikePdf(bytes("<html>resume.pdf</html>"))).toBe(false);
  expect(looksLikePdf(bytes(""))).toBe(false);
});

test("text without letters, with control characters or without vowels is not legible", () => {
  const prose = "Engineer who turns messy operational data into decisions, with eight years across retail.";
  expect(isLegible(resume(lines(40, 40, prose)))).toBe(true);
  expect(isLegible(resume([]))).toBe(false);
  expect(isLegible(resume(lines(40, 40, prose.replaceAll(" ", "\u0003"))))).toBe(false);
  expect(
    isLegible(
      resume(
        lines(
          40,
          40,
          prose
            .repeat(3)
            .replace(/[aeiou]/gi, "x")
            .replaceAll("y", "q"),
        ),
      ),
    ),
  ).toBe(false);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { toPortfolio } from "#domain/portfolio/from-resume.ts";
import { portfolioDataSchema } from "#domain/portfolio/portfolio.schema.ts";
import { readResume } from "#domain/resume/read-resume.ts";
import { resumeSchema } from "#domain/resume/resume.schema.ts";
import { readPortfolio } from "../../support/read-portfolio.ts";
import { someOf } from "../../support/sweep.ts";

const words = fc.constantFrom(
  "Experience",
  "SKILLS",
  "Education:",
  "Projects",
  "Awards",
  "•",
  "–",
  "2019 – 2021",
  "Present",
  "Java, Go, SQL",
  "Software Engineer",
  "Acme Inc.",
  "ana@example.com",
  "+34 600 555 019",
  "github.com/ana",
  "Built it, and ran it for years.",
  "B.Sc.",
  "Lyon, France",
  "::",
  ",",
  "(",
  "E X P E R I E N C E",
  "مهندس برمجيات",
  "工程师",
  "\u0000",
  "\ufffd",
  "a".repeat(400),
);
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const item = fc.record({
  text: fc.oneof(words, fc.string({ maxLength: 60, unit: "grapheme" })),
  x: number(-50, 650),
  y: number(-50, 900),
  angle: fc.constantFrom(0, 0, 0, Math.PI / 2, Math.PI, -1.57, 0.3),
  width: number(0, 700),
  size: number(0, 60),
  font: fc.constantFrom("Sans", "Sans-Bold", "FontAwesome", ""),
});
const link = fc.record({
  url: fc.oneof(fc.webUrl(), fc.string()),
  x: number(0, 600),
  y: number(0, 800),
  width: number(0, 300),
  height: number(0, 40),
});
const page = fc.record({
  width: number(0, 1000),
  height: number(0, 1000),
  items: fc.array(item, { maxLength: 120 }),
  links: fc.array(link, { maxLength: 10 }),
});

test("any page gives data that the schema accepts", () => {
  fc.assert(
    fc.property(fc.array(page, { maxLength: 2 }), (pages) => {
      const resume = readResume({ pages });
      expect(resumeSchema.safeParse(resume).error).toBeUndefined();
      const { portfolioData, confidence } = toPortfolio(resume);
      expect(portfolioDataSchema.safeParse(portfolioData).error).toBeUndefined();
      expect(Object.values(confidence).every((sure) => sure >= 0 && sure <= 1)).toBe(true);
    }),
    { numRuns: someOf(300) },
  );
});

test("texts and lists that are too long for the schema are cut", () => {
  const many = (said: string) =>
    Array.from({ length: 400 }, (_, at) => ({
      text: `${said}${at}`,
      x: 40,
      y: 40 + 14 * at,
      angle: 0,
      width: 90,
      size: 10,
      font: "Sans",
    }));
  const title = { text: "Skills", x: 40, y: 20, angle: 0, width: 60, size: 16, font: "Sans-Bold" };
  const { portfolioData } = readPortfolio({
    pages: [{ width: 595, height: 9000, items: [title, ...many("Skill")], links: [] }],
  });
  expect(portfolioDataSchema.safeParse(portfolioData).error).toBeUndefined();
  expect(portfolioData.sections.about.skills.items.length).toBeGreaterThan(100);
});

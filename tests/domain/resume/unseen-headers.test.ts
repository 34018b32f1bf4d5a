import { expect, test } from "vitest";
import { readPortfolio } from "../../support/read-portfolio.ts";
import { bold, heading, resume, text } from "../../support/resume-page.ts";

/** What headers have shown whose name is not the largest text, or not a text of its own. */

type Item = ReturnType<typeof text>;

const body = [
  text(40, 300, "Profile", heading),
  text(40, 320, "Careful worker who likes tidy plans, with nine years of practice in small towns."),
];
const read = (...items: Item[]) => readPortfolio(resume([...items, ...body])).portfolioData;
const large = { ...bold, size: 24 };

test("a bold name before its title and contact details on one line is the name", () => {
  const { settings, sections } = read(
    text(40, 40, "Ines Falkenrath", { ...bold, width: 90 }),
    text(133, 40, "Head Gardener, Leeds, United Kingdom, mail@example.com"),
  );
  expect(settings).toMatchObject({ name: "Ines Falkenrath", title: "Head Gardener" });
  expect(sections.contact).toMatchObject({ email: "mail@example.com", location: "Leeds, United Kingdom" });
});

test.each([
  "Ines Falkenrath | ines.falkenrath@example.com | Leeds",
  "Ines Falkenrath, Head Gardener, mail@example.com",
])("the name that begins the contact details is the name: %s", (line) => {
  expect(read(text(40, 40, line)).settings.name).toBe("Ines Falkenrath");
});

test.each(["Leeds, United Kingdom, mail@example.com", "Head Gardener, Leeds, mail@example.com"])(
  "a line of contact details without a name gives none: %s",
  (line) => {
    expect(read(text(40, 40, line)).settings.name).toBe("");
  },
);

test("a line of contact details above larger letters keeps its beginning", () => {
  const { settings } = read(
    text(40, 40, "Maple Court, Leeds, ines.maple@example.com"),
    text(40, 80, "Ines Falkenrath", large),
  );
  expect(settings.name).toBe("Ines Falkenrath");
});

test("the word Résumé at the very top heads no summary, and a dot separates name and title", () => {
  const { settings } = read(
    text(40, 40, "RÉSUMÉ", large),
    text(40, 64, "Ines Falkenrath • Head Gardener", { size: 13 }),
    text(40, 84, "mail@example.com"),
  );
  expect(settings).toMatchObject({ name: "Ines Falkenrath", title: "Head Gardener" });
});

test.each(["Hello, I am Ines Falkenrath", "Hi! My name is Ines Falkenrath.", "I’m Ines Falkenrath"])(
  "a greeting is no part of the name: %s",
  (line) => {
    const { settings } = read(text(40, 40, line, large), text(40, 64, "I work as a gardener in Leeds."));
    expect(settings.name).toBe("Ines Falkenrath");
  },
);

test("a job in the largest letters below a name is the title", () => {
  const { settings } = read(
    text(40, 40, "Ines Falkenrath", { ...bold, size: 12 }),
    text(40, 68, "Civil Engineer", { size: 24 }),
    text(40, 90, "Leeds – mail@example.com"),
  );
  expect(settings).toMatchObject({ name: "Ines Falkenrath", title: "Civil Engineer" });
});

test("a trade of one word at the end of the name's line is the title", () => {
  const { settings } = read(
    text(40, 40, "Ines Falkenrath", { size: 18, width: 130 }),
    text(470, 40, "Carpenter", { size: 18, width: 80 }),
    text(40, 62, "Leeds; mail@example.com"),
  );
  expect(settings).toMatchObject({ name: "Ines Falkenrath", title: "Carpenter" });
});

test("a justified line of a name and its next line are read in their order", () => {
  const { settings } = read(
    text(40, 40, "Ines", { size: 24, width: 50 }),
    text(130, 40, "Maddalena", { size: 24, width: 110 }),
    text(40, 68, "Falkenrath", { size: 24, width: 105 }),
    text(40, 92, "Head Gardener"),
    text(40, 110, "mail@example.com"),
  );
  expect(settings.name).toBe("Ines Maddalena Falkenrath");
});

test("a name of two towns is a name where the header has another place", () => {
  const { settings } = read(
    text(40, 40, "Sydney Lincoln", { ...large, width: 150 }),
    text(40, 66, "Head Gardener"),
    text(40, 84, "mail@example.com, Leeds, United Kingdom"),
  );
  expect(settings.name).toBe("Sydney Lincoln");
});

test("a name with a Welsh particle is one", () => {
  const { settings } = read(text(40, 40, "Bryn ap Falken", large), text(40, 66, "Head Gardener"));
  expect(settings.name).toBe("Bryn ap Falken");
});

test("slashes with wide gaps around them break no address apart", () => {
  const parts = ["Leeds", "/", "ines@falkenrath.example", "/", "github.com/falken"];
  let x = 40;
  const line = parts.map((said) => {
    const width = 4.5 * said.length;
    const item = text(x, 84, said, { size: 8.5, width });
    x += width + 7;
    return item;
  });
  const { sections } = read(text(40, 40, "Ines FALKENRATH", large), text(40, 66, "Head Gardener"), ...line);
  expect(sections.contact.email).toBe("ines@falkenrath.example");
});

test("a period stretched to the width of its column is one", () => {
  const job = (y: number, month: string, year: string, end: string[], position: string, company: string): Item[] => [
    text(40, y, month, { ...bold, width: 18 }),
    text(78, y, year, { ...bold, width: 22 }),
    text(118, y, "–", { ...bold, width: 5 }),
    ...end.map((said, at) =>
      text(at === 0 && end.length > 1 ? 131 : 40, y + (at === end.length - 1 ? 12 : 0), said, bold),
    ),
    text(170, y, position, bold),
    text(170, y + 24, company, bold),
    text(60, y + 48, "• Kept the records of nine gardens"),
  ];
  const { sections } = read(
    text(40, 40, "Ines Falkenrath", large),
    text(40, 66, "mail@example.com"),
    text(40, 400, "Experience", heading),
    ...job(424, "Mar", "2019", ["Present"], "Head Gardener", "Harrow Nurseries Ltd"),
    ...job(504, "Jan", "2016", ["Feb", "2019"], "Gardener", "Midland Parks Ltd"),
  );
  expect(sections.experience.items.map(({ position, company }) => [position, company])).toEqual([
    ["Head Gardener", "Harrow Nurseries Ltd"],
    ["Gardener", "Midland Parks Ltd"],
  ]);
});

test("Diploma as the last line below Education is the degree, not a heading", () => {
  const { sections } = read(
    text(40, 40, "Ines Falkenrath", large),
    text(40, 66, "mail@example.com"),
    text(40, 400, "EDUCATION", heading),
    text(40, 420, "Midland Technical College, 2014 – 2017"),
    text(40, 434, "Diploma", bold),
  );
  expect(sections.education.items).toMatchObject([{ institution: "Midland Technical College", degree: "Diploma" }]);
});

import { expect, test } from "vitest";
import { readCells } from "#domain/resume/cells.ts";
import { joinWrapped } from "#domain/resume/paragraphs.ts";
import { textLines } from "#domain/resume/plain-text.ts";
import { outline } from "#domain/resume/sections.ts";
import { bold, heading, lines, resume, text } from "../../support/resume-page.ts";

const cellTexts = (items: Parameters<typeof resume>[0]) => readCells(resume(items)).map((cell) => cell.text);
const outlineOf = (items: Parameters<typeof resume>[0]) => outline(readCells(resume(items)), 595);

test("a space joins two words to one cell, and a wider gap separates two cells", () => {
  expect(cellTexts([text(40, 50, "Kaveri"), text(73, 50, "Pay"), text(480, 50, "2021")])).toEqual([
    "Kaveri Pay",
    "2021",
  ]);
});

test("a small gap separates cells if many lines begin after it", () => {
  const rail = [60, 80, 100].flatMap((y) => [text(40, y, "2019 to 20"), text(94, y, "Engineer")]);
  expect(cellTexts(rail).filter((said) => said === "Engineer")).toHaveLength(3);
});

test("letters with wide spacing are one word", () => {
  expect(cellTexts([text(40, 50, "E X P E R I E N C E")])).toEqual(["EXPERIENCE"]);
  expect(cellTexts([text(40, 50, "S U M M A RY")])).toEqual(["SUMMARY"]);
});

test("ligatures and typographic hyphens become typed letters and hyphens", () => {
  expect(cellTexts([text(40, 50, "Certiﬁed, end‐to‐end")])).toEqual(["Certified, end-to-end"]);
});

test("TeX's ligatures and dashes at control characters become letters and dashes", () => {
  expect(cellTexts([text(40, 50, "Certi\u001ced o\u001ece \u001dow, 2019 \u0015 2021")])).toEqual([
    "Certified office flow, 2019 – 2021",
  ]);
});

test("a heading with wide letter spacing stays together around an ampersand", () => {
  const wide = [text(40, 50, "A W A R D S", { width: 60 }), text(112, 50, "&"), text(129, 50, "P R I Z E S")];
  expect(cellTexts(wide)).toEqual(["AWARDS & PRIZES"]);
});

test("an accent before its letter is combined with the letter", () => {
  expect(cellTexts([text(40, 50, "J¨", { width: 10 }), text(45, 50, "urgen")])).toEqual(["Jürgen"]);
  expect(cellTexts([text(40, 50, "Agust´ın")])).toEqual(["Agustín"]);
});

test("lines drawn with characters are not text", () => {
  expect(cellTexts([text(40, 50, "SKILLS"), text(40, 60, "======"), text(40, 72, "Java")])).toEqual(["SKILLS", "Java"]);
});

test("a line in the style of the headings, and in no other style, is a heading, whatever its words", () => {
  const { sections } = outlineOf([
    text(40, 100, "Experience", heading),
    ...lines(40, 120, "Engineer, Acme, 2019"),
    text(40, 160, "Education", heading),
    ...lines(40, 180, "BSc, Example University, 2015"),
    text(40, 220, "Projects undertaken", heading),
    ...lines(40, 240, "ledgerlint"),
    text(40, 280, "Skills", heading),
    ...lines(40, 300, "Java"),
  ]);
  expect(sections.map(({ kind }) => kind)).toEqual(["experience", "education", "projects", "skills"]);
});

test("a letter from another font belongs to its word, and a pictogram does not", () => {
  const lent = [text(40, 50, "Nguy"), text(60, 50, "ễ", { font: "Other" }), text(65, 50, "n")];
  expect(cellTexts(lent)).toEqual(["Nguyễn"]);
  const picture = [text(40, 50, "ć", { font: "Pictures" }), text(50, 50, "ana@example.com")];
  expect(cellTexts(picture)).toEqual(["ana@example.com"]);
});

test("a bullet of any shape marks its line and is not part of the text", () => {
  for (const mark of ["•", "–", "▪", "○", "*", "➤"]) {
    const [cell] = readCells(resume([text(40, 50, mark), text(52, 50, "Wrote the tests")]));
    expect(cell).toMatchObject({ text: "Wrote the tests", bullet: true });
  }
});

test("sideways text on an upright page is left out, and a sideways page is turned", () => {
  const sideways = { ...text(580, 400, "DRAFT"), angle: -Math.PI / 2 };
  expect(cellTexts([text(40, 50, "Ana Pérez"), sideways])).toEqual(["Ana Pérez"]);
  const lying = [
    { ...text(545, 40, "Ana Pérez"), angle: Math.PI / 2 },
    { ...text(525, 40, "Engineer"), angle: Math.PI / 2 },
  ];
  expect(cellTexts(lying)).toEqual(["Ana Pérez", "Engineer"]);
});

test("a line at the same place on both pages is a running header and appears once", () => {
  const page = (items: ReturnType<typeof text>[]) => resume(items).pages;
  const document = {
    pages: [
      ...page([text(40, 30, "Ana Pérez"), text(40, 400, "One"), text(500, 830, "Page 1 of 2")]),
      ...page([text(40, 30, "Ana Pérez"), text(40, 400, "Two"), text(500, 830, "Page 2 of 2")]),
    ],
  };
  expect(readCells(document).map((cell) => cell.text)).toEqual(["Ana Pérez", "One", "Two"]);
});

test("columns with their own headings are read one after the other", () => {
  const { sections } = outlineOf([
    text(40, 100, "SKILLS", heading),
    ...lines(40, 120, "Java", "Go"),
    text(40, 180, "LANGUAGES", heading),
    ...lines(40, 200, "English"),
    text(220, 100, "EXPERIENCE", heading),
    ...lines(220, 120, "Engineer", "Acme", "Built the whole ledger from scratch."),
    text(220, 200, "EDUCATION", heading),
    ...lines(220, 220, "BSc, Example University"),
  ]);
  expect(sections.map(({ kind, cells }) => [kind, cells.length])).toEqual([
    ["skills", 2],
    ["languages", 1],
    ["experience", 3],
    ["education", 1],
  ]);
});

test("the text of a file with two columns is in the order of the columns", () => {
  const document = resume([
    text(40, 40, "Ana Pérez", { size: 20 }),
    text(40, 100, "SKILLS", heading),
    ...lines(40, 120, "Java", "Go"),
    text(220, 100, "EXPERIENCE", heading),
    ...lines(220, 120, "Engineer", "Acme", "Built the whole ledger from scratch."),
  ]);
  expect(textLines(document)).toEqual([
    "Ana Pérez",
    "SKILLS",
    "Java",
    "Go",
    "EXPERIENCE",
    "Engineer",
    "Acme",
    "Built the whole ledger from scratch.",
  ]);
});

test("headings in the margin belong to the text beside them", () => {
  const { sections } = outlineOf([
    text(40, 104, "Profile", heading),
    ...lines(180, 100, "A careful engineer.", "Likes small steps."),
    text(40, 164, "Skills", heading),
    ...lines(180, 160, "Java, Go", "SQL"),
    text(40, 224, "Education", heading),
    ...lines(180, 220, "BSc, Example University"),
  ]);
  expect(sections.map(({ title, cells }) => [title, cells[0]?.text])).toEqual([
    ["Profile", "A careful engineer."],
    ["Skills", "Java, Go"],
    ["Education", "BSc, Example University"],
  ]);
});

test("a label with the words of a heading but another style is not a heading", () => {
  const { sections } = outlineOf([
    text(40, 100, "Skills", heading),
    text(40, 120, "Languages", bold),
    text(140, 120, "Java, Go"),
    text(40, 140, "Tools", bold),
    text(140, 140, "Git, Docker"),
    text(40, 180, "Experience", heading),
    ...lines(40, 200, "Engineer at Acme"),
    text(40, 240, "Education", heading),
    ...lines(40, 260, "BSc, Example University"),
  ]);
  expect(sections.map(({ title }) => title)).toEqual(["Skills", "Experience", "Education"]);
});

test("contact details at the foot of a page belong to the header", () => {
  const { header } = outlineOf([
    text(40, 100, "Experience", heading),
    ...lines(40, 120, "Engineer at Acme"),
    text(40, 160, "Education", heading),
    ...lines(40, 180, "BSc"),
    text(40, 800, "ana@example.com"),
  ]);
  expect(header.map((cell) => cell.text)).toEqual(["ana@example.com"]);
});

test("a line without room for the next word continues in the next line, and a short line does not", () => {
  const edge = (items: ReturnType<typeof text>[]) => {
    const lines = readCells(resume(items)).map((cell) => ({
      ...cell,
      edge: 300,
      leading: 0,
      isItem: false,
      isDoubtful: false,
    }));
    return joinWrapped(lines).map((cell) => cell.text);
  };
  expect(
    edge([
      text(40, 50, "Bachelor of Arts in Comparative Literature and Hist", { width: 255 }),
      text(40, 62, "Linguistics"),
    ]),
  ).toHaveLength(1);
  expect(edge([text(40, 50, "Java"), text(40, 62, "Go")])).toEqual(["Java", "Go"]);
});

test("a short word beside words with wide letter spacing has wide spacing too", () => {
  const wide = [text(40, 50, "M A R I A", { width: 60 }), text(114, 50, "N Í"), text(143, 50, "B H R I A I N")];
  expect(cellTexts(wide)).toEqual(["MARIA NÍ BHRIAIN"]);
});

test("a wide space after a full stop does not divide a line of justified text", () => {
  expect(cellTexts([text(40, 50, "It is about speech."), text(142, 50, "It listens well,")])).toHaveLength(1);
});

test("two parts of a large name in two fonts are two words", () => {
  const name = [text(40, 50, "Ana", { size: 30, width: 50 }), text(92.5, 50, "Pérez", { ...bold, size: 30 })];
  expect(cellTexts(name)).toEqual(["Ana Pérez"]);
});

test("a hyphen at the end of a line stays if it belongs to the word", () => {
  const said = (...of: string[]) => {
    const cells = readCells(resume(lines(40, 50, ...of)));
    return joinWrapped(cells.map((cell) => ({ ...cell, edge: 100, leading: 0, isItem: false, isDoubtful: false })))[0]
      ?.text;
  };
  expect(said("I care about quiet pagers, boring deploys and blame-", "less reviews.")).toMatch(/blameless reviews\.$/);
  expect(said("Interested in queues, clear interfaces and Spanish-", "language documents, in Spanish.")).toMatch(
    /Spanish-language/,
  );
  expect(said("I studied software at night school in Galway (part-", "time) and passed.")).toMatch(/\(part-time\)/);
  expect(said("I have painted boats and harbors over my whole life-", "time and more.")).toMatch(/whole lifetime/);
});

const threeSections = (x: number) => [
  text(x, 100, "Experience", heading),
  ...lines(40, 120, "Engineer at Acme, which makes things", "Led a team of four that made them"),
  text(x, 180, "Education", heading),
  ...lines(40, 200, "BSc, Example University, 2015"),
];

test("a heading after a picture is a heading", () => {
  const { sections } = outlineOf([...threeSections(52), text(40, 100, "•", heading), text(40, 180, "•", heading)]);
  expect(sections.map(({ kind }) => kind)).toEqual(["experience", "education"]);
});

test("a right-aligned column begins at the start of its longest line", () => {
  const toRight = (y: number, said: string, look = {}) =>
    text(555 - said.length * 5, y, said, { ...look, width: said.length * 5 });
  const { sections } = outlineOf([
    ...threeSections(40),
    toRight(105, "Profile", heading),
    toRight(125, "I make things that"),
    toRight(139, "others want to have"),
    toRight(180, "Skills", heading),
    toRight(200, "Java"),
    toRight(214, "Go"),
  ]);
  expect(sections.map(({ title, cells }) => [title, cells.length])).toEqual([
    ["Experience", 2],
    ["Education", 1],
    ["Profile", 2],
    ["Skills", 2],
  ]);
});

test("contact details in a column without a heading belong to the header", () => {
  const { header, sections } = outlineOf([
    ...threeSections(200).map((item) => ({ ...item, x: 200 })),
    text(40, 110, "+34 600 555 019"),
    text(40, 122, "ana@example.com"),
    text(40, 134, "github.com/ana"),
  ]);
  expect(header.map((cell) => cell.text).sort()).toEqual(["+34 600 555 019", "ana@example.com", "github.com/ana"]);
  expect(sections.map(({ cells }) => cells.length)).toEqual([2, 1]);
});

test("text beside a heading in the margin begins after the widest gap, even above the heading", () => {
  const { sections } = outlineOf([
    text(40, 112, "Skills", bold),
    ...lines(160, 100, "Brand strategy, copywriting,", "content planning"),
    text(40, 152, "Experience", bold),
    ...lines(160, 140, "Marketing Manager, Acme", "Launched a loyalty card", "Managed an agency"),
    text(40, 206, "Education", bold),
    ...lines(160, 194, "BA, Example University", "2012 – 2015"),
  ]);
  expect(sections.map(({ cells }) => cells.length)).toEqual([2, 3, 2]);
});

test("a number before a heading is not part of the text", () => {
  const { sections, header } = outlineOf([...threeSections(60), text(40, 100, "01"), text(40, 180, "02")]);
  expect(sections.map(({ cells }) => cells.length)).toEqual([2, 1]);
  expect(header).toEqual([]);
});

test("in a margin with headings every text is a heading, whatever its words", () => {
  const section = (y: number, title: string, said: string) => [
    text(40, y, title, { font: "Sans-Bold", size: 9 }),
    text(140, y, said),
  ];
  const { sections } = outlineOf([
    ...section(100, "STATEMENT", "An engineer who likes pumps and seals."),
    ...section(130, "THE PATH SO FAR TO", "2019 Engineer, Acme"),
    ...section(160, "DEGREES", "2015 BSc, Example University"),
    ...section(190, "SKILLS", "Java, Go"),
  ]);
  expect(sections.map(({ title, cells }) => [title, cells.length])).toEqual([
    ["STATEMENT", 1],
    ["THE PATH SO FAR TO", 1],
    ["DEGREES", 1],
    ["SKILLS", 1],
  ]);
});

test("a centered heading with unknown words is a heading if the other headings are centered", () => {
  const centered = (y: number, said: string) => text(300 - said.length * 3.25, y, said, heading);
  const { sections } = outlineOf([
    centered(100, "Profile"),
    text(40, 120, "An engineer who likes pumps and seals."),
    centered(160, "Deeds of Note"),
    text(40, 180, "2019 Engineer, Acme"),
    centered(220, "Education"),
    text(40, 240, "2015 BSc, Example University"),
    centered(280, "Skills"),
    text(40, 300, "Java, Go"),
  ]);
  expect(sections.map(({ title }) => title)).toEqual(["Profile", "Deeds of Note", "Education", "Skills"]);
});

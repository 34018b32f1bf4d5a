import { expect, test } from "vitest";
import type { TextItem } from "#domain/resume/page.ts";
import { isPlace } from "#domain/resume/places.ts";
import { isSentence } from "#domain/resume/sentences.ts";
import { companyScore, jobScore } from "#domain/resume/words.ts";
import { readPortfolio } from "../../support/read-portfolio.ts";
import { bold, heading, lines, resume, text } from "../../support/resume-page.ts";

/** Cases of names in many forms, and of job titles from many trades. */

const body = [
  text(40, 300, "Profile", heading),
  text(40, 320, "Careful worker who likes tidy plans, with nine years of practice in small towns."),
];
const read = (...items: TextItem[]) => readPortfolio(resume([...items, ...body])).portfolioData;
const contact = lines(40, 120, "Leeds, United Kingdom", "+44 7700 900142", "mail@example.com");
const large = { ...bold, size: 22 };

test.each([
  ["van den Berg, Anna Maria", "Anna Maria van den Berg"],
  ["VAN DEN BERG-SMIT, Anna Maria", "Anna Maria VAN DEN BERG-SMIT"],
  ["Hartley Jr., Robert E.", "Robert E. Hartley Jr."],
  ["Nguyễn, Thị Minh Hà", "Thị Minh Hà Nguyễn"],
])("the name %s is read as %s", (said, name) => {
  const { settings } = read(text(40, 40, said, large), text(40, 60, "Head Gardener"), ...contact);
  expect(settings).toMatchObject({ name, title: "Head Gardener" });
});

test.each(["(Нино Ломидзе)", "(ნინო ლომიძე)", "(にの)"])("a name in a second script, %s, is left out", (other) => {
  const one = read(text(40, 40, `Nino Lomidze ${other}`, large), text(40, 60, "Head Gardener"), ...contact);
  expect(one.settings).toMatchObject({ name: "Nino Lomidze", title: "Head Gardener" });
  const two = read(
    text(40, 40, "Nino Lomidze", large),
    text(40, 66, other, large),
    text(40, 90, "Head Gardener"),
    ...contact,
  );
  expect(two.settings).toMatchObject({ name: "Nino Lomidze", title: "Head Gardener" });
});

test.each(["MD, FCS(SA)", "BSN, C-EFM", "PrMS", "CEng"])(
  "the letters of degrees, %s, are not part of the name or the title",
  (letters) => {
    const title = text(40, 90, "Head Gardener");
    const behind = read(text(40, 40, `Ada Lovelace, ${letters}`, large), title, ...contact);
    expect(behind.settings).toMatchObject({ name: "Ada Lovelace", title: "Head Gardener" });
    const below = read(text(40, 40, "Ada Lovelace, RN,", large), text(40, 66, letters, large), title, ...contact);
    expect(below.settings).toMatchObject({ name: "Ada Lovelace", title: "Head Gardener" });
  },
);

test("smaller letters of a degree after a name are not part of it", () => {
  const { settings } = read(
    text(40, 40, "Ada Lovelace", { ...large, width: 120 }),
    text(166, 40, "CPCU", { size: 10 }),
    text(40, 60, "Head Gardener"),
    ...contact,
  );
  expect(settings.name).toBe("Ada Lovelace");
});

test("a surname that is also a job stays a surname before III or Jr.", () => {
  const { settings } = read(
    text(40, 40, "Robin", { size: 22, width: 55 }),
    text(101, 40, "Baker III", { ...large, width: 90 }),
    text(40, 60, "Line Cook"),
    ...contact,
  );
  expect(settings).toMatchObject({ name: "Robin Baker III", title: "Line Cook" });
});

test.each([
  ["Surname(s) / First name(s)", "Lomidze Nino", "Nino Lomidze"],
  ["Surname(s) / First name(s)", "de la Cruz Ana", "Ana de la Cruz"],
  ["Nachname(n) / Vorname(n)", "HUBER Anna Maria", "Anna Maria HUBER"],
  ["Full name", "Nino Lomidze", "Nino Lomidze"],
])("beside the label %s, %s is read as %s", (label, said, name) => {
  const { settings } = read(
    ...[label, "Address", "Phone", "E-mail"].map((word, at) => text(40, 40 + 14 * at, word)),
    ...[said, "Leeds, United Kingdom", "+44 7700 900142", "mail@example.com"].map((word, at) =>
      text(220, 40 + 14 * at, word),
    ),
  );
  expect(settings.name).toBe(name);
});

test("text that is drawn twice to make it bold is read once", () => {
  const { settings } = read(
    text(40, 40, "Ada Lovelace", { size: 18 }),
    text(40.9, 40, "Ada Lovelace", { size: 18 }),
    ...contact,
  );
  expect(settings.name).toBe("Ada Lovelace");
});

test("a personal fact after its label is not the title", () => {
  const { settings } = read(
    text(40, 40, "Ada Lovelace", large),
    text(40, 60, "Citizenship: United Kingdom"),
    ...contact,
  );
  expect(settings.title).toBe("");
});

test.each(["Squad Boss", "Dishwasher", "Groundskeeper", "Claims Adjuster", "Pipefitter", "Brewer", "Arborist"])(
  "%s counts as a job",
  (job) => {
    expect(jobScore(job)).toBeGreaterThan(0);
  },
);

test.each(["Ridge Brewing", "Lucky Ladle Diner", "Elm Casualty", "City of Duluth"])(
  "%s counts as a company",
  (company) => {
    expect(companyScore(company)).toBeGreaterThan(0);
  },
);

test("a known town may be written with its accents", () => {
  expect(isPlace("Reykjavík")).toBe(true);
});

test("a company that ends with its legal form is not a sentence", () => {
  expect(isSentence("Wells Engineer, Norðurljós hf.")).toBe(false);
});

test.each([
  ["Robin", 14, "HARTLEY", 28],
  ["Anna Maria", 14, "VAN DEN BERG", 28],
  ["ROBIN", 28, "Hartley", 16],
  ["ROBIN", 28, "Baker Jr.", 16],
])("%s in size %i above %s in size %i is one name, even if no address contains it", (first, above, last, below) => {
  const { settings } = read(
    text(40, 40, first, { ...bold, size: above }),
    text(40, 66, last, { size: below }),
    text(40, 84, "Head Gardener"),
    ...contact,
  );
  expect(settings).toMatchObject({ name: `${first} ${last}`, title: "Head Gardener" });
});

test("a name of five words on five lines is one name", () => {
  const words = ["ANA", "LUCÍA", "DE", "LA", "CRUZ"];
  const { settings } = read(
    ...words.map((word, at) => text(40, 40 + 30 * at, word, { ...bold, size: 30 })),
    text(40, 190, "Head Gardener"),
    ...lines(40, 210, "Leeds, United Kingdom", "mail@example.com"),
  );
  expect(settings.name).toBe(words.join(" "));
});

test.each([
  ["Mason, Robin", "Robin Mason"],
  ["St. Clair, Elizabeth “Libby”", "Elizabeth “Libby” St. Clair"],
  ["Maddox, T. J.", "T. J. Maddox"],
  ["al-Zahrani, Fátima", "Fátima al-Zahrani"],
])("%s in the largest letters is read as %s", (said, name) => {
  const { settings } = read(text(40, 40, said, large), text(40, 60, "Head Gardener"), ...contact);
  expect(settings.name).toBe(name);
});

test("a job and its department in the largest letters are not a surname and a first name", () => {
  const { settings } = read(text(40, 40, "Manager, Sales", large), text(40, 66, "Ada Lovelace"), ...contact);
  expect(settings.name).not.toBe("Sales Manager");
});

test("a name in a second script is left out, even before a comma and a title", () => {
  const { settings } = read(
    text(40, 40, "Nino Lomidze (Нино Ломидзе),", { ...bold, size: 16, width: 220 }),
    text(265, 40, "Head Gardener", { size: 16 }),
    ...contact,
  );
  expect(settings).toMatchObject({ name: "Nino Lomidze", title: "Head Gardener" });
});

test("a label of a contact detail is not a name", () => {
  const { settings } = read(text(40, 40, "E-mail", bold), ...lines(40, 54, "mail@example.com"));
  expect(settings.name).toBe("");
});

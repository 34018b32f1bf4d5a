import { expect, test } from "vitest";
import { type DirectoryName, directoryNames } from "#domain/directory/directory.ts";
import { contradictions, directoryProblems, priceContradictions } from "../../scripts/check-directories.ts";
import { contentText, readContent } from "../../scripts/content-files.ts";

type Arguments = Parameters<typeof directoryProblems>;
type Rows = Arguments[2];
type Categories = Arguments[3];

/** The problems that the check finds in a directory after a change. */
function problemsWith(name: DirectoryName, change: (rows: Rows, categories: Categories) => void, text?: string) {
  const rows = readContent(name) as Rows;
  const categories = readContent(`${name}-categories`) as Categories;
  change(rows, categories);
  return directoryProblems(name, text ?? contentText(name), rows, categories).join("\n");
}

const changeFirst = (name: DirectoryName, change: object) =>
  problemsWith(name, ([first]) => {
    Object.assign(first ?? {}, change);
  });

const asSecond = (name: DirectoryName, field: string) =>
  problemsWith(name, ([first, second]) => {
    Object.assign(first ?? {}, { [field]: second?.[field] });
  });

test.each(directoryNames)("the directory %s passes every check", (name) => {
  expect(problemsWith(name, () => {})).toBe("");
});

test.each([
  ["ai-tools", 3600],
  ["projects", 300],
  ["toolkit", 1000],
  ["public-apis", 1000],
  ["certifications", 300],
  ["open-source", 900],
] as const)("the directory %s has at least %i entries", (name, least) => {
  const cutTo = (count: number) => problemsWith(name, (rows) => rows.splice(count));
  expect(cutTo(least - 1)).toContain(`has ${least - 1} entries; wants ${least}`);
  expect(cutTo(least)).not.toContain("entries; wants");
});

test("the projects have more than ten programming languages", () => {
  const allInGo = (rows: Rows) => {
    for (const row of rows) row.language = "Go";
  };
  expect(problemsWith("projects", allInGo)).toContain("has 1 languages");
});

test("a directory has one row per line, sorted by name and then id", () => {
  const text = contentText("toolkit");
  expect(problemsWith("toolkit", () => {}, text.replaceAll("\n", ""))).toContain("wants one row a line");
  expect(problemsWith("toolkit", (rows) => rows.reverse())).toContain("is not where its name is sorted");
});

test("each entry has its own rank, and the ranks have no gap", () => {
  expect(asSecond("toolkit", "rank")).toContain("two entries have the rank");
  expect(changeFirst("toolkit", { rank: 99_999 })).toContain("wants the ranks 1 to");
});

test("no two entries share an id, name, address or description", () => {
  expect(asSecond("certifications", "id")).toContain("two entries have the id");
  expect(asSecond("toolkit", "name")).toContain("two entries are called");
  expect(asSecond("certifications", "description")).toContain("two entries say");
  const shouted = (rows: Rows) => {
    if (rows[0] && rows[1]) rows[0].url = `${rows[1].url.replace("https://", "http://www.").toUpperCase()}/`;
  };
  expect(problemsWith("open-source", shouted)).toContain("two entries have the address");
});

test.each(["?utm_source=us", "?ref=us", "?a=1&gclid=x"])(
  "an address with the tracking parameter %s is refused",
  (query) => {
    expect(changeFirst("toolkit", { url: `https://a.example/${query}` })).toContain("has a tracking parameter");
  },
);

test("a description has one or two sentences, has 40 to 160 characters, and does not repeat the name", () => {
  const said = (description: string) => changeFirst("certifications", { name: "Free Courses", description });
  expect(said("Teaches how to host.")).toContain("wants 40 to 160 characters; it has 20");
  expect(said(`${"word ".repeat(33)}.`)).toContain("wants 40 to 160 characters; it has 166");
  expect(said("there is no full stop at the end of these many words")).toContain("one or two sentences");
  expect(said("It teaches hosting. It is for beginners. It has an exam.")).toContain("one or two sentences");
  expect(said("Courses, courses, free courses and more free courses.")).toContain("repeats its name");
  expect(said("Free Courses is a place with lessons for beginners.")).toContain("begin with what it does");
  expect(said("Teaches beginners how to host a site. Ends with an exam.")).not.toContain("description");
});

test("a description does not praise its entry", () => {
  expect(changeFirst("toolkit", { description: "A powerful way to do a lot of great things." })).toContain("praises");
});

test("a description has no filler words, and does not mention the price", () => {
  const said = (description: string, price: string) =>
    changeFirst("ai-tools", { description, price, openSource: true });
  expect(said("An AI-powered way to write letters to a bank.", "free")).toContain("has filler");
  expect(said("Writes letters, cards, notes and more.", "free")).toContain("has filler");
  expect(said("Writes letters to a bank, with a free plan.", "freemium")).toContain("which is freemium");
  expect(said("Free writer of letters to a bank or a landlord.", "paid")).toContain("which is paid");
  expect(said("Free writer of letters to a bank or a landlord.", "free")).toBe("");
});

test.each([
  "Platform on which people write letters to a bank.",
  "Writes letters to a bank or a landlord, free of charge.",
  "Writes letters for estate agents and their tenants.",
  "Sorts the letters of a bank by colour and by age.",
])("a description in other than plain American English is refused: %s", (description) => {
  expect(changeFirst("ai-tools", { description })).toContain("no plain American English");
});

test("the check accepts the American term real estate agent", () => {
  expect(changeFirst("ai-tools", { description: "Writes letters for real estate agents to a bank." })).toBe("");
});

test("an entry whose description says that it is open source is marked as open source", () => {
  const said = (openSource: boolean) =>
    changeFirst("toolkit", { description: "Open source writer of letters to a bank.", openSource });
  expect(said(false)).toContain("says that it is open source");
  expect(said(true)).not.toContain("open source");
});

test("a product in AI tools and in the toolkit is open source in both or in neither", () => {
  const tool = { id: "a", name: "A", category: "any", rank: 1, description: "" };
  const ours = [{ ...tool, url: "https://www.a.example/", openSource: true }];
  expect(contradictions(ours, [{ ...tool, url: "https://a.example" }]).join()).toContain('set "openSource" alike');
  expect(contradictions(ours, [{ ...tool, url: "https://a.example", openSource: true }])).toEqual([]);
  expect(contradictions(ours, [{ ...tool, url: "https://b.example" }])).toEqual([]);
});

test.each(["login", "sign-in/", "api/signup", "register"])("an address of a sign-in page is refused: /%s", (path) => {
  expect(changeFirst("toolkit", { url: `https://a.example/${path}` })).toContain("link its front page");
});

test("an open source product does not have the price free in one directory and freemium in another", () => {
  const tool = { ...(readContent("toolkit") as Rows)[0], name: "Acme", openSource: true } as Rows[number];
  const hosted = { ...tool, url: "https://acme.example/", price: "freemium" };
  const api = { ...tool, url: "https://docs.acme.example/api", openSource: undefined, price: "free" };
  expect(priceContradictions([hosted, api])).toEqual([expect.stringContaining("Acme is free in one directory")]);
  expect(priceContradictions([hosted, { ...api, price: "freemium" }])).toEqual([]);
  expect(priceContradictions([{ ...hosted, openSource: undefined }, api])).toEqual([]);
});

test("no two entries have the same sentence, ignoring case and punctuation", () => {
  const share = (rows: Rows) => {
    if (rows[0]) rows[0].description = "Hosts the site of a team. Counts visits.";
    if (rows[1]) rows[1].description = "Hosts the site of a team, counts visits and more. Counts visits!";
  };
  expect(problemsWith("toolkit", share)).toContain("two entries say “counts visits”");
});

test("every certification is free in at least one part", () => {
  const free = { freeCourse: true, freeExam: false, freeCertificate: false, freeBadge: false, note: undefined };
  expect(changeFirst("certifications", { ...free, freeCourse: false })).toContain("is free in no part");
});

test("a directory uses only its own categories, all of them, and each has its own name and a sentence", () => {
  expect(changeFirst("toolkit", { category: "magic" })).toContain("has the unknown category magic");
  const change = (index: number, changes: object) =>
    problemsWith("toolkit", (_, categories) => {
      Object.assign(categories[index] ?? {}, changes);
    });
  expect(change(0, { slug: "magic" })).toContain("the category magic has no entries");
  expect(change(0, { description: "no sentence" })).toContain("wants a sentence");
  expect(problemsWith("toolkit", (_, categories) => categories.splice(1, 1, ...categories.slice(0, 1)))).toContain(
    "two categories are called",
  );
});

test("a project for any language does not need a browser", () => {
  const rows = readContent("projects") as Rows;
  const needing = rows.filter(
    ({ language, name, description }) =>
      language === "Any" && /CSS|JavaScript|\bJS\b|\bDOM\b|browser|IndexedDB|canvas/i.test(`${name} ${description}`),
  );
  expect(needing.map(({ id }) => id)).toEqual([]);
});

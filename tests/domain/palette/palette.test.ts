import fc from "fast-check";
import { expect, test } from "vitest";
import { entryKey, type PaletteEntry, screenEntries, unpacked } from "#domain/palette/palette.ts";
import { isOurs, readRecents, withRecent } from "#domain/palette/recents.ts";
import { createPalette, searchPalette } from "#domain/palette/search.ts";
import { recentsKey } from "#domain/storage-keys.ts";

const entry = (
  kind: PaletteEntry["kind"],
  name: string,
  about = "",
  url = `https://${name.length}.example/${name}`,
) => ({
  kind,
  name,
  url,
  about,
});

const entries: PaletteEntry[] = [
  entry("tool", "Live Coding Contests", "What starts next", "/live-coding-contests"),
  entry("category", "Resume & Cover Letters", "AI tools", "/ai-tools-directory/resumes"),
  entry("prompt", "Resume Check for ATS", "Resume", "/job-seeker-ai-prompts?prompt=ats#ats"),
  entry("job-portals", "Indeed", "Full-time jobs"),
  entry("ai-tools", "Resume.io", "Resume & Cover Letters"),
  entry("ai-tools", "Kickresume", "Resume & Cover Letters"),
  entry("toolkit", "LeetCode", "Practice"),
  entry("toolkit", "Docker Hub", "Containers"),
  entry("toolkit", "Docker", "Containers"),
  entry("toolkit", "Portainer", "Docker and containers"),
  entry("projects", "Build your own C++ compiler", "Compilers"),
  entry("public-apis", "Café Data", "Food"),
];
const palette = createPalette(entries);
const found = (query: string, recent: string[] = []) =>
  searchPalette(palette, query, recent, 30).map(({ name }) => name);

test("an entry for one of our own tools may lack one typed word", () => {
  expect(found("contests india")).toEqual(["Live Coding Contests"]);
});

test("a result names the word that found it, if its name and place do not show the word", () => {
  const noKey = {
    ...entry("public-apis", "APIs without a key", "Public APIs"),
    kind: "filter" as const,
    words: "api no key, keyless",
  };
  const own = createPalette([...entries, noKey]);
  expect(searchPalette(own, "api no key", [], 5)[0]).toMatchObject({ name: "APIs without a key", match: "api no key" });
  expect(searchPalette(own, "leetcode", [], 5).find(({ kind }) => kind === "tool")?.match).toBe("coding contest");
  expect(searchPalette(own, "docker", [], 5)[0]?.match).toBeUndefined();
});

test("an alias finds an entry first, just as its own name does", () => {
  const own = createPalette([
    entry("open-source", "VSCodeVim/Vim"),
    entry("open-source", "microsoft/vscode"),
    { ...entry("toolkit", "Visual Studio Code", "Editors"), words: "VS Code, vscode" },
  ]);
  for (const query of ["vscode", "VS Code"])
    expect(searchPalette(own, query, [], 5)[0]?.name).toBe("Visual Studio Code");
});

test("our own list, filtered by the word, comes before another site's page of that name", () => {
  const own = createPalette([
    entry("public-apis", "Quibblecode", "Programming"),
    entry(
      "filter",
      "Quibblecode contests",
      "Live Coding Contests",
      "/live-coding-contests?resource=quibblecode.example",
    ),
    entry("toolkit", "Fernlang", "Languages"),
    entry(
      "filter",
      "Fernlang projects",
      "Project-Based Learning",
      "/project-based-learning-directory?language=Fernlang",
    ),
  ]);
  for (const word of ["quibblecode", "fernlang"]) expect(searchPalette(own, word, [], 1)[0]?.kind).toBe("filter");
});

test("'cv' finds resume", () => {
  expect(found("cv")).toEqual(["Resume & Cover Letters", "Resume Check for ATS", "Resume.io", "Kickresume"]);
});

test.each(["job", "jobs"])(
  "for a visitor who types %s, our job search comes first, then our other job tools",
  (typed) => {
    const own = createPalette([
      ...screenEntries(),
      entry("category", "Jobs", "Public APIs"),
      entry("category", "Job Bank"),
    ]);
    const names = searchPalette(own, typed, [], 30).map(({ name }) => name);
    expect(names[0]).toBe("Instant Job Search");
    expect(names).toEqual(expect.arrayContaining(["Job Portals Directory", "Job Match"]));
  },
);

test.each([
  ["python", "Python Interview Cheat Sheet"],
  ["javascript", "JavaScript Interview Cheat Sheet"],
  ["c++", "C++ Interview Cheat Sheet"],
])("for a visitor who types %s, its cheat sheet comes first", (typed, sheet) => {
  const own = createPalette([
    ...screenEntries(),
    entry("category", typed, "Open Source Starter"),
    entry("certifications", typed, "Programming"),
  ]);
  expect(searchPalette(own, typed, [], 1)[0]?.name).toBe(sheet);
});

test("'leetcode' finds contests and entries with that name", () => {
  expect(found("leetcode").toSorted()).toEqual(["LeetCode", "Live Coding Contests"]);
});

test("the site's own name does not match: 'salary' finds offers, not Zero to Offer", () => {
  const pages = createPalette(screenEntries());
  const names = searchPalette(pages, "salary", [], 30).map(({ name }) => name);
  expect(names).toContain("Job Seeker AI Prompts");
  for (const name of ["About us", "Contact", "Privacy Policy", "Terms of Service"]) expect(names).not.toContain(name);
});

test("an entry may lack the stop words of a query", () => {
  expect(found("what is a docker hub for")).toEqual(["Docker Hub"]);
});

test("an entry may lack one of three or more words if no entry has them all", () => {
  expect(found("launch docker hub")).toEqual(["Docker Hub"]);
  expect(found("launch docker")).toEqual([]);
  expect(found("launch my docker")).toEqual([]);
  expect(found("launch rusty docker hub")).toEqual([]);
});

test("an entry's kind also finds it", () => {
  expect(found("public api food")).toEqual(["Café Data"]);
});

test("the beginning of a long synonym finds the entry", () => {
  expect(found("leetc")).toContain("Live Coding Contests");
});

test("a name equal to the typed text comes first, and a text that mentions it comes last", () => {
  expect(found("docker")).toEqual(["Docker", "Docker Hub", "Portainer"]);
});

test("a whole word of a name ranks above a word's start, and a start above a word's middle", () => {
  const own = createPalette([
    entry("tool", "Storage Tools"),
    entry("filter", "Ragtime music"),
    entry("ai-tools", "RAG for Document Search"),
    entry("ai-tools", "Kafkai"),
    entry("open-source", "Apache Kafka"),
    entry("public-apis", "Kafkas"),
  ]);
  const names = (query: string) => searchPalette(own, query, [], 5).map(({ name }) => name);
  expect(names("rag")).toEqual(["RAG for Document Search", "Ragtime music", "Storage Tools"]);
  expect(names("kafka")).toEqual(["Kafkas", "Apache Kafka", "Kafkai"]);
});

test("our own pages come before directory entries that match equally well", () => {
  expect(found("resume").slice(0, 2)).toEqual(["Resume & Cover Letters", "Resume Check for ATS"]);
});

test("an entry must contain every word, in any order", () => {
  expect(found("hub docker")).toEqual(["Docker Hub"]);
  expect(found("docker indeed")).toEqual([]);
});

test.each(["dokcer", "dcker", "doccker", "docket"])("a word may have one wrong letter: %s", (typo) => {
  expect(found(typo)).toContain("Docker");
});

test("a mistyped whole word ranks above a mistyped part of a word: pyton", () => {
  const python = createPalette([
    entry("toolkit", "PyTorch"),
    entry("open-source", "pytorch/ignite", "Python"),
    entry("job-portals", "CopyMonkey"),
    entry("projects", "Python", "Projects"),
    entry("cheat-sheets", "Python Interview Cheat Sheet"),
  ]);
  expect(searchPalette(python, "pyton", [], 3).map(({ name }) => name)).toEqual([
    "Python Interview Cheat Sheet",
    "Python",
    "pytorch/ignite",
  ]);
});

test("a search ignores accents and case, and + belongs to a name", () => {
  expect(found("CAFE")).toEqual(["Café Data"]);
  expect(found("c++")).toEqual(["Build your own C++ compiler"]);
});

test("the site in an entry's address finds the entry", () => {
  const github = createPalette([entry("projects", "A shell", "Systems", "https://github.com/someone/shell")]);
  expect(searchPalette(github, "github", [], 5)).toHaveLength(1);
});

test("recently opened entries come first", () => {
  const kick = entries.find(({ name }) => name === "Kickresume");
  expect(found("resume", kick && [entryKey(kick)])[1]).not.toBe("Resume.io");
  expect(found("resume", kick && [entryKey(kick)]).indexOf("Kickresume")).toBeLessThan(
    found("resume").indexOf("Kickresume"),
  );
});

test("an empty query finds nothing, and a search keeps to its limit", () => {
  expect(found("  ")).toEqual([]);
  expect(searchPalette(palette, "resume", [], 2)).toHaveLength(2);
});

test("no text makes the search fail", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (query) => {
      expect(found(query).length).toBeLessThanOrEqual(entries.length);
    }),
  );
});

test("every tool can be found, including the ATS resume builder, and tools come first", () => {
  const screens = screenEntries();
  expect(screens[0]?.kind).toBe("tool");
  expect(screens.map(({ name }) => name)).toContain("ATS Resume Builder");
  const all = createPalette(screens);
  for (const screen of screens) expect(searchPalette(all, screen.name, [], 3)).toContainEqual(screen);
});

test("a packed entry is the same after unpacking", () => {
  expect(unpacked(["toolkit", "Git", "https://git-scm.com", "Tools", "vcs"])).toEqual({
    ...entry("toolkit", "Git", "Tools", "https://git-scm.com"),
    words: "vcs",
  });
});

test("the six newest entries are stored without repeats and without their extra words", () => {
  const opened = entries.reduce<PaletteEntry[]>((recents, next) => withRecent(recents, { ...next, words: "x" }), []);
  expect(opened).toEqual(entries.slice(-6).toReversed());
  const again = withRecent(opened, entries.at(-3) as PaletteEntry);
  expect(again[0]).toEqual(entries.at(-3));
  expect(again).toHaveLength(6);
  expect(readRecents(JSON.stringify(again))).toEqual(again);
});

test.each([
  null,
  "",
  "{",
  "null",
  "{}",
  "[null]",
  '[{"kind":"toString","name":"x","url":"/x","about":""}]',
  '[{"kind":"tool","name":"x","url":"javascript:alert(1)","about":""}]',
  '[{"kind":"tool","name":"x","url":"//evil.example","about":""}]',
  '[{"kind":"tool","name":"x","url":"/\\\\evil.example","about":""}]',
  '[{"kind":"tool","name":1,"url":"/x","about":""}]',
])("the stored text %s gives no entries", (stored) => {
  expect(readRecents(stored)).toEqual([]);
});

test("a path is internal, and a web address is not", () => {
  expect(isOurs("/about#x")).toBe(true);
  expect(isOurs("https://example.com/")).toBe(false);
});

test("the storage key has a version", () => {
  expect(recentsKey).toMatch(/_v1$/);
});

test.each([
  ["my data", "/your-data"],
  ["your data", "/your-data"],
  ["profile", "/your-data#profile"],
  ["settings", "/your-data#profile"],
  ["keyboard", "/your-data#keyboard"],
])("for a visitor who types %s, that screen comes first", (typed, url) => {
  expect(searchPalette(createPalette(screenEntries()), typed, [], 5)[0]?.url).toBe(url);
});

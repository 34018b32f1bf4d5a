import fc from "fast-check";
import { expect, test } from "vitest";
import {
  bestKnown,
  type DirectoryName,
  type DirectoryRow,
  type Facet,
  type Query,
  rowItemList,
} from "#domain/directory/directory.ts";
import { countOf, factName, filterRows, findAmong, sortRows } from "#domain/directory/facets.ts";
import { goneNamed } from "#domain/directory/gone.ts";
import { foundWithoutFilters } from "#domain/directory/hidden.ts";
import { ownNouns } from "#domain/directory/nouns.ts";
import { choosesExactly, isPlain, queryFromParams, queryToParams, toggled } from "#domain/directory/query.ts";
import { createIndex, findRows, searchRows } from "#domain/directory/search.ts";
import { american } from "#domain/text/spelling.ts";

const row = (name: string, rank: number, more: Partial<DirectoryRow> = {}): DirectoryRow => ({
  id: name.toLowerCase().replaceAll(/\W+/g, "-"),
  name,
  url: `https://${rank}.example/`,
  category: "chat",
  description: "",
  rank,
  ...more,
});

const rows = [
  row("Notion", 3, { category: "notes", description: "Pages and databases for a team.", price: "freemium" }),
  row("ChatGPT", 1, { description: "An assistant that answers.", price: "freemium", tags: ["chatbot", "research"] }),
  row("Café Böll", 5, { price: "free", local: true, tags: ["chatbot"] }),
  row("Chat", 6, { price: "paid", tags: ["chatbot"] }),
  row("Ollama", 2, { category: "models", description: "Runs a chat model.", price: "free", local: true, open: true }),
  row("C++ Helper", 4, { category: "code", price: "paid" }),
];
const facets: Facet[] = [
  { key: "price", label: "Price", names: { free: "Free", freemium: "Freemium", paid: "Paid" } },
  { key: "tags", label: "Task" },
  { key: "how", label: "How it runs", names: { local: "Runs locally", open: "Open code" }, isFlags: true },
];
const everything: Query = { search: "", chosen: {}, sort: "known" };
const index = createIndex(rows);
const names = (found: DirectoryRow[]) => found.map(({ name }) => name);
const search = (text: string) => names(searchRows(index, text).rows);
const find = (query: Partial<Query>) => findRows(index, facets, { ...everything, ...query }, 0, 48);

test("spellings that differ only by case, hyphens or signs count as one value", () => {
  const facet: Facet = {
    key: "label",
    label: "Beginner label",
    names: { "good first issue": "Good first issue", "up-for-grabs": "Up for grabs" },
    hasSpellings: true,
  };
  const labels = ["good first issue", "Good First Issue!", "good-first-issue", "Up for Grabs", "easy"];
  const labeled = labels.map((label, rank) => row(`Project ${rank}`, rank, { label }));
  const query = { ...everything, chosen: { label: ["good first issue"] } };
  const { fitting, counts } = filterRows(labeled, [facet], query);
  expect(fitting.map(({ label }) => label)).toEqual(labels.slice(0, 3));
  expect(counts.label).toEqual({ "good first issue": 3, "up-for-grabs": 1, easy: 1 });
});

test("an empty search gives all rows, best known first", () => {
  expect(search("  ")).toEqual(["ChatGPT", "Ollama", "Notion", "C++ Helper", "Café Böll", "Chat"]);
});

test("a name equal to the query comes first, then names that begin with it, then texts that mention it", () => {
  expect(search("chat")).toEqual(["Chat", "ChatGPT", "Ollama", "Café Böll"]);
});

test("if a row has every word, only such rows match, in any order and also inside other words", () => {
  expect(search("model chat")).toEqual(["Ollama"]);
  expect(search("gpt")).toEqual(["ChatGPT"]);
  expect(search("chat research")).toEqual(["ChatGPT"]);
});

test("a search ignores case, accents and punctuation, but C++ is not C", () => {
  expect(search("CAFE boll!")).toEqual(["Café Böll"]);
  expect(search("c++")).toEqual(["C++ Helper"]);
});

test.each(["notoin", "notin", "nottion", "nation"])("a word with one wrong letter still matches: %s", (typed) => {
  expect(search(typed)).toEqual(["Notion"]);
});

test("a mistyped whole word ranks above a mistyped part of a word: pyton", () => {
  const tools = createIndex([row("PyTorch", 1), row("CopyMonkey", 2), row("Learn Python", 3), row("Python", 4)]);
  expect(names(searchRows(tools, "pyton").rows).slice(0, 2)).toEqual(["Python", "Learn Python"]);
});

test("a word with one wrong letter still matches beside other words, in any order", () => {
  expect(search("databases notoin")).toEqual(["Notion"]);
});

test("a mistyped word still matches beside another form of a word: postgress hosting", () => {
  const tools = createIndex([row("Neon", 1, { description: "Postgres, hosted for you." }), row("Hostinger", 2)]);
  expect(names(searchRows(tools, "postgress hosting").rows)).toEqual(["Neon"]);
  expect(names(searchRows(tools, "hosting postgress").rows)).toEqual(["Neon"]);
});

test("a name that has the query as a word ranks above a name that only begins with it", () => {
  const copilots = createIndex([
    row("Copilotkit", 1),
    row("GitHub Copilot", 3),
    row("Copilot", 4),
    row("Copilot Studio", 2),
  ]);
  expect(names(searchRows(copilots, "copilot").rows)).toEqual([
    "Copilot",
    "Copilot Studio",
    "GitHub Copilot",
    "Copilotkit",
  ]);
});

test("the words of a yes-or-no fact find the rows for which it is true", () => {
  const courses = createIndex([row("SQL Basics", 1), row("SQL Exam", 2, { freeCertificate: true })]);
  expect(names(searchRows(courses, "sql certificate").rows)).toEqual(["SQL Exam"]);
});

test.each<[DirectoryName, string, string, string]>([
  ["certifications", "Python", "python certification", "certificates"],
  ["certifications", "Python", "free Python courses", "free certifications"],
  ["projects", "Weather app", "weather project", "projects"],
  ["public-apis", "Open-Meteo weather", "weather apis", "API"],
  ["ai-tools", "CapCut video editor", "ai video tool", "ai tools"],
  ["open-source", "react/react", "open source react project", "open source projects"],
  ["toolkit", "Diagrams", "diagram tool", "tools"],
])("in %s, the directory's own noun is ignored: %s is found by '%s', and '%s' finds all", (name, row1, typed, all) => {
  const both = createIndex([row(row1, 2), row("Other", 1)], ownNouns[name]);
  expect(names(searchRows(both, typed).rows)).toEqual([row1]);
  expect(names(searchRows(both, all).rows)).toEqual(["Other", row1]);
});

test("a name that contains the directory's own noun comes first for the whole name: Notion AI", () => {
  const tools = createIndex(
    [row("Notion", 1), row("Notion AI", 2), row("Open Mind", 3), row("OpenAI", 4, { description: "AI" })],
    ownNouns["ai-tools"],
  );
  expect(names(searchRows(tools, "notion ai").rows)).toEqual(["Notion AI", "Notion"]);
  expect(names(searchRows(tools, "open ai").rows)).toEqual(["OpenAI"]);
});

test("'no key' finds APIs without authentication, best known first", () => {
  const apis = createIndex([
    row("Open-Meteo", 1, { description: "Weather.", auth: "none" }),
    row("Nownodes", 2, { description: "Nodes, with a key.", auth: "apiKey" }),
    row("PokéAPI", 3, { auth: "none" }),
    row("A shell without frameworks", 4, { framework: "none" }),
  ]);
  expect(names(searchRows(apis, "no key").rows)).toEqual(["Open-Meteo", "PokéAPI", "Nownodes"]);
  expect(names(searchRows(apis, "weather no key").rows)).toEqual(["Open-Meteo"]);
});

test("a wrong letter in a description matches only in a long word", () => {
  const tools = createIndex([row("Alpha", 1, { description: "Excels at kubernetes." })]);
  expect(names(searchRows(tools, "kubernets").rows)).toEqual(["Alpha"]);
  expect(searchRows(tools, "excwl").rows).toEqual([]);
});

test("an alias finds an entry just as its own name does", () => {
  const editors = createIndex([
    row("Visual Studio Code", 2, { aliases: ["VS Code", "vscode"] }),
    row("VSCodium", 1, { description: "VS Code builds." }),
  ]);
  expect(names(searchRows(editors, "vscode").rows)).toEqual(["Visual Studio Code", "VSCodium"]);
  expect(names(searchRows(editors, "vs code").rows)).toEqual(["Visual Studio Code", "VSCodium"]);
});

test("if few rows have the word, rows with its other forms follow: scraper, scraping", () => {
  const projects = [row("News scraper", 1), row("Scraping articles", 2), row("Scrape a shop", 3), row("Chess", 4)];
  expect(names(searchRows(createIndex(projects), "scraper").rows)).toEqual([
    "News scraper",
    "Scraping articles",
    "Scrape a shop",
  ]);
});

test("a mistyped word finds a frequent near word before a rare name with the same start: databse", () => {
  const tools = createIndex([
    row("Datasette", 1, { description: "Publishes data." }),
    row("Neon", 2, { description: "A database." }),
    row("Redis", 3, { description: "A database in memory." }),
  ]);
  expect(names(searchRows(tools, "databse").rows)).toEqual(["Neon", "Redis", "Datasette"]);
});

test("a fact matches only whole words: a search for hosting does not find hosted tools", () => {
  const tools = createIndex([
    row("Postman", 1, { runs: ["hosted"], price: "freemium" }),
    row("Netlify", 2, { description: "Hosting for web pages.", runs: ["hosted"], price: "freemium" }),
  ]);
  expect(names(searchRows(tools, "hosting").rows)).toEqual(["Netlify"]);
  expect(names(searchRows(tools, "free hosting").rows)).toEqual(["Netlify"]);
  expect(names(searchRows(tools, "hosted").rows)).toHaveLength(2);
});

test("singular and plural find the same rows, however short the word: cats, dogs, jobs", () => {
  const apis = createIndex([
    row("The Cat API", 1),
    row("Cataas", 2),
    row("Meow", 3, { description: "Facts of cats." }),
  ]);
  expect(names(searchRows(apis, "cats").rows)).toEqual(["The Cat API", "Meow"]);
  const tools = createIndex([row("App Maker", 1), row("Apple", 2), row("News API", 3), row("New Tab", 4)]);
  expect(names(searchRows(tools, "apps").rows)).toEqual(["App Maker"]);
  expect(names(searchRows(tools, "news").rows)).toEqual(["News API"]);
});

test("a word of three letters matches inside another word only at a name's end: ats, llm, sql", () => {
  const tools = createIndex([
    row("ChatSonic", 1, { description: "Chats in many formats." }),
    row("MySQL", 2, { description: "A database." }),
    row("Pinball Map", 3, { url: "https://pinballmap.example/" }),
    row("Rezi", 4, { description: "Checks resumes against applicant tracking systems." }),
    row("Eden", 5, { description: "Language models of many makers." }),
  ]);
  expect(names(searchRows(tools, "ATS").rows)).toEqual(["Rezi"]);
  expect(names(searchRows(tools, "llm").rows)).toEqual(["Eden"]);
  expect(names(searchRows(tools, "sql").rows)).toEqual(["MySQL"]);
});

test("rows with the typed word come first, then rows with its synonyms: movies, chatgpt", () => {
  const apis = createIndex([
    row("TMDB", 1, { description: "Films and series." }),
    row("OpenAI", 2),
    row("Film Stills", 3),
    row("Movie Quote", 4),
  ]);
  expect(names(searchRows(apis, "movies").rows)).toEqual(["Movie Quote", "Film Stills", "TMDB"]);
  expect(names(searchRows(apis, "chatgpt").rows)).toEqual(["OpenAI"]);
});

test("todo and to-do are the same word, and do not find the word do", () => {
  const projects = createIndex([
    row("Dollars to Cents", 1, { description: "What to do with money." }),
    row("To-Do App", 2),
    row("Todo List", 3),
    row("Task tracker", 4, { description: "A to-do list." }),
  ]);
  for (const typed of ["todo", "to-do", "TO DO"])
    expect(names(searchRows(projects, typed).rows)).toEqual(["To-Do App", "Todo List", "Task tracker"]);
});

test("a row may lack the stop words of a typed sentence", () => {
  expect(search("how to run a model")).toEqual(["Ollama"]);
});

test("a search also finds other forms of the word, after the word itself", () => {
  expect(search("answering")).toEqual(["ChatGPT"]);
  expect(search("chats")).toEqual(["ChatGPT", "Chat", "Ollama", "Café Böll"]);
  const forms = createIndex([
    row("Writer", 1),
    row("Painter", 2, { description: "Not for writing." }),
    row("Writing", 3),
  ]);
  expect(names(searchRows(forms, "writing").rows)).toEqual(["Writing", "Writer", "Painter"]);
});

test("if no row has three or more typed words, a row may lack one of them", () => {
  expect(search("runs chat model today")).toEqual(["Ollama"]);
  expect(search("pages databases team")).toEqual(["Notion"]);
  expect(search("chat today tomorrow yesterday")).toEqual([]);
});

test("similar matches do not appear among exact matches", () => {
  expect(search("chat")).not.toContain("Notion");
});

test("no typed text throws, and every result is one of the rows", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 100 }), (text) => {
      for (const found of searchRows(index, text).rows) expect(rows).toContain(found);
    }),
  );
});

test("a row needs one of the chosen values of each facet", () => {
  expect(names(find({ chosen: { price: ["free", "paid"] } }).rows)).toEqual([
    "Ollama",
    "C++ Helper",
    "Café Böll",
    "Chat",
  ]);
  expect(names(find({ chosen: { price: ["free"], tags: ["chatbot"] } }).rows)).toEqual(["Café Böll"]);
});

test("a row needs all chosen flags", () => {
  expect(names(find({ chosen: { how: ["local", "open"] } }).rows)).toEqual(["Ollama"]);
});

test("a value's count is the number of rows it would show, whatever is chosen in its own facet", () => {
  const { counts } = find({ chosen: { price: ["free"] } });
  expect(counts.price).toEqual({ free: 2, freemium: 2, paid: 2 });
  expect(counts.tags).toEqual({ chatbot: 1 });
  expect(find({ chosen: { how: ["local"] } }).counts.how).toEqual({ local: 2, open: 1 });
  expect(find({ category: "notes" }).counts.category).toEqual({ chat: 3, notes: 1, models: 1, code: 1 });
});

test("for any choice, a value's count is the number of rows found with that value alone", () => {
  const value = fc.constantFrom("free", "freemium", "paid");
  fc.assert(
    fc.property(fc.uniqueArray(value), fc.uniqueArray(fc.constantFrom("local", "open")), (price, how) => {
      const { counts } = filterRows(rows, facets, { ...everything, chosen: { price, how } });
      for (const one of ["free", "freemium", "paid"])
        expect(counts.price?.[one] ?? 0).toBe(find({ chosen: { price: [one], how } }).matches);
    }),
  );
});

test("a category reduces the total, and a search does not", () => {
  expect(find({ category: "chat", search: "gpt" })).toMatchObject({ total: 3, matches: 1 });
  expect(find({ search: "gpt" }).total).toBe(6);
});

test("rows are returned in parts", () => {
  expect(names(findRows(index, facets, everything, 1, 3).rows)).toEqual(["Ollama", "Notion"]);
});

test("rows are sorted by a field, then by rank; rows without the field come last", () => {
  expect(names(sortRows(rows, "name")).slice(0, 3)).toEqual(["C++ Helper", "Café Böll", "Chat"]);
  expect(names(sortRows(rows, "price")).slice(0, 2)).toEqual(["Ollama", "Café Böll"]);
});

test("a query written to an address is read back the same", () => {
  const query: Query = {
    search: "chat bot",
    category: "chat",
    chosen: { price: ["free", "paid"], how: ["local"] },
    sort: "name",
  };
  const params = new URLSearchParams(
    Object.entries(queryToParams(query, facets)).flatMap(([key, value]) => (value ? [[key, value]] : [])),
  );
  expect(queryFromParams(params, facets, ["name"], "chat")).toEqual(query);
});

test("no address makes the reading of a query fail", () => {
  const read = queryFromParams(new URLSearchParams(`q=${"x".repeat(999)}&sort=hack&price=,,`), facets, ["name"]);
  expect(read).toEqual({ search: "x".repeat(100), category: undefined, chosen: {}, sort: "known" });
});

test("a query is plain if it has only a category", () => {
  expect(isPlain({ ...everything, category: "chat" })).toBe(true);
  expect(isPlain(toggled(everything, "price", "free"))).toBe(false);
  expect(isPlain(toggled(toggled(everything, "price", "free"), "price", "free"))).toBe(true);
});

test.each([
  ["image-generator", "Image generator"],
  ["constructor", "Constructor"],
  ["ai-agents", "AI agents"],
  ["ios", "iOS"],
  ["freeCodeCamp", "freeCodeCamp"],
  ["good first issue", "good first issue"],
  ["C++", "C++"],
])("the value %s is shown as %s", (value, name) => {
  expect(factName({ key: "tags", label: "Tags" }, value)).toBe(name);
});

test.each([{ names: { free: "Free" } }, { names: { free: "Free" }, hasSpellings: true as const }])(
  "an address value that is also a property of every object is shown as its word: %o",
  (named) => {
    const facet = { key: "price", label: "Price", ...named };
    expect(factName(facet, "constructor")).toBe("Constructor");
    expect(countOf({}, "constructor")).toBe(0);
  },
);

test("positions in the structured data start at 1", () => {
  const data = rowItemList("AI tools", find({ search: "gpt" }));
  expect(data).toMatchObject({
    "@type": "ItemList",
    numberOfItems: 1,
    itemListElement: [{ position: 1, name: "ChatGPT", url: "https://1.example/" }],
  });
});

test("the first words of a closed entry find it, only in its own directory", () => {
  const fig = { id: "fig-ai", name: "Fig AI", directory: "ai-tools" as const, reason: "It closed." };
  expect(["fig ai", "Fig", " FIG "].map((typed) => goneNamed([fig], "ai-tools", typed))).toEqual([[fig], [fig], [fig]]);
  expect(["", "fi", "ai", "fig ai editor"].flatMap((typed) => goneNamed([fig], "ai-tools", typed))).toEqual([]);
  expect(goneNamed([fig], "toolkit", "fig")).toEqual([]);
});

test("a row that fits every choice matches each value, and has a count of its own", () => {
  const language = { key: "language", label: "Language", any: "Any" };
  const of = (id: string, language: string) => ({
    id,
    name: id,
    url: "https://a.example/",
    category: "c",
    rank: 1,
    description: id,
    language,
  });
  const rows = [of("a", "Rust"), of("b", "Any"), of("c", "Python")];
  const query = { search: "", chosen: { language: ["Rust"] }, sort: "known" };
  const { fitting, open, counts } = filterRows(rows, [language], query);
  expect(fitting.map(({ id }) => id)).toEqual(["a", "b"]);
  expect(open).toBe(1);
  expect(["Rust", "Python", "Go", "Any"].map((value) => countOf(counts.language ?? {}, value))).toEqual([1, 1, 0, 1]);
});

test("rows that fit every choice come after rows with the chosen value, in their own order", () => {
  const language = { key: "language", label: "Language", any: "Any" };
  const rows = ["Any", "Rust", "Any", "Rust"].map((value, at) => ({
    id: `${value}${at}`,
    name: value,
    url: "https://a.example/",
    category: "c",
    rank: at,
    description: value,
    language: value,
  }));
  const found = (chosen: string[]) =>
    filterRows(rows, [language], { search: "", chosen: { language: chosen }, sort: "known" }).fitting.map(
      ({ id }) => id,
    );
  expect(found(["Rust"])).toEqual(["Rust1", "Rust3", "Any0", "Any2"]);
  expect(found(["Rust", "Any"])).toEqual(["Any0", "Rust1", "Any2", "Rust3"]);
  expect(found([])).toEqual(["Any0", "Rust1", "Any2", "Rust3"]);
});

test("without the search engine, the search covers the loaded rows", () => {
  const of = (id: string, description: string) => ({
    id,
    name: id,
    url: "https://a.example/",
    category: "c",
    rank: 1,
    description,
  });
  const found = findAmong([of("Git", "Version control"), of("Docker", "Containers")], [], {
    search: "version git",
    chosen: {},
    sort: "known",
  });
  expect(found).toMatchObject({ total: 2, matches: 1, rows: [{ id: "Git" }] });
});

test.each([
  ["currency converter", "Currency conversion for 160 countries."],
  ["optimize resume", "Resume optimization for tracking systems."],
  ["resume optimiser", "Optimizes a resume."],
  ["transcribe lecture", "Transcription of lectures and meetings."],
  ["lecture transcription", "Transcribes every lecture."],
  ["classify pictures", "Classification of pictures."],
  ["data transformation", "Transforms data."],
])("'%s' finds other forms of its words: %s", (typed, description) => {
  const both = createIndex([
    row("Other", 1, { description: "A country, a general service." }),
    row("Meant", 2, { description }),
  ]);
  expect(searchRows(both, typed)).toEqual({ rows: [both.rows[1]] });
});

test("words with a common start do not match: generation and general, server and service", () => {
  const tools = createIndex([row("One", 1, { description: "General services of a conversation." })]);
  for (const typed of ["generation", "server", "converter"]) expect(searchRows(tools, typed).rows).toEqual([]);
});

test("if the filters leave a search empty, the number of results without them is known", () => {
  const facets = [{ key: "price", label: "Price" }];
  const tools = createIndex([
    row("Kettle one", 1, { price: "paid" }),
    row("Kettle two", 2, { price: "paid" }),
    row("Teapot", 3, { price: "free" }),
  ]);
  const asked = (search: string, price: string) =>
    foundWithoutFilters(tools, facets, { ...everything, search, chosen: { price: [price] } });
  expect(asked("kettle", "free")).toBe(2);
  expect(asked("zebra", "free")).toBe(0);
  expect(asked("", "none")).toBe(0);
});

test("if no row has all words, the rows with the largest number of them appear with those words", () => {
  const courses = createIndex([
    row("Secure software", 1),
    row("API testing", 2),
    row("Test automation", 3, { description: "Testing." }),
    row("Cooking", 4),
  ]);
  const found = searchRows(courses, "software testing zebra");
  expect(found.rows).toEqual([]);
  const two = searchRows(courses, "software testing");
  expect(names(two.rows)).toEqual(["Secure software", "API testing", "Test automation"]);
  expect(two.partly?.toSorted()).toEqual(["software", "testing"]);
  expect(searchRows(courses, "cooking zebra")).toEqual({ rows: [courses.rows[3]], partly: ["cooking"] });
  expect(findRows(courses, [], { ...everything, search: "cooking zebra" }, 0, 48)).toMatchObject({
    matches: 1,
    partly: ["cooking"],
  });
});

test("among partial matches, a rare word ranks first, then a word in the name", () => {
  const many = Array.from({ length: 8 }, (_, at) => row(`Tool ${at}`, at, { description: "Resume." }));
  const tools = createIndex([...many, row("Resume Helper", 20), row("Plans", 30, { description: "Floorplans." })]);
  const { rows: found, partly } = searchRows(tools, "resume floorplan");
  expect(names(found).slice(0, 3)).toEqual(["Plans", "Resume Helper", "Tool 0"]);
  expect(partly).toEqual(["floorplan", "resume"]);
});

test.each([
  "summarise summarize",
  "organising organizing",
  "optimisations optimizations",
  "analyser analyzer",
  "colours colors",
  "behavioural behavioral",
  "centre center",
  "fibre fiber",
  "catalogue catalog",
  "licence license",
  "modelling modeling",
  "programme program",
])("British and American spellings find the same rows: %s", (pair) => {
  const [british = "", ours = ""] = pair.split(" ");
  const tools = createIndex([row("One", 1, { description: `It can ${ours} texts.` }), row(`${british} two`, 2)]);
  for (const typed of [british, ours]) expect(names(searchRows(tools, typed).rows)).toEqual([`${british} two`, "One"]);
});

test("words that only seem British are unchanged: exercise, hour, contour, libre, calling", () => {
  const plain = "exercise enterprise promises advertising advise hour four tour flour contour libre genre calling";
  expect(american(plain)).toBe(plain);
});

test("a set of filters counts as chosen in any order of clicks", () => {
  const query = (chosen: Query["chosen"]): Query => ({ search: "", chosen, sort: bestKnown });
  const set = { auth: ["none", "apiKey"], cors: ["yes"] };
  const pressed = [
    ["cors", "yes"],
    ["price", "free"],
    ["auth", "apiKey"],
    ["auth", "none"],
    ["price", "free"],
  ] as const;
  const chosen = pressed.reduce((query, [key, value]) => toggled(query, key, value), query({}));
  expect(choosesExactly(chosen, set)).toBe(true);
  expect(choosesExactly(toggled(chosen, "price", "paid"), set)).toBe(false);
  expect(choosesExactly(toggled(chosen, "auth", "apiKey"), set)).toBe(false);
});

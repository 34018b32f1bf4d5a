import fc from "fast-check";
import { expect, test } from "vitest";
import countries from "#content/countries.json";
import cities from "#content/job-search-cities.json";
import { placeOffered, searchFromParams, searchSummary, searchToParams } from "#domain/job-search/address.ts";
import {
  defaultSearch,
  type JobSearch,
  listed,
  searchProblem,
  suggestedSynonyms,
  timeOptions,
} from "#domain/job-search/job-search.ts";
import { linksText, morePlatforms, platforms, searchLinks } from "#domain/job-search/links.ts";
import { placeOf, placeSentence } from "#domain/job-search/searched-place.ts";
import { plainTitle, titleSentence } from "#domain/job-search/searched-titles.ts";

const search = (change: Partial<JobSearch> = {}): JobSearch => ({ ...defaultSearch, ...change });

function urlOf(name: string, change: Partial<JobSearch> = {}): URL {
  const link = searchLinks(search(change), [...platforms, ...morePlatforms]).find(
    ({ platform }) => platform.name === name,
  );
  if (!link) throw new Error(`No link for ${name}`);
  return new URL(link.url);
}

const query = (name: string, change: Partial<JobSearch> = {}) => urlOf(name, change).searchParams.get("q");
const keywords = (change: Partial<JobSearch> = {}) => urlOf("LinkedIn", change).searchParams.get("keywords");

test("the form starts with Application Developer in India, past 24 hours, location included", () => {
  expect(defaultSearch).toMatchObject({
    role: "Application Developer",
    location: "India",
    postedWithin: "r86400",
    includeLocation: true,
  });
});

test("there are eight platforms, and only LinkedIn has the mark hot", () => {
  expect(platforms.map(({ name }) => name)).toEqual([
    "LinkedIn",
    "Company Careers Pages",
    "Greenhouse",
    "Lever",
    "SmartRecruiters",
    "Ashby",
    "Workday Jobs",
    "Glassdoor",
  ]);
  expect(platforms.filter(({ hot }) => hot).map(({ name }) => name)).toEqual(["LinkedIn"]);
});

test("every platform has a name, an emoji and a description", () => {
  for (const platform of [...platforms, ...morePlatforms]) {
    expect(platform.emoji).toMatch(/\p{Emoji}/u);
    expect(platform.description.length).toBeGreaterThan(20);
  }
});

test("the extra platforms are hiring systems of Europe, the US and India", () => {
  expect(morePlatforms.map(({ name }) => name).join()).toBe(
    "Workable,Teamtailor,Personio,Tellent Recruitee,BambooHR,iCIMS,Oracle Recruiting,SuccessFactors,Rippling,Zoho Recruit,Keka,Darwinbox",
  );
});

test.each([
  ["r3600", "Past 1hr", "h1"],
  ["r14400", "Past 4hr", "h4"],
  ["r28800", "Past 8hr", "h8"],
  ["r43200", "Past 12hr", "h12"],
  ["r86400", "Past 24hr", "d1"],
  ["r172800", "Past 48hr", "d2"],
  ["r259200", "Past 72hr", "d3"],
  ["r604800", "1 Week", "w"],
  ["r2592000", "1 Month", "m"],
  ["r0", "All Time", "y"],
] as const)("the time %s is called %s and is %s for the web search", (value, label, code) => {
  expect(timeOptions.find((option) => option.value === value)?.label).toBe(label);
  expect(urlOf("Lever", { postedWithin: value }).search).toContain(`&tbs=qdr:${code}`);
});

test("there are ten time options", () => {
  expect(timeOptions).toHaveLength(10);
});

test("the link to LinkedIn has keywords, location and the filter for the posting's age", () => {
  expect(searchLinks(search())[0]?.url).toBe(
    "https://www.linkedin.com/jobs/search/?keywords=Application%20Developer&location=India&f_TPR=r86400",
  );
});

test("for All Time, LinkedIn gets no f_TPR and the web search gets the code y", () => {
  expect(urlOf("LinkedIn", { postedWithin: "r0" }).searchParams.has("f_TPR")).toBe(false);
  expect(urlOf("Glassdoor", { postedWithin: "r0" }).searchParams.get("tbs")).toBe("qdr:y");
});

test("an excluded location is in no link", () => {
  for (const { url } of searchLinks(search({ includeLocation: false, location: "Wakanda" }))) {
    expect(url).not.toContain("Wakanda");
    expect(url).not.toContain("location=");
  }
});

test.each([
  ["Greenhouse", "(site:boards.greenhouse.io OR site:job-boards.greenhouse.io OR site:job-boards.eu.greenhouse.io)"],
  ["Company Careers Pages", "(site:careers.* OR site:jobs.*)"],
  ["Lever", "(site:jobs.lever.co OR site:jobs.eu.lever.co)"],
  ["SmartRecruiters", "(site:jobs.smartrecruiters.com OR site:careers.smartrecruiters.com)"],
  ["Ashby", "site:jobs.ashbyhq.com"],
  ["Workday Jobs", "(site:myworkdayjobs.com OR site:myworkdaysite.com)"],
  ["Glassdoor", "(site:glassdoor.co.in OR site:glassdoor.com)"],
  ["Workable", "(site:apply.workable.com OR site:jobs.workable.com)"],
  ["Teamtailor", "site:teamtailor.com"],
  ["Personio", "(site:jobs.personio.de OR site:jobs.personio.com)"],
  ["Tellent Recruitee", "site:recruitee.com"],
  ["BambooHR", "site:bamboohr.com"],
  ["iCIMS", "site:icims.com"],
  ["Keka", "site:keka.com"],
])("%s is a web search limited to its sites", (name, sites) => {
  expect(urlOf(name).origin).toBe("https://www.google.com");
  expect(query(name)).toBe(`${sites} "Application Developer" India`);
});

test("Glassdoor also has a search on its site for the country, if there is one", () => {
  const sites = (change: Partial<JobSearch>) => query("Glassdoor", change)?.split(' "')[0];
  expect(sites({ location: "United Kingdom" })).toBe("(site:glassdoor.co.uk OR site:glassdoor.com)");
  expect(sites({ location: "Peru" })).toBe("site:glassdoor.com");
  expect(sites({ includeLocation: false })).toBe("site:glassdoor.com");
});

test("our list of countries has every country of a platform's extra site", () => {
  const names = countries.map(({ name }) => name);
  const own = platforms.flatMap(({ countrySites = {} }) => Object.keys(countrySites));
  expect(own.filter((name) => !names.includes(name))).toEqual([]);
});

test("a country is not an exact phrase, and none of its words is an operator", () => {
  expect(query("Ashby", { location: "United States" })).toMatch(/ United States$/);
  expect(query("Ashby", { location: "a OR site:evil.example" })).toMatch(/ a "OR" "site:evil.example"$/);
});

test("a city replaces its country, with all its names", () => {
  expect(query("Ashby", { city: "Pune" })).toBe('site:jobs.ashbyhq.com "Application Developer" "Pune"');
  expect(query("Ashby", { city: "bangalore" })).toMatch(/ \("Bengaluru" OR "Bangalore"\)$/);
  expect(urlOf("LinkedIn", { city: "Pune" }).searchParams.get("location")).toBe("Pune, India");
});

test.each([
  ["Bengaluru, India", "India", '("Bengaluru" OR "Bangalore")', "Bengaluru, India"],
  ["Bangalore India", "Germany", '("Bengaluru" OR "Bangalore")', "Bangalore, India"],
  ["Leeds UK", "India", '"Leeds"', "Leeds, United Kingdom"],
  ["Austin, TX", "United States", '"Austin"', "Austin, TX, United States"],
  ["Austin, U.S.A.", "United States", '"Austin"', "Austin, United States"],
  ["Austin, TX", "India", '"Austin"', "Austin, TX, United States"],
  ["Bengaluru, India", "Germany", '("Bengaluru" OR "Bangalore")', "Bengaluru, India"],
  ["Pune, Maharashtra", "India", '"Pune"', "Pune, Maharashtra, India"],
  ["Birmingham, AL", "United Kingdom", '"Birmingham"', "Birmingham, AL, United States"],
  ["Wilmington, DE", "Germany", '"Wilmington"', "Wilmington, DE"],
  ["Austin", "India", '"Austin"', "Austin, United States"],
  ["London", "Canada", '"London"', "London, Canada"],
  ["Springfield", "Canada", '"Springfield"', "Springfield, Canada"],
  ["Singapore", "Singapore", '"Singapore"', "Singapore"],
])(
  "for %s in %s, web searches have the town, and LinkedIn has the town's own country",
  (city, location, town, place) => {
    expect(query("Ashby", { city, location })).toBe(`site:jobs.ashbyhq.com "Application Developer" ${town}`);
    expect(urlOf("LinkedIn", { city, location }).searchParams.get("location")).toBe(place);
  },
);

test.each([
  ["London", "India", "London, United Kingdom"],
  ["Birmingham", "India", "Birmingham, United Kingdom"],
  ["Cambridge", "Germany", "Cambridge, United Kingdom"],
  ["Manchester", "India", "Manchester, United Kingdom"],
  ["Manchester", "United States", "Manchester, United States"],
  ["Vancouver", "India", "Vancouver, Canada"],
  ["hyderabad", "Germany", "hyderabad, India"],
  ["Hyderabad", "Pakistan", "Hyderabad, Pakistan"],
])("%s typed with %s is searched in %s: of two cities with one name, the larger one", (city, location, place) => {
  expect(urlOf("LinkedIn", { city, location }).searchParams.get("location")).toBe(place);
});

test("a city name in two countries means the larger city", () => {
  const names = Object.values(cities).flatMap((known) => known.flat());
  const shared = new Set(names.filter((name, index) => names.indexOf(name) < index));
  expect([...shared].sort()).toEqual(["Birmingham", "Cambridge", "Hyderabad", "London", "Manchester", "Vancouver"]);
});

test.each([
  ["Pune or Jaipur", "India", '("Pune" OR "Jaipur")', "Pune, India", "Pune or Jaipur, India"],
  ["Pune, Jaipur", "Germany", '("Pune" OR "Jaipur")', "Pune, India", "Pune or Jaipur, India"],
  ["Pune / Jaipur, India", "Germany", '("Pune" OR "Jaipur")', "Pune, India", "Pune or Jaipur, India"],
  ["Smalltown or Pune", "India", '("Smalltown" OR "Pune")', "Smalltown, India", "Smalltown or Pune, India"],
])(
  "for the cities %s in %s, web searches have all cities, and LinkedIn has the first",
  (city, location, web, one, all) => {
    expect(query("Ashby", { city, location })).toBe(`site:jobs.ashbyhq.com "Application Developer" ${web}`);
    expect(urlOf("LinkedIn", { city, location }).searchParams.get("location")).toBe(one);
    expect(placeOf(search({ city, location }))).toBe(all);
    expect(placeSentence(search({ city, location }))).toBe(
      `Searched in ${all}. LinkedIn takes one city: ${one.replace(", India", "")}.`,
    );
  },
);

test("a city that another tool stored without a country is offered with its known country", () => {
  const offered = (city: string, country = "") => placeOffered({ role: "", city, country });
  expect(offered("Bengaluru")).toEqual({ location: "India", city: "Bengaluru" });
  expect(offered("London")).toEqual({ location: "United Kingdom", city: "London" });
  expect(offered("Lomé, Togo")).toEqual({ city: "Lomé, Togo" });
  expect(offered("Smalltown")).toEqual({});
  expect(offered("Smalltown", "Canada")).toEqual({ location: "Canada", city: "Smalltown" });
});

test("a city counts only if the location is included", () => {
  for (const { url } of searchLinks(search({ city: "Pune", includeLocation: false })))
    expect(url).not.toContain("Pune");
});

test("remote-only is a filter on LinkedIn and one more unquoted word in a web search", () => {
  expect(urlOf("LinkedIn", { remoteOnly: true }).searchParams.get("f_WT")).toBe("2");
  expect(urlOf("LinkedIn").searchParams.has("f_WT")).toBe(false);
  expect(query("Ashby", { remoteOnly: true, excluded: "senior" })).toBe(
    'site:jobs.ashbyhq.com "Application Developer" India remote -senior',
  );
});

test("a role has 2 to 100 characters after trimming and stripping angle brackets", () => {
  expect(searchProblem(search({ role: " <x> " }))).toEqual({
    field: "role",
    text: "Type a role of at least 2 characters.",
  });
  expect(searchProblem(search({ role: "  QA  " }))).toBeUndefined();
  expect(searchProblem(search({ role: "a".repeat(100) }))).toBeUndefined();
  expect(searchProblem(search({ role: `<${"a".repeat(100)}>` }))).toBeUndefined();
  expect(searchProblem(search({ role: "a".repeat(101) }))).toEqual({
    field: "role",
    text: "Keep the role to 100 characters or fewer.",
  });
});

test("the location's length is checked only if the location is included", () => {
  expect(searchProblem(search({ location: "" }))?.field).toBe("location");
  expect(searchProblem(search({ location: "", includeLocation: false }))).toBeUndefined();
});

test("an invalid search has no links", () => {
  expect(searchLinks(search({ role: "x" }))).toEqual([]);
});

test("angle brackets are stripped before links are built, and values are encoded", () => {
  const url = urlOf("LinkedIn", { role: "<b>R&D</b>", location: "São Paulo" });
  expect(url.searchParams.get("keywords")).toBe("bR&D/b");
  expect(url.searchParams.get("location")).toBe("São Paulo");
  expect(url.href).toContain("R%26D");
});

test.each([
  ["Engineering Manager - Customer Experience", "Engineering Manager Customer Experience"],
  ["-senior developer", "senior developer"],
  ["developer --lead –principal —staff −head", "developer lead principal staff head"],
])("a leading minus never becomes an exclude operator: %s", (role, said) => {
  expect(keywords({ role })).toBe(said);
  expect(query("Lever", { role })).toContain(`"${said}"`);
});

test.each([
  ["Electrician (Industrial Maintenance)", "Electrician"],
  ["Softwareentwickler (m/w/d) Java", "Softwareentwickler Java"],
  ["(Senior) Nurse", "Nurse"],
  ["(QA)", "(QA)"],
  ["Nurse (nights", "Nurse (nights"],
])("words in parentheses in a role are shown but not searched: %s", (role, said) => {
  expect(keywords({ role })).toBe(said);
  expect(query("Lever", { role })).toContain(`"${said}"`);
  expect(searchSummary(search({ role }))).toContain(role);
});

test.each(["C++ Developer", "C# Developer", "full-stack developer", ".NET Engineer", "UI/UX Designer"])(
  "the role %s stays as typed",
  (role) => {
    expect(keywords({ role })).toBe(role);
  },
);

test("a role with only dashes is not valid", () => {
  expect(searchProblem(search({ role: "-- –" }))?.field).toBe("role");
});

test("a typed quote cannot end the quotes that we add", () => {
  expect(query("Lever", { role: '"dev" OR site:evil.example "' })).toContain('("dev" OR "site:evil.example")');
});

test("other titles are joined to the role by OR", () => {
  const change = { role: "Data Analyst", synonyms: "BI Analyst, data analyst; Analytics Engineer," };
  expect(keywords(change)).toBe('("Data Analyst" OR "BI Analyst" OR "Analytics Engineer")');
  expect(query("Ashby", change)).toContain('("Data Analyst" OR "BI Analyst" OR "Analytics Engineer")');
});

test("excluded words are left out with each platform's own operator", () => {
  const change = { excluded: "senior, team lead, -intern" };
  expect(keywords(change)).toBe('Application Developer NOT senior NOT "team lead" NOT intern');
  expect(query("Lever", change)).toMatch(/ -senior -"team lead" -intern$/);
});

test("a list keeps only its first parts, up to the limit", () => {
  expect(listed("a, b, c, d", 2)).toEqual(["a", "b"]);
  expect(listed(" ,,; \n", 2)).toEqual([]);
});

test("common roles have suggested synonyms, and unknown roles have none", () => {
  expect(suggestedSynonyms(" application developer ")).toContain("Software Engineer");
  expect(suggestedSynonyms("Lighthouse Keeper")).toEqual([]);
});

test("all links can be copied as lines of text", () => {
  const lines = linksText(searchLinks(search())).split("\n");
  expect(lines).toHaveLength(8);
  expect(lines[0]).toMatch(/^LinkedIn: https:\/\/www\.linkedin\.com\//);
});

test("a search is written to the address and read back", () => {
  const full = search({
    role: "C++ & C#",
    city: "Köln",
    remoteOnly: true,
    synonyms: "Rust dev",
    excluded: "senior",
    postedWithin: "r0",
  });
  expect(searchFromParams(new URLSearchParams(searchToParams(full).toString()))).toEqual(full);
});

test("an excluded location stays out of the address", () => {
  const there = searchToParams(search({ includeLocation: false }));
  expect(there.has("location")).toBe(false);
  expect(searchFromParams(there).includeLocation).toBe(false);
});

test("an address without a search gives the default one", () => {
  expect(searchFromParams(new URLSearchParams("utm_source=x"))).toEqual(defaultSearch);
});

test("an unknown time in an address is the past 24 hours", () => {
  expect(searchFromParams(new URLSearchParams("role=dev&within=r9")).postedWithin).toBe("r86400");
});

test("values in an address are cut to 100 characters", () => {
  const read = searchFromParams(new URLSearchParams({ role: "x".repeat(10_000), location: "y".repeat(10_000) }));
  expect([read.role.length, read.location.length]).toEqual([100, 100]);
});

const bad = [
  "<script>alert(1)</script>",
  "javascript:alert(1)",
  '"><img src=x onerror=alert(1)>',
  "\u202Etxt.exe\u202C dev",
  "dev\u0000\u0007eloper",
  "\uD800 developer",
  "👩‍💻 developer 🚀",
  "مطور برامج",
  "%E0%A4%A dev",
  "a&b=c#d?e",
];

test.each(bad)("for any typed text, links are valid and have no bracket, mark or broken character: %j", (typed) => {
  const links = searchLinks(search({ role: typed, location: typed, city: typed, synonyms: typed, excluded: typed }), [
    ...platforms,
    ...morePlatforms,
  ]);
  expect(links).toHaveLength(20);
  for (const { url } of links) {
    expect(url).toMatch(/^https:\/\/www\.(google|linkedin)\.com\/[!-~]+$/);
    expect([...new URL(url).searchParams.values()].join()).not.toMatch(/[<>\p{Bidi_Control}\p{Control}\uFFFD]/u);
  }
});

test("a role of 10,000 characters is refused, and 10,000 characters in a list do no harm", () => {
  const long = "word, ".repeat(1667);
  expect(searchLinks(search({ role: long }))).toEqual([]);
  for (const { url } of searchLinks(search({ synonyms: long, excluded: long }))) expect(url.length).toBeLessThan(8000);
});

test("no text makes a search or an address fail", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "binary", maxLength: 130 }),
      fc.string({ unit: "binary", maxLength: 130 }),
      fc.boolean(),
      (first, second, includeLocation) => {
        const typed = search({
          role: first,
          location: second,
          city: first,
          synonyms: second,
          excluded: first,
          includeLocation,
        });
        for (const { url } of searchLinks(typed))
          expect(url).toMatch(/^https:\/\/www\.(google|linkedin)\.com\/[!-~]+$/);
        const read = searchFromParams(searchToParams(typed));
        expect(searchFromParams(searchToParams(read))).toEqual(read);
        searchFromParams(new URLSearchParams(first));
      },
    ),
  );
});

test("an address keeps a whole role of 100 characters, with spaces and brackets around it", () => {
  const role = "a".repeat(100);
  expect(searchFromParams(searchToParams(search({ role: `  <${role}> ` }))).role).toBe(role);
});

test("the summary has role, location, time, other titles and excluded words", () => {
  const summary = (of: JobSearch) => searchSummary(of).replaceAll("\u00a0", " ");
  expect(summary(defaultSearch)).toBe("Application Developer · India · Past 24hr");
  expect(summary(search({ city: "Pune", remoteOnly: true }))).toBe(
    "Application Developer · Pune, India · remote only · Past 24hr",
  );
  expect(summary(search({ role: "SRE", includeLocation: false, synonyms: "DevOps", excluded: "senior, lead" }))).toBe(
    "SRE · any location · Past 24hr · also DevOps · without senior, lead",
  );
});

test("no line of the summary begins with the dot between two parts", () => {
  expect(searchSummary(search({ city: "Pune", remoteOnly: true })).match(/.·./g)).toEqual(Array(3).fill("\u00a0· "));
});

test.each([
  ["data analyst fresher", '"data analyst" fresher', "data analyst fresher"],
  ["Data Analyst, Business Analyst", '("Data Analyst" OR "Business Analyst")', undefined],
  ["python developer or django developer", '("python developer" OR "django developer")', undefined],
  ["data analyst / business analyst", '("data analyst" OR "business analyst")', undefined],
  ["python or django developer", '("python developer" OR "django developer")', undefined],
  ["data analyst / scientist", '("data analyst" OR "data scientist")', undefined],
  ["CI/CD engineer", '"CI/CD engineer"', "CI/CD engineer"],
  ["UI/UX designer", '"UI/UX designer"', "UI/UX designer"],
  ["front-end / back-end", '("front-end" OR "back-end")', undefined],
  ["front-end/back-end developer", '"front-end/back-end developer"', "front-end/back-end developer"],
  ["junior developer", '"junior developer"', "junior developer"],
  ["java developer junior", '"java developer" junior', "java developer junior"],
  ["entry level data analyst", '"data analyst" "entry level"', "data analyst entry level"],
  ["data analyst jobs for freshers", '"data analyst" freshers', "data analyst freshers"],
  ["Marketing internship", '"Marketing" internship', "Marketing internship"],
  ["Data Analyst Intern", '"Data Analyst Intern"', "Data Analyst Intern"],
  ["Software Engineer, Entry Level", '"Software Engineer" "Entry Level"', "Software Engineer Entry Level"],
  ["Software Engineer, Payments", '"Software Engineer Payments"', "Software Engineer Payments"],
  ["Research and Development Engineer", '"Research and Development Engineer"', "Research and Development Engineer"],
  ["fresher", '"fresher"', "fresher"],
  ["Java Developer (Fresher)", '"Java Developer" Fresher', "Java Developer Fresher"],
  ["QA, DevOps", '("QA" OR "DevOps")', undefined],
  ["java fresher jobs", '"java" fresher', "java fresher"],
  ['"data analyst" AND fresher', '"data analyst" fresher', "data analyst fresher"],
  ["fresher AND data analyst", '"data analyst" fresher', "data analyst fresher"],
  ["(QA OR tester) AND sql", '("QA" OR "tester") sql', undefined],
  ["RESEARCH AND DEVELOPMENT ENGINEER", '"RESEARCH AND DEVELOPMENT ENGINEER"', "RESEARCH AND DEVELOPMENT ENGINEER"],
  ["Software Engineer Fresher 2026 batch", '"Software Engineer" Fresher', "Software Engineer Fresher"],
  ["java fresher, python fresher", '("java" OR "python") fresher', undefined],
  ["fresher java, graduate engineer trainee", '("java" OR "graduate engineer trainee") fresher', undefined],
  ["SRE or care assistant", '("SRE" OR "care assistant")', undefined],
])("several titles, or a title with a level, are not searched as one exact phrase: %s", (role, web, linkedIn) => {
  expect(query("Ashby", { role })).toBe(`site:jobs.ashbyhq.com ${web} India`);
  expect(keywords({ role })).toBe(linkedIn ?? web);
});

test("NOT in a role excludes words, as the field for excluded words does", () => {
  const change = { role: "data analyst NOT senior", excluded: "intern" };
  expect(query("Ashby", change)).toBe('site:jobs.ashbyhq.com "data analyst" India -senior -intern');
  expect(keywords(change)).toBe("data analyst NOT senior NOT intern");
  expect(titleSentence(search(change))).toBe("Searched as “data analyst”, without “senior”.");
});

test.each([
  ["java fresher jobs in bangalore", '"java" fresher ("Bengaluru" OR "Bangalore")', "Bangalore, India"],
  ["web developer in Bengaluru", '"web developer" ("Bengaluru" OR "Bangalore")', "Bengaluru, India"],
  ["content writer in Chennai", '"content writer" ("Chennai" OR "Madras")', "Chennai, India"],
  ["tester jobs in pune for freshers", '"tester" freshers "Pune"', "Pune, India"],
  ["baker in Germany", '"baker" Germany', "Germany"],
  ["baker in the UK", '"baker" United Kingdom', "United Kingdom"],
  ["barista in Portland, OR", '"barista" "Portland"', "Portland, OR, United States"],
  [
    "Java Developer - Bengaluru, Karnataka",
    '"Java Developer" ("Bengaluru" OR "Bangalore")',
    "Bengaluru, Karnataka, India",
  ],
  ["Cook (Pune)", '"Cook" "Pune"', "Pune, India"],
  ["cook jobs in delhi ncr", '"cook" ("Delhi" OR "Delhi NCR")', "Delhi NCR, India"],
  ["electrician in Kuwait", '"electrician" Kuwait', "Kuwait"],
  ["data entry jobs in Nagpur", '"data entry" "Nagpur"', "Nagpur, India"],
  ["cook in Pune or baker", '("cook" OR "baker") "Pune"', "Pune, India"],
  ["nurse London", '"nurse" "London"', "London, United Kingdom"],
  ["teacher in Oslo and Bergen", '"teacher" ("Oslo" OR "Bergen")', "Oslo, Norway"],
])("the place in the role %s is searched as a place, whatever the switch says", (role, web, place) => {
  for (const includeLocation of [true, false]) {
    expect(query("Ashby", { role, includeLocation })).toBe(`site:jobs.ashbyhq.com ${web}`);
    expect(urlOf("LinkedIn", { role, includeLocation }).searchParams.get("location")).toBe(place);
  }
  expect(placeSentence(search({ role }))).toContain("Searched in ");
});

test.each([
  ["Nurse in London Bridge Clinic"],
  ["Bank of Singapore"],
  ["Software Engineer in Test"],
  ["New Delhi correspondent"],
])("%s contains no place", (role) => {
  expect(query("Ashby", { role })).toBe(`site:jobs.ashbyhq.com "${role}" India`);
  expect(placeSentence(search({ role }))).toBeUndefined();
});

test("a typed city wins over a city in the role, and the role's city is not part of the title", () => {
  const change = { role: "tester in Bangalore", city: "Pune" };
  expect(query("Ashby", change)).toBe('site:jobs.ashbyhq.com "tester" "Pune"');
  expect(searchSummary(search(change))).toMatch(/^tester\s· Pune, India/);
});

test("for two cities, LinkedIn has two links with two countries, and Copy all links has both", () => {
  const found = searchLinks(search({ city: "Chennai or London" }));
  const places = found.flatMap(({ cities = [] }) =>
    cities.map(({ city, url }) => [city, new URL(url).searchParams.get("location")]),
  );
  expect(places).toEqual([
    ["Chennai", "Chennai, India"],
    ["London", "London, United Kingdom"],
  ]);
  expect(linksText(found)).toMatch(/^LinkedIn, Chennai: .*\nLinkedIn, London: .*\nCompany Careers Pages: /);
});

test.each([
  ["Associate Software Engineer - Fresher (2026 batch)", "Associate Software Engineer"],
  ["tester jobs in Pune", "tester"],
  ["python or django developer", "python developer or django developer"],
  ["Software Engineer, Payments", "Software Engineer, Payments"],
  ["fresher", "fresher"],
  ["", ""],
])("%s is named %s in a sentence", (role, title) => {
  expect(plainTitle(role)).toBe(title);
});

test("at most six titles are searched, and a sentence names the titles that are left out", () => {
  const role = "tester, cook, baker, painter, welder, driver, miner";
  expect(query("Ashby", { role })).toContain(
    '("tester" OR "cook" OR "baker" OR "painter" OR "welder" OR "driver") India',
  );
  expect(titleSentence(search({ role }))).toMatch(/ Left out, since six titles are the most: miner\.$/);
});

test("a sentence says how a title is searched", () => {
  expect(titleSentence(defaultSearch)).toBe(
    "Searched as one exact title. A comma or “or” between two titles searches for either.",
  );
  expect(titleSentence(search({ role: "Engineer, Payments" }))).toBe(
    "Searched as one exact title: “Engineer Payments”. An “or” between two titles searches for either.",
  );
  expect(titleSentence(search({ role: "Front-end developer (React)" }))).toMatch(/: “Front-end developer”\. /);
  expect(titleSentence(search({ role: "cook or baker for freshers" }))).toBe(
    "Searched as “cook” or “baker”, with “freshers” anywhere.",
  );
});

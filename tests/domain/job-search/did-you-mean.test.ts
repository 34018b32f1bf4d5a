import { expect, test } from "vitest";
import { elsewhere, meantCity, meantRole } from "#domain/job-search/did-you-mean.ts";
import { defaultSearch } from "#domain/job-search/job-search.ts";

const role = (typed: string) => meantRole({ ...defaultSearch, role: typed });
const city = (typed: string, includeLocation = true) => meantCity({ ...defaultSearch, city: typed, includeLocation });

test.each([
  ["Fronted Devloper", "Frontend Developer"],
  ["senior fronted devloper", "senior Frontend Developer"],
  ["Data Analist", "Data Analyst"],
  ["Java Enginer", "Java Engineer"],
])("for %s, the search suggests %s", (typed, meant) => {
  expect(role(typed)).toBe(meant);
});

test.each(["Frontend Developer", "front-end developer", "Fullstack Developer", "Web Engineer", "Data", "", "👩‍💻"])(
  "for %j, the search suggests nothing: it knows the words, or there are none",
  (typed) => {
    expect(role(typed)).toBeUndefined();
  },
);

test.each(["Go Developer", "Rust Developer", "Nurse", "Scrub Nurse", "Sales Manager", "Dart Developer"])(
  "for %s, the search suggests nothing: no known title is near",
  (typed) => {
    expect(role(typed)).toBeUndefined();
  },
);

test.each([
  ["Bangalor", "Bengaluru"],
  ["bengalure", "Bengaluru"],
  ["Munchen", "Munich"],
])("for %s, the search suggests %s", (typed, meant) => {
  expect(city(typed)).toBe(meant);
});

test.each(["Bangalore", "bengaluru", "Pune", "", "Rom"])("for the city %j, the search suggests nothing", (typed) => {
  expect(city(typed)).toBeUndefined();
});

test.each([
  [
    "python developer remote berlin",
    "“python developer remote” is searched as one job title. Choose Remote only for remote work.",
  ],
  ["Work from home tutor", "“Work from home tutor” is searched as one job title. Choose Remote only for remote work."],
  ["nurse jobs in Smalltown", "“nurse jobs in Smalltown” is searched as one job title. Type a place under City."],
  ["Air Hostess Dubai", "“Air Hostess Dubai” is searched as one job title. Type a place under City."],
  ["Nurse in Bengaluru", undefined],
  ["Remote Sensing Analyst", undefined],
  ["Software Engineer in Test", undefined],
  ["Python Developer", undefined],
])("the role %s contains words for another field, and the note is: %s", (role, said) => {
  expect(elsewhere({ ...defaultSearch, role })).toBe(said);
});

test.each([
  [
    "java fresher jobs in bangalore",
    "Pune",
    "Bangalore",
    "Searched in Pune, India, though “java fresher jobs in bangalore” says Bangalore.",
  ],
  ["baker in Germany", "Pune", "Germany", "Searched in Pune, India, though “baker in Germany” says Germany."],
  ["java fresher jobs in bangalore", "Bengaluru", undefined, undefined],
  ["baker in India", "Pune", undefined, undefined],
])("for %s with the city %s, the search uses the city and asks about the other place", (role, city, meant, said) => {
  expect(meantCity({ ...defaultSearch, role, city })).toBe(meant);
  expect(elsewhere({ ...defaultSearch, role, city })).toBe(said);
});

test("a suggested city is in the chosen country: Essex does not become Essen", () => {
  const inCountry = (city: string, location: string) => meantCity({ role: "", city, location, includeLocation: true });
  expect(inCountry("Essex", "United Kingdom")).toBeUndefined();
  expect(inCountry("Esen", "Germany")).toBe("Essen");
  expect(inCountry("Munchen", "India")).toBe("Munich");
});

test("a city that is switched off gets no suggestion", () => {
  expect(city("Bangalor", false)).toBeUndefined();
});

import { expect, test } from "vitest";
import { meantCity, meantRole, saysPlace } from "#domain/job-search/did-you-mean.ts";
import { defaultSearch } from "#domain/job-search/job-search.ts";

const role = (typed: string) => meantRole({ ...defaultSearch, role: typed });
const city = (typed: string, includeLocation = true) => meantCity({ ...defaultSearch, city: typed, includeLocation });

test.each([
  ["Fronted Devloper", "Frontend Developer"],
  ["senior fronted devloper", "senior Frontend Developer"],
  ["Data Analist", "Data Analyst"],
  ["Java Enginer", "Java Engineer"],
])("%s may mean %s", (typed, meant) => {
  expect(role(typed)).toBe(meant);
});

test.each(["Frontend Developer", "front-end developer", "Fullstack Developer", "Web Engineer", "Data", "", "👩‍💻"])(
  "nothing is asked about %j: its words are known, or there are none",
  (typed) => {
    expect(role(typed)).toBeUndefined();
  },
);

test.each(["Go Developer", "Rust Developer", "Nurse", "Scrub Nurse", "Sales Manager", "Dart Developer"])(
  "nothing is asked about %s: it is near no known title",
  (typed) => {
    expect(role(typed)).toBeUndefined();
  },
);

test.each([
  ["Bangalor", "Bengaluru"],
  ["bengalure", "Bengaluru"],
  ["Munchen", "Munich"],
])("%s may mean %s", (typed, meant) => {
  expect(city(typed)).toBe(meant);
});

test.each(["Bangalore", "bengaluru", "Pune", "", "Rom"])("nothing is asked about the city %j", (typed) => {
  expect(city(typed)).toBeUndefined();
});

test.each([
  ["python developer remote berlin", true],
  ["Work from home tutor", true],
  ["Nurse in Bengaluru", true],
  ["Remote Sensing Analyst", false],
  ["Python Developer", false],
])("does the role %s say a place? %s", (role, isSaid) => {
  expect(saysPlace({ role })).toBe(isSaid);
});

test("a city is asked about in its own country: Essex is not a slip for Essen", () => {
  const inCountry = (city: string, location: string) => meantCity({ city, location, includeLocation: true });
  expect(inCountry("Essex", "United Kingdom")).toBeUndefined();
  expect(inCountry("Esen", "Germany")).toBe("Essen");
  expect(inCountry("Munchen", "India")).toBe("Munich");
});

test("a city that is not searched for is not asked about", () => {
  expect(city("Bangalor", false)).toBeUndefined();
});

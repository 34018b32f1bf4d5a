import { expect, test } from "vitest";
import { keyWords, modifiers, phrases, weakWords } from "#domain/resume/vocabulary/headings.ts";
import { jobNouns } from "#domain/resume/vocabulary/jobs.ts";
import { cities, countries, regions } from "#domain/resume/vocabulary/places.ts";
import { spokenLanguages } from "#domain/resume/vocabulary/spoken-languages.ts";

const lists = {
  jobNouns,
  cities,
  countries,
  regions,
  modifiers,
  spokenLanguages,
  weakWords,
  phrases: Object.keys(phrases),
  ...Object.fromEntries(keyWords.map(([kind, words]) => [kind, words])),
};

test.each(Object.entries(lists))("the words of %s are sorted, in small letters and without repeats", (_, words) => {
  expect(words).toEqual([...new Set(words)].sort());
  expect(words.filter((word) => word !== word.toLowerCase())).toEqual([]);
});

test("no word names two kinds of section", () => {
  const all = keyWords.flatMap(([, words]) => words);
  expect(all.filter((word, at) => all.indexOf(word) !== at)).toEqual([]);
});

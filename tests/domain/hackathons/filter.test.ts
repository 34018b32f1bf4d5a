import { expect, test } from "vitest";
import hackathons from "#content/hackathons.json" with { type: "json" };
import { catalogueRow, type RecurringHackathon } from "#domain/hackathons/catalogue.ts";
import { filteredHackathons, hackathonFilter } from "#domain/hackathons/filter.ts";
import { hackathon } from "../../support/hackathon.ts";

const now = new Date("2026-11-21T12:00:00Z");

test("a search finds any name of a country, a city, an organizer and online events", () => {
  const rows = [
    hackathon({ name: "a", country: "India", city: "Pune", mode: "in_person" }),
    hackathon({ name: "b", country: "United States", mode: "hybrid" }),
    hackathon({ name: "c", organizer: "Smart India Foundation", mode: "online" }),
    hackathon({ name: "d", city: "Turin", country: "Italy" }),
  ];
  const names = (search: string) => filteredHackathons(rows, { search }, now).map(({ name }) => name);
  expect(names("India")).toEqual(["a", "c"]);
  expect(names("pune india")).toEqual(["a"]);
  expect(names("USA")).toEqual(["b"]);
  expect(names("united states")).toEqual(["b"]);
  expect(names("Remote")).toEqual(["c"]);
  expect(names("online")).toEqual(["c"]);
  expect(names("urin")).toEqual([]);
});

test("a search for a country finds every listed hackathon that the country filter finds", () => {
  const rows = (hackathons as RecurringHackathon[]).map(catalogueRow);
  for (const country of new Set(rows.flatMap((row) => row.country ?? [])))
    expect(filteredHackathons(rows, { search: country }, now)).toEqual(
      expect.arrayContaining(filteredHackathons(rows, { country }, now)),
    );
});

test("a search ignores the word hackathon: 'ai hackathon' finds what 'ai' finds", () => {
  const rows = [
    hackathon({ name: "Gemini Build Days", skills: "AI" }),
    hackathon({ name: "Web3 Week", skills: "Solidity" }),
  ];
  const names = (search: string) => filteredHackathons(rows, { search }, now).map(({ name }) => name);
  expect(names("AI hackathon")).toEqual(["Gemini Build Days"]);
  expect(names("web3 Hackathons")).toEqual(["Web3 Week"]);
  expect(names("hackathon")).toEqual(["Gemini Build Days", "Web3 Week"]);
});

test("a search is trimmed and ignores case, a source must match exactly, and both combine", () => {
  const rows = [
    hackathon({ name: "Alpha" }),
    hackathon({ name: "Beta", skills: "Rust", source: "Unstop" }),
    hackathon({ name: "Gamma", skills: "alphabet", source: "Unstop" }),
  ];
  const names = (query: string) =>
    filteredHackathons(rows, hackathonFilter(new URLSearchParams(query)), now).map(({ name }) => name);
  expect(names("")).toEqual(["Alpha", "Beta", "Gamma"]);
  expect(names("q=+ALPHA+")).toEqual(["Alpha", "Gamma"]);
  expect(names("q=alpha&source=Unstop")).toEqual(["Gamma"]);
  expect(names("source=unstop")).toEqual([]);
});

test("mode, country and theme must match exactly; 'within' counts days to the deadline or the start", () => {
  const rows = [
    hackathon({ name: "a", mode: "online", deadline: "2026-11-25" }),
    hackathon({ name: "b", country: "India", starts: "2026-12-10T00:00:00Z" }),
    hackathon({ name: "c", skills: "Web3, Data", deadline: "2026-11-20" }),
    hackathon({ name: "d", deadline: "2026-11-21" }),
  ];
  const names = (query: string) =>
    filteredHackathons(rows, hackathonFilter(new URLSearchParams(query)), now).map(({ name }) => name);
  expect(names("mode=online")).toEqual(["a"]);
  expect(names("country=India")).toEqual(["b"]);
  expect(names("theme=web3")).toEqual(["c"]);
  expect(names("theme=web")).toEqual(["a", "b", "d"]);
  expect(names("within=7")).toEqual(["a", "d"]);
  expect(names("within=30")).toEqual(["a", "b", "d"]);
});

test("the filter 'in person' also finds recurring events that take place in a city", () => {
  const rows = (hackathons as RecurringHackathon[]).map(catalogueRow);
  const names = (filter: Parameters<typeof filteredHackathons>[1]) =>
    filteredHackathons(rows, filter, now).map(({ name }) => name);
  expect(names({ mode: "in_person", country: "Germany" })).toEqual(["hackaTUM", "HackHPI"]);
  expect(names({ mode: "online" })).toContain("Hacktoberfest");
  expect(names({ mode: "hybrid" })).toContain("NASA International Space Apps Challenge");
  expect(rows.filter(({ mode }) => mode === null).length).toBeLessThan(rows.length / 5);
});

import { expect, test } from "vitest";
import { catalogueRow } from "#domain/hackathons/catalogue.ts";
import { mergedHackathons, nameKey } from "#domain/hackathons/merge.ts";
import { hackathon } from "../../support/hackathon.ts";
import { processorMs } from "../../support/processor-time.ts";

const recurring = (name: string, more = {}) =>
  catalogueRow({
    name,
    url: `https://${name.length}.example/`,
    organizer: "Uni",
    usualMonths: "Oct",
    themes: ["AI"],
    ...more,
  });

test.each([
  ["HackMIT 2026", "hackmit"],
  ["Hack-X '26", "hack x"],
  ["Night Hack 3.0", "night hack"],
  ["Smart India Hackathon, 5th Edition", "smart india hackathon"],
  ["BigRed//Hacks", "bigred hacks"],
  ["2026", "2026"],
])("the name '%s' is compared as '%s'", (name, key) => {
  expect(nameKey(name)).toBe(key);
});

test("one event from several sources becomes the row with the most facts, with links to the other rows", () => {
  const rich = hackathon({
    name: "X Hack 2026",
    source: "A",
    deadline: "2026-12-01",
    starts: "2026-12-05",
    registration_link: "https://a.example/",
  });
  const poor = hackathon({
    name: "x-hack",
    source: "B",
    starts: "2026-12-06",
    city: "Pune",
    registration_link: "https://b.example/",
  });
  expect(mergedHackathons([poor, rich], [])).toEqual([{ ...rich, also_at: ["https://b.example/"] }]);
});

test("the same name in another city, at another time, undated or of the same source is another event", () => {
  const one = hackathon({ source: "A", starts: "2026-12-05", city: "Pune" });
  for (const other of [
    hackathon({ source: "B", starts: "2026-12-05", city: "Delhi" }),
    hackathon({ source: "B", starts: "2026-12-15", city: "Pune" }),
    hackathon({ source: "B", city: "Pune" }),
    hackathon({ source: "A", starts: "2026-12-05", city: "Pune" }),
  ])
    expect(mergedHackathons([one, other], [])).toHaveLength(2);
});

test("a recurring event adds its usual months and site to its first dated row, or stays a row", () => {
  const rows = [
    hackathon({ name: "Hack Day 2027", starts: "2027-10-01", source: "A" }),
    hackathon({ name: "Hack Day", starts: "2026-12-05", source: "B" }),
  ];
  const merged = mergedHackathons(rows, [recurring("Hack Day"), recurring("Other Hack")]);
  expect(merged.map(({ starts, usual_months }) => [starts, usual_months])).toEqual([
    ["2026-12-05", "Oct"],
    ["2027-10-01", null],
    [null, "Oct"],
  ]);
  expect(merged[0]).toMatchObject({ organizer: "Uni", also_at: ["https://8.example/"] });
});

test("three thousand rows with one name are merged within a second", async () => {
  const rows = Array.from({ length: 3000 }, (_, n) => hackathon({ id: `a:${n}`, name: "Same", starts: "2026-12-01" }));
  expect(await processorMs(() => expect(mergedHackathons(rows, [])).toHaveLength(3000))).toBeLessThan(1000);
});

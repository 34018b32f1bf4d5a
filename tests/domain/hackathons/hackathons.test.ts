import { expect, test } from "vitest";
import { canRegister, listableHackathons, skillBadges } from "#domain/hackathons/hackathons.ts";
import { hackathon } from "../../support/hackathon.ts";

test("records without a name or a valid registration link are excluded, and shown text has no tags", () => {
  const rows = [
    hackathon({ name: "<b>Bold</b> Hack", skills: "<i>AI</i>" }),
    hackathon({ name: "<b></b>" }),
    hackathon({ registration_link: "javascript:alert(1)" }),
    hackathon({ registration_link: "" }),
    hackathon({ name: "http", registration_link: "http://a.example" }),
  ];
  expect(listableHackathons(rows).map(({ name, skills }) => [name, skills])).toEqual([
    ["Bold Hack", "AI"],
    ["http", "AI, Web"],
  ]);
});

test("no shown text has tags, including deadline, date and facts", () => {
  const tagged = "<i>May</i> 5";
  const texts = { registration_deadline: tagged, hackathon_date: tagged, source: tagged };
  const facts = { organizer: tagged, city: tagged, country: tagged, prize: tagged, team: tagged };
  const [row] = listableHackathons([hackathon({ ...texts, ...facts })]);
  for (const field of [...Object.keys(texts), ...Object.keys(facts)]) expect(row).toHaveProperty(field, "May 5");
});

test("an unknown mode or an unreadable time in a hand-written row becomes null", () => {
  const odd = { mode: "hybird" as "hybrid", starts: "soon", ends: "2026-13-45", deadline: "", changed_at: "?" };
  const none = { mode: null, starts: null, ends: null, deadline: null, changed_at: null };
  expect(listableHackathons([hackathon(odd)])).toEqual([hackathon(none)]);
  const good = { mode: "hybrid" as const, starts: "2026-12-05", deadline: "2026-12-01T18:00:00.000Z" };
  expect(listableHackathons([hackathon(good)])).toEqual([hackathon(good)]);
});

test("the link check accepts only https addresses with a non-empty host", () => {
  const links = ["https://a.example", "http://a.example", "https://", "ftp://a.example", "a.example"];
  expect(links.filter((registration_link) => canRegister({ registration_link }))).toEqual(["https://a.example"]);
});

test("the first five skills are shown, and the rest are counted", () => {
  expect(skillBadges("a, b,c , d, e, f, g, a,")).toEqual({ shown: ["a", "b", "c", "d", "e"], more: 2 });
  expect(skillBadges("")).toEqual({ shown: [], more: 0 });
});

import { expect, test } from "vitest";
import { pinsToAdd } from "#domain/tracker/pins.ts";
import { newRecord } from "#domain/tracker/record.ts";

const saved = (title: string, url: string) =>
  newRecord("1", { kind: "portal", title, url }, { stage: "saved" }, new Date("2026-11-27T10:00:00Z"));
const offered = (pins: string[], title: string, url: string) =>
  pinsToAdd(pins, [], [], [saved(title, url)]).map((pin) => pin.url);

const [home, deep, index] = [
  "https://portal.example/",
  "https://portal.example/internship-jobs",
  "https://www.other.example/Job/index.htm",
];

test("who saved “graduate engineer trainee: Portal” is not offered its pin as well", () => {
  const pins = [home, deep, "https://moss.example/"];
  const search = "https://portal.example/graduate-engineer-trainee-jobs-in-pune?k=1";
  expect(offered(pins, "graduate engineer trainee: Portal", search)).toEqual([deep, "https://moss.example/"]);
  expect(offered([index], "cook: Other", "https://www.other.example/Job/jobs.htm?k=cook")).toEqual([]);
  expect(offered([deep], "cook: Portal", `${deep}?q=cook`)).toEqual([]);
});

test("another page of the same site that was saved without a search leaves the pin its offer", () => {
  expect(offered([home], "Portal Campus", "https://portal.example/campus/")).toEqual([home]);
  expect(offered([`${home}jobs?type=intern`], "cook: Portal", `${home}jobs?q=cook`)).toHaveLength(1);
});

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

test("a portal is not offered as a pin if one of its searches is already in the tracker", () => {
  const pins = [home, deep, "https://moss.example/"];
  const search = "https://portal.example/graduate-engineer-trainee-jobs-in-pune?k=1";
  expect(offered(pins, "graduate engineer trainee: Portal", search)).toEqual([deep, "https://moss.example/"]);
  expect(offered([index], "cook: Other", "https://www.other.example/Job/jobs.htm?k=cook")).toEqual([]);
  expect(offered([deep], "cook: Portal", `${deep}?q=cook`)).toEqual([]);
});

test("a portal is still offered as a pin if only another page of its site is saved", () => {
  expect(offered([home], "Portal Campus", "https://portal.example/campus/")).toEqual([home]);
  expect(offered([`${home}jobs?type=intern`], "cook: Portal", `${home}jobs?q=cook`)).toHaveLength(1);
});

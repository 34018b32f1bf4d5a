import { expect, test } from "vitest";
import sampleData from "#content/portfolio-site/sample-data.json";
import { nothingBeyond } from "#domain/portfolio/beyond.ts";
import { newDraft } from "#domain/portfolio/draft.ts";
import type { Edit } from "#domain/portfolio/edit.ts";
import { edited, type History, newHistory, redone, takenOver, undone } from "#domain/portfolio/history.ts";

const sample = () => newDraft(sampleData, "pdf");
const set = (path: string, value: string): Edit => ({ kind: "set", path, value });

test("undo and redo go through the steps, and a new edit clears redo", () => {
  let history = newHistory(sample());
  history = edited(history, set("settings.name", "A"), 0);
  history = edited(history, set("settings.title", "B"), 10);
  history = undone(history);
  expect([history.present.data.settings.name, history.present.data.settings.title]).toEqual([
    "A",
    "Senior Frontend Engineer",
  ]);
  expect(redone(history).present.data.settings.title).toBe("B");
  expect(undone(undone(undone(history))).present).toEqual(sample());
  history = edited(history, set("settings.title", "C"), 20);
  expect(redone(history).present.data.settings.title).toBe("C");
});

test("continuous typing in one field is one step; a pause or another field starts a new one", () => {
  let history = newHistory(sample());
  history = edited(history, set("settings.name", "A"), 0);
  history = edited(history, set("settings.name", "Ad"), 1400);
  expect(history.past).toHaveLength(1);
  history = edited(history, set("settings.name", "Ada"), 2900);
  expect(history.past).toHaveLength(2);
  history = edited(history, set("settings.title", "B"), 2910);
  history = edited(history, set("settings.name", "Ada L"), 2920);
  expect(history.past).toHaveLength(4);
  history = edited(undone(history), set("settings.name", "Eve"), 2930);
  expect(undone(history).present.data.settings.name).toBe("Ada");
});

test("changes from another tab are one step, until this tab makes an edit", () => {
  const other = (title: string) => newDraft({ ...sampleData, settings: { ...sampleData.settings, title } }, "pdf");
  let history = edited(newHistory(sample()), set("settings.name", "Ada"), 0);
  history = takenOver(takenOver(history, other("B")), other("Boss"));
  expect(history.present.data.settings.title).toBe("Boss");
  expect(undone(history).present.data.settings.name).toBe("Ada");
  expect(redone(undone(history)).present).toEqual(other("Boss"));
  history = takenOver(edited(history, set("settings.name", "Eve"), 10), other("C"));
  expect(undone(history).present.data.settings.name).toBe("Eve");
});

test("the history keeps the last 100 steps", () => {
  let history = newHistory(sample());
  for (let step = 0; step < 150; step++) history = edited(history, set("settings.name", `${step}`), step * 2000);
  expect(history.past).toHaveLength(100);
});

test("facts beyond the portfolio can be edited, and continuous typing in one field is one step", () => {
  const beyond = (name: string) => ({ ...nothingBeyond, languages: [{ name, level: "" }] });
  const type = (history: History, name: string, at: number) =>
    edited(history, { kind: "beyond", path: "languages.0.name", beyond: beyond(name) }, at);
  const typed = type(type(newHistory(newDraft({}, "pdf")), "H", 0), "Hi", 100);
  expect(typed.present.beyond).toEqual(beyond("Hi"));
  expect(typed.past).toHaveLength(1);
  expect(type(typed, "Hindi", 5000).past).toHaveLength(2);
  expect(undone(typed).present.beyond).toBeUndefined();
});

import { expect, test } from "vitest";
import { contentProblems, fileProblems } from "../../scripts/check-content.ts";
import { promptProblems, requestProblems } from "../../scripts/check-lists.ts";
import { readContent } from "../../scripts/content-files.ts";
import { readPrompts } from "../../scripts/prompt-files.ts";

test("the content passes every check", () => {
  expect(contentProblems()).toEqual([]);
});

type Categories = { portals: { name: string; url: string }[] }[];

function portalsWith(change: (categories: Categories) => void): string {
  const categories = readContent("job-portals") as Categories;
  change(categories);
  return fileProblems("job-portals", categories).join("\n");
}

test("the check refuses a missing portal, a duplicate, an invalid address and a tracking parameter", () => {
  expect(portalsWith(([first]) => first?.portals.pop())).toContain("wants these categories and counts");
  expect(portalsWith(([first]) => first?.portals.splice(1, 1, ...first.portals.slice(0, 1)))).toContain("two portals");
  const firstUrl = (url: string) =>
    portalsWith(([first]) => {
      if (first?.portals[0]) first.portals[0].url = url;
    });
  expect(firstUrl("javascript:alert(1)")).toContain("url");
  expect(firstUrl("https://a.example/?utm_source=b")).toContain("tracking parameter");
});

test("the check refuses a duplicate id in the checklist, and suggests the right id for an item", () => {
  const sections = readContent("checklist") as { groups: { items: { id: string; text: string }[] }[] }[];
  const items = sections[0]?.groups[0]?.items;
  if (!items?.[0] || !items[1] || !items[2]) throw new Error("The first section has items");
  items[1].id = items[0].id;
  items[2] = { id: "unknown", text: "Say hello" };
  const problems = fileProblems("checklist", sections).join("\n");
  expect(problems).toContain("two items have the id");
  expect(problems).toContain('"Say hello" wants the id mindset-career-direction-2-say-hello');
});

test("the check refuses a request without an API, an API without its request, and a second request", () => {
  const requests = [{ id: "cats" }, { id: "dogs" }];
  expect(
    requestProblems(requests, [{ id: "cats", request: true }, { id: "dogs", request: true }, { id: "owls" }]),
  ).toEqual([]);
  expect(requestProblems(requests, [{ id: "cats", request: true }, { id: "dogs" }]).join()).toContain("dogs wants");
  expect(requestProblems([], [{ id: "cats", request: true }]).join()).toContain("cats has no request");
  expect(requestProblems([{ id: "cats" }, { id: "cats" }], [{ id: "cats", request: true }]).join()).toContain("two");
  expect(requestProblems([{ id: "cats" }], []).join()).toContain("not in public-apis.json");
});

test("the check refuses a prompt with an unknown category, and brackets that are no placeholder", () => {
  const [first] = readPrompts();
  if (!first) throw new Error("There are prompts");
  expect(promptProblems([{ ...first, category: "Magic" }]).join()).toContain("category");
  expect(promptProblems([{ ...first, prompt: `${first.prompt} [your name]` }]).join()).toContain("brackets");
});

test("the check refuses a closed entry that is a duplicate, still in its directory, or without a date", () => {
  const gone = { id: "fig", name: "Fig", directory: "ai-tools", since: "2024-09", reason: "Its maker was bought." };
  expect(fileProblems("gone", [gone])).toEqual([]);
  expect(fileProblems("gone", [gone, gone]).join()).toContain("fig is there twice");
  expect(fileProblems("gone", [{ ...gone, id: "chatgpt" }]).join()).toContain("chatgpt is also in ai-tools.json");
  expect(fileProblems("gone", [{ ...gone, since: "last year" }]).join()).toContain("wants a month or a year");
});

import { expect, test } from "vitest";
import { isAmong, type KeptEntry, readKept, withKept, withVisited } from "#domain/directory/pinned-entries.ts";

const entry = (id: string, directory: KeptEntry["directory"] = "ai-tools"): KeptEntry => ({
  directory,
  id,
  name: id.toUpperCase(),
  url: `https://${id}.example/`,
});

test("entries are stored once per directory, newest first", () => {
  const kept = withKept(withKept(withKept([], entry("a")), entry("b")), entry("a"));
  expect(kept.map(({ id }) => id)).toEqual(["a", "b"]);
  expect(isAmong(kept, entry("a", "toolkit"))).toBe(false);
});

test("each directory keeps its twelve newest visits", () => {
  const visited = Array.from({ length: 15 }, (_, n) => entry(`e${n}`)).reduce(withVisited, [entry("t", "toolkit")]);
  expect(visited.filter(({ directory }) => directory === "ai-tools").map(({ id }) => id)).toEqual(
    Array.from({ length: 12 }, (_, n) => `e${14 - n}`),
  );
  expect(isAmong(visited, entry("t", "toolkit"))).toBe(true);
});

test("stored entries of another shape are dropped", () => {
  const bad = [null, 5, {}, { ...entry("a"), url: "javascript:alert(1)" }, { ...entry("a"), directory: "x" }];
  expect(readKept(JSON.stringify([...bad, entry("b")]))).toEqual([entry("b")]);
  for (const stored of [null, "", "{", "{}", "5"]) expect(readKept(stored)).toEqual([]);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { exportFile, readExportFile, storedThings } from "#domain/your-data.ts";

const now = Date.UTC(2026, 10, 21);

test("every stored thing has its own key and says what it is", () => {
  expect(new Set(storedThings.map(({ key }) => key)).size).toBe(storedThings.length);
  for (const { title, about } of storedThings) expect(`${title} ${about}`).toMatch(/\w{3}.*\.$/);
});

test("theme and checklist have the keys that the outside may rely on", () => {
  const keys = storedThings.map(({ key }) => key);
  expect(keys).toContain("theme");
  expect(keys).toContain("ultimate_it_checklist_v1");
});

test("what is exported can be imported", () => {
  const stored = Object.fromEntries(storedThings.map(({ key }) => [key, `"${key}"`]));
  expect(readExportFile(exportFile(stored, now))).toEqual(stored);
});

test("keys that are not ours are neither exported nor imported", () => {
  expect(exportFile({ other: "secret", theme: "dark" }, now)).not.toContain("secret");
  const file = JSON.stringify({ site: "zero-to-offer", data: { other: "x", theme: "dark", pinned_portals_v1: 5 } });
  expect(readExportFile(file)).toEqual({ theme: "dark" });
});

test.each([
  "",
  "{",
  "null",
  "[]",
  "{}",
  '{"site":"other","data":{}}',
  '{"site":"zero-to-offer","data":null}',
  " ".repeat(5_000_001),
])("a file that is not ours is refused", (file) => {
  expect(readExportFile(file)).toBeUndefined();
});

test("no file breaks the import", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (file) => {
      readExportFile(file);
    }),
  );
});

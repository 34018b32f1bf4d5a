import fc from "fast-check";
import { expect, test } from "vitest";
import * as storageKeys from "#domain/storage-keys.ts";
import { exportFile, readableText, readExportFile, sizeText, storedThings } from "#domain/your-data.ts";

const now = Date.UTC(2026, 10, 21);

test("every stored item has its own key and a description", () => {
  expect(new Set(storedThings.map(({ key }) => key)).size).toBe(storedThings.length);
  for (const { title, about } of storedThings) expect(`${title} ${about}`).toMatch(/\w{3}.*\.$/);
});

test("theme and checklist have the specified keys", () => {
  const keys = storedThings.map(({ key }) => key);
  expect(keys).toContain("theme");
  expect(keys).toContain("ultimate_it_checklist_v1");
});

test("the table describes every key under which something is stored", () => {
  expect(storedThings.map(({ key }) => key).toSorted()).toEqual(Object.values(storageKeys).toSorted());
});

test("an export can be imported", () => {
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

test("a size is shown in bytes of UTF-8, or in kB with one decimal", () => {
  expect(sizeText("dark")).toBe("4 bytes");
  expect(sizeText("é")).toBe("2 bytes");
  expect(sizeText("x".repeat(1234))).toBe("1.2 kB");
});

test("stored JSON is shown indented, other text unchanged", () => {
  expect(readableText('{"a":1}')).toBe('{\n  "a": 1\n}');
  expect(readableText("dark")).toBe("dark");
});

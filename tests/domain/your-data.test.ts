import fc from "fast-check";
import { expect, test } from "vitest";
import { sheetProgressKey } from "#domain/cheat-sheets.ts";
import { checklistKey } from "#domain/checklist.ts";
import {
  doneCertificationsKey,
  pinnedEntriesKey,
  plannedCertificationsKey,
  visitedEntriesKey,
} from "#domain/directory/pinned-entries.ts";
import { pinnedPortalsKey, visitedPortalsKey } from "#domain/job-portals/job-portals.ts";
import { savedSearchesKey } from "#domain/job-search/saved-searches.ts";
import { recentsKey } from "#domain/palette/palette.ts";
import { promptVariantsKey } from "#domain/prompts/saved-prompts.ts";
import { portfolioDraftKey } from "#domain/resume/upload.ts";
import { wantedJobKey } from "#domain/wanted-job.ts";
import { exportFile, readableText, readExportFile, sizeText, storedThings } from "#domain/your-data.ts";

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

test("the table lists the key of every tool that keeps something, and the theme's", () => {
  const keys = [
    "theme",
    recentsKey,
    checklistKey,
    savedSearchesKey,
    pinnedPortalsKey,
    visitedPortalsKey,
    pinnedEntriesKey,
    visitedEntriesKey,
    plannedCertificationsKey,
    doneCertificationsKey,
    portfolioDraftKey,
    promptVariantsKey,
    sheetProgressKey,
    wantedJobKey,
  ];
  expect(storedThings.map(({ key }) => key).toSorted()).toEqual(keys.toSorted());
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

test("a size is whole bytes of UTF-8, then kB with one decimal", () => {
  expect(sizeText("dark")).toBe("4 bytes");
  expect(sizeText("é")).toBe("2 bytes");
  expect(sizeText("x".repeat(1234))).toBe("1.2 kB");
});

test("stored JSON is shown with one line a value, other text as it is", () => {
  expect(readableText('{"a":1}')).toBe('{\n  "a": 1\n}');
  expect(readableText("dark")).toBe("dark");
});

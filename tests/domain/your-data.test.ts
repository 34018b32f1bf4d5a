import fc from "fast-check";
import { expect, test } from "vitest";
import * as storageKeys from "#domain/storage-keys.ts";
import { exportFile, readExportFile } from "#domain/your-data/data-file.ts";
import { bytesOf, readableText, sizeText } from "#domain/your-data/stored-text.ts";
import { storedThings } from "#domain/your-data/stored-things.ts";

const now = Date.UTC(2026, 10, 21);

test("every stored item has its own key and a description", () => {
  expect(new Set(storedThings.map(({ key }) => key)).size).toBe(storedThings.length);
  for (const { title, about } of storedThings) expect(`${title} ${about}`).toMatch(/\w{3}.*\.$/);
});

test("theme and checklist have the keys of the specification", () => {
  const keys = storedThings.map(({ key }) => key);
  expect(keys).toContain("theme");
  expect(keys).toContain("ultimate_it_checklist_v1");
});

test("the table describes every key that is stored for longer than the tab is open", () => {
  const {
    promptDraftsKey: _,
    outreachFormKey: __,
    clearedDraftKey: ___,
    portfolioStepsKey: ____,
    reloadedKey: _____,
    ...lasting
  } = storageKeys;
  expect(storedThings.map(({ key }) => key).toSorted()).toEqual(Object.values(lasting).toSorted());
});

test("an export can be imported, without items that are computed from other items", async () => {
  const texts = (things: typeof storedThings) => Object.fromEntries(things.map(({ key }) => [key, `"${key}"`]));
  const derived = storedThings.filter(({ isDerived }) => isDerived).map(({ key }) => key);
  expect(derived).toEqual(["tracker_glance_v1", "offline_copy"]);
  const kept = texts(storedThings.filter(({ key }) => !derived.includes(key)));
  expect(await readExportFile(await exportFile(texts(storedThings), now))).toEqual({ things: kept });
});

test("a file has the number of entries of each item", async () => {
  const file = JSON.parse(await exportFile({ theme: "dark", tracker: "[{},{}]" }, now));
  expect(file).toMatchObject({
    format: 2,
    counts: { theme: 1, tracker: 2 },
    sha256: expect.stringMatching(/^\w{64}$/),
  });
});

test("keys that we do not know are neither exported nor imported", async () => {
  expect(await exportFile({ other: "secret", theme: "dark" }, now)).not.toContain("secret");
  const file = JSON.stringify({ site: "zero-to-offer", data: { other: "x", theme: "dark", pinned_portals_v1: 5 } });
  expect(await readExportFile(file)).toEqual({ things: { theme: "dark" } });
});

test.each([
  "",
  "{",
  "null",
  "[]",
  "{}",
  '{"site":"other","data":{}}',
  '{"site":"zero-to-offer","data":null}',
  " ".repeat(50_000_001),
])("a file from elsewhere is refused", async (file) => {
  expect(await readExportFile(file)).toEqual({ refusal: "foreign" });
});

test("a file with one changed byte is refused as a whole", async () => {
  const file = await exportFile({ theme: "dark", tracker: '[{"id":"a"}]' }, now);
  const start = file.indexOf('"counts"');
  for (let at = start; at < file.length; at++) {
    const changed = file.slice(0, at) + (file[at] === "7" ? "8" : "7") + file.slice(at + 1);
    const { things } = await readExportFile(changed);
    if (!/^\s$/.test(file[at] ?? "")) expect(things, `byte ${at}: ${changed.slice(at - 20, at + 20)}`).toBeUndefined();
  }
});

test("a file from a newer version is refused", async () => {
  const file = JSON.parse(await exportFile({ theme: "dark" }, now));
  expect(await readExportFile(JSON.stringify({ ...file, format: 3 }))).toEqual({ refusal: "newer" });
});

test("no file makes the import fail", async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), fc.json()), async (file) => {
      await readExportFile(file);
    }),
  );
});

test("a size is shown in bytes of UTF-8, or in kB or MB with one decimal", () => {
  expect([bytesOf("dark"), bytesOf("é")]).toEqual([4, 2]);
  expect([4, 1234, 999_949, 999_950, 4_612_000].map(sizeText)).toEqual([
    "4 bytes",
    "1.2 kB",
    "999.9 kB",
    "1.0 MB",
    "4.6 MB",
  ]);
});

test("stored JSON is shown indented, and other text is shown unchanged", () => {
  expect(readableText('{"a":1}')).toBe('{\n  "a": 1\n}');
  expect(readableText("dark")).toBe("dark");
});

import { expect, test } from "vitest";
import { readCapture } from "#domain/tracker/capture.ts";
import { sharedCapture } from "#domain/tracker/share-sheet.ts";

const habit = { isDayFirst: false, today: "2026-11-22" };

test("shared data is read by the tracker's capture code", () => {
  const shared = { title: "Tester & more", text: "We test.", url: "https://acme.example/7?a=b#c" };
  expect(readCapture(sharedCapture(shared), habit)).toEqual({
    title: "Tester & more",
    posting: "We test.",
    url: "https://acme.example/7?a=b#c",
  });
});

test("an address in the text is the address, and leaves the text", () => {
  expect(
    readCapture(sharedCapture({ title: "Tester", text: "Look: https://acme.example/7 !", url: "" }), habit),
  ).toEqual({
    title: "Tester",
    posting: "Look:  !",
    url: "https://acme.example/7",
  });
});

test("an address in a sentence has neither its brackets nor its full stop", () => {
  for (const text of ["It is (https://acme.example/7).", "Look: “https://acme.example/7”.", "https://acme.example/7!"])
    expect(readCapture(sharedCapture({ title: "Tester", text, url: "" }), habit)?.url).toBe("https://acme.example/7");
});

test("a text of any length fits into the address", () => {
  const capture = readCapture(
    sharedCapture({ title: "x".repeat(9000), text: "ä".repeat(90_000), url: "javascript:alert(1)" }),
    habit,
  );
  expect(capture?.posting).toHaveLength(8000);
  expect(capture?.url).toBeUndefined();
});

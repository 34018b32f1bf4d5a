import { expect, test } from "vitest";
import { isCopyDue } from "#domain/tracker/copy-reminder.ts";
import { newRecord } from "#domain/tracker/record.ts";

const records = (count: number, created: string) =>
  Array.from({ length: count }, (_, index) => newRecord(`r${index}`, {}, { stage: "saved" }, new Date(created)));
const today = "2026-11-22";

test("with 20 or more applications, a copy is due 30 days after the last copy or the last “Not now”", () => {
  const many = records(20, "2026-09-01T12:00:00Z");
  expect(isCopyDue(many, "2026-10-23", today)).toBe(true);
  expect(isCopyDue(many, "2026-10-24", today)).toBe(false);
  expect(isCopyDue(records(19, "2026-09-01T12:00:00Z"), "2026-10-23", today)).toBe(false);
});

test("before the first copy, the days count from the oldest application", () => {
  expect(isCopyDue(records(20, "2026-11-01T12:00:00Z"), null, today)).toBe(false);
  expect(isCopyDue([...records(20, "2026-11-01T12:00:00Z"), ...records(1, "2026-10-23T12:00:00Z")], null, today)).toBe(
    true,
  );
  expect(isCopyDue(records(20, "2026-10-01T12:00:00Z"), "soon", today)).toBe(true);
});

import { expect, test } from "vitest";
import { calendarDayName, dayName, momentName } from "#domain/text/date-format.ts";

const now = Date.parse("2026-11-22T18:00:00Z");
const at = (iso: string) => Date.parse(iso);
const india = { timeZone: "Asia/Kolkata", locale: "en-IN" };
const berlin = { timeZone: "Europe/Berlin", locale: "en-DE" };

test.each([
  ["2026-11-22T20:00:00Z", "Tomorrow", "Today"],
  ["2026-11-22T10:00:00Z", "Today", "Today"],
  ["2026-11-21T18:00:00Z", "Yesterday", "Yesterday"],
  ["2026-11-23T20:00:00Z", "Tue, 24 Nov", "Tomorrow"],
  ["2027-01-03T10:00:00Z", "Sun, 3 Jan, 2027", "Sun, 3 Jan 2027"],
])("the moment %s is %s in India, where it is 11:30 pm, and %s in Berlin", (iso, inIndia, inBerlin) => {
  expect(dayName(at(iso), now, india)).toBe(inIndia);
  expect(dayName(at(iso), now, berlin)).toBe(inBerlin);
});

test.each([
  ["2026-11-22", "Today"],
  ["2026-11-23", "Tomorrow"],
  ["2026-11-28", "Sat, Nov 28"],
  ["2025-12-24", "Wed, Dec 24, 2025"],
])("the date %s without a time is %s in every time zone", (day, name) => {
  expect(calendarDayName(day, new Date("2026-11-22T23:30").getTime())).toBe(name);
});

test("a moment ago is 'just now', and the year appears only if it is not this year", () => {
  expect(momentName(now - 60_000, now, india)).toBe("just now");
  expect(momentName(now - 3_600_000, now, india)).toBe("today, 10:30 pm");
  expect(momentName(now - 86_400_000, now, berlin)).toBe("yesterday, 19:00");
  expect(momentName(at("2025-12-24T12:00:00Z"), now, india)).toBe("Wed, 24 Dec, 2025, 5:30 pm");
});

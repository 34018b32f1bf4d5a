import ICAL from "ical.js";
import { expect, test } from "vitest";
import { calendarText } from "#domain/calendar.ts";

const event = {
  key: "leetcode.com/contest/weekly-contest-529",
  title: "LeetCode: Weekly Contest 529",
  start: new Date("2026-11-22T02:30:00Z"),
  end: new Date("2026-11-22T04:00:00Z"),
  url: "https://leetcode.com/contest/weekly-contest-529",
  description: "https://leetcode.com/contest/weekly-contest-529",
  isTentative: false,
  changedAt: new Date("2026-11-20T06:00:00Z"),
};

const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((vevent) => new ICAL.Event(vevent));

test("an independent calendar reader finds the same event in the file", () => {
  const [read] = eventsOf(calendarText("Contests", [event]));
  expect([read?.uid, read?.summary, read?.description]).toEqual([
    "leetcode.com/contest/weekly-contest-529@zero-to-offer",
    event.title,
    event.description,
  ]);
  expect([read?.startDate.toJSDate(), read?.endDate.toJSDate()]).toEqual([event.start, event.end]);
  expect(read?.startDate.zone.tzid).toBe("UTC");
});

test("an event that runs longer than a day leaves the subscriber's time free", () => {
  const end = new Date("2026-12-03T04:00:00Z");
  expect(calendarText("Contests", [{ ...event, end }])).toContain("TRANSP:TRANSPARENT");
  expect(calendarText("Contests", [event])).not.toContain("TRANSP");
});

test("equal events give equal text, so that a subscriber sees no false change", () => {
  expect(calendarText("Contests", [event])).toBe(calendarText("Contests", [event]));
});

test("SEQUENCE grows with every later change", () => {
  const sequenceAt = (changedAt: string) =>
    eventsOf(calendarText("Contests", [{ ...event, changedAt: new Date(changedAt) }]))[0]?.sequence ?? -1;
  const changes = ["2025-06-01T00:00:00Z", "2026-11-20T06:00:00Z", "2026-11-20T12:00:00Z"].map(sequenceAt);
  expect(changes[0]).toBe(0);
  expect(changes[1]).toBeGreaterThan(0);
  expect(changes[2]).toBeGreaterThan(changes[1] ?? 0);
});

test("a source's text cannot add lines to the calendar", () => {
  const title = "A\r\nATTENDEE:mailto:x@y.example\r\nSUMMARY:B; c, d\\";
  const text = calendarText("Contests", [{ ...event, title, key: "a;b\r\nX:1" }]);
  expect(text).not.toMatch(/^(ATTENDEE|X):/m);
  expect(eventsOf(text)[0]?.summary).toContain("B; c, d\\");
});

test("control characters, which the format forbids, are removed from every text", () => {
  const odd = "a\u0000b\u000b\u202ec";
  const text = calendarText("Contests", [{ ...event, title: odd, description: odd, url: `${event.url}\u0007` }]);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\p{Control}\p{Bidi_Control}]/u);
  expect(eventsOf(text)[0]?.summary).toBe("a b c");
});

test("an all-day event's alarm rings that morning; a timed event's alarm rings 15 minutes before it", () => {
  const day = { start: new Date("2026-11-27T00:00:00Z"), end: new Date("2026-11-28T00:00:00Z"), isAllDay: true };
  const text = calendarText("Tracker", [{ ...event, ...day, alarmAfterHours: 9 }, event]);
  expect(eventsOf(text).map(alarmOf)).toEqual(["2026-11-27T09:00:00", "2026-11-22T02:15:00Z"]);
});

/** The moment at which a calendar rings the alarm. For an all-day event, it has no time zone. */
function alarmOf(read: ICAL.Event): string {
  const trigger = read.component.getFirstSubcomponent("valarm")?.getFirstProperty("trigger");
  const at = (trigger?.getFirstParameter("related") === "END" ? read.endDate : read.startDate).clone();
  at.isDate = false;
  at.addDuration(trigger?.getFirstValue() as ICAL.Duration);
  return at.toString();
}

test("a calendar without events is a valid calendar", () => {
  expect(eventsOf(calendarText("Contests", []))).toEqual([]);
});

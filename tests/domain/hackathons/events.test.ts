import { expect, test } from "vitest";
import { hackathonEvents, hackathonList } from "#domain/hackathons/events.ts";
import { hackathon } from "../../support/hackathon.ts";
import { faultsIn } from "../../support/structured-data.ts";

const now = new Date("2026-11-21T12:00:00Z");

test("a calendar shows the event, or its deadline alone, and a date without a time is a whole day", () => {
  const events = hackathonEvents([
    hackathon({ starts: "2026-12-05", ends: "2026-12-06" }),
    hackathon({ deadline: "2026-12-01T18:00:00.000Z", name: "Late" }),
    hackathon(),
  ]);
  expect(events).toMatchObject([
    { title: "Hack Day", isAllDay: true, start: new Date("2026-12-05"), end: new Date("2026-12-07") },
    { title: "Registration closes: Late", isAllDay: false, end: new Date("2026-12-01T18:00:00Z") },
  ]);
});

test.each([
  ["2026-12-06T15:00:00.000Z", "2026-12-07"],
  ["2026-12-07T00:00:00.000Z", "2026-12-07"],
])("an all-day event that ends at %s includes the day of that hour", (ends, end) => {
  expect(hackathonEvents([hackathon({ starts: "2026-12-05", ends })])).toMatchObject([
    { isAllDay: true, start: new Date("2026-12-05"), end: new Date(end) },
  ]);
});

test("structured data lists the first ten hackathons; only those with a date and a place are events", () => {
  const rows = [
    hackathon({ hackathon_date: "December 5 2026", mode: "online" }),
    ...Array.from({ length: 11 }, () => hackathon()),
  ];
  const { itemListElement } = hackathonList(rows, now);
  expect(itemListElement).toHaveLength(10);
  expect(itemListElement[0]).toMatchObject({ position: 1, item: { "@type": "Event", startDate: "2026-12-05" } });
  expect(itemListElement[1]).toEqual({
    "@type": "ListItem",
    position: 2,
    name: "Hack Day",
    url: "https://hack.example/",
  });
});

test("structured data of hackathons is complete, wherever they take place", () => {
  const dated = { hackathon_date: "December 5 2026" };
  const rows = [
    hackathon({ ...dated, mode: "online" }),
    hackathon({ ...dated, mode: "hybrid", city: "Pune", country: "India" }),
    hackathon({ ...dated, mode: "in_person" }),
  ];
  const list = hackathonList(rows, now);
  expect(faultsIn(JSON.parse(JSON.stringify({ "@context": "https://schema.org", ...list })))).toEqual([]);
  expect(list.itemListElement.map((element) => "item" in element)).toEqual([true, true, false]);
});

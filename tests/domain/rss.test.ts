import { parseDocument } from "htmlparser2";
import { expect, test } from "vitest";
import type { CalendarEvent } from "#domain/calendar.ts";
import { rssText } from "#domain/rss.ts";

const event = (more: Partial<CalendarEvent>): CalendarEvent => ({
  key: "example.com/round/1",
  title: "Example: Round 1",
  start: new Date("2026-12-01T10:00:00Z"),
  end: new Date("2026-12-01T12:00:00Z"),
  url: "https://example.com/round/1",
  description: "https://example.com/round/1",
  isTentative: false,
  changedAt: new Date("2026-11-20T00:00:00Z"),
  ...more,
});

type Node = { name?: string; data?: string; children?: Node[] };
const named = (node: Node, name: string): Node[] =>
  (node.children ?? []).flatMap((child) => [...(child.name === name ? [child] : []), ...named(child, name)]);
const text = (node: Node): string => node.data ?? (node.children ?? []).map(text).join("");

function items(events: CalendarEvent[]) {
  const feed = parseDocument(rssText("contests", events), { xmlMode: true }) as Node;
  return named(feed, "item").map((item) =>
    Object.fromEntries(
      ["title", "link", "guid", "pubDate", "description"].map((name) => [name, text(named(item, name)[0] ?? {})]),
    ),
  );
}

test("each event is an item with its link and its start", () => {
  expect(items([event({})])).toEqual([
    {
      title: "Example: Round 1",
      link: "https://example.com/round/1",
      guid: expect.stringMatching(/^https:.*example\.com%2Fround%2F1$/),
      pubDate: "Fri, 20 Nov 2026 00:00:00 GMT",
      description: "Starts 2026-12-01 10:00 UTC. https://example.com/round/1",
    },
  ]);
});

test("the event that changed last comes first, and its guid stays the same", () => {
  const [before] = items([event({})]);
  const after = items([
    event({ key: "other" }),
    event({ title: "Moved", changedAt: new Date("2026-11-21T00:00:00Z") }),
  ]);
  expect(after[0]?.title).toBe("Moved");
  expect(after[0]?.guid).toBe(before?.guid);
});

test("an all-day event has a date without an hour", () => {
  expect(items([event({ isAllDay: true })])[0]?.description).toContain("Starts 2026-12-01. ");
});

test("no text from a source makes the feed invalid", () => {
  const title = "</title><script>alert(1)</script> & ]]> \u0000\u0007 𝒳";
  const [item] = items([event({ title, description: title, url: "https://example.com/?a=1&b=<2>" })]);
  expect(item?.title).toBe("</title><script>alert(1)</script> & ]]> 𝒳");
  expect(item?.link).toBe("https://example.com/?a=1&b=%3C2%3E");
});

test("an empty list gives a feed without items and without a date", () => {
  expect(items([])).toEqual([]);
  expect(rssText("hackathons", [])).not.toMatch(/date>/i);
  expect(rssText("hackathons", [event({})])).toContain("<lastBuildDate>Fri, 20 Nov 2026 00:00:00 GMT</lastBuildDate>");
});

import { Feed } from "feed";
import type { CalendarEvent } from "./calendar.ts";
import { pageDescription } from "./page-descriptions.ts";
import { type ScreenName, screens } from "./screens.ts";
import { site } from "./site.ts";
import { oneLine } from "./text/text.ts";

/**
 * A screen's events as an RSS 2.0 feed, the last changed first. Each item says when its event
 * starts. Its guid stays the same when the event changes. An empty feed has no date.
 */
export function rssText(screen: ScreenName, events: CalendarEvent[]): string {
  const { title, path } = screens[screen];
  const newestFirst = events.toSorted((a, b) => b.changedAt.getTime() - a.changedAt.getTime());
  const feed = new Feed({
    title: `${title} | ${site.name}`,
    description: pageDescription(screen),
    link: site.origin + path,
    feedLinks: { rss: `${site.origin}/api/${screen}.rss` },
    language: "en",
    ttl: 60,
    updated: newestFirst[0]?.changedAt,
    generator: site.name,
  });
  for (const { key, title, url, start, isAllDay, description, changedAt } of newestFirst) {
    const day = start.toISOString().slice(0, 10);
    const begins = isAllDay ? `Starts ${day}.` : `Starts ${day} ${start.toISOString().slice(11, 16)} UTC.`;
    feed.addItem({
      title: oneLine(title),
      id: `${site.origin}/#${encodeURIComponent(key)}`,
      link: oneLine(url),
      date: changedAt,
      description: oneLine(`${begins} ${description}`),
    });
  }
  const text = feed.rss2();
  return events.length > 0 ? text : text.replace(/\s*<lastBuildDate>.*<\/lastBuildDate>/, "");
}

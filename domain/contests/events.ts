import type { CalendarEvent } from "../calendar.ts";
import { type Contest, type ContestPlatform, linkKey, platformName } from "./contests.ts";
import { instant } from "./times.ts";

/**
 * Contests as calendar events. Contests without a readable start are left out. The key is the
 * contest's link. If several contests share the link, the day is added. A link to the platform's
 * own page always counts as shared, so that a contest has the same key in its own file and in the
 * feed. The title of a contest that nobody has announced ends in "(expected)".
 */
export function contestEvents(contests: Contest[], platforms: ContestPlatform[]): CalendarEvent[] {
  const byLink = Map.groupBy(contests, ({ href }) => linkKey(href));
  const platformLinks = new Set(platforms.map(({ url }) => linkKey(url)));
  return contests.flatMap((contest) => {
    const start = instant(contest.start_time);
    if (start === undefined) return [];
    const platform = platformName(contest.resource, platforms);
    const name = contest.event.startsWith(platform) ? contest.event : `${platform}: ${contest.event}`;
    const link = linkKey(contest.href);
    const isShared = platformLinks.has(link) || (byLink.get(link)?.length ?? 0) > 1;
    return {
      key: isShared ? `${link}/${contest.start_time?.slice(0, 10)}` : link,
      title: `${name}${contest.predicted ? " (expected)" : ""}`,
      start: new Date(start),
      end: new Date(Math.max(start, instant(contest.end_time) ?? start)),
      url: contest.href,
      description: contest.predicted
        ? `Expected from ${platform}'s usual schedule, not announced yet. ${contest.href}`
        : contest.href,
      isTentative: contest.predicted,
      changedAt: new Date(instant(contest.changed_at) ?? start),
    };
  });
}

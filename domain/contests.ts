import type { CalendarEvent } from "./calendar.ts";
import { clockTime, dayName, type Reader } from "./text/date-format.ts";
import { isWebUrl } from "./text/links.ts";

export type Contest = {
  id: string;
  event: string;
  start_time: string | null;
  end_time: string | null;
  /** The platform, by its host, as in content/contest-platforms.json. */
  resource: string;
  href: string;
  popularity_score: number;
  /** Computed from the platform's published rhythm, not yet announced by it. */
  predicted: boolean;
  changed_at: string | null;
};

export type ContestPlatform = { resource: string; url: string; name: string };

export const contestSorts = ["popular", "least-popular", "upcoming"] as const;
export type ContestSort = (typeof contestSorts)[number];

type Nullable<Row> = { [Field in keyof Row]: Row[Field] | null };
type StoredContest = Nullable<Pick<Contest, "event" | "resource" | "href">> &
  Omit<Contest, "event" | "resource" | "href">;

/**
 * Only contests whose link is a valid http or https address are shown; one without a name or
 * platform gets a stand-in.
 */
export function listable(rows: StoredContest[]): Contest[] {
  return rows.flatMap((row) =>
    row.href && isWebUrl(row.href)
      ? [{ ...row, event: row.event || "Unnamed Contest", resource: row.resource || "Unknown", href: row.href }]
      : [],
  );
}

type Times = Pick<Contest, "start_time" | "end_time">;

/** The day as dayName() says it; 'TBD' for a missing or unreadable start. `now` is in ms. */
export function contestDay({ start_time }: Pick<Contest, "start_time">, now: number, reader?: Reader): string {
  const start = instant(start_time);
  return start === undefined ? "TBD" : dayName(start, now, reader);
}

/**
 * "8:00 AM – 9:30 AM", with the end's day where it is another one; 'TBD' for a missing or unreadable time. The end is said
 * only where there is one that differs from the start. `now` is in ms.
 */
export function contestHours({ start_time, end_time }: Times, now: number, reader?: Reader): string {
  const [start, end] = [instant(start_time), instant(end_time)];
  if (start === undefined) return "TBD";
  const from = clockTime(start, reader);
  if (!end_time || end === start) return from;
  if (end === undefined) return `${from} – TBD`;
  const day = dayName(end, now, reader);
  return `${from} – ${day === dayName(start, now, reader) ? "" : `${day}, `}${clockTime(end, reader)}`;
}

/** How long it takes: "1h 30m", "2d"; undefined where it is not known, or where it takes no time. */
export function contestDuration({ start_time, end_time }: Times): string | undefined {
  const [start, end] = [instant(start_time), instant(end_time)];
  return start !== undefined && end !== undefined && end > start ? span(end - start) : undefined;
}

export type ContestState = "upcoming" | "running" | "over" | "unknown";

/**
 * Running from its start until its end; without a readable end it is over as soon as it has
 * started.
 */
export function contestState({ start_time, end_time }: Times, now: Date): ContestState {
  const start = instant(start_time);
  if (start === undefined) return "unknown";
  if (now.getTime() < start) return "upcoming";
  return now.getTime() < (instant(end_time) ?? start) ? "running" : "over";
}

/**
 * "Starts in 2d 3h", "Running now, 35m left", "Over", or "TBD"; the two largest units, minutes
 * rounded up.
 */
export function contestClock(contest: Times, now: Date): string {
  const until = (iso: string | null) => span((instant(iso) ?? now.getTime()) - now.getTime());
  switch (contestState(contest, now)) {
    case "upcoming":
      return `Starts in ${until(contest.start_time)}`;
    case "running":
      return `Running now, ${until(contest.end_time)} left`;
    case "over":
      return "Over";
    case "unknown":
      return "TBD";
  }
}

function span(ms: number): string {
  const minutes = Math.ceil(ms / 60_000);
  const parts = [
    [Math.floor(minutes / 1440), "d"],
    [Math.floor(minutes / 60) % 24, "h"],
    [minutes % 60, "m"],
  ] as const;
  const first = parts.findIndex(([count]) => count > 0);
  return parts
    .slice(first, first + 2)
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count}${unit}`)
    .join(" ");
}

function instant(iso: string | null): number | undefined {
  const time = iso === null ? Number.NaN : Date.parse(iso);
  return Number.isNaN(time) ? undefined : time;
}

/** The platform's own name where we know it, else what the row says. */
export function platformName(resource: string, platforms: ContestPlatform[]): string {
  return platforms.find((platform) => platform.resource === resource)?.name ?? resource;
}

/**
 * One contest has one key, whoever names it: its link without scheme, "www.", fragment and the
 * path's last slash, in lower case.
 */
export function linkKey(href: string): string {
  const { host, pathname, search } = new URL(href);
  return (host.replace(/^www\./, "") + pathname.replace(/\/$/, "") + search).toLowerCase();
}

/**
 * 0 to 100, on a log scale: 20 × log10(1 + participants), so that ten times the participants are 20
 * points more. A contest of which no number is known counts as one with 300.
 */
export function popularityScore(participants: number | undefined): number {
  return Math.min(100, Math.round(20 * Math.log10(1 + (participants || 300))));
}

const announcedWithinMs = 36 * 60 * 60 * 1000;

/**
 * Without the predictions that a platform's announcement replaces: one whose name has the series in
 * it ("AtCoder Beginner Contest 476" has "AtCoder Beginner Contest") and that begins at most 36
 * hours earlier or later.
 */
export function withoutAnnounced(contests: Contest[]): Contest[] {
  const announced = Map.groupBy(
    contests.filter(({ predicted }) => !predicted),
    ({ resource }) => resource,
  );
  return contests.filter(({ predicted, resource, event, start_time }) => {
    if (!predicted) return true;
    const series = event.replace(/ \d+$/, "");
    const start = instant(start_time) ?? Number.NaN;
    const isSame = (other: Contest) =>
      other.event.includes(series) && Math.abs((instant(other.start_time) ?? Number.NaN) - start) <= announcedWithinMs;
    return !announced.get(resource)?.some(isSame);
  });
}

/**
 * What a calendar shows of a contest; one without a readable start has no place in it, one without
 * an end takes no time. An event's key is its link, with the day added where several contests share
 * one link.
 */
export function contestEvents(contests: Contest[], platforms: ContestPlatform[]): CalendarEvent[] {
  const byLink = Map.groupBy(contests, ({ href }) => linkKey(href));
  return contests.flatMap((contest) => {
    const start = instant(contest.start_time);
    if (start === undefined) return [];
    const platform = platformName(contest.resource, platforms);
    const link = linkKey(contest.href);
    const isShared = (byLink.get(link)?.length ?? 0) > 1;
    return {
      key: isShared ? `${link}/${contest.start_time?.slice(0, 10)}` : link,
      title: `${platform}: ${contest.event}`,
      start: new Date(start),
      end: new Date(Math.max(start, instant(contest.end_time) ?? start)),
      url: contest.href,
      description: contest.predicted
        ? `Expected from ${platform}'s usual rhythm, not announced yet. ${contest.href}`
        : contest.href,
      isTentative: contest.predicted,
      changedAt: new Date(instant(contest.changed_at) ?? start),
    };
  });
}

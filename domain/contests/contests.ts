import { isWebUrl } from "../text/links.ts";
import { hourMs } from "../time.ts";
import { instant } from "./times.ts";

export type Contest = {
  id: string;
  event: string;
  start_time: string | null;
  end_time: string | null;
  /** The platform's host, as in content/contest-platforms.json. */
  resource: string;
  href: string;
  popularity_score: number;
  /** Computed from the platform's usual schedule; the platform has not announced it yet. */
  predicted: boolean;
  changed_at: string | null;
};

export type ContestPlatform = { resource: string; url: string; name: string };

export const contestSorts = ["popular", "least-popular", "upcoming"] as const;
export type ContestSort = (typeof contestSorts)[number];

/** Sorted as the API returns them: ties go by start, and contests without a start come last. */
export function inOrder(contests: Contest[], sort: ContestSort): Contest[] {
  const sign = { popular: -1, "least-popular": 1, upcoming: 0 }[sort];
  const start = (contest: Contest) => instant(contest.start_time) ?? Number.MAX_VALUE;
  return contests.toSorted((a, b) => sign * (a.popularity_score - b.popularity_score) || start(a) - start(b));
}

type Nullable<Row> = { [Field in keyof Row]: Row[Field] | null };
type StoredContest = Nullable<Pick<Contest, "event" | "resource" | "href">> &
  Omit<Contest, "event" | "resource" | "href">;

/**
 * Drops contests without a valid http or https link. A missing name or platform gets a placeholder.
 */
export function listable(rows: StoredContest[]): Contest[] {
  return rows.flatMap((row) =>
    row.href && isWebUrl(row.href)
      ? [{ ...row, event: row.event || "Unnamed Contest", resource: row.resource || "Unknown", href: row.href }]
      : [],
  );
}

/** The platform's own name, or its host where we have no name. */
export function platformName(resource: string, platforms: ContestPlatform[]): string {
  return platforms.find((platform) => platform.resource === resource)?.name ?? resource;
}

/**
 * The key of a contest, the same from every source: its link in lower case without scheme, "www.",
 * fragment and trailing slash.
 */
export function linkKey(href: string): string {
  const { host, pathname, search } = new URL(href);
  return (host.replace(/^www\./, "") + pathname.replace(/\/$/, "") + search).toLowerCase();
}

/**
 * 0 to 100 on a log scale: 20 × log10(1 + participants). Ten times the participants add 20 points.
 * An unknown number of participants counts as 300.
 */
export function popularityScore(participants: number | undefined): number {
  return Math.min(100, Math.round(20 * Math.log10(1 + (participants || 300))));
}

const announcedWithinMs = 36 * hourMs;

/**
 * Drops predictions that the platform has announced since. An announcement replaces a prediction
 * when its name contains the series ("AtCoder Beginner Contest 476" contains "AtCoder Beginner
 * Contest") and it starts within 36 hours of the predicted time.
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

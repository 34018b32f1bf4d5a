import { isWebUrl } from "../text/links.ts";
import { instant } from "./times.ts";

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

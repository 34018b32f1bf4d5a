import { linkKey, popularityScore } from "#domain/contests/contests.ts";
import { isLinkTo } from "#domain/text/links.ts";
import { stripTags } from "#domain/text/text.ts";
import { dayMs } from "#domain/time.ts";
import type { contests } from "../../../db/schema.ts";
import type { Source } from "../../../source.ts";
import { type Platform, platforms, usualTurnout } from "../platforms.ts";

export type ContestRow = Omit<Required<typeof contests.$inferInsert>, "changed_at">;
export type ContestSource = Source<ContestRow>;

type FoundContest = {
  source: string;
  /** The source's own id for the contest. */
  key: string | number;
  event: string;
  start: Date;
  end: Date;
  resource: string;
  href: string;
  /**
   * The hosts that the link may lead to. Their subdomains are allowed, too. The default is
   * `resource`.
   */
  hosts?: string[];
  participants?: number | undefined;
  predicted?: boolean;
  rank?: number;
};

const maxAheadMs = 2 * 365 * dayMs;

/** A source that requests one platform of the table. */
export function platformSource(name: keyof typeof platforms, read: ContestSource["read"]): ContestSource {
  const platform: Platform = platforms[name];
  return { name, label: platform.label, hasSchedule: platform.series !== undefined, read };
}

/**
 * The row of a contest that was found. Null if the contest is over. Throws if the link leads to an
 * unexpected host or the times are impossible.
 */
export function contestRow(found: FoundContest, now: Date): ContestRow | null {
  const { source, key, event, start, end, resource, href, hosts = [resource], participants } = found;
  if (!isLinkTo(href, hosts)) throw new Error("Unexpected link");
  if (end <= start || start.getTime() - now.getTime() > maxAheadMs) throw new Error("Unexpected times");
  if (end <= now) return null;
  return {
    id: `${source}:${key}`,
    event: stripTags(event).slice(0, 200),
    start_time: start.toISOString(),
    end_time: end.toISOString(),
    resource,
    href,
    popularity_score: popularityScore(participants || usualTurnout(resource)),
    source,
    predicted: found.predicted ?? false,
    link_key: linkKey(href),
    rank: found.rank ?? 0,
  };
}

import { linkKey, popularityScore } from "#domain/contests.ts";
import { isLinkTo } from "#domain/text/links.ts";
import { stripTags } from "#domain/text/text.ts";
import type { contests } from "../../../db/schema.ts";
import type { Source } from "../../../refresh.ts";

export type ContestRow = Omit<Required<typeof contests.$inferInsert>, "changed_at">;
export type ContestSource = Source<ContestRow>;

type Found = {
  source: string;
  /** The source's own name for it. */
  key: string | number;
  event: string;
  start: Date;
  end: Date;
  resource: string;
  href: string;
  /** Hosts the link may lead to, with their subdomains. */
  hosts: string[];
  participants?: number;
  predicted?: boolean;
  rank?: number;
};

const farthest = 2 * 365 * 24 * 60 * 60 * 1000;

/** Our row of what a source found, null when it is over; a link to a strange host or impossible times are errors. */
export function contestRow(found: Found, now: Date): ContestRow | null {
  const { source, key, event, start, end, resource, href, hosts, participants } = found;
  if (!isLinkTo(href, hosts)) throw new Error("Unexpected link");
  if (end <= start || start.getTime() - now.getTime() > farthest) throw new Error("Unexpected times");
  if (end <= now) return null;
  return {
    id: `${source}:${key}`,
    event: stripTags(event).slice(0, 200),
    start_time: start.toISOString(),
    end_time: end.toISOString(),
    resource,
    href,
    popularity_score: popularityScore(resource, participants),
    source,
    predicted: found.predicted ?? false,
    link_key: linkKey(href),
    rank: found.rank ?? 0,
  };
}

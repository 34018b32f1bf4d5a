import { type ContestRow, type ContestSource, contestRow } from "./source.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
const horizon = 28 * day;

/** One known edition of each series, and the days between two. */
const series = [
  {
    name: (n: number) => `Weekly Contest ${n}`,
    href: (n: number) => `https://leetcode.com/contest/weekly-contest-${n}`,
    resource: "leetcode.com",
    known: { edition: 294, start: Date.UTC(2022, 4, 22, 2, 30) },
    everyDays: 7,
    minutes: 90,
  },
  {
    name: (n: number) => `Biweekly Contest ${n}`,
    href: (n: number) => `https://leetcode.com/contest/biweekly-contest-${n}`,
    resource: "leetcode.com",
    known: { edition: 78, start: Date.UTC(2022, 4, 14, 14, 30) },
    everyDays: 14,
    minutes: 90,
  },
  {
    name: (n: number) => `Starters ${n}`,
    href: (n: number) => `https://www.codechef.com/START${n}`,
    resource: "codechef.com",
    known: { edition: 134, start: Date.UTC(2024, 4, 15, 14, 30) },
    everyDays: 7,
    minutes: 120,
  },
];

/**
 * The contests that follow a published rhythm, without any call, so that the list is never empty. Platforms move and
 * skip editions, so it looks four weeks ahead, and the real row of the same contest takes precedence.
 */
export const schedule: ContestSource = {
  name: "schedule",
  label: "Known rhythms",
  isPrediction: true,
  read: async (_ask, now) => ({ rows: predictedContests(now), skipped: 0 }),
};

export function predictedContests(now: Date): ContestRow[] {
  return series.flatMap(({ name, href, resource, known, everyDays, minutes }) => {
    const rows: (ContestRow | null)[] = [];
    const firstStep = Math.floor((now.getTime() - known.start) / (everyDays * day));
    for (let step = firstStep; ; step++) {
      const start = new Date(known.start + step * everyDays * day);
      if (start.getTime() > now.getTime() + horizon) break;
      const edition = known.edition + step;
      rows.push(
        contestRow(
          {
            source: "schedule",
            key: `${resource}:${edition}:${everyDays}`,
            event: name(edition),
            start,
            end: new Date(start.getTime() + minutes * minute),
            resource,
            href: href(edition),
            hosts: [resource],
            predicted: true,
            rank: 2,
          },
          now,
        ),
      );
    }
    return rows.filter((row) => row !== null);
  });
}

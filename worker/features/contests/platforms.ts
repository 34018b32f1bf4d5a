import type { Schedule } from "#domain/schedule.ts";

/**
 * Contests of a platform that follow a regular schedule. `edition` is the number of the known
 * edition. It is 0 for a series that we do not number.
 */
export type Series = {
  schedule: Schedule;
  minutes: number;
  name(edition: number): string;
  href(edition: number): string;
};

export type Platform = {
  label: string;
  /** The value of `resource` in the platform's rows, and the host of its links. */
  host: string;
  /**
   * The usual number of participants, as an order of magnitude. It is our estimate, and only ranks
   * contests that have no figure of their own.
   */
  usualTurnout?: number;
  series?: Series[];
};

/**
 * The platforms that we request or predict. Platforms known only from clist.by need no entry,
 * unless we know their turnout.
 */
export const platforms = {
  codeforces: { label: "Codeforces", host: "codeforces.com", usualTurnout: 20_000 },
  leetcode: {
    label: "LeetCode",
    host: "leetcode.com",
    usualTurnout: 30_000,
    series: [
      {
        schedule: { everyDays: 7, start: Date.UTC(2022, 4, 22, 2, 30), edition: 294 },
        minutes: 90,
        name: (edition) => `Weekly Contest ${edition}`,
        href: (edition) => `https://leetcode.com/contest/weekly-contest-${edition}`,
      },
      {
        schedule: { everyDays: 14, start: Date.UTC(2022, 4, 14, 14, 30), edition: 78 },
        minutes: 90,
        name: (edition) => `Biweekly Contest ${edition}`,
        href: (edition) => `https://leetcode.com/contest/biweekly-contest-${edition}`,
      },
    ],
  },
  codechef: {
    label: "CodeChef",
    host: "codechef.com",
    usualTurnout: 1_500,
    series: [
      {
        schedule: { everyDays: 7, start: Date.UTC(2024, 4, 15, 14, 30), edition: 134 },
        minutes: 120,
        name: (edition) => `Starters ${edition}`,
        href: (edition) => `https://www.codechef.com/START${edition}`,
      },
    ],
  },
  // AtCoder skips weeks, so the numbers of its editions cannot be computed.
  atcoder: {
    label: "AtCoder",
    host: "atcoder.jp",
    usualTurnout: 8_000,
    series: [
      {
        schedule: { everyDays: 7, start: Date.UTC(2026, 8, 19, 12) },
        minutes: 100,
        name: () => "AtCoder Beginner Contest",
        href: () => "https://atcoder.jp/contests/",
      },
      {
        schedule: { everyDays: 7, start: Date.UTC(2026, 8, 20, 12) },
        minutes: 120,
        name: () => "AtCoder Regular Contest",
        href: () => "https://atcoder.jp/contests/",
      },
    ],
  },
  ctftime: { label: "CTFtime", host: "ctftime.org" },
  geeksforgeeks: {
    label: "GeeksforGeeks",
    host: "geeksforgeeks.org",
    series: [
      {
        schedule: { everyDays: 7, start: Date.UTC(2026, 8, 20, 13, 30) },
        minutes: 90,
        name: () => "GfG Weekly Coding Contest",
        href: () => "https://practice.geeksforgeeks.org/events",
      },
    ],
  },
  adventofcode: {
    label: "Advent of Code",
    host: "adventofcode.com",
    usualTurnout: 100_000,
    series: [
      {
        schedule: { everyYear: { month: 11, day: 1, hour: 5 } },
        minutes: 12 * 24 * 60,
        name: (year) => `Advent of Code ${year}`,
        href: (year) => `https://adventofcode.com/${year}`,
      },
    ],
  },
  kaggle: { label: "Kaggle", host: "kaggle.com", usualTurnout: 2_000 },
} as const satisfies Record<string, Platform>;

/** The usual number of participants on a host's platform. Undefined if unknown. */
export function usualTurnout(host: string): number | undefined {
  const known: Platform[] = Object.values(platforms);
  return known.find((platform) => platform.host === host)?.usualTurnout;
}

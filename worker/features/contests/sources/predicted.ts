import { occurrences } from "#domain/schedule.ts";
import { type Platform, platforms } from "../platforms.ts";
import { type ContestRow, type ContestSource, contestRow } from "./source.ts";

const horizonDays = 28;

/**
 * Contests computed from the schedules in platforms.ts. This needs no request, so the list is never
 * empty. Platforms move and skip editions, so this covers only four weeks. If a source
 * announces the same contest, the announced row takes precedence.
 */
export const predicted: ContestSource = {
  name: "schedule",
  label: "Known schedules",
  isPrediction: true,
  read: async (_ask, now) => ({ rows: predictedContests(now), skipped: 0 }),
};

export function predictedContests(now: Date): ContestRow[] {
  const known: Platform[] = Object.values(platforms);
  return known.flatMap(({ host, series = [] }) =>
    series.flatMap(({ schedule, minutes, name, href }) =>
      occurrences(schedule, now, horizonDays).flatMap(({ start, edition }) => {
        const row = contestRow(
          {
            source: "schedule",
            key: `${host}:${name(edition)}:${start.toISOString().slice(0, 10)}`,
            event: name(edition),
            start,
            end: new Date(start.getTime() + minutes * 60_000),
            resource: host,
            href: href(edition),
            predicted: true,
            rank: 2,
          },
          now,
        );
        return row ?? [];
      }),
    ),
  );
}

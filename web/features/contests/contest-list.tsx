import type { Contest, ContestSort } from "#domain/contests/contests.ts";
import { contestDay } from "#domain/contests/times.ts";
import { useMinute } from "#web/lib/clock.ts";
import { reader } from "#web/lib/date.ts";
import { ContestRow } from "./contest-row.tsx";

type Props = { contests: Contest[]; sort: ContestSort };

/** The list of contests. Sorted by time, it is grouped by day. Otherwise each row shows its day. */
export function ContestList({ contests, sort }: Props) {
  const now = new Date(useMinute());
  if (sort !== "upcoming")
    return (
      <ul className="border-t border-line">
        {contests.map((contest) => (
          <ContestRow key={contest.id} contest={contest} now={now} level="h2" hasDay />
        ))}
      </ul>
    );
  const days = Map.groupBy(contests, (contest) => contestDay(contest, now.getTime(), reader));
  return [...days].map(([day, own]) => (
    <section key={day} aria-label={day} className="grid gap-x-8 not-first:mt-8 xl:grid-cols-[9rem_minmax(0,1fr)]">
      <h2 className="border-line pb-2 text-lg xl:sticky xl:top-20 xl:self-start xl:pt-3.5">{day}</h2>
      <ul className="border-t border-line">
        {own.map((contest) => (
          <ContestRow key={contest.id} contest={contest} now={now} level="h3" hasDay={false} />
        ))}
      </ul>
    </section>
  ));
}

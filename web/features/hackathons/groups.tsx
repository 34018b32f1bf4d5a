import { useState } from "react";
import type { Hackathon } from "#domain/hackathons/hackathons.ts";
import { groupNote, hackathonGroup } from "#domain/hackathons/order.ts";
import { MoreButton } from "#web/ui/more-button.tsx";
import { HackathonCard } from "./hackathon-card.tsx";

export const grid = "grid grid-cols-1 gap-5 md:grid-cols-2 lg:grid-cols-3";

const batch = 30;
/** How many cards of a batch are animated. The cards after them start out of view. */
const rising = 6;

type Props = { hackathons: Hackathon[]; now: Date; isPast: boolean };

/** The hackathons in groups. "Show more" shows the next batch. */
export function HackathonGroups({ hackathons, now, isPast }: Props) {
  const [count, setCount] = useState(batch);
  const groups = Map.groupBy(hackathons, (row) => (isPast ? "Over" : hackathonGroup(row, now)));
  const shown = hackathons.slice(0, count).map((row, index) => {
    const place = index % batch;
    return { row, delayMs: place < rising ? place * 50 : undefined };
  });
  return (
    <>
      {[...groups].map(([title, rows]) => {
        const cards = shown.filter(({ row }) => rows.includes(row));
        const [first] = cards;
        if (!first) return null;
        const note = isPast ? undefined : groupNote(first.row, now);
        return (
          <section key={title} aria-label={title} className="not-first:mt-10">
            <h2 className="mb-4 flex items-baseline gap-2.5 text-xl">
              {title} <span className="text-sm font-normal text-muted">{rows.length}</span>
            </h2>
            {note && <p className="-mt-2 mb-4 text-[0.9375rem] text-muted">{note}</p>}
            <ul className={grid}>
              {cards.map(({ row, delayMs }) => (
                <HackathonCard key={row.id} hackathon={row} now={now} delayMs={delayMs} />
              ))}
            </ul>
          </section>
        );
      })}
      {hackathons.length > count && (
        <p className="mt-8 text-center">
          <MoreButton onMore={() => setCount(count + batch)}>Show more ({hackathons.length - count} left)</MoreButton>
        </p>
      )}
    </>
  );
}

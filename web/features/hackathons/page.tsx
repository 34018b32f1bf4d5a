import { useState } from "react";
import { hackathonList } from "#domain/hackathons/events.ts";
import { closesAt, filteredHackathons, type HackathonFilter, hackathonFilter } from "#domain/hackathons/filter.ts";
import type { Hackathon } from "#domain/hackathons/hackathons.ts";
import { sortedHackathons } from "#domain/hackathons/order.ts";
import { calendarCode } from "#web/lib/calendar-file.ts";
import { useMinute } from "#web/lib/clock.ts";
import { useAddress } from "#web/lib/url-state.ts";
import { Button } from "#web/ui/button.tsx";
import { Chip } from "#web/ui/chip.tsx";
import { usePrefetch } from "#web/ui/lazy-code.ts";
import { FreshnessLine } from "#web/ui/live/freshness-line.tsx";
import { KeptNotice } from "#web/ui/live/kept-notice.tsx";
import { LastUpdated } from "#web/ui/live/last-updated.tsx";
import { PendingList } from "#web/ui/live/pending-list.tsx";
import { PageFrame } from "#web/ui/page-frame.tsx";
import { Skeletons } from "#web/ui/skeleton.tsx";
import { Filters } from "./filters.tsx";
import { grid, HackathonGroups } from "./groups.tsx";
import { LoadFailure } from "./load-failure.tsx";
import { NoHackathons } from "./no-hackathons.tsx";
import { Notes } from "./notes.tsx";
import { OwnCountryChip } from "./own-country-chip.tsx";
import { Platforms } from "./platforms.tsx";
import { Subscription } from "./subscription.tsx";
import { useHackathons } from "./use-hackathons.ts";

const filterKeys = ["q", "source", "mode", "country", "theme", "within"];
const noFilter = Object.fromEntries(filterKeys.map((key) => [key, undefined]));

/** The fields that a filter needs and that a hackathon may lack. */
const lacks: { key: keyof HackathonFilter; isLacking: (row: Hackathon) => boolean; what: string }[] = [
  { key: "within", isLacking: (row) => !closesAt(row), what: "a date" },
  { key: "mode", isLacking: (row) => !row.mode, what: "a stated mode" },
  { key: "country", isLacking: (row) => !row.country, what: "a stated country" },
];

export default function HackathonsPage() {
  const [typed, setTyped] = useState<string>();
  const [params, setParams] = useAddress(typed === undefined ? undefined : { q: typed });
  const isPast = params.get("when") === "past";
  const { data, isPending, isFetching, error, refetch } = useHackathons(isPast ? "past" : "upcoming");
  const now = new Date(useMinute());
  const all = data?.hackathons ?? [];
  const sorted = isPast ? all : sortedHackathons(all, now);
  const inAddress = hackathonFilter(params);
  const filter = { ...inAddress, search: typed ?? inAddress.search };
  const shown = filteredHackathons(sorted, filter, now);
  const without = (key: keyof HackathonFilter) => filteredHackathons(sorted, { ...filter, [key]: undefined }, now);
  const isFiltered = Object.values(filter).some(Boolean);
  const hasFailed = error !== undefined;
  const inCalendar = new URLSearchParams([...params].filter(([key]) => filterKeys.includes(key)));
  usePrefetch(calendarCode);
  const isEmpty = data !== undefined && all.length === 0 && !isPast;

  function change(changes: Record<string, string | undefined>) {
    const { q, ...filters } = changes;
    if ("q" in changes) setTyped(q ?? "");
    setParams(filters);
  }

  return (
    <PageFrame
      screen="hackathons"
      title="Upcoming Hackathon Contests"
      intro="Hackathons with their dates, and the big ones of every year in their usual months."
      data={data && !isPast && sorted.length > 0 ? hackathonList(sorted, now) : undefined}
    >
      <KeptNotice at={data?.keptAt} onRetry={refetch} />
      {(hasFailed || isEmpty) && <LoadFailure isEmpty={isEmpty} isFetching={isFetching} onRetry={refetch} />}

      <Filters hackathons={all} filter={filter} onChange={change} />

      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="w-full text-[0.9375rem] leading-6 md:w-auto">
          <p className="min-h-6 font-semibold" role="status">
            {data && countText(shown.length, all.length, isPast)}
          </p>
          {lacks.map(({ key, isLacking, what }) => (
            <LeftOut key={key} count={filter[key] ? without(key).filter(isLacking).length : 0} lack={what} />
          ))}
          <LastUpdated list={data && { lastUpdated: data.lastUpdated, rows: data.hackathons }} />
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {isFiltered && (
            <Button variant="ghost" size="small" onClick={() => change(noFilter)}>
              Clear filters
            </Button>
          )}
          <OwnCountryChip hackathons={all} chosen={filter.country} onChange={(country) => change({ country })} />
          <Chip pressed={isPast} onClick={() => setParams({ when: isPast ? undefined : "past" })}>
            Past hackathons
          </Chip>
          {!isPast && <Subscription hackathons={shown} query={inCalendar} />}
        </div>
      </div>

      <div className="mt-6 min-h-svh">
        {isPending && (
          <PendingList>
            <div className={`min-h-svh ${grid}`}>
              <Skeletons count={6} className="h-80" />
            </div>
          </PendingList>
        )}
        {data && shown.length === 0 && <NoHackathons isFiltered={isFiltered && all.length > 0} isPast={isPast} />}
        {shown.length > 0 && <HackathonGroups hackathons={shown} now={now} isPast={isPast} />}
      </div>

      <div className="mt-6">
        <FreshnessLine job="hackathons" />
      </div>
      <Notes />
      <Platforms />
    </PageFrame>
  );
}

/** Says how many hackathons a filter leaves out because they lack the field that it needs. */
function LeftOut({ count, lack }: { count: number; lack: string }) {
  if (count === 0) return;
  return (
    <p className="text-muted">
      {count} without {lack} {count === 1 ? "is" : "are"} left out
    </p>
  );
}

function countText(shown: number, all: number, isPast: boolean): string {
  if (isPast && all === 0) return "No past hackathons are kept yet";
  return `Showing ${shown} of ${all} hackathon contests`;
}

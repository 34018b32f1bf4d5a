import { useState } from "react";
import { hackathonGroup, sortedHackathons } from "#domain/hackathons/dates.ts";
import { hackathonEvents, hackathonList } from "#domain/hackathons/events.ts";
import { filteredHackathons, hackathonFilter } from "#domain/hackathons/filter.ts";
import type { Hackathon } from "#domain/hackathons/hackathons.ts";
import { sourceNames } from "#domain/status.ts";
import { calendarCode } from "#web/lib/calendar-file.ts";
import { useMinute } from "#web/lib/clock.ts";
import { readableMoment } from "#web/lib/date.ts";
import { useAddress } from "#web/lib/url-state.ts";
import { Button } from "#web/ui/button.tsx";
import { Chip } from "#web/ui/chip.tsx";
import { usePrefetch } from "#web/ui/lazy-part.tsx";
import { FreshnessLine } from "#web/ui/live/freshness-line.tsx";
import { KeptNotice } from "#web/ui/live/kept-notice.tsx";
import { SubscribeMenu } from "#web/ui/live/subscribe-menu.tsx";
import { useSources } from "#web/ui/live/use-status.ts";
import { PageFrame } from "#web/ui/page-frame.tsx";
import { EmptyState, ErrorBanner } from "#web/ui/panel.tsx";
import { Skeletons } from "#web/ui/skeleton.tsx";
import { Filters, OnlyOwn } from "./filters.tsx";
import { HackathonCard } from "./hackathon-card.tsx";
import { Platforms } from "./platforms.tsx";
import { useHackathons } from "./use-hackathons.ts";

const filterKeys = ["q", "source", "mode", "country", "theme", "within"];
const noFilter = Object.fromEntries(filterKeys.map((key) => [key, undefined]));
const grid = "grid gap-5 md:grid-cols-2 lg:grid-cols-3";

export default function HackathonsPage() {
  const [typed, setTyped] = useState<string>();
  const [params, setParams] = useAddress(typed === undefined ? undefined : { q: typed });
  const isPast = params.get("when") === "past";
  const { data, isPending, isFetching, isError, errorUpdateCount, refetch } = useHackathons(
    isPast ? "past" : "upcoming",
  );
  const now = new Date(useMinute());
  const all = data?.hackathons ?? [];
  const sorted = isPast ? all : sortedHackathons(all, now);
  const inAddress = hackathonFilter(params);
  const filter = { ...inAddress, search: typed ?? inAddress.search };
  const shown = filteredHackathons(sorted, filter, now);
  const isFiltered = Object.values(filter).some(Boolean);
  const hasFailed = isError || (isPending && errorUpdateCount > 0);
  const inCalendar = new URLSearchParams([...params].filter(([key]) => filterKeys.includes(key)));
  usePrefetch(calendarCode);
  const isEmpty = data !== undefined && all.length === 0 && !isPast;

  function change(changes: Record<string, string | undefined>) {
    const { q, ...others } = changes;
    if ("q" in changes) setTyped(q ?? "");
    setParams(others);
  }

  return (
    <PageFrame
      screen="hackathons"
      title="Upcoming Hackathon Contests"
      intro="Hackathons you can still join, and the big ones of every year."
      data={data && !isPast && sorted.length > 0 ? hackathonList(sorted, now) : undefined}
    >
      <KeptNotice at={data?.keptAt} onRetry={refetch} />
      {(hasFailed || isEmpty) && (
        <div className="mb-6">
          <ErrorBanner
            text={
              isEmpty
                ? "No hackathon contests found. Please check back later."
                : "Failed to load hackathon contests. Please try again later."
            }
          >
            <Button size="small" disabled={isFetching} onClick={() => refetch()}>
              {isFetching ? "Loading..." : "Retry"}
            </Button>
          </ErrorBanner>
        </div>
      )}

      <Filters hackathons={all} filter={filter} onChange={change} />

      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="w-full text-[0.9375rem] leading-6 md:w-auto">
          <p className="min-h-6 font-semibold" role="status">
            {data && `Showing ${shown.length} of ${all.length} hackathon contests`}
          </p>
          <p className="text-muted">Last updated: {readableMoment(data?.lastUpdated)}</p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {isFiltered && (
            <Button variant="ghost" size="small" onClick={() => change(noFilter)}>
              Clear filters
            </Button>
          )}
          <OnlyOwn hackathons={all} chosen={filter.country} onChange={(country) => change({ country })} />
          <Chip pressed={isPast} onClick={() => setParams({ when: isPast ? undefined : "past" })}>
            Past hackathons
          </Chip>
          {!isPast && <Subscription hackathons={shown} query={inCalendar} />}
        </div>
      </div>

      <div className="mt-6">
        {isPending && (
          <div className={grid}>
            <Skeletons count={6} className="h-80" />
          </div>
        )}
        {data && shown.length === 0 && <Nothing isFiltered={isFiltered} isPast={isPast} />}
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

function emptyText(isPast: boolean): string {
  return isPast ? "Hackathons move here when they are over." : "Check back later for upcoming contests!";
}

const batch = 30;

function HackathonGroups({ hackathons, now, isPast }: { hackathons: Hackathon[]; now: Date; isPast: boolean }) {
  const [count, setCount] = useState(batch);
  const groups = Map.groupBy(hackathons, (row) => (isPast ? "Over" : hackathonGroup(row, now)));
  const shown = hackathons.slice(0, count).map((row, index) => ({ row, delayMs: (index % batch) * 50 }));
  return (
    <>
      {[...groups].map(([title, rows]) => {
        const cards = shown.filter(({ row }) => rows.includes(row));
        if (cards.length === 0) return null;
        return (
          <section key={title} aria-label={title} className="not-first:mt-10">
            <h2 className="mb-4 flex items-baseline gap-2.5 text-xl">
              {title} <span className="text-sm font-normal text-muted">{rows.length}</span>
            </h2>
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
          <Button variant="secondary" onClick={() => setCount(count + batch)}>
            Show more ({hackathons.length - count} left)
          </Button>
        </p>
      )}
    </>
  );
}

function Nothing({ isFiltered, isPast }: { isFiltered: boolean; isPast: boolean }) {
  return (
    <EmptyState
      title="No Hackathon Contests Found"
      text={isFiltered ? "Try adjusting your filters to find more contests" : emptyText(isPast)}
    />
  );
}

/** Nothing where nothing has a date. */
function Subscription({ hackathons, query }: { hackathons: Hackathon[]; query: URLSearchParams }) {
  const dated = hackathonEvents(hackathons).length;
  if (dated === 0) return null;
  return (
    <SubscribeMenu
      path="/api/hackathons.ics"
      name="Hackathons"
      query={query}
      contents={`${dated} ${dated === 1 ? "hackathon" : "hackathons"} with a date`}
      renewed="daily"
    />
  );
}

function Notes() {
  return (
    <section className="mt-14 rounded-card bg-sunken px-6 py-5 text-[0.9375rem]">
      <h2 className="text-lg">Good to know</h2>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        <li>This list is refreshed daily.</li>
        <li>Verify dates, rules and prizes on the official site.</li>
        <li>
          It is a curated aggregation of {sourceNames(useSources("hackathons"))}, with our own collection of recurring
          events. Hack Club&rsquo;s come from hackathons.hackclub.com. Usual months are those of past years.
        </li>
      </ul>
    </section>
  );
}

import { CalendarSync } from "lucide-react";
import { type Contest, type ContestSort, contestSorts } from "#domain/contests/contests.ts";
import { useCalendarAddress } from "#web/lib/calendar-address.ts";
import { useMinute } from "#web/lib/clock.ts";
import { readableMoment } from "#web/lib/date.ts";
import { useUrlState } from "#web/lib/url-state.ts";
import { Button, buttonStyle } from "#web/ui/button.tsx";
import type { Choice } from "#web/ui/choice-button.tsx";
import { ChoiceMenu } from "#web/ui/choice-menu.tsx";
import { FreshnessLine } from "#web/ui/live/freshness-line.tsx";
import { PageFrame } from "#web/ui/page-frame.tsx";
import { EmptyState, ErrorBanner, ErrorPanel } from "#web/ui/panel.tsx";
import { Skeletons } from "#web/ui/skeleton.tsx";
import { ContestCard } from "./contest-card.tsx";
import { PlatformChips } from "./platform-chips.tsx";
import { useContests } from "./use-contests.ts";

const sortChoices: Choice<ContestSort>[] = [
  { value: "popular", label: "Most Popular" },
  { value: "least-popular", label: "Least Popular" },
  { value: "upcoming", label: "Upcoming" },
];

export default function ContestsPage() {
  const [params, setParams] = useUrlState();
  const sort = contestSorts.find((known) => known === params.get("sort")) ?? "popular";
  const chosen = params.get("resource")?.split(",") ?? [];
  const { data, isPending, isError, refetch } = useContests(sort);
  const resources = new URLSearchParams(chosen.map((resource) => ["resource", resource]));
  const calendar = useCalendarAddress("/api/contests.ics", resources);
  const shown = data?.contests.filter(({ resource }) => chosen.length === 0 || chosen.includes(resource)) ?? [];

  return (
    <PageFrame
      screen="contests"
      title="Live Coding Contests"
      intro="What starts next on the big contest sites. Auto-updated every 6 hours."
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div className="w-full text-[0.9375rem] leading-6 md:w-auto">
          <p className="min-h-6 font-semibold" role="status">
            {data && `Showing ${shown.length} upcoming contests`}
          </p>
          <p className="text-muted">Last updated: {readableMoment(data?.lastUpdated)}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <a href={calendar} className={buttonStyle({ variant: "secondary" })}>
            <CalendarSync aria-hidden="true" className="size-4" />
            Subscribe
          </a>
          <ChoiceMenu
            label="Sort by:"
            value={sort}
            choices={sortChoices}
            onChange={(value) => setParams({ sort: value === "popular" ? undefined : value })}
          />
        </div>
      </div>
      <div className="mt-2">
        <FreshnessLine job="contests" />
      </div>

      <div className="mt-6 space-y-6">
        {isError && data && (
          <ErrorBanner text="Failed to load contests. Please try again later.">
            <Button size="small" onClick={() => refetch()}>
              Retry
            </Button>
          </ErrorBanner>
        )}
        {isError && !data && (
          <ErrorPanel
            title="Failed to load contests"
            text="Failed to load contests. Please try again later."
            onRetry={() => refetch()}
          />
        )}
        {isPending && <div className="h-11" />}
        {data && data.contests.length > 0 && (
          <PlatformChips
            contests={data.contests}
            chosen={chosen}
            onChange={(next) => setParams({ resource: next.join(",") })}
          />
        )}
        {data && shown.length === 0 && (
          <EmptyState title="No contests found" text="Auto-updates every 6 hours. Check back later for new contests.">
            {chosen.length > 0 && (
              <Button variant="secondary" onClick={() => setParams({ resource: undefined })}>
                Show all platforms
              </Button>
            )}
          </EmptyState>
        )}
        {isPending && (
          <div className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
            <Skeletons count={5} className="h-60" />
          </div>
        )}
        {shown.length > 0 && <ContestGrid contests={shown} />}
      </div>
    </PageFrame>
  );
}

function ContestGrid({ contests }: { contests: Contest[] }) {
  const now = new Date(useMinute());
  return (
    <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
      {contests.map((contest) => (
        <ContestCard key={contest.id} contest={contest} now={now} />
      ))}
    </ul>
  );
}

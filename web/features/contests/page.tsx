import { useRef } from "react";
import { type ContestSort, contestSorts } from "#domain/contests/contests.ts";
import { calendarCode } from "#web/lib/calendar-file.ts";
import { zoneName } from "#web/lib/date.ts";
import { passFocusOn, restoreFocus } from "#web/lib/focus.ts";
import { useUrlState } from "#web/lib/url-state.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import type { Choice } from "#web/ui/choice-button.tsx";
import { ChoiceMenu } from "#web/ui/choice-menu.tsx";
import { usePrefetch } from "#web/ui/lazy-code.ts";
import { FreshnessLine } from "#web/ui/live/freshness-line.tsx";
import { KeptNotice } from "#web/ui/live/kept-notice.tsx";
import { LastUpdated } from "#web/ui/live/last-updated.tsx";
import { PendingList } from "#web/ui/live/pending-list.tsx";
import { SubscribeMenu } from "#web/ui/live/subscribe-menu.tsx";
import { PageFrame } from "#web/ui/page-frame.tsx";
import { ErrorBanner, ErrorPanel } from "#web/ui/panel.tsx";
import { Skeletons } from "#web/ui/skeleton.tsx";
import { ContestList } from "./contest-list.tsx";
import { expectedId } from "./contest-row.tsx";
import { NoContests } from "./no-contests.tsx";
import { knownPlatforms, PlatformChips } from "./platform-chips.tsx";
import { useContests } from "./use-contests.ts";

const orders: Record<ContestSort, string> = {
  popular: "Most participants first, where known.",
  "least-popular": "Fewest participants first, where known.",
  upcoming: "What starts next first, day by day.",
};

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
  const shown = data?.contests.filter(({ resource }) => chosen.length === 0 || chosen.includes(resource)) ?? [];
  const sortMenu = useRef<HTMLDivElement>(null);
  usePrefetch(calendarCode);
  const setSort = (value: ContestSort) => setParams({ sort: value === "popular" ? undefined : value });

  return (
    <PageFrame
      screen="contests"
      title="Live Coding Contests"
      intro="Coding contests, with the hour they start where you are. Auto-updated every 6 hours."
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="w-full text-[0.9375rem] leading-6 md:w-auto">
          <p className="min-h-6 font-semibold" role="status">
            {data && `Showing ${shown.length} upcoming ${shown.length === 1 ? "contest" : "contests"}`}
          </p>
          <LastUpdated list={data && { lastUpdated: data.lastUpdated, rows: data.contests }} />
        </div>
        <div className="flex flex-wrap gap-2">
          {shown.length > 0 && (
            <SubscribeMenu
              path="/api/contests.ics"
              name="Coding contests"
              query={resources}
              contents={`${shown.length} ${shown.length === 1 ? "contest" : "contests"}`}
              renewed="every 6 hours"
            />
          )}
          <div ref={sortMenu}>
            <ChoiceMenu label="Sort by:" value={sort} choices={sortChoices} onChange={setSort} />
          </div>
        </div>
      </div>
      <div className="mt-4 min-h-svh space-y-4 sm:mt-5">
        <KeptNotice at={data?.keptAt} onRetry={refetch} />
        {isError && data && (
          <ErrorBanner text="Failed to load contests. Please try again later.">
            <Button ref={passFocusOn} size="small" onClick={refetch}>
              Retry
            </Button>
          </ErrorBanner>
        )}
        {isError && !data && (
          <ErrorPanel
            title="Failed to load contests"
            text="Failed to load contests. Please try again later."
            onRetry={refetch}
          />
        )}
        {isPending && <div className="h-11" />}
        {data && data.contests.length + knownPlatforms(chosen).length > 0 && (
          <PlatformChips
            contests={data.contests}
            chosen={chosen}
            onChange={(next) => setParams({ resource: next.join(",") })}
          />
        )}
        {data && shown.length === 0 && (
          <NoContests chosen={chosen} onShowAll={() => setParams({ resource: undefined })} />
        )}
        {isPending && (
          <PendingList>
            <div className="min-h-svh space-y-3">
              <Skeletons count={5} className="h-20" />
            </div>
          </PendingList>
        )}
        {shown.length > 0 && (
          <>
            <div className="space-y-1 text-[0.9375rem] text-muted">
              <p>
                {orders[sort]}{" "}
                {sort !== "upcoming" && (
                  <button
                    type="button"
                    className="font-semibold text-accent underline underline-offset-2"
                    onClick={() => {
                      setSort("upcoming");
                      restoreFocus(() => sortMenu.current?.querySelector("button") ?? null);
                    }}
                  >
                    Show by day
                  </button>
                )}
              </p>
              <p>Times are in your zone, {zoneName()}.</p>
              {shown.some(({ predicted }) => predicted) && (
                <p id={expectedId} tabIndex={-1}>
                  <Badge tone="warn">Expected</Badge> follows the usual schedule; not announced yet.
                </p>
              )}
            </div>
            <ContestList contests={shown} sort={sort} />
          </>
        )}
        <FreshnessLine job="contests" />
      </div>
    </PageFrame>
  );
}

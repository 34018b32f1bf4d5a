import { screens } from "#domain/screens.ts";
import { site } from "#domain/site.ts";
import { brokenAfterHours, type SourceStatus } from "#domain/status.ts";
import { readableMoment, zoneName } from "#web/lib/date.ts";
import { Badge, type Tone } from "#web/ui/badge.tsx";
import { lazyCode } from "#web/ui/lazy-code.ts";
import { LazyPart } from "#web/ui/lazy-part.tsx";
import { PendingList } from "#web/ui/live/pending-list.tsx";
import { useStatus } from "#web/ui/live/use-status.ts";
import { PageFrame } from "#web/ui/page-frame.tsx";
import { ErrorBanner, ErrorPanel } from "#web/ui/panel.tsx";
import { Skeletons } from "#web/ui/skeleton.tsx";

const linkSection = lazyCode(() => import("./link-section.tsx"));

const titles: Record<string, string> = {
  contests: "Coding contests",
  hackathons: "Hackathons",
  "open-source": "Beginner issues",
};

const states: Record<SourceStatus["state"], { label: string; tone: Tone }> = {
  working: { label: "Working", tone: "good" },
  waiting: { label: "Not asked yet", tone: "plain" },
  failing: { label: "Failing", tone: "warn" },
  broken: { label: `Broken for ${brokenAfterHours} hours`, tone: "bad" },
};

const shows: Record<SourceStatus["shows"], string> = {
  current: "What the source says now",
  "last-good": "The last good answer",
  predicted: "Predicted from the usual schedule",
  nothing: "Nothing from it yet",
};

export default function StatusPage() {
  const { data, isPending, isError, refetch } = useStatus();
  const broken = data?.sources.filter(({ state }) => state === "broken") ?? [];
  return (
    <PageFrame
      screen="status"
      title="Data status"
      intro="Where the live lists come from, when each source last answered, and what you see while one does not."
      data={{ "@type": "WebPage", name: "Data status", url: site.origin + screens.status.path }}
    >
      {isPending && (
        <PendingList>
          <div className="space-y-4">
            <Skeletons count={8} className="h-28" />
          </div>
        </PendingList>
      )}
      {isError && !data && (
        <ErrorPanel title="Failed to load the status" text="Please try again in a moment." onRetry={refetch} />
      )}
      {broken.length > 0 && (
        <ErrorBanner
          text={`No good answer for ${brokenAfterHours} hours: ${broken.map(({ label }) => label).join(", ")}`}
        />
      )}
      {data && <p className="mb-6 text-[0.9375rem] text-muted">Times are in your zone, {zoneName()}.</p>}
      {data &&
        [...Map.groupBy(data.sources, ({ job }) => job)].map(([job, sources]) => (
          <section key={job} className="mt-8 first:mt-0">
            <h2 className="text-2xl">{titles[job] ?? job}</h2>
            <ul className="mt-4 border-b border-line">
              {sources.map((source) => (
                <SourceRow key={source.source} status={source} />
              ))}
            </ul>
          </section>
        ))}
      <LazyPart code={linkSection} props={{}} />
      <p className="mt-8 text-[0.9375rem] text-muted">
        For developers:{" "}
        <a href="/api/openapi.json" className="text-accent underline underline-offset-4">
          the API, described in OpenAPI
        </a>
      </p>
    </PageFrame>
  );
}

function SourceRow({ status }: { status: SourceStatus }) {
  const state = states[status.state];
  const facts = [
    ["Last success", readableMoment(status.lastSuccess)],
    ["Entries now", status.usualRows > 0 ? `${status.rows}, usually ${status.usualRows}` : String(status.rows)],
    ["You see", shows[status.shows]],
    ["Next run", readableMoment(status.nextRun)],
  ];
  return (
    <li className={`border-t py-4 ${status.state === "broken" ? "border-bad" : "border-line"}`}>
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="text-lg">{status.label}</h3>
        <Badge tone={state.tone}>{state.label}</Badge>
      </div>
      <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-2 text-[0.9375rem] lg:grid-cols-4">
        {facts.map(([term, fact]) => (
          <div key={term}>
            <dt className="text-sm text-muted">{term}</dt>
            <dd className="first-letter:uppercase">{fact}</dd>
          </div>
        ))}
      </dl>
      {status.lastFailure && (
        <details className="mt-3 text-sm text-muted">
          <summary className="cursor-pointer">
            Did not answer {readableMoment(status.lastFailure)}; next try {readableMoment(status.nextRun)}
          </summary>
          {status.reason && (
            <p className="mt-1 font-mono text-[0.8125rem] break-words">{status.reason.replaceAll("Error: ", "")}</p>
          )}
        </details>
      )}
    </li>
  );
}

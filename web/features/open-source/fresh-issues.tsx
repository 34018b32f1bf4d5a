import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  type BeginnerIssue,
  type IssueLanguage,
  issueLanguages,
  issueSearchUrl,
  responseFormula,
} from "#domain/open-source/issues.ts";
import { isWebUrl } from "#domain/text/links.ts";
import { api, hasTexts, read, rowsOf } from "#web/lib/api.ts";
import { useMinute } from "#web/lib/clock.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { useUrlState } from "#web/lib/url-state.ts";
import { Button, buttonStyle } from "#web/ui/button.tsx";
import { ExternalLink } from "#web/ui/external-link.tsx";
import { SelectField } from "#web/ui/field.tsx";
import { FreshnessLine } from "#web/ui/live/freshness-line.tsx";
import { EmptyState, ErrorBanner, ErrorPanel } from "#web/ui/panel.tsx";
import { IssueCard } from "./issue-card.tsx";
import { IssueSkeletons, issueGrid } from "./issue-skeletons.tsx";

/** The open issues of the last refresh, and a GitHub search for each language. */
export default function FreshIssues() {
  const { data, isPending, isError, refetch } = useQuery(
    { queryKey: ["open-source"], queryFn: loadIssues },
    queryClient,
  );
  const now = new Date(useMinute());
  const failure = "The issues could not be loaded. Please try again in a moment.";
  return (
    <>
      {isPending && <IssueSkeletons />}
      {isError && !data && <ErrorPanel title="Failed to load the issues" text={failure} onRetry={() => refetch()} />}
      {isError && data && (
        <ErrorBanner text={failure}>
          <Button size="small" onClick={() => refetch()}>
            Retry
          </Button>
        </ErrorBanner>
      )}
      {data && data.issues.length > 0 && <Issues issues={data.issues} now={now} />}
      {data?.issues.length === 0 &&
        (data.lastUpdated ? (
          <EmptyState
            title="No free issues right now"
            text="All that we knew of have been taken or closed. We ask again every 12 hours."
          />
        ) : (
          <EmptyState
            title="Live issues are not switched on here"
            text="This site has not been given access to GitHub's search. The searches below open the same issues on GitHub."
          />
        ))}
      {!isPending && <Searches now={now} />}
    </>
  );
}

async function loadIssues() {
  const { lastUpdated, issues } = await read(api["open-source"].$get());
  return { lastUpdated, issues: rowsOf(issues, isIssue) };
}

function isIssue(row: BeginnerIssue): boolean {
  const texts = hasTexts(row, "id", "title", "url", "repo", "language", "opened_at", "updated_at");
  return texts && isWebUrl(row.url) && typeof row.labels === "string";
}

const batch = 12;

function Issues({ issues, now }: { issues: BeginnerIssue[]; now: Date }) {
  const [params, setParams] = useUrlState();
  const [count, setCount] = useState(batch);
  const perLanguage = Map.groupBy(issues, ({ language }) => language);
  const wanted = params.get("issues") ?? "";
  const language = perLanguage.has(wanted) ? wanted : "";
  const shown = (language && perLanguage.get(language)) || issues;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <SelectField
          label="Language of the issues"
          value={language}
          onChange={(event) => {
            setCount(batch);
            setParams({ issues: event.target.value });
          }}
          className="w-64"
        >
          <option value="">All languages ({issues.length})</option>
          {[...perLanguage].map(([name, { length }]) => (
            <option key={name} value={name}>
              {name} ({length})
            </option>
          ))}
        </SelectField>
        <p role="status" className="text-[0.9375rem] font-semibold">
          Showing {Math.min(count, shown.length)} of {shown.length} issues
        </p>
      </div>
      <div className="mt-3">
        <FreshnessLine job="open-source" />
      </div>
      <ul aria-label="Fresh beginner issues" className={`mt-5 ${issueGrid}`}>
        {shown.slice(0, count).map((issue) => (
          <IssueCard key={issue.id} issue={issue} now={now} />
        ))}
      </ul>
      {shown.length > count && (
        <p className="mt-6 text-center">
          <Button variant="secondary" onClick={() => setCount(count + batch)}>
            Show more issues ({shown.length - count} left)
          </Button>
        </p>
      )}
      <p className="mt-5 max-w-3xl text-sm text-muted">{responseFormula}</p>
    </>
  );
}

/** The same search on GitHub itself, which needs nothing from our server. */
function Searches({ now }: { now: Date }) {
  return (
    <div className="mt-8">
      <h3 className="text-lg">The same search on GitHub</h3>
      <ul className="mt-3 flex flex-wrap gap-2">
        {issueLanguages.map((language: IssueLanguage) => (
          <li key={language}>
            <ExternalLink
              href={issueSearchUrl(language, now)}
              aria-label={`Free ${language} issues on GitHub`}
              className={buttonStyle({ variant: "secondary", size: "small" })}
            >
              {language}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

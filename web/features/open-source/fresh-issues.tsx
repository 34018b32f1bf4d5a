import { type BeginnerIssue, type IssueLanguage, issueLanguages, issueSearchUrl } from "#domain/open-source/issues.ts";
import { isWebUrl } from "#domain/text/links.ts";
import { api, hasTexts, read, rowsOf } from "#web/lib/api.ts";
import { useMinute } from "#web/lib/clock.ts";
import { retried, useLive } from "#web/lib/live.ts";
import { Button, buttonStyle } from "#web/ui/button.tsx";
import { ExternalLink } from "#web/ui/external-link.tsx";
import { PendingList } from "#web/ui/live/pending-list.tsx";
import { EmptyState, ErrorBanner, ErrorPanel } from "#web/ui/panel.tsx";
import { IssueSkeletons } from "./issue-skeletons.tsx";
import { Issues } from "./issues.tsx";

/** The open issues of the last refresh, and a GitHub search for each language. */
export default function FreshIssues() {
  const { data, isPending, isError, refetch } = useLive("open-source", retried(loadIssues));
  const now = new Date(useMinute());
  const failure = "The issues could not be loaded. Please try again in a moment.";
  return (
    <>
      {isPending && (
        <PendingList>
          <IssueSkeletons />
        </PendingList>
      )}
      {isError && !data && <ErrorPanel title="Failed to load the issues" text={failure} onRetry={refetch} />}
      {isError && data && (
        <ErrorBanner text={failure}>
          <Button size="small" onClick={refetch}>
            Retry
          </Button>
        </ErrorBanner>
      )}
      {data && data.issues.length > 0 && <Issues issues={data.issues} now={now} />}
      {data?.issues.length === 0 &&
        (data.lastUpdated ? (
          <EmptyState
            title="No unassigned issues right now"
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

/** Links to the same search on GitHub. They work without our server. */
function Searches({ now }: { now: Date }) {
  return (
    <div className="mt-8">
      <h3 className="text-lg">The same search on GitHub</h3>
      <ul className="mt-3 flex flex-wrap gap-2">
        {issueLanguages.map((language: IssueLanguage) => (
          <li key={language}>
            <ExternalLink
              href={issueSearchUrl(language, now)}
              aria-label={`Unassigned ${language} issues on GitHub`}
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

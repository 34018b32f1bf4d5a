import { ArrowUp, GitPullRequest } from "lucide-react";
import { useEffect, useState } from "react";
import { maxSearchLength } from "#domain/limits.ts";
import { firstPullRequest, githubName, repositoryName } from "#domain/open-source/open-source.ts";
import { goToSection } from "#web/lib/scroll.ts";
import { notify } from "#web/lib/toast.ts";
import { useUrlState } from "#web/lib/url-state.ts";
import { Button } from "#web/ui/button.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { ExternalLink } from "#web/ui/external-link.tsx";
import { TextField } from "#web/ui/field.tsx";

export const guideId = "first-pull-request";

const rowId = (repository: string) => `guide-for-${repository}`;

/**
 * Fills the guide's commands with a repository, and scrolls to the guide. Back returns to the row.
 * `label` is the repository's label for beginner issues.
 */
export function GuideLink({ repository, label }: { repository: string; label: string }) {
  const [, setParams] = useUrlState();
  return (
    <Button
      id={rowId(repository)}
      variant="ghost"
      size="small"
      aria-label={`Guide for ${repository}`}
      onClick={() => {
        history.pushState(null, "", location.href);
        setParams({ repo: repository, "repo-label": label });
        goToSection(guideId);
      }}
    >
      <GitPullRequest aria-hidden="true" className="size-4" />
      Guide
    </Button>
  );
}

const nameRule = "A GitHub name has letters, digits and single hyphens, at most 39 characters.";

/** Ten steps with commands to copy, for the repository in the address. */
export function FirstPullRequest() {
  const [params, setParams] = useUrlState();
  const [typed, setTyped] = useState("");
  const [hasRow, setHasRow] = useState(false);
  const repository = repositoryName(params.get("repo"));
  const account = githubName(typed);
  const steps = firstPullRequest(repository, params.get("repo-label") ?? undefined, account);

  // Whether the list shows the project. A shared address may name a project that it does not show.
  useEffect(() => setHasRow(Boolean(repository && document.getElementById(rowId(repository)))), [repository]);

  // If a shared address names a project, the page starts at the guide. A reload or Back keeps its
  // scroll position.
  useEffect(() => {
    const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const isNamed = repositoryName(new URLSearchParams(location.search).get("repo"));
    if (isNamed && !location.hash && scrollY === 0 && arrival?.type === "navigate") goToSection(guideId);
  }, []);

  const backToRow = () => {
    const row = document.getElementById(rowId(repository ?? ""));
    row?.scrollIntoView({ block: "center" });
    row?.focus({ preventScroll: true });
  };
  return (
    <section id={guideId} className="mt-14 border-t border-line pt-10">
      <h2 className="text-3xl font-extrabold">Your first pull request in ten steps</h2>
      <p className="mt-3 max-w-2xl text-muted">
        {repository ? (
          <>
            The commands are for <strong className="text-ink">{repository}</strong>.
          </>
        ) : (
          "Press “Guide” on a project, and the commands below are filled in for it."
        )}
      </p>
      <div className="mt-5 flex flex-wrap items-start gap-3">
        <TextField
          label="Your GitHub name"
          placeholder="octocat"
          value={typed}
          maxLength={maxSearchLength}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
          {...(typed.trim() && !account && { error: nameRule })}
          className="w-64"
        />
        {repository && (
          <p className="flex flex-wrap gap-3 sm:mt-8">
            {hasRow && (
              <Button variant="secondary" onClick={backToRow}>
                <ArrowUp aria-hidden="true" className="size-4" />
                Back to {repository}
              </Button>
            )}
            <Button variant="ghost" onClick={() => setParams({ repo: undefined, "repo-label": undefined })}>
              Clear the project
            </Button>
          </p>
        )}
      </div>
      <ol className="mt-8 grid gap-5 lg:grid-cols-2">
        {steps.map(({ title, text, links = [], commands }, index) => (
          <li key={title} className="min-w-0 card p-5 shadow-card">
            <h3 className="text-lg">
              <span className="mr-2 text-accent tabular-nums">{index + 1}.</span>
              {title}
            </h3>
            <p className="mt-2 text-[0.9375rem] text-muted">{text}</p>
            {links.map(({ name, url }) => (
              <p key={url} className="mt-2 text-[0.9375rem] wrap-anywhere">
                <ExternalLink href={url} className="font-semibold text-accent underline">
                  {name}
                </ExternalLink>
              </p>
            ))}
            {commands && (
              <>
                <pre className="mt-3 rounded-xl border border-line bg-sunken p-3 font-mono text-[0.8125rem] wrap-anywhere whitespace-pre-wrap">
                  {commands}
                </pre>
                <CopyButton
                  className="mt-3"
                  text={commands}
                  aria-label={`Copy the commands of step ${index + 1}`}
                  onFailed={() => notify.error("Please select and copy manually")}
                />
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

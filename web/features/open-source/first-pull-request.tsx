import { GitPullRequest } from "lucide-react";
import { useState } from "react";
import { firstPullRequest, repositoryName } from "#domain/open-source/open-source.ts";
import { slug } from "#domain/text/text.ts";
import { notify } from "#web/lib/toast.ts";
import { useUrlState } from "#web/lib/url-state.ts";
import { Button } from "#web/ui/button.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { TextField } from "#web/ui/field.tsx";

export const guideId = "first-pull-request";

/** Puts a repository into the guide's commands, and scrolls there. */
export function GuideLink({ repository }: { repository: string }) {
  const [, setParams] = useUrlState();
  return (
    <Button
      variant="ghost"
      size="small"
      aria-label={`Guide for ${repository}`}
      onClick={() => {
        setParams({ repo: repository });
        document.getElementById(guideId)?.scrollIntoView();
      }}
    >
      <GitPullRequest aria-hidden="true" className="size-4" />
      Guide
    </Button>
  );
}

/** Ten steps with commands to copy, for the repository in the address. */
export function FirstPullRequest() {
  const [params, setParams] = useUrlState();
  const [account, setAccount] = useState("");
  const repository = repositoryName(params.get("repo"));
  const steps = firstPullRequest(repository, slug(account) || undefined);
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
      <div className="mt-5 flex flex-wrap items-end gap-3">
        <TextField
          label="Your GitHub name"
          placeholder="octocat"
          value={account}
          maxLength={39}
          autoComplete="off"
          onChange={(event) => setAccount(event.target.value)}
          className="w-64"
        />
        {repository && (
          <Button variant="ghost" onClick={() => setParams({ repo: undefined })}>
            Clear the project
          </Button>
        )}
      </div>
      <ol className="mt-8 grid gap-5 lg:grid-cols-2">
        {steps.map(({ title, text, commands }, index) => (
          <li key={title} className="min-w-0 card p-5 shadow-card">
            <h3 className="text-lg">
              <span className="mr-2 text-accent tabular-nums">{index + 1}.</span>
              {title}
            </h3>
            <p className="mt-2 text-[0.9375rem] text-muted">{text}</p>
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

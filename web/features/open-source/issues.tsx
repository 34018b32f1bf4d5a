import { useState } from "react";
import { type BeginnerIssue, responseFormula } from "#domain/open-source/issues.ts";
import { useUrlState } from "#web/lib/url-state.ts";
import { SelectField } from "#web/ui/field.tsx";
import { FreshnessLine } from "#web/ui/live/freshness-line.tsx";
import { MoreButton } from "#web/ui/more-button.tsx";
import { IssueCard } from "./issue-card.tsx";
import { issueGrid } from "./issue-skeletons.tsx";

const batch = 12;

export function Issues({ issues, now }: { issues: BeginnerIssue[]; now: Date }) {
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
          <MoreButton onMore={() => setCount(count + batch)}>Show more issues ({shown.length - count} left)</MoreButton>
        </p>
      )}
      <p className="mt-5 max-w-3xl text-sm text-muted">{responseFormula}</p>
    </>
  );
}

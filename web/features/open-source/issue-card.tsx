import { MessageCircle, Star } from "lucide-react";
import { ageInDays, type BeginnerIssue, isCrowded } from "#domain/open-source/issues.ts";
import { formatNumber } from "#web/lib/number.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Breakable } from "#web/ui/breakable.tsx";
import { ExternalLink } from "#web/ui/external-link.tsx";
import { SaveToTracker } from "#web/ui/save-button.tsx";

const plural = (count: number, word: string) => `${formatNumber(count)} ${word}${count === 1 ? "" : "s"}`;

/** A beginner issue. Its link covers the whole card. */
export function IssueCard({ issue, now }: { issue: BeginnerIssue; now: Date }) {
  const { title, url, repo, language, stars, comments, response_days } = issue;
  const age = ageInDays(issue, now);
  return (
    <li className="relative flex min-w-0 flex-col card p-5 shadow-card transition-[border-color,box-shadow] hover:border-accent hover:shadow-float">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone="accent">{language}</Badge>
        {isCrowded(issue) && <Badge tone="warn">Crowded</Badge>}
      </p>
      <h3 className="mt-3 text-base wrap-anywhere">
        <ExternalLink href={url} className="after:absolute after:inset-0 after:rounded-card">
          {title}
        </ExternalLink>
      </h3>
      <p className="mt-1.5 text-[0.9375rem] wrap-anywhere text-muted">
        <Breakable name={repo} />
      </p>
      <p className="mt-auto flex flex-wrap gap-x-4 gap-y-1 pt-4 text-sm">
        <span className="inline-flex items-center gap-1">
          <Star aria-hidden="true" className="size-4 text-muted" />
          {plural(stars, "star")}
        </span>
        <span className="inline-flex items-center gap-1">
          <MessageCircle aria-hidden="true" className="size-4 text-muted" />
          {plural(comments, "comment")}
        </span>
        <span>{age === 0 ? "Opened today" : `Opened ${plural(age, "day")} ago`}</span>
      </p>
      <p className="mt-2 text-sm text-muted">
        {response_days === null
          ? "Maintainers' time not known"
          : `Maintainers take about ${plural(response_days, "day")}`}
      </p>
      <p className="relative z-10 mt-3">
        <SaveToTracker thing={{ kind: "issue", title, url, organization: repo, source: "Open Source Starter" }} />
      </p>
    </li>
  );
}

import { ArrowRight, Check, ChevronDown, Minus, X } from "lucide-react";
import { Link } from "wouter";
import type { PostingLine } from "#domain/job-match/blocks.ts";
import type { Judged } from "#domain/job-match/match.ts";
import { standingSentence, strengthLabels } from "#domain/job-match/summary.ts";
import { offerLink } from "#domain/portfolio/offered-skills.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button, buttonStyle } from "#web/ui/button.tsx";
import { PostingSentence } from "./posting-sentence.tsx";

const icons = {
  named: { Icon: Check, color: "text-good" },
  shown: { Icon: Minus, color: "text-warn" },
  missing: { Icon: X, color: "text-bad" },
};

type Props = { requirement: Judged; lines: PostingLine[]; hasResume: boolean; onSetAside: () => void };

/** A requirement. It opens to show its sentences in the posting and its line in the resume. */
export function RequirementItem({ requirement, lines, hasResume, onSetAside }: Props) {
  const { id, label, strength, standing, places } = requirement;
  const { Icon, color } = icons[standing.is];
  const summary = standingSentence(requirement);
  return (
    <li data-term={id}>
      <details className="group">
        <summary className="flex min-h-12 cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-1 py-2 -outline-offset-2">
          {hasResume && <Icon aria-hidden="true" className={`size-5 shrink-0 ${color}`} />}
          <span className="min-w-0 font-semibold wrap-anywhere">{label}</span>
          {hasResume && <Badge tone={strength === "must" ? "accent" : "plain"}>{strengthLabels[strength].badge}</Badge>}
          <ChevronDown
            aria-hidden="true"
            className="ml-auto size-4 shrink-0 text-muted transition-transform group-open:rotate-180"
          />
          {hasResume && (standing.is === "shown" || (standing.is === "missing" && standing.less)) && (
            <span dir="auto" className="w-full text-[0.9375rem] text-muted sm:pl-8">
              {summary}
            </span>
          )}
        </summary>
        <div className="space-y-3 pb-4 sm:pl-8">
          <div>
            <p className="text-sm font-semibold">In the posting</p>
            {places.slice(0, 3).map((place) => (
              <PostingSentence key={`${place.line} ${place.start}`} lines={lines} place={place} />
            ))}
          </div>
          {hasResume && (
            <div>
              <p className="text-sm font-semibold">
                In your resume{standing.is !== "missing" && `: ${standing.own.line.section}`}
              </p>
              {standing.is === "missing" ? (
                <p className="text-[0.9375rem] text-muted">We did not find it there.</p>
              ) : (
                <Marked text={standing.own.line.text} part={standing.own.text} />
              )}
              {standing.is === "missing" && standing.less && (
                <Marked text={standing.less.line.text} part={standing.less.text} />
              )}
            </div>
          )}
          <div className="flex flex-wrap gap-2">
            {hasResume && standing.is !== "named" && (
              <Link to={offerLink(requirement.words)} className={buttonStyle({ variant: "secondary", size: "small" })}>
                I have this: add it to my resume<span className="sr-only"> ({label})</span>
                <ArrowRight aria-hidden="true" className="size-4" />
              </Link>
            )}
            <Button variant="ghost" size="small" onClick={onSetAside}>
              Does not matter<span className="sr-only">: {label}</span>
            </Button>
          </div>
        </div>
      </details>
    </li>
  );
}

function Marked({ text, part }: { text: string; part: string }) {
  const at = text.indexOf(part);
  const from = Math.max(0, at - 160);
  return (
    <p dir="auto" className="text-[0.9375rem] wrap-anywhere text-muted">
      {from > 0 && "…"}
      {text.slice(from, at)}
      <mark className="rounded-sm bg-good-tint text-ink">{part}</mark>
      {text.slice(at + part.length, at + part.length + 160)}
      {text.length > at + part.length + 160 && "…"}
    </p>
  );
}

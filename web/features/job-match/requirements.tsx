import type { JobMatch, Judged } from "#domain/job-match/match.ts";
import { strengthLabels } from "#domain/job-match/summary.ts";
import { RequirementItem } from "./requirement-item.tsx";
import { ResultGroup } from "./result-group.tsx";

const standings = [
  { is: "named", title: "Named in your resume", text: "The same word, where your skills are named." },
  {
    is: "shown",
    title: "Shown, but not named",
    text: "Your resume shows it in other words or only in a story. Use their word where it is true.",
  },
  {
    is: "missing",
    title: "Not found",
    text: "We did not find it in your resume. A gap is no fault: many lists are wishes.",
  },
] as const;

type RequirementsProps = {
  wanted: Judged[];
  match: JobMatch;
  hasResume: boolean;
  onSetAside: (id: string) => void;
};

/**
 * Requirements, grouped by how well the resume meets them. Without a resume, grouped by importance.
 */
export function Requirements({ wanted, match, hasResume, onSetAside }: RequirementsProps) {
  if (match.requirements.length === 0)
    return (
      <p className="rounded-card border border-dashed border-edge px-6 py-8 text-center text-muted">
        We found no skills that we know in this text. Is it the whole posting?
      </p>
    );
  const groups = hasResume
    ? standings.map(({ is, title, text }) => ({
        title,
        text,
        items: wanted.filter(({ standing }) => standing.is === is),
      }))
    : (["must", "nice", "duty"] as const).map((strength) => ({
        title: strengthLabels[strength].title,
        text: strengthLabels[strength].text,
        items: wanted.filter((requirement) => requirement.strength === strength),
      }));
  return groups
    .filter(({ items }) => items.length > 0)
    .map(({ title, text, items }) => (
      <ResultGroup key={title} title={`${title} (${items.length})`} text={text}>
        {items.map((requirement) => (
          <RequirementItem
            key={requirement.id}
            requirement={requirement}
            lines={match.lines}
            hasResume={hasResume}
            onSetAside={() => onSetAside(requirement.id)}
          />
        ))}
      </ResultGroup>
    ));
}

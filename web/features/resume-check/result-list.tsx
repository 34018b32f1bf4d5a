import { CircleCheck, CircleX, Eye, MapPin, TriangleAlert } from "lucide-react";
import type { Cost, Finding } from "#domain/resume-check/check.ts";
import { personalAdvice } from "#domain/resume-check/personal-check.ts";
import type { Result } from "#domain/resume-check/report.ts";
import { useWantedJob } from "#web/lib/wanted-job.ts";
import { Button } from "#web/ui/button.tsx";

const maxShown = 6;

/** What a failed check costs, with the worst first. */
const costs = {
  loss: { name: "Lost", Icon: CircleX, color: "text-bad" },
  risk: { name: "A risk", Icon: TriangleAlert, color: "text-warn" },
  look: { name: "Worth a look", Icon: Eye, color: "text-muted" },
} satisfies Record<Cost, unknown>;

type Props = {
  results: Result[];
  /** Why some checks were skipped. */
  whySkipped: string;
  /** Shows the place of a finding on the page. Undefined if the file has no pages. */
  onShow: ((finding: Finding) => void) | undefined;
};

/**
 * The facts. Checks that found something come first, with lines and remedy. Then come passed
 * checks.
 */
export function ResultList({ results, whySkipped, onShow }: Props) {
  const of = (outcome: Result["outcome"]) => results.filter((result) => result.outcome === outcome);
  const [failed, passed, skipped] = [of("look"), of("pass"), of("skipped")];
  const toReview = (Object.keys(costs) as Cost[]).flatMap((cost) => failed.filter((result) => result.cost === cost));
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="text-2xl">
        Facts
      </h2>
      {toReview.length > 0 && (
        <ul className="mt-5 space-y-4">
          {toReview.map((result) => (
            <CheckToReview key={result.name} result={result} onShow={onShow} />
          ))}
        </ul>
      )}
      <ul className="mt-5 grid gap-x-6 gap-y-2 card p-5 shadow-card sm:grid-cols-2">
        {passed.map(({ name, title }) => (
          <li key={name} className="flex gap-2.5 text-[0.9375rem]">
            <CircleCheck role="img" aria-label="Pass:" className="mt-0.5 size-5 shrink-0 text-good" />
            {title}
          </li>
        ))}
      </ul>
      {skipped.length > 0 && (
        <p className="mt-4 text-[0.9375rem] text-muted">
          {whySkipped}: {skipped.map(({ title }) => title).join("; ")}.
        </p>
      )}
    </section>
  );
}

function CheckToReview({
  result: { name, title, cost, fix, findings },
  onShow,
}: {
  result: Result;
  onShow: Props["onShow"];
}) {
  const { country } = useWantedJob();
  const shown = findings.slice(0, maxShown);
  const { Icon, color, name: costName } = costs[cost];
  return (
    <li className="card p-5 shadow-card">
      <p className={`mb-1 flex items-center gap-1.5 text-sm font-semibold ${color}`}>
        <Icon aria-hidden="true" className="size-4.5" />
        {costName}
      </p>
      <h3 className="text-lg">{title}</h3>
      <ul className="mt-3 space-y-2">
        {shown.map((finding) => (
          <li key={`${finding.text} ${finding.why}`} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <p className="min-w-0 text-[0.9375rem] wrap-anywhere">
              {finding.text && (
                <q dir="auto" className="font-semibold">
                  {finding.text}
                </q>
              )}{" "}
              {finding.why}
            </p>
            {finding.at && onShow && (
              <Button variant="ghost" size="small" onClick={() => onShow(finding)}>
                <MapPin aria-hidden="true" className="size-4" />
                Show<span className="sr-only"> “{finding.text}” on the page</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {findings.length > shown.length && (
        <p className="mt-2 text-sm text-muted">And {findings.length - shown.length} more of the kind.</p>
      )}
      <p className="mt-3 rounded-xl bg-sunken px-3.5 py-2.5 text-[0.9375rem]">
        <strong>Fix it:</strong> {name === "personal" ? personalAdvice(country) : fix}
      </p>
    </li>
  );
}

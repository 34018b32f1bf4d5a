import { CircleCheck, Eye, MapPin } from "lucide-react";
import type { Finding } from "#domain/resume-check/check.ts";
import { personalAdvice } from "#domain/resume-check/personal-check.ts";
import type { Result } from "#domain/resume-check/report.ts";
import { useWantedJob } from "#web/lib/wanted-job.ts";
import { Button } from "#web/ui/button.tsx";

const mostShown = 6;

type Props = {
  results: Result[];
  /** Why some checks could not be made. */
  whySkipped: string;
  /** Shows the place of a finding on the page, where there is a page. */
  onShow: ((finding: Finding) => void) | undefined;
};

/** The facts: what needs a look, each with its lines and how to mend it, then what holds. */
export function ResultList({ results, whySkipped, onShow }: Props) {
  const of = (outcome: Result["outcome"]) => results.filter((result) => result.outcome === outcome);
  const [looks, passed, skipped] = [of("look"), of("pass"), of("skipped")];
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="text-2xl">
        Facts
      </h2>
      {looks.length > 0 && (
        <ul className="mt-5 space-y-4">
          {looks.map((result) => (
            <Look key={result.name} result={result} onShow={onShow} />
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

function Look({ result: { name, title, mend, findings }, onShow }: { result: Result; onShow: Props["onShow"] }) {
  const { country } = useWantedJob();
  const shown = findings.slice(0, mostShown);
  return (
    <li className="card p-5 shadow-card">
      <h3 className="flex items-start gap-2.5 text-lg">
        <Eye role="img" aria-label="Look:" className="mt-0.5 size-5.5 shrink-0 text-warn" />
        {title}
      </h3>
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
        <strong>Mend it:</strong> {name === "personal" ? personalAdvice(country) : mend}
      </p>
    </li>
  );
}

import { useEffect, useMemo, useRef, useState } from "react";
import { firstDraft } from "#domain/portfolio/first-draft.ts";
import { wrongFile } from "#domain/portfolio/wrong-file.ts";
import type { Finding } from "#domain/resume-check/check.ts";
import { failuresSentence, lossSentence, passedCount, reportOn, unsureSentence } from "#domain/resume-check/report.ts";
import { subjectOfDraft } from "#domain/resume-check/subject.ts";
import { goToSection } from "#web/lib/scroll.ts";
import { Button } from "#web/ui/button.tsx";
import { ToProfile } from "#web/ui/to-profile.tsx";
import { AdviceList } from "./advice-list.tsx";
import type { Checkup, Marked } from "./checkup.ts";
import { MachineView, machineViewId } from "./machine-view.tsx";
import { ResultList } from "./result-list.tsx";
import { thisMonth } from "./this-month.ts";
import { ToPortfolio } from "./to-portfolio.tsx";

/** The report: a summary, the facts, what a machine sees, and advice. */
export default function ReportView({ checkup, onStartOver }: { checkup: Checkup; onStartOver: () => void }) {
  const report = useMemo(
    () => (checkup.kind === "file" ? checkup.report : reportOn(subjectOfDraft(checkup.draft, thisMonth()))),
    [checkup],
  );
  const draft = useMemo(() => (checkup.kind === "file" ? firstDraft(checkup.answer) : checkup.draft), [checkup]);
  const wrong = wrongFile(draft);
  const [marked, setMarked] = useState<Marked>();
  const heading = useRef<HTMLHeadingElement>(null);
  const pages = checkup.kind === "file" ? checkup.pages : [];

  useEffect(() => heading.current?.focus(), []);

  const show = (finding: Finding) => {
    setMarked(finding);
    goToSection(machineViewId, "smooth");
  };

  return (
    <div className="space-y-12">
      <section aria-labelledby="verdict" className="card p-5 shadow-card sm:p-7">
        <h2 id="verdict" ref={heading} tabIndex={-1} className="text-2xl outline-none sm:text-3xl">
          {wrong && !report.isPicture ? wrongFiles[wrong] : lossSentence(report)}
        </h2>
        <p className="mt-2 text-muted">
          <strong className="text-ink">{passedCount(report.results)}</strong>
          {checkup.kind === "file" ? (
            <>
              {" pass for "}
              <span dir="auto" className="wrap-anywhere">
                {checkup.name}
              </span>
              .
            </>
          ) : (
            " pass for the draft in this browser. Without its file, the checks of the file were left out."
          )}{" "}
          {[failuresSentence(report), unsureSentence(report)].filter(Boolean).join(" ")}{" "}
          {report.isPicture && "They judge the words that were recognized in it, and some may be wrong. "}
          Rules updated {report.version}.
        </p>
        <div className="mt-5 flex flex-wrap gap-2">
          <ToPortfolio answer={checkup.kind === "file" ? checkup.answer : undefined} />
          <Button variant="secondary" onClick={onStartOver}>
            Check another file
          </Button>
        </div>
      </section>
      {!wrong && <ToProfile draft={draft} />}
      <ResultList
        results={report.results}
        whySkipped={whySkipped(report.isPicture, checkup.kind === "draft" || pages.length > 0)}
        onShow={pages.length > 0 ? show : undefined}
      />
      <MachineView groups={report.seen} pages={pages} marked={marked} onMark={setMarked} />
      {report.advice.length > 0 && <AdviceList advice={report.advice} />}
    </div>
  );
}

const wrongFiles = {
  posting: "This looks like a job posting, not a resume.",
  unknown: "Is this a resume? We found no experience, education or skills.",
};

function whySkipped(isPicture: boolean, isPdf: boolean): string {
  if (isPicture) return "Could not be judged, since this is a picture";
  return isPdf ? "Left out, since only the drawn page of a PDF tells" : "Could not be judged, since this is not a PDF";
}

import { useState } from "react";
import { ResumeRefused } from "#domain/resume/refusals.ts";
import { uploadFault } from "#domain/resume/upload.ts";
import { refusalText } from "#domain/resume-check/refusal-text.ts";
import { FileRefused } from "#domain/resume-formats/file-refused.ts";
import { orNewBuild } from "#web/lib/new-build.ts";
import { exampleResume } from "#web/lib/resume-reader/example-resume.ts";
import { checkOnDevice, NoReader, prepareReader } from "#web/lib/resume-reader/read-on-device.ts";
import { useReaderOnIntent } from "#web/lib/resume-reader/use-reader-on-intent.ts";
import { LazyPart, lazyCode } from "#web/ui/lazy-part.tsx";
import { PageFrame } from "#web/ui/page-frame.tsx";
import { ErrorBanner } from "#web/ui/panel.tsx";
import { ResumeDrop } from "#web/ui/resume-drop.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { AboutAts } from "./about-ats.tsx";
import { AtHand } from "./at-hand.tsx";
import type { Checkup } from "./checkup.ts";
import { thisMonth } from "./this-month.ts";

const reportView = lazyCode(orNewBuild(() => import("./report-view.tsx")));

/** A resume to check, then what the checks say of it. */
export default function ResumeCheckPage() {
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<string>();
  const [isReading, setIsReading] = useState(false);
  const [checkup, setCheckup] = useState<Checkup>();

  const prepare = () => {
    reportView.prefetch();
    prepareReader().catch(() => {}); // the check reports the failure
  };
  useReaderOnIntent(prepare);

  const check = async (chosen: File | undefined) => {
    const fault = uploadFault(chosen);
    setFile(chosen);
    setError(fault);
    if (!chosen || fault) return;
    setIsReading(true);
    try {
      const [{ answer, checked }] = await Promise.all([checkOnDevice(chosen, thisMonth()), reportView.load()]);
      setCheckup({ kind: "file", name: chosen.name, answer, ...checked });
    } catch (failure) {
      setError(sentenceFor(failure));
    }
    setIsReading(false);
  };

  const tryExample = async () => {
    try {
      await check(await exampleResume());
    } catch {
      setError("The example could not be loaded. Check your connection, then try again.");
    }
  };

  const startOver = () => {
    setCheckup(undefined);
    setFile(undefined);
  };

  return (
    <PageFrame
      screen="resume-check"
      title="Resume Check"
      intro="See what a machine reads in your resume, and how to mend what it misses. No score."
    >
      {checkup ? (
        <LazyPart
          code={reportView}
          props={{ checkup, onStartOver: startOver }}
          fallback={
            <p role="status" className="flex items-center gap-3 py-16 text-muted">
              <Spinner />
              Checking your draft
            </p>
          }
        />
      ) : (
        <div className="mx-auto max-w-2xl space-y-5">
          {error && <ErrorBanner text={error} />}
          <ResumeDrop file={file} isRefused={error !== undefined} onIntent={prepare} onChoose={check} />
          <p role="status" className="flex items-center gap-3 text-[0.9375rem] text-muted">
            {isReading && <Spinner />}
            {isReading
              ? "Reading and checking your resume"
              : "Your file is read on this device. It is not uploaded. The check starts when you choose it."}
          </p>
          <AtHand onFile={check} onDraft={(draft) => setCheckup({ kind: "draft", draft })} />
          <p className="text-[0.9375rem] text-muted">
            No file at hand?{" "}
            <button
              type="button"
              className="font-semibold text-accent underline underline-offset-3"
              onClick={tryExample}
            >
              Check an example resume
            </button>
          </p>
        </div>
      )}
      <AboutAts />
    </PageFrame>
  );
}

function sentenceFor(failure: unknown): string {
  if (failure instanceof NoReader)
    return "This browser could not start the reader. Check your connection, or try another browser: nothing is sent to us instead.";
  if (failure instanceof FileRefused) return failure.message;
  return refusalText(failure instanceof ResumeRefused ? failure.refusal : undefined);
}

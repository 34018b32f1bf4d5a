import { useRef, useState } from "react";
import { uploadFault } from "#domain/resume/upload.ts";
import { emptyText, pictureText } from "#domain/resume-check/refusal-text.ts";
import { passFocusOn, restoreFocus } from "#web/lib/focus.ts";
import { orNewBuild } from "#web/lib/new-build.ts";
import { exampleResume } from "#web/lib/resume-reader/example-resume.ts";
import { isPictureFile, isScan } from "#web/lib/resume-reader/is-scan.ts";
import { checkOnDevice, NoReader, prepareReader } from "#web/lib/resume-reader/read-on-device.ts";
import type { Reading } from "#web/lib/resume-reader/reader-messages.ts";
import { useReaderOnIntent } from "#web/lib/resume-reader/use-reader-on-intent.ts";
import { Button } from "#web/ui/button.tsx";
import { lazyCode } from "#web/ui/lazy-code.ts";
import { LazyPart } from "#web/ui/lazy-part.tsx";
import { PageFrame } from "#web/ui/page-frame.tsx";
import { ErrorBanner } from "#web/ui/panel.tsx";
import { ResumeDrop } from "#web/ui/resume-drop.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { AboutAts } from "./about-ats.tsx";
import { DraftAtHand, FileAtHand } from "./at-hand.tsx";
import type { Checkup } from "./checkup.ts";
import { NoFile } from "./no-file.tsx";
import { sentenceFor } from "./sentence-for.ts";
import { thisMonth } from "./this-month.ts";

const reportView = lazyCode(orNewBuild(() => import("./report-view.tsx")));
const scanOffer = lazyCode(orNewBuild(() => import("#web/ui/scan-offer.tsx")));

/** The upload of a resume, then the report of its checks. */
export default function ResumeCheckPage() {
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<string>();
  const [scan, setScan] = useState<File>();
  const [retry, setRetry] = useState<() => void>();
  const latest = useRef<File>(undefined);
  const [isReading, setIsReading] = useState(false);
  const [checkup, setCheckup] = useState<Checkup>();

  const prepare = () => {
    reportView.prefetch();
    prepareReader(true).catch(() => {}); // the check reports the failure
  };
  useReaderOnIntent(prepare);

  const check = async (chosen: File | undefined) => {
    latest.current = chosen;
    setFile(chosen);
    setError(undefined);
    setScan(undefined);
    setRetry(undefined);
    const fault = chosen?.size === 0 ? emptyText : uploadFault(chosen);
    if (!chosen) return setError(fault);
    if (await isPictureFile(chosen)) return refuse(chosen, pictureText);
    if (fault) return setError(fault);
    setIsReading(true);
    try {
      await show(chosen, await checkOnDevice(chosen, thisMonth()));
    } catch (failure) {
      await refuse(chosen, sentenceFor(failure), failure);
    }
    setIsReading(false);
  };

  /** Shows why a file was refused. If the file is a scan, offers to recognize its words. */
  const refuse = async (chosen: File, sentence: string, failure?: unknown) => {
    const isOffered = await isScan(chosen, failure);
    if (chosen !== latest.current) return;
    setError(sentence);
    if (isOffered) setScan(chosen);
    if (failure instanceof NoReader) setRetry(() => () => check(chosen));
  };

  const show = async ({ name }: File, { answer, checked }: Reading) => {
    await reportView.load();
    setError(undefined);
    setScan(undefined);
    if (checked) setCheckup({ kind: "file", name, answer, ...checked });
  };

  const tryExample = async () => {
    try {
      await check(await exampleResume());
    } catch {
      setError("The example could not be loaded. Check your connection, then try again.");
      setRetry(() => tryExample);
    }
  };

  const startOver = () => {
    setCheckup(undefined);
    setFile(undefined);
    restoreFocus(() => document.querySelector<HTMLElement>("#content input[type=file]"));
  };

  return (
    <PageFrame
      screen="resume-check"
      title="Resume Check"
      intro="See what a machine reads in your resume, and how to fix what it misses. No score."
    >
      {checkup ? (
        <LazyPart
          code={reportView}
          props={{ checkup, onStartOver: startOver }}
          waiting={
            <p role="status" className="flex items-center gap-3 py-16 text-muted">
              <Spinner />
              Checking your draft
            </p>
          }
        />
      ) : (
        <div className="mx-auto max-w-2xl space-y-5">
          {error && (
            <ErrorBanner text={error}>
              {retry && (
                <Button ref={passFocusOn} size="small" onClick={retry}>
                  Try Again
                </Button>
              )}
            </ErrorBanner>
          )}
          {scan && (
            <LazyPart
              code={scanOffer}
              props={{ scan: { file: scan, today: thisMonth() }, onRead: (reading: Reading) => show(scan, reading) }}
            />
          )}
          <FileAtHand onFile={check} />
          <ResumeDrop file={file} isRefused={error !== undefined} onIntent={prepare} onChoose={check} />
          <p role="status" className="flex items-center gap-3 text-[0.9375rem] text-muted">
            {isReading && <Spinner />}
            {isReading
              ? "Reading and checking your resume"
              : "Your file is read on this device. It is not uploaded. The check starts when you choose it."}
          </p>
          <DraftAtHand onDraft={(draft) => setCheckup({ kind: "draft", draft })} />
          <NoFile onExample={tryExample} />
        </div>
      )}
      <AboutAts />
    </PageFrame>
  );
}

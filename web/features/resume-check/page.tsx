import { FileSearch } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { type Draft, draftFrom } from "#domain/portfolio/draft.ts";
import { ResumeRefused } from "#domain/resume/refusals.ts";
import { uploadFault } from "#domain/resume/upload.ts";
import { refusalText } from "#domain/resume-check/refusal-text.ts";
import { afterFirstTouch } from "#web/lib/first-touch.ts";
import { useHydrated } from "#web/lib/hydrated.ts";
import { readDraft } from "#web/lib/kept-draft.ts";
import { orNewBuild } from "#web/lib/new-build.ts";
import { exampleResume } from "#web/lib/resume-reader/example-resume.ts";
import {
  checkOnDevice,
  dismissReader,
  latestFile,
  NoReader,
  prepareReader,
} from "#web/lib/resume-reader/read-on-device.ts";
import { Button } from "#web/ui/button.tsx";
import { LazyPart, lazyCode } from "#web/ui/lazy-part.tsx";
import { PageFrame } from "#web/ui/page-frame.tsx";
import { ErrorBanner } from "#web/ui/panel.tsx";
import { ResumeDrop } from "#web/ui/resume-drop.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { AboutAts } from "./about-ats.tsx";
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
  const intended = useEffectEvent(prepare);

  // Follows the visitor: a file dragged over the page, or a page at rest after the first touch.
  // Leaves no thread behind.
  useEffect(() => {
    const dragged = () => intended();
    addEventListener("dragenter", dragged);
    const callOff = afterFirstTouch(dragged);
    return () => {
      removeEventListener("dragenter", dragged);
      callOff();
      dismissReader();
    };
  }, []);

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
      intro="See what a machine reads in your resume, value by value, and how to mend what it misses. No score: facts, each with its line."
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
            No PDF at hand?{" "}
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

/** What can be checked without choosing a file: the one that was read last, or the kept draft. */
function AtHand({ onFile, onDraft }: { onFile: (file: File) => void; onDraft: (draft: Draft) => void }) {
  const isHydrated = useHydrated();
  if (!isHydrated) return;
  const file = latestFile();
  const draft = draftFrom(readDraft() ?? "");
  return (
    <>
      {file && (
        <Offer
          text="You have just read this resume here:"
          name={file.name}
          button="Check it"
          onPress={() => onFile(file)}
        />
      )}
      {draft && (
        <Offer
          text="This browser keeps a draft without its PDF. What needs the file is left out."
          name={draft.data.settings.name || "Your draft"}
          button="Check the draft"
          onPress={() => onDraft(draft)}
        />
      )}
    </>
  );
}

type OfferProps = { text: string; name: string; button: string; onPress: () => void };

function Offer({ text, name, button, onPress }: OfferProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 card px-4 py-3">
      <p className="min-w-0 text-[0.9375rem] text-muted">
        {text}{" "}
        <strong dir="auto" className="text-ink wrap-anywhere">
          {name}
        </strong>
      </p>
      <Button variant="secondary" onClick={onPress}>
        <FileSearch aria-hidden="true" className="size-4" />
        {button}
      </Button>
    </div>
  );
}

function sentenceFor(failure: unknown): string {
  if (failure instanceof NoReader)
    return "This browser could not start the reader. Check your connection, or try another browser: nothing is sent to us instead.";
  return refusalText(failure instanceof ResumeRefused ? failure.refusal : undefined);
}

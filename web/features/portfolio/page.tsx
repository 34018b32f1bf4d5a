import { lazy, type ReactNode, Suspense, useState } from "react";
import type { Draft } from "#domain/portfolio/draft.ts";
import { generationErrorText } from "#domain/resume/generation-errors.ts";
import { uploadFault } from "#domain/resume/upload.ts";
import { site } from "#domain/site.ts";
import { notify } from "#web/lib/toast.ts";
import { PageFrame } from "#web/ui/page-frame.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { Analysis } from "./analysis.tsx";
import { generatePortfolio } from "./calls.ts";
import { forgetDraft, readDraft } from "./kept-draft.ts";
import { ResumeUpload } from "./upload.tsx";
import { useFlag } from "./use-flag.ts";

const loadPreview = () => import("./preview.tsx");
const Preview = lazy(loadPreview);

export default function PortfolioPage() {
  const isEnabled = useFlag("resume_to_portfolio");
  if (isEnabled) return <Generator />;
  return (
    <Frame>{isEnabled === undefined ? <Wait text="Initializing AI Portfolio Generator..." /> : <Disabled />}</Frame>
  );
}

function Generator() {
  const [isWorking, setIsWorking] = useState(() => readDraft() !== null);
  const [first, setFirst] = useState<Draft>();
  const [discarded, setDiscarded] = useState<Draft>();
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<string>();
  const [analysis, setAnalysis] = useState<{ answer?: Draft }>();

  const choose = (chosen: File | undefined) => {
    const fault = uploadFault(chosen);
    setFile(fault ? undefined : chosen);
    setError(fault);
  };

  const begin = (draft: Draft) => {
    setFirst(draft);
    setIsWorking(true);
    setAnalysis(undefined);
    toTop();
  };

  const generate = async () => {
    const fault = uploadFault(file);
    setError(fault);
    if (!file || fault) return;
    setAnalysis({});
    toTop();
    loadPreview().catch(() => {}); // Suspense reports the failure
    try {
      const [{ portfolioData, confidence, periods }, { newDraft }] = await Promise.all([
        generatePortfolio(file),
        import("#domain/portfolio/draft.ts"),
      ]);
      setAnalysis({ answer: newDraft(portfolioData, "pdf", confidence, periods) });
    } catch (error) {
      setAnalysis(undefined);
      const { message = "", cause = "" } = error instanceof Error ? error : {};
      setError(generationErrorText(message, String(cause)));
      notify.error("Resume processing failed - please try again");
    }
  };

  const finish = () => {
    if (!analysis?.answer) return;
    begin(analysis.answer);
    notify.success("Portfolio generated successfully!");
  };

  const importFile = async (chosen: File) => {
    setError(undefined);
    try {
      const { importedDraft } = await import("./json-resume-file.ts");
      begin(await importedDraft(chosen));
    } catch (error) {
      setError(error instanceof Error ? error.message : "");
    }
  };

  const startOver = (draft: Draft) => {
    forgetDraft();
    setDiscarded(draft);
    setIsWorking(false);
    setFile(undefined);
    setError(undefined);
    toTop();
  };

  if (isWorking) {
    return (
      <PageFrame
        screen="portfolio"
        title="Your Portfolio is Ready!"
        intro="The source code is free to download, and yours to deploy anywhere."
      >
        <Suspense fallback={<Wait text="Loading your portfolio" />}>
          <Preview first={first} onStartOver={startOver} />
        </Suspense>
      </PageFrame>
    );
  }
  return (
    <Frame>
      {analysis ? (
        <Analysis isAnswered={analysis.answer !== undefined} onShown={finish} />
      ) : (
        <ResumeUpload
          file={file}
          error={error}
          onChoose={choose}
          onGenerate={generate}
          onImport={importFile}
          onBringBack={discarded && (() => begin(discarded))}
        />
      )}
    </Frame>
  );
}

/** A new state starts at its top, for the eyes as for screen readers. */
function toTop() {
  window.scrollTo({ top: 0, behavior: "instant" });
  document.getElementById("content")?.focus({ preventScroll: true });
}

/** As high as the upload state, so that nothing moves when it comes. */
function Frame({ children }: { children: ReactNode }) {
  return (
    <PageFrame
      screen="portfolio"
      title="Resume to Portfolio Generator"
      intro="Drop your resume, check what was understood, and leave with a website that is yours. No sign-up, nothing to pay."
    >
      <div className="min-h-[46rem]">{children}</div>
    </PageFrame>
  );
}

function Wait({ text }: { text: string }) {
  return (
    <p role="status" className="flex flex-col items-center gap-4 py-24 text-muted">
      <Spinner size="large" />
      {text}
    </p>
  );
}

function Disabled() {
  return (
    <div role="status" className="mx-auto max-w-2xl card p-8 text-center shadow-card">
      <h2 className="text-2xl">Feature Temporarily Disabled</h2>
      <p className="mt-3 text-muted">
        The portfolio generator is under maintenance. Please check back later, or{" "}
        <a href={`mailto:${site.supportEmail}`} className="font-semibold text-accent underline underline-offset-3">
          contact support
        </a>
        .
      </p>
      <p className="mt-3 text-muted">We apologize for any inconvenience caused.</p>
    </div>
  );
}

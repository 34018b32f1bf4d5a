import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import exampleUrl from "#content/example-resume.pdf?url";
import { type Draft, newDraft } from "#domain/portfolio/draft.ts";
import { generationErrorText } from "#domain/resume/generation-errors.ts";
import { ResumeRefused } from "#domain/resume/refusals.ts";
import { stepOf, uploadFault } from "#domain/resume/upload.ts";
import { site } from "#domain/site.ts";
import { notify } from "#web/lib/toast.ts";
import { PageFrame } from "#web/ui/page-frame.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { Analysis } from "./analysis.tsx";
import { generatePortfolio } from "./calls.ts";
import { forgetDraft, readDraft } from "./kept-draft.ts";
import { dismissReader, NoReader, prepareReader, readOnDevice } from "./read-on-device.ts";
import type { Place } from "./reading-place.tsx";
import { ResumeUpload } from "./upload.tsx";
import { useFlag } from "./use-flag.ts";

const loadPreview = () => import("./preview.tsx");
const Preview = lazy(loadPreview);

/** What comes after the reading, together, so that it never fails halfway. */
async function loadResult() {
  try {
    await Promise.all([loadPreview(), import("./editor.tsx"), import("#web/ui/toasters-opened.tsx")]);
  } catch {
    throw new Error("The connection failed");
  }
}

export default function PortfolioPage() {
  const { isEnabled, modelProvider } = useFlag("resume_to_portfolio");
  if (isEnabled) return <Generator modelProvider={modelProvider} />;
  return (
    <Frame>{isEnabled === undefined ? <Wait text="Initializing AI Portfolio Generator..." /> : <Disabled />}</Frame>
  );
}

/** A model reads when the visitor chose it. Otherwise the device reads, or our server where it cannot. */
function placeOf(isModelChosen: boolean, hasReader: boolean): Place {
  if (isModelChosen) return "model";
  return hasReader ? "device" : "server";
}

function Generator({ modelProvider }: { modelProvider: string | null }) {
  const [isWorking, setIsWorking] = useState(() => readDraft() !== null);
  const [first, setFirst] = useState<Draft>();
  const [discarded, setDiscarded] = useState<Draft>();
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<string>();
  const [analysis, setAnalysis] = useState<{ reached?: number; answer?: Draft }>();
  const [isReader, setIsReader] = useState(typeof Worker !== "undefined");
  const [isModelWanted, setIsModelWanted] = useState(false);
  const place: Place = placeOf(modelProvider !== null && isModelWanted, isReader);

  // Follows the page: who leaves it leaves no thread behind.
  useEffect(() => dismissReader, []);

  /** Fetches what will be needed when a file is chosen, and finds out whether this browser can read one. */
  const prepare = () => {
    loadResult().catch(() => {}); // generate reports the failure
    if (place === "device") prepareReader().catch((error) => error instanceof NoReader && setIsReader(false));
  };

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

  const generate = async (file: File | undefined) => {
    const fault = uploadFault(file);
    setError(fault);
    if (!file || fault) return;
    setAnalysis(place === "device" ? { reached: 0 } : {});
    toTop();
    prepare();
    try {
      const reached = (stage: keyof typeof stepOf) => setAnalysis({ reached: stepOf[stage] });
      const { portfolioData, confidence, periods, lines } =
        place === "device"
          ? await readOnDevice(file, reached)
          : await generatePortfolio(file, modelProvider !== null && !isModelWanted);
      if (place === "device") reached("designing");
      await loadResult();
      setAnalysis({ answer: newDraft(portfolioData, "pdf", confidence, periods, lines) });
    } catch (error) {
      setAnalysis(undefined);
      explain(error);
    }
  };

  const explain = (error: unknown) => {
    if (error instanceof NoReader) {
      // The page has promised not to upload the file. So the visitor decides again.
      setIsReader(false);
      setError("This browser could not start the reader. Generate again to let our server read your file.");
      return;
    }
    const { message = "", cause = "" } = error instanceof Error ? error : {};
    setError(generationErrorText(message, error instanceof ResumeRefused ? error.refusal : String(cause)));
    notify.error("Resume processing failed - please try again");
  };

  /** A resume of an invented person, read like any other. */
  const tryExample = async () => {
    try {
      const answer = await fetch(exampleUrl);
      const example = new File([await answer.blob()], "example-resume.pdf", { type: "application/pdf" });
      setFile(example);
      await generate(example);
    } catch {
      setError(generationErrorText("", "connection-lost"));
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
      <Suspense
        fallback={
          <Frame>
            <Wait text="Loading your portfolio" />
          </Frame>
        }
      >
        <Preview first={first} onStartOver={startOver} />
      </Suspense>
    );
  }
  return (
    <Frame>
      {analysis ? (
        <Analysis
          reached={analysis.reached}
          isAnswered={analysis.answer !== undefined}
          place={place}
          provider={modelProvider}
          onShown={finish}
        />
      ) : (
        <ResumeUpload
          file={file}
          error={error}
          place={place}
          provider={modelProvider}
          isModelWanted={isModelWanted}
          onModelWanted={setIsModelWanted}
          onIntent={prepare}
          onChoose={choose}
          onGenerate={() => generate(file)}
          onExample={tryExample}
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

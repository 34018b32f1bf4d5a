import { useEffect, useRef, useState } from "react";
import type { Draft } from "#domain/portfolio/draft.ts";
import type { ReadyAnswer } from "#domain/portfolio/first-draft.ts";
import { generationErrorAndCause, generationErrorText } from "#domain/resume/generation-errors.ts";
import { ResumeRefused } from "#domain/resume/refusals.ts";
import { isPdf, stepOf, uploadFault } from "#domain/resume/upload.ts";
import { FileRefused } from "#domain/resume-formats/file-refused.ts";
import { orNewBuild } from "#web/lib/new-build.ts";
import { exampleResume } from "#web/lib/resume-reader/example-resume.ts";
import { isScan } from "#web/lib/resume-reader/is-scan.ts";
import { type ReadAhead, readAhead } from "#web/lib/resume-reader/read-ahead.ts";
import { NoReader, prepareReader, readOnDevice } from "#web/lib/resume-reader/read-on-device.ts";
import type { Reading, Stage } from "#web/lib/resume-reader/reader-messages.ts";
import { useReaderOnIntent } from "#web/lib/resume-reader/use-reader-on-intent.ts";
import { goToTop } from "#web/lib/scroll.ts";
import { notify } from "#web/lib/toast.ts";
import { lazyCode } from "#web/ui/lazy-code.ts";
import { LazyPart } from "#web/ui/lazy-part.tsx";
import { Analysis } from "./analysis.tsx";
import { generatePortfolio } from "./calls.ts";
import type { Place } from "./reading-place.tsx";
import { loadResult } from "./result.ts";
import { ResumeUpload } from "./upload.tsx";

const scanOffer = lazyCode(orNewBuild(() => import("#web/ui/scan-offer.tsx")));
const connectionLost = generationErrorText("", "connection-lost");
const readerNotLoaded = `${connectionLost} The reader has to be loaded once. Your file stays on this device.`;

type Props = {
  /** Who runs the language model. Null if there is none. */
  provider: string | null;
  onRead: (draft: Draft) => void;
  onImported: (draft: Draft) => void;
  /** Undoes Start Over. Undefined if there is nothing to restore. */
  onBringBack: (() => void) | undefined;
};

/** The upload, then the reading. If a file cannot be read, the upload returns. */
export function Start({ provider, onRead, onImported, onBringBack }: Props) {
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<string>();
  const [scan, setScan] = useState<File>();
  const latest = useRef<File>(undefined);
  const ahead = useRef<ReadAhead>(undefined);
  const [analysis, setAnalysis] = useState<{ reached?: number; answer?: Draft }>();
  const [isReader, setIsReader] = useState(typeof Worker !== "undefined");
  const [isModelWanted, setIsModelWanted] = useState(false);
  // Our server and the language model can read only PDFs.
  const isOther = file !== undefined && !isPdf(file);
  const placeFor = (isOther: boolean) => placeOf(provider !== null && isModelWanted && !isOther, isReader || isOther);
  const place = placeFor(isOther);

  /**
   * Fetches the reader. That tells whether this browser can read a file. Only afterwards fetches
   * the code of the result, so that the two downloads do not compete on a slow connection.
   */
  const prepare = async () => {
    if (ahead.current) return; // the file is already being read
    if (place === "device") await prepareReader().catch((error) => hasNoReader(error) && setIsReader(false));
    await loadResult().catch(() => {}); // generate reports the failure
  };
  useReaderOnIntent(prepare);

  // Follows the connection: once it is back, removes the error about it.
  useEffect(() => {
    if (!error?.startsWith(connectionLost)) return;
    const forget = () => setError(undefined);
    addEventListener("online", forget);
    return () => removeEventListener("online", forget);
  }, [error]);

  /** A picture is no error if its words can be recognized. */
  const choose = async (chosen: File | undefined) => {
    const fault = uploadFault(chosen);
    setFile(fault ? undefined : chosen);
    setError(undefined);
    setScan(undefined);
    latest.current = chosen;
    ahead.current?.end();
    ahead.current = undefined;
    if (!fault) prepare();
    if (chosen && !fault) begin(chosen);
    else if (!(chosen && (await offerScan(chosen))) && chosen === latest.current) setError(fault);
  };

  /** If the file is read on the device, starts to read it before the visitor presses Generate. */
  const begin = (chosen: File) => {
    if (placeFor(!isPdf(chosen)) !== "device") return;
    const begun = readAhead(chosen);
    ahead.current = begun;
    // If the reader could not be loaded, Generate tries again.
    begun.answer.catch((error) => {
      if (error instanceof NoReader && ahead.current === begun) ahead.current = undefined;
    });
  };

  // Follows the page: if the visitor leaves, no result is needed.
  useEffect(() => () => ahead.current?.end(), []);

  const read = (file: File): Promise<ReadyAnswer> => {
    const reached = (stage: Stage) => setAnalysis({ reached: stepOf[stage] });
    const begun = ahead.current;
    ahead.current = undefined;
    if (place !== "device") return generatePortfolio(file, provider !== null && !isModelWanted);
    if (begun?.file !== file) return readOnDevice(file, reached);
    begun.follow(reached);
    return begun.answer;
  };

  const generate = async (file: File | undefined) => {
    const fault = uploadFault(file);
    setError(fault);
    if (!file || fault) return;
    setAnalysis(place === "device" ? { reached: 0 } : {});
    goToTop();
    prepare();
    try {
      const answer = await read(file);
      if (place === "device") setAnalysis({ reached: stepOf.designing });
      const { firstDraft } = await loadResult();
      setAnalysis({ answer: firstDraft(answer) });
    } catch (error) {
      setAnalysis(undefined);
      explain(error);
      if (!hasNoReader(error)) notify.error("Resume processing failed - please try again");
      await offerScan(file, error);
    }
  };

  /** Offers to recognize the text of a scan. Returns whether the offer is shown. */
  const offerScan = async (file: File, failure?: unknown): Promise<boolean> => {
    const isOffered = (await isScan(file, failure)) && file === latest.current;
    if (isOffered) setScan(file);
    return isOffered;
  };

  const explain = (error: unknown) => {
    if (hasNoReader(error)) {
      // The page promised not to upload the file, so the visitor must decide again.
      setIsReader(false);
      const next = isOther
        ? "Save your resume as a PDF: our server can read that."
        : "Generate again to let our server read your file.";
      setError(`This browser could not start the reader. ${next}`);
      return;
    }
    if (error instanceof NoReader) return setError(readerNotLoaded);
    const { message = "", cause = "" } = error instanceof Error ? error : {};
    const code = error instanceof ResumeRefused ? error.refusal : String(cause);
    setError(error instanceof FileRefused ? message : generationErrorAndCause(message, code));
  };

  /** Reads the example resume like any other file. */
  const tryExample = async () => {
    prepare();
    try {
      const example = await exampleResume();
      choose(example);
      await generate(example);
    } catch {
      setError(connectionLost);
    }
  };

  const showScan = async ({ answer }: Reading) => {
    const { firstDraft } = await loadResult();
    onRead(firstDraft(answer));
  };

  const importFile = async (chosen: File) => {
    setError(undefined);
    try {
      const { importedDraft } = await import("./json-resume-file.ts");
      onImported(await importedDraft(chosen));
    } catch (error) {
      setError(error instanceof Error ? error.message : "");
    }
  };

  if (analysis) {
    return (
      <Analysis
        reached={analysis.reached}
        isAnswered={analysis.answer !== undefined}
        place={place}
        provider={provider}
        onShown={() => analysis.answer && onRead(analysis.answer)}
      />
    );
  }
  return (
    <ResumeUpload
      file={file ?? scan}
      isReady={file !== undefined}
      error={error}
      place={place}
      provider={isOther ? null : provider}
      isModelWanted={isModelWanted}
      onModelWanted={setIsModelWanted}
      onIntent={prepare}
      onChoose={choose}
      onGenerate={() => generate(file)}
      onExample={tryExample}
      onImport={importFile}
      onBringBack={onBringBack}
    >
      {scan && <LazyPart code={scanOffer} props={{ scan: { file: scan }, onRead: showScan }} />}
    </ResumeUpload>
  );
}

/** Whether this browser cannot run the reader. If it is only offline, the reader failed to load. */
const hasNoReader = (error: unknown) => error instanceof NoReader && !error.isOffline;

/**
 * Where the resume is read: with the model if the visitor chose it. Otherwise on the device, or on
 * our server if this browser cannot run the reader.
 */
function placeOf(isModelChosen: boolean, hasReader: boolean): Place {
  if (isModelChosen) return "model";
  return hasReader ? "device" : "server";
}

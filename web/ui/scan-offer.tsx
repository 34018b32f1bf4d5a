import { ScanText } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { FileRefused } from "#domain/resume-formats/file-refused.ts";
import { scanMegabytes, scanRefusals } from "#domain/resume-scan/scan.ts";
import { focusOnMount } from "#web/lib/focus.ts";
import { type Progress, readScan, type ScanFile } from "#web/lib/resume-reader/read-scan.ts";
import type { Reading } from "#web/lib/resume-reader/reader-messages.ts";
import { Button } from "./button.tsx";
import { ErrorBanner } from "./panel.tsx";
import { ProgressBar } from "./progress-bar.tsx";

type Props = { scan: ScanFile; onRead: (reading: Reading) => Promise<void> };

/**
 * Offers to recognize the text of a picture or of a PDF without text. The engine is fetched only
 * when the visitor accepts.
 */
export default function ScanOffer({ scan, onRead }: Props) {
  const [progress, setProgress] = useState<Progress>();
  const [error, setError] = useState<string>();
  const [isOver, setIsOver] = useState(false);
  const running = useRef<AbortController>(undefined);

  // Stops the reading when the offer is removed.
  useEffect(() => () => running.current?.abort(), []);

  const read = async () => {
    const controller = new AbortController();
    running.current = controller;
    setError(undefined);
    try {
      await onRead(await readScan(scan, controller.signal, setProgress));
    } catch (failure) {
      if (!controller.signal.aborted) setError(failure instanceof FileRefused ? failure.message : scanRefusals.stopped);
    }
    setProgress(undefined);
    setIsOver(true);
  };

  // Each new button takes over the focus from the button that it replaces.
  return (
    <section aria-labelledby="scan" className="space-y-4 card p-5 shadow-card">
      <div>
        <h2 id="scan" className="flex items-center gap-2 text-lg">
          <ScanText aria-hidden="true" className="size-5 text-accent" />
          Is it a scan or a photo? It can be read here
        </h2>
        <p className="mt-1 text-[0.9375rem] text-muted">
          {`Words are recognized in the picture, on this device: your file is not uploaded. That loads about ${scanMegabytes} MB once and takes up to half a minute a page. It knows Latin letters, best in English, and it makes mistakes: you check every value afterward.`}
        </p>
      </div>
      {error && <ErrorBanner text={error} />}
      {progress ? (
        <div className="space-y-3">
          <p role="status" className="text-[0.9375rem] font-semibold">
            {progressText(progress)}
          </p>
          <ProgressBar label="Reading the picture" percent={Math.round(100 * progress.share)} />
          <Button ref={focusOnMount} variant="secondary" onClick={() => running.current?.abort()}>
            Cancel
          </Button>
        </div>
      ) : (
        <Button ref={isOver ? focusOnMount : undefined} onClick={read}>
          Read the picture
        </Button>
      )}
    </section>
  );
}

function progressText({ stage, page, pages }: Progress): string {
  if (stage === "loading") return "Loading the text recognition";
  if (stage === "drawing") return "Opening the pages";
  return `Recognizing the words of page ${page} of ${pages}`;
}

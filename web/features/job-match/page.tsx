import { FileText, X } from "lucide-react";
import { type DragEvent, useDeferredValue, useRef } from "react";
import { examplePosting } from "#domain/job-match/example-posting.ts";
import { maxPostingLength } from "#domain/job-match/posting-limit.ts";
import { resumeFileTypes } from "#domain/resume/upload.ts";
import { restoreFocus } from "#web/lib/focus.ts";
import { Button } from "#web/ui/button.tsx";
import { TextArea } from "#web/ui/field.tsx";
import { FileInput } from "#web/ui/file-input.tsx";
import { lazyCode, usePrefetch } from "#web/ui/lazy-code.ts";
import { LazyPart } from "#web/ui/lazy-part.tsx";
import { PageFrame } from "#web/ui/page-frame.tsx";
import { ErrorBanner } from "#web/ui/panel.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { Explained } from "./explained.tsx";
import { usePosting } from "./use-posting.ts";

const result = lazyCode(() => import("./result.tsx"));

/** A shorter text cannot be a whole posting, so it is not compared. */
const minLength = 40;

export default function JobMatchPage() {
  const { posting, reading, isKept, change, clear, read, show } = usePosting();
  const file = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const clearButton = useRef<HTMLButtonElement>(null);
  const compared = useDeferredValue(posting);
  usePrefetch(result);

  const drop = (event: DragEvent) => {
    const [dropped] = event.dataTransfer.files;
    if (!dropped) return;
    event.preventDefault();
    read(dropped);
  };

  return (
    <PageFrame
      screen="job-match"
      title="Job Match"
      intro="Paste a job posting: see what it asks, what your resume already says, and in which words."
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside serves the keyboard */}
      <div className="card p-5 shadow-card sm:p-7" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <TextArea
          ref={field}
          label="The job posting"
          hint="The whole text, from the title to the end, or its PDF, Word, OpenDocument, RTF or text file. It stays in this browser."
          placeholder="Paste the posting here, or drop its file"
          rows={posting ? 8 : 10}
          dir="auto"
          spellCheck={false}
          value={posting}
          onChange={({ target }) => change(target.value)}
        />
        <div className="mt-4 flex flex-wrap items-center gap-2">
          <Button variant="secondary" disabled={reading.isBusy} onClick={() => file.current?.click()}>
            {reading.isBusy ? <Spinner /> : <FileText aria-hidden="true" className="size-4" />}
            {reading.isBusy ? "Reading the file" : "Read it from a file"}
          </Button>
          {posting === "" && (
            <Button
              variant="ghost"
              onClick={() => {
                show(examplePosting);
                restoreFocus(() => clearButton.current);
              }}
            >
              Try an example
            </Button>
          )}
          {posting !== "" && (
            <Button
              ref={clearButton}
              variant="ghost"
              onClick={() => {
                clear();
                field.current?.focus({ preventScroll: true });
              }}
            >
              <X aria-hidden="true" className="size-4" />
              Clear
            </Button>
          )}
          <FileInput ref={file} label="The posting as a file" accept={resumeFileTypes} onFile={read} />
        </div>
        <div className="mt-3 space-y-3 empty:hidden">
          {reading.problem && <ErrorBanner text={reading.problem} />}
          {posting.length > maxPostingLength && (
            <ErrorBanner text="This is longer than any posting. The first 60,000 characters are read, and the text is not kept when you leave." />
          )}
          {!isKept && posting.length <= maxPostingLength && (
            <ErrorBanner text="This browser could not keep the posting. It stays until you leave the page." />
          )}
        </div>
      </div>
      {compared.trim().length >= minLength ? (
        <LazyPart
          code={result}
          props={{ posting: compared }}
          waiting={
            <p role="status" className="flex items-center justify-center gap-3 py-16 text-muted">
              <Spinner />
              Reading the posting
            </p>
          }
        />
      ) : (
        compared.trim() !== "" && (
          <p role="status" className="mt-6 text-muted">
            This is short for a posting. Paste all of it: what is required stands mostly in its middle.
          </p>
        )
      )}
      <Explained />
    </PageFrame>
  );
}

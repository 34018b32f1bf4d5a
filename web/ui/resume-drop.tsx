import { FileCheck, Upload } from "lucide-react";
import { type DragEvent, useState } from "react";
import { maxResumePages, maxResumeSize } from "#domain/limits.ts";
import { megabytes, pictureTypes, resumeFileTypes } from "#domain/resume/upload.ts";

type Props = {
  file: File | undefined;
  isRefused: boolean;
  /** Called when the visitor is about to choose a file. */
  onIntent: () => void;
  onChoose: (file: File | undefined) => void;
};

/**
 * The area to choose or drop a resume. The file input lies invisibly over the whole area, so that
 * mouse, keyboard and screen reader can all use it.
 */
export function ResumeDrop({ file, isRefused, onIntent, onChoose }: Props) {
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    onChoose(event.dataTransfer.files[0]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the input inside serves the keyboard
    <div
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={`relative grid min-h-64 place-items-center rounded-card border-2 border-dashed px-6 py-10 text-center transition-colors hover:border-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent ${
        isOver ? "border-accent bg-tint" : "border-edge bg-surface"
      }`}
    >
      <input
        type="file"
        accept={`${resumeFileTypes},${pictureTypes}`}
        aria-label="Your resume as a PDF"
        aria-describedby="resume-limits resume-others"
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onChange={(event) => {
          onChoose(event.target.files?.[0]);
          event.target.value = ""; // so that choosing the same file again fires a change event
        }}
      />
      {file ? (
        <div role="status">
          <FileCheck aria-hidden="true" className="mx-auto size-10 text-accent" />
          <p dir="auto" className="mt-4 text-lg font-semibold wrap-anywhere">
            {file.name}
          </p>
          <p className="text-muted">{megabytes(file.size)}</p>
          {!isRefused && (
            <p className="mt-3 inline-block rounded-full bg-good-tint px-3 py-1 text-sm font-semibold text-good">
              Ready to process
            </p>
          )}
        </div>
      ) : (
        <div>
          <span className="mx-auto grid size-14 place-items-center rounded-2xl bg-tint text-accent">
            <Upload aria-hidden="true" className="size-6" />
          </span>
          <p className="mt-4 text-lg font-semibold">Drop your resume here</p>
          <p className="text-muted">or click to browse files</p>
        </div>
      )}
      <p id="resume-limits" className="mt-4 text-sm text-muted">
        {`PDF only • Max ${maxResumeSize} • ${maxResumePages} pages max`}
      </p>
      <p id="resume-others" className="mt-1 text-sm text-muted">
        Or a Word, OpenDocument, RTF, text or Markdown file, LinkedIn’s data archive, or a photo
      </p>
    </div>
  );
}

import { LayoutTemplate, type LucideIcon, Scale, ScanText, Smartphone } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Button } from "#web/ui/button.tsx";
import { FileInput } from "#web/ui/file-input.tsx";
import { ErrorBanner } from "#web/ui/panel.tsx";
import { ResumeDrop } from "#web/ui/resume-drop.tsx";
import { type Place, ReadingPlace } from "./reading-place.tsx";

type Props = {
  file: File | undefined;
  /** Whether a portfolio can be generated from the file. A picture must be recognized first. */
  isReady: boolean;
  error: string | undefined;
  place: Place;
  /** Who runs the language model. Null if there is none. */
  provider: string | null;
  isModelWanted: boolean;
  onModelWanted: (isWanted: boolean) => void;
  /** Called when the visitor is about to choose a file. */
  onIntent: () => void;
  onChoose: (file: File | undefined) => void;
  onGenerate: () => void;
  onExample: () => void;
  onImport: (file: File) => void;
  /** Undoes Start Over. Undefined if there is nothing to restore. */
  onBringBack: (() => void) | undefined;
  /** Shown below the error: another way to read the file. */
  children: ReactNode;
};

/** The form to choose a resume, and a list of what the visitor gets for it. */
export function ResumeUpload(props: Props) {
  const {
    file,
    isReady,
    error,
    place,
    provider,
    onIntent,
    onChoose,
    onGenerate,
    onExample,
    onImport,
    onBringBack,
    children,
  } = props;
  return (
    <>
      <div className="mx-auto max-w-2xl space-y-5">
        {onBringBack && (
          <p role="status" className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-tint px-4 py-2">
            Your portfolio was cleared from this browser.
            <Button variant="secondary" size="small" onClick={onBringBack}>
              Bring it back
            </Button>
          </p>
        )}
        {error && <ErrorBanner text={error} />}
        {children}
        <ResumeDrop file={file} isRefused={!isReady || error !== undefined} onIntent={onIntent} onChoose={onChoose} />
        {provider !== null && <ModelQuestion {...props} provider={provider} />}
        <ReadingPlace place={place} provider={provider} />
        <Button size="large" className="w-full" disabled={!isReady} onClick={onGenerate}>
          Generate Portfolio
        </Button>
        <OtherWays onExample={onExample} onImport={onImport} />
        <PdfAdvice />
      </div>
      <Benefits />
    </>
  );
}

type QuestionProps = Pick<Props, "isModelWanted" | "onModelWanted"> & { provider: string };

/** Asks for consent. Without it, nothing is sent to a language model. */
function ModelQuestion({ provider, isModelWanted, onModelWanted }: QuestionProps) {
  return (
    <label className="flex cursor-pointer items-start gap-3 rounded-xl border border-edge px-3.5 py-2.5 has-checked:border-accent has-checked:bg-tint">
      <input
        type="checkbox"
        className="mt-1 size-4 accent-accent"
        checked={isModelWanted}
        onChange={(event) => onModelWanted(event.target.checked)}
      />
      <span>
        <span className="block text-[0.9375rem] font-semibold">Let a language model help</span>
        <span className="block text-sm text-muted">
          It may fill what our reader does not find. Then your file goes to our server, and its text to {provider}.
        </span>
      </span>
    </label>
  );
}

const wayStyle = "min-h-11 font-semibold text-accent underline underline-offset-3 hover:text-accent-strong";

function OtherWays({ onExample, onImport }: Pick<Props, "onExample" | "onImport">) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <p className="text-center text-[0.9375rem] text-muted">
      No file at hand?{" "}
      <button type="button" className={wayStyle} onClick={onExample}>
        Try an example
      </button>
      {" or "}
      <button type="button" className={wayStyle} onClick={() => input.current?.click()}>
        start from JSON Resume
      </button>
      <FileInput
        ref={input}
        label="Your resume as a JSON Resume file"
        accept="application/json,.json"
        onFile={onImport}
      />
    </p>
  );
}

function PdfAdvice() {
  return (
    <p className="text-center text-[0.9375rem] text-muted">
      No PDF yet? Word and Google Docs save one in the File menu, LinkedIn on your profile.
    </p>
  );
}

const benefits: { title: string; text: string; icon: LucideIcon }[] = [
  {
    title: "AI-Powered Analysis",
    text: "Finds jobs, projects, skills and links, and says where it was not sure.",
    icon: ScanText,
  },
  {
    title: "Professional Design",
    text: "Four layouts, each with a light and a dark theme.",
    icon: LayoutTemplate,
  },
  {
    title: "Fully Responsive",
    text: "At home on phones, wide screens and paper.",
    icon: Smartphone,
  },
  {
    title: "No Copyright Issues",
    text: "The code is yours: change it, publish it, sell it.",
    icon: Scale,
  },
];

function Benefits() {
  return (
    <section aria-labelledby="benefits" className="mt-14 sm:mt-20">
      <h2 id="benefits" className="text-2xl sm:text-3xl">
        What you get
      </h2>
      <ul className="mt-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {benefits.map(({ title, text, icon: Icon }) => (
          <li key={title} className="card p-5 shadow-card">
            <span className="grid size-11 place-items-center rounded-xl bg-tint text-accent">
              <Icon aria-hidden="true" className="size-5.5" />
            </span>
            <h3 className="mt-4 text-lg">{title}</h3>
            <p className="mt-1.5 text-[0.9375rem] text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { Download, Monitor, PencilLine, RotateCcw, Smartphone, TriangleAlert } from "lucide-react";
import { type KeyboardEvent, startTransition, useDeferredValue, useId, useRef, useState } from "react";
import { Link } from "wouter";
import { thingsToCheck, toCheck } from "#domain/portfolio/doubts.ts";
import type { Draft } from "#domain/portfolio/draft.ts";
import { leftovers } from "#domain/portfolio/leftovers.ts";
import type { PortfolioLook } from "#domain/portfolio/looks.ts";
import { offeredSkills } from "#domain/portfolio/offered-skills.ts";
import { screens } from "#domain/screens.ts";
import { Button, buttonStyle } from "#web/ui/button.tsx";
import { ChoiceChips } from "#web/ui/choice-chips.tsx";
import { usePrefetch } from "#web/ui/lazy-code.ts";
import { LazyPart } from "#web/ui/lazy-part.tsx";
import { PageFrame } from "#web/ui/page-frame.tsx";
import { ErrorBanner } from "#web/ui/panel.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { BelowPreview } from "./below-preview.tsx";
import { DesignPicker } from "./design-picker.tsx";
import { downloadDialog, editor } from "./parts.ts";
import { type Device, PreviewFrame } from "./preview-frame.tsx";
import { Banner, Intro, LeftoverNote } from "./preview-head.tsx";
import { DownloadResume } from "./resume-file/download-resume.tsx";
import { SourceText, SourceTextChip } from "./source-text.tsx";
import { UndoButtons } from "./undo-buttons.tsx";
import { useDraft, type Work } from "./use-draft.ts";

const devices = [
  {
    value: "desktop",
    label: (
      <>
        <Monitor aria-hidden="true" className="size-4" />
        Desktop
      </>
    ),
  },
  {
    value: "mobile",
    label: (
      <>
        <Smartphone aria-hidden="true" className="size-4" />
        Mobile
      </>
    ),
  },
] as const;

type Props = {
  /** The new draft. If undefined, the stored draft opens. */
  first: Draft | undefined;
  onStartOver: (draft: Draft) => void;
  /** Called when the preview was painted. */
  onDrawn: () => void;
};

/** The portfolio with its preview, editor, designs and downloads. */
export default function Preview({ first, onStartOver, onDrawn }: Props) {
  const work = useDraft(first);
  const { present } = work.history;
  const [device, setDevice] = useState<Device>("desktop");
  const [section, setSection] = useState<string>();
  const [tried, setTried] = useState<PortfolioLook>();
  const doubts = thingsToCheck(present);
  const left = leftovers(present).length;
  const [offered] = useState(() => offeredSkills(location.hash));
  const [isEditing, setIsEditing] = useState(doubts.size + offered.length > 0);
  const [isPlacing, setIsPlacing] = useState(false);
  const textId = useId();
  const [isTextShown, setIsTextShown] = useState(doubts.size + left > 0);
  const [dialog, setDialog] = useState<"unopened" | "open" | "closed">("unopened");
  const [error, setError] = useState<string>();
  const hasText = present.lines.length > 0;
  const settled = useDeferredValue(present); // the preview renders first
  const [isDrawn, setIsDrawn] = useState(false);
  const downloadButton = useRef<HTMLButtonElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  usePrefetch(editor);
  usePrefetch(downloadDialog);

  /** Shows the chosen look, even while the mouse hovers over another one. */
  const chooseLook = (look: PortfolioLook) => {
    setTried(undefined);
    work.edit({ kind: "look", look });
  };

  const drawn = () => {
    startTransition(() => setIsDrawn(true));
    onDrawn();
  };

  /** Closes the editor. A narrow screen has no room for both editor and preview. */
  const showPreview = () => {
    setIsEditing(false);
    setIsPlacing(false);
    editButton.current?.focus();
  };

  return (
    <PageFrame
      screen="portfolio"
      title={<Banner draft={present} doubts={doubts} left={left} />}
      intro={<Intro draft={present} doubts={doubts.size} />}
    >
      <section
        aria-labelledby="preview"
        onKeyDown={(event) => undoOnKeys(event, work)}
        className={isEditing ? "lg:relative lg:left-1/2 lg:w-[min(94vw,96rem)] lg:-translate-x-1/2" : ""}
      >
        <Warnings error={error} isKept={work.isKept} />
        <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
          <h2 id="preview" className="mr-auto text-2xl sm:leading-11">
            Portfolio Preview
          </h2>
          <div className="hidden md:mt-1 md:block">
            <ChoiceChips label="Device" value={device} choices={devices} onChange={setDevice} />
          </div>
          <div className="max-sm:w-full">
            <div className="flex flex-wrap gap-2 max-sm:grid max-sm:w-full max-sm:grid-cols-2">
              <Button
                ref={editButton}
                variant="secondary"
                aria-expanded={isEditing}
                onPointerEnter={editor.prefetch}
                onFocus={editor.prefetch}
                onClick={() => {
                  setIsPlacing(false);
                  setIsEditing(!isEditing);
                }}
              >
                {!isEditing && doubts.size > 0 ? (
                  <TriangleAlert aria-hidden="true" className="size-4 text-warn" />
                ) : (
                  <PencilLine aria-hidden="true" className="size-4" />
                )}
                {isEditing ? "Done editing" : doubts.size > 0 ? toCheck(doubts.size) : "Edit details"}
              </Button>
              <Button variant="secondary" onClick={() => onStartOver(present)}>
                <RotateCcw aria-hidden="true" className="size-4" />
                Start Over
              </Button>
              <DownloadResume draft={present} />
              <span className="flex items-end max-sm:col-span-2">
                <Button
                  ref={downloadButton}
                  className="max-sm:grow"
                  aria-describedby="download-asks"
                  onPointerEnter={downloadDialog.prefetch}
                  onFocus={downloadDialog.prefetch}
                  onClick={() => {
                    downloadDialog.prefetch(); // tries again after a failure
                    setDialog("open");
                  }}
                >
                  <Download aria-hidden="true" className="size-4" />
                  Download Source Code
                </Button>
                {dialog !== "unopened" && (
                  <LazyPart
                    code={downloadDialog}
                    props={{
                      draft: present,
                      isOpen: dialog === "open",
                      onOpenChange: (isOpen) => setDialog(isOpen ? "open" : "closed"),
                      onError: setError,
                      opener: downloadButton,
                      doubts: doubts.size,
                      onCheck: () => setIsEditing(true),
                    }}
                    onDismiss={() => setDialog("unopened")}
                  />
                )}
              </span>
            </div>
            <p id="download-asks" className="mt-3 w-0 min-w-full text-sm text-muted">
              Download Source Code asks for your name and email address, which we keep for a year. Download Resume asks
              for nothing.
            </p>
          </div>
        </div>

        <div className={isEditing ? "mt-6 grid grid-cols-1 gap-6 lg:grid-cols-[25rem_minmax(0,1fr)]" : "mt-6"}>
          {isEditing && (
            <LazyPart
              code={editor}
              props={{ work, offered, isPlacing, onSection: setSection, onDone: showPreview }}
              waiting={<EditorOnItsWay />}
            />
          )}
          <div className={isEditing ? "space-y-5 max-lg:hidden" : "space-y-5"}>
            <DesignPicker
              look={{ design: present.design, accent: present.accent }}
              onChoose={chooseLook}
              onTry={setTried}
            >
              {hasText && <SourceTextChip textId={textId} isShown={isTextShown} onChange={setIsTextShown} />}
              {!isEditing && <UndoButtons work={work} />}
            </DesignPicker>
            {left > 0 && !isEditing && (
              <LeftoverNote
                count={left}
                onPlace={() => {
                  setIsPlacing(true);
                  setIsEditing(true);
                }}
              />
            )}
            <div className={isTextShown && hasText ? "grid gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]" : ""}>
              <PreviewFrame
                draft={tried ? { ...present, ...tried } : present}
                device={device}
                section={section}
                onDrawn={drawn}
              />
              {isTextShown && hasText && <SourceText id={textId} draft={present} />}
            </div>
          </div>
        </div>
        {isDrawn && <BelowPreview work={work} draft={settled} />}
      </section>
    </PageFrame>
  );
}

function Warnings({ error, isKept }: { error: string | undefined; isKept: boolean }) {
  if (!error && isKept) return;
  return (
    <div className="mb-5 space-y-3">
      {error && <ErrorBanner text={error} />}
      {!isKept && (
        <ErrorBanner text="This browser could not keep your latest changes. They last until you close this page: download your site or export your data first. If its storage is full, free some room.">
          <Link to={screens["your-data"].path} className={buttonStyle({ variant: "secondary", size: "small" })}>
            See what is kept
          </Link>
        </ErrorBanner>
      )}
    </div>
  );
}

/** Replaces the browser's undo, which knows only text fields, not lists or designs. */
function undoOnKeys(event: KeyboardEvent, { undo, redo }: Pick<Work, "undo" | "redo">) {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  const key = event.key.toLowerCase();
  const step = key === "y" || (key === "z" && event.shiftKey) ? redo : key === "z" ? undo : undefined;
  if (!step) return;
  event.preventDefault();
  step();
}

function EditorOnItsWay() {
  return (
    <p role="status" className="flex items-center justify-center gap-3 py-16 text-muted">
      <Spinner />
      Opening the editor
    </p>
  );
}

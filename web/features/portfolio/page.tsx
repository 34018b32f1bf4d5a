import { type ReactNode, useRef, useState } from "react";
import type { Draft } from "#domain/portfolio/draft.ts";
import { site } from "#domain/site.ts";
import { clearDraft, keepDraft, readClearedDraft, readDraft } from "#web/lib/kept-draft.ts";
import { goToTop } from "#web/lib/scroll.ts";
import { notify } from "#web/lib/toast.ts";
import { LazyPart } from "#web/ui/lazy-part.tsx";
import { PageFrame } from "#web/ui/page-frame.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { loadResult, preview } from "./result.ts";
import { Start } from "./start.tsx";
import { useFlag } from "./use-flag.ts";

export default function PortfolioPage() {
  const { isEnabled, modelProvider } = useFlag("resume_to_portfolio");
  if (isEnabled) return <Generator modelProvider={modelProvider} />;
  return (
    <Frame>{isEnabled === undefined ? <Wait text="Initializing AI Portfolio Generator..." /> : <Disabled />}</Frame>
  );
}

/**
 * The upload of a resume, then the editor of its portfolio. If the browser has stored a draft, the
 * page opens the draft in the editor.
 */
function Generator({ modelProvider }: { modelProvider: string | null }) {
  const [isWorking, setIsWorking] = useState(() => readDraft() !== null);
  const [first, setFirst] = useState<Draft>();
  const [cleared, setCleared] = useState(readClearedDraft);
  const justRead = useRef<Draft>(undefined);

  const begin = (draft?: Draft) => {
    setFirst(draft);
    setIsWorking(true);
    goToTop();
  };

  /** Announces a new portfolio once its preview is painted, so that the toast causes no delay. */
  const drawn = () => {
    const draft = justRead.current;
    justRead.current = undefined;
    if (draft)
      loadResult().then(({ wrongFile }) => wrongFile(draft) || notify.success("Portfolio generated successfully!"));
  };

  const startOver = (draft: Draft) => {
    const text = JSON.stringify(draft);
    clearDraft(text);
    setCleared(text);
    setIsWorking(false);
    goToTop();
  };

  const bringBack = (text: string) => () => {
    keepDraft(text);
    begin();
  };

  if (isWorking) {
    return (
      <LazyPart
        code={preview}
        props={{ first, onStartOver: startOver, onDrawn: drawn }}
        frame={Frame}
        waiting={<Wait text="Loading your portfolio" />}
      />
    );
  }
  return (
    <Frame>
      <Start
        provider={modelProvider}
        onRead={(draft) => {
          justRead.current = draft;
          begin(draft);
        }}
        onImported={begin}
        onBringBack={cleared === null ? undefined : bringBack(cleared)}
      />
    </Frame>
  );
}

/**
 * The page. Its content is at least as high as the upload, so that nothing moves when the upload
 * appears.
 */
function Frame({ children }: { children: ReactNode }) {
  return (
    <PageFrame
      screen="portfolio"
      title="Resume to Portfolio Generator"
      intro="Drop your resume, check what was read, leave with your own website. No sign-up. The download asks for your name and email."
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

import { LayoutTemplate, Scale } from "lucide-react";
import { useRef, useState } from "react";
import { Link, useLocation } from "wouter";
import { draftFrom } from "#domain/portfolio/draft.ts";
import { firstDraft } from "#domain/portfolio/first-draft.ts";
import type { Answer } from "#domain/portfolio/from-resume.ts";
import { screens } from "#domain/screens.ts";
import { restoreFocus } from "#web/lib/focus.ts";
import { keepDraft, readDraft } from "#web/lib/kept-draft.ts";
import { showToast } from "#web/lib/toast.ts";
import { Button, buttonStyle } from "#web/ui/button.tsx";

const editor = screens.portfolio.path;
const jobMatch = screens["job-match"].path;

/** Whether a stored draft was made from the same file. The draft may have the visitor's edits. */
function isOfSameFile(draft: string, answer: Answer): boolean {
  const linesIn = (text: string) => draftFrom(text)?.lines.join("\n") ?? "";
  return linesIn(draft) !== "" && linesIn(draft) === linesIn(JSON.stringify(firstDraft(answer)));
}

/** The toast stays on the page that `take` opens, and on the pages after it. */
function offerBack(draft: string) {
  const onAction = () => {
    keepDraft(draft);
    showToast({ title: "Your portfolio is back" });
  };
  showToast({ title: "Your portfolio was replaced", action: { label: "Bring it back", onAction }, stays: true });
}

/**
 * Leads to the portfolio editor or the job match. Both use the stored draft, so the answer becomes
 * the draft, unless the draft was made from the same file. Asks before it replaces another file's
 * draft. `answer` is undefined if the stored draft itself was checked.
 */
export function ToPortfolio({ answer }: { answer: Answer | undefined }) {
  const [, navigate] = useLocation();
  const [asking, setAsking] = useState<string>();
  const question = useRef<HTMLFieldSetElement>(null);
  if (!answer)
    return (
      <>
        <Link to={editor} className={buttonStyle()}>
          <LayoutTemplate aria-hidden="true" className="size-4" />
          Open it in the editor
        </Link>
        <Link to={jobMatch} className={buttonStyle({ variant: "secondary" })}>
          <Scale aria-hidden="true" className="size-4" />
          Compare with a job posting
        </Link>
      </>
    );

  const take = (path: string) => {
    const before = readDraft();
    keepDraft(JSON.stringify(firstDraft(answer)));
    navigate(path);
    if (before !== null) offerBack(before);
  };
  const takeOrAsk = (path: string) => {
    const kept = readDraft();
    if (kept === null) return take(path);
    if (isOfSameFile(kept, answer)) return navigate(path);
    setAsking(path);
    restoreFocus(() => question.current?.querySelector("a") ?? null);
  };
  if (!asking)
    return (
      <>
        <Button onClick={() => takeOrAsk(editor)}>
          <LayoutTemplate aria-hidden="true" className="size-4" />
          Make a website of it
        </Button>
        <Button variant="secondary" onClick={() => takeOrAsk(jobMatch)}>
          <Scale aria-hidden="true" className="size-4" />
          Compare with a job posting
        </Button>
      </>
    );
  return (
    <fieldset ref={question} className="flex flex-wrap items-center gap-2">
      <legend className="float-left mr-2 text-[0.9375rem] font-semibold">
        This browser keeps a portfolio of another file. Replace it?
      </legend>
      <Link to={asking} className={buttonStyle({ variant: "secondary" })}>
        {asking === editor ? "Open" : "Compare"} the kept one
      </Link>
      <Button onClick={() => take(asking)}>Replace it with this one</Button>
    </fieldset>
  );
}

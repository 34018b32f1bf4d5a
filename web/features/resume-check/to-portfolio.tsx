import { LayoutTemplate } from "lucide-react";
import { useState } from "react";
import { Link, useLocation } from "wouter";
import { firstDraft } from "#domain/portfolio/first-draft.ts";
import type { Answer } from "#domain/portfolio/from-resume.ts";
import { screens } from "#domain/screens.ts";
import { keepDraft, readDraft } from "#web/lib/kept-draft.ts";
import { Button, buttonStyle } from "#web/ui/button.tsx";

const editor = screens.portfolio.path;

/** Goes on to the portfolio editor with what was read. A draft that is kept is replaced on demand. */
export function ToPortfolio({ answer }: { answer: Answer | undefined }) {
  const [, navigate] = useLocation();
  const [isAsking, setIsAsking] = useState(false);
  if (!answer)
    return (
      <Link to={editor} className={buttonStyle()}>
        <LayoutTemplate aria-hidden="true" className="size-4" />
        Open it in the editor
      </Link>
    );

  const take = () => {
    keepDraft(JSON.stringify(firstDraft(answer)));
    navigate(editor);
  };
  if (!isAsking)
    return (
      <Button onClick={() => (readDraft() === null ? take() : setIsAsking(true))}>
        <LayoutTemplate aria-hidden="true" className="size-4" />
        Make a website of it
      </Button>
    );
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="float-left mr-2 text-[0.9375rem] font-semibold">
        This browser keeps another portfolio. Replace it?
      </legend>
      <Link to={editor} className={buttonStyle({ variant: "secondary" })}>
        Keep and open it
      </Link>
      <Button onClick={take}>Replace it</Button>
    </fieldset>
  );
}

import { FileDown } from "lucide-react";
import { useRef, useState } from "react";
import type { Draft } from "#domain/portfolio/draft.ts";
import { Button } from "#web/ui/button.tsx";
import { LazyPart } from "#web/ui/lazy-part.tsx";
import { prepareResume, resumeDialog } from "../parts.ts";

/** The button that opens the dialog to download a resume. */
export function DownloadResume({ draft }: { draft: Draft }) {
  const [dialog, setDialog] = useState<"unopened" | "open" | "closed">("unopened");
  const opener = useRef<HTMLButtonElement>(null);
  const prepare = () => dialog === "unopened" && prepareResume(draft);
  return (
    <>
      <Button
        ref={opener}
        variant="secondary"
        className="max-sm:col-span-2"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          resumeDialog.prefetch(); // tries again after a failure
          setDialog("open");
        }}
      >
        <FileDown aria-hidden="true" className="size-4" />
        Download Resume
      </Button>
      {dialog !== "unopened" && (
        <LazyPart
          code={resumeDialog}
          props={{
            draft,
            isOpen: dialog === "open",
            onOpenChange: (isOpen) => setDialog(isOpen ? "open" : "closed"),
            opener,
          }}
        />
      )}
    </>
  );
}

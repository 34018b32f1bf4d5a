import { FileSearch } from "lucide-react";
import { type Draft, draftFrom } from "#domain/portfolio/draft.ts";
import { useHydrated } from "#web/lib/hydrated.ts";
import { readDraft } from "#web/lib/kept-draft.ts";
import { latestFile } from "#web/lib/resume-reader/read-on-device.ts";
import { Button } from "#web/ui/button.tsx";

/** Offers to check the latest file of this visit without choosing it again. */
export function FileAtHand({ onFile }: { onFile: (file: File) => void }) {
  const isHydrated = useHydrated();
  const file = isHydrated ? latestFile() : undefined;
  return (
    file && (
      <Offer
        isFirst
        text="You have just read this resume here:"
        name={file.name}
        button="Check it"
        onPress={() => onFile(file)}
      />
    )
  );
}

/** Offers to check the stored draft. */
export function DraftAtHand({ onDraft }: { onDraft: (draft: Draft) => void }) {
  const isHydrated = useHydrated();
  const draft = isHydrated ? draftFrom(readDraft() ?? "") : undefined;
  return (
    draft && (
      <Offer
        text={
          latestFile()
            ? "Or check your draft with its edits, without what only the file can show."
            : "This browser has your draft, but not the file. Checks that need the file are left out."
        }
        name={draft.data.settings.name || "Your draft"}
        button="Check the draft"
        onPress={() => onDraft(draft)}
      />
    )
  );
}

type OfferProps = { isFirst?: boolean; text: string; name: string; button: string; onPress: () => void };

function Offer({ isFirst, text, name, button, onPress }: OfferProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 card px-4 py-3">
      <p className="min-w-0 text-[0.9375rem] text-muted">
        {text}{" "}
        <strong dir="auto" className="text-ink wrap-anywhere">
          {name}
        </strong>
      </p>
      <Button variant={isFirst ? "primary" : "secondary"} onClick={onPress}>
        <FileSearch aria-hidden="true" className="size-4" />
        {button}
      </Button>
    </div>
  );
}
